import type { ChannelPolicy } from '../../platform/realtime/channel.policy.ts';
import { ticketVisibility } from './content-access.service.ts';

/**
 * The channels of one ticket, by the same policy as HTTP. The staff channel and presence need the right to the internal
 * part.
 */
export const ticketChannels: ChannelPolicy = {
  kinds: ['ticket', 'ticket-staff', 'presence-ticket'],
  async rights(deps, channels) {
    const visibility = await ticketVisibility(deps, [...new Set(channels.map(({ id }) => id))]);
    return (user, { kind, id }) => {
      const visible = visibility(user, id);
      return kind === 'ticket' ? visible !== null : visible?.internal === true;
    };
  },
};
