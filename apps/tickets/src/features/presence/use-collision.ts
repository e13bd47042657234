import { channels, type PresenceMember, type PresenceState } from '@hamyar/contracts';
import { usePresence, useSession } from '@hamyar/module-sdk';
import { faStaff } from '../../messages/fa-staff.ts';

/**
 * The other people who have this ticket open. Writing a reply comes before writing a note, and both before reading.
 * Other
 * tabs of the same person do not count.
 */
export function useCollision(ticketId: number, state: PresenceState): readonly PresenceMember[] {
  const { id } = useSession();
  return otherMembers(usePresence(channels.presence(ticketId), state), id);
}

const STATE_ORDER: Record<PresenceState, number> = { replying: 0, noting: 1, viewing: 2, left: 3 };

/** The others who have the ticket open, the most active first, each once. */
export function otherMembers(members: readonly PresenceMember[], own: number): PresenceMember[] {
  const byUser = new Map<number, PresenceMember>();
  for (const member of members) {
    if (member.user_id === own || member.state === 'left') continue;
    const known = byUser.get(member.user_id);
    if (!known || STATE_ORDER[member.state] < STATE_ORDER[known.state]) byUser.set(member.user_id, member);
  }
  return [...byUser.values()].sort((a, b) => STATE_ORDER[a.state] - STATE_ORDER[b.state]);
}

/** The sentence about the most active one; `{user}` is filled in by the screen. */
export const collisionText = (member: PresenceMember): string =>
  faStaff.presence[member.state === 'left' ? 'viewing' : member.state];
