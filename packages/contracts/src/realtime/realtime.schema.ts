import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const channelAuth = defineEndpoint({
  name: 'channelAuth',
  method: 'POST',
  path: '/api/channelAuth',
  slice: 'realtime',
  access: 'user',
  allowedWhenExpired: true,
  // gives tokens for the person's own channel only
  allowedWithGivenPassword: true,
  summary: 'Short-lived tokens for the channels that the caller may subscribe to; others are left out.',
  body: z.strictObject({ channels: z.array(z.string().max(60)).min(1).max(200) }),
  data: z.object({ tokens: z.record(z.string(), z.string()) }),
  limits: [{ max: 240, window: 60, by: 'user' }],
});
