import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { unixOut } from '../field.schema.ts';
import { INVITATION_TOKEN_MAX } from '../limits.ts';
import { newPassword } from './credential.schema.ts';
import { loginSession } from './login.schema.ts';

const params = z.object({ token: z.string().max(INVITATION_TOKEN_MAX) });

/** Who an invitation is for. */
export const invitation = z.object({
  name: z.string(),
  /** By what the person will log in, in the form in which it is typed. */ username: z.string(),
  expires_at: unixOut,
});

export const invitationGet = defineEndpoint({
  name: 'invitationGet',
  method: 'GET',
  path: '/api/invitation/:token',
  slice: 'identity',
  access: 'visitor',
  summary: 'Who an invitation is for; the same answer for one that was used, withdrawn, has ended or never was.',
  params,
  data: invitation,
  limits: [{ max: 30, window: 60, by: 'ip' }],
});

export const invitationAccept = defineEndpoint({
  name: 'invitationAccept',
  method: 'POST',
  path: '/api/invitation/:token',
  slice: 'identity',
  access: 'visitor',
  summary: 'Accepts an invitation once, with the password that the person chooses, and opens their session.',
  params,
  body: z.strictObject({ password: newPassword }),
  data: loginSession,
  limits: [{ max: 20, window: 60, by: 'ip' }],
});
