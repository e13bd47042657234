import type { ChannelPolicy } from '../../platform/realtime/channel.policy.ts';
import { visibleTickets } from './content-access.service.ts';

/**
 * The channels of one ticket, by the same policy as HTTP. The staff channel and presence need the right to the internal
 * part.
 */
export const ticketChannels: ChannelPolicy = {
  kinds: ['ticket', 'ticket-staff', 'presence-ticket'],
  async subscribable(deps, user, channels) {
    const visible = await visibleTickets(deps, user, [...new Set(channels.map(({ id }) => id))]);
    return channels.filter(({ kind, id }) => {
      const rights = visible.get(id);
      return kind === 'ticket' ? rights !== undefined : rights?.internal === true;
    });
  },
};
