// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';

export interface ChannelAuthBody {
  channels: string[];
}

export interface ChannelAuthData {
  tokens: Record<string, string>;
}

/** Short-lived tokens for the channels that the caller may subscribe to; others are left out. */
export const channelAuth: Call<ChannelAuthBody, ChannelAuthData> = {
  name: 'channelAuth',
  method: 'POST',
  path: '/api/channelAuth',
};
