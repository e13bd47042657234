import { channels, type PresenceMember, type PresenceState } from '@hamyar/contracts';
import { usePresence, useSession } from '@hamyar/module-sdk';
import { faStaff } from '../../messages/fa-staff.ts';
import { otherMembers } from '../../shared/other-members.ts';

/**
 * The other people who have this ticket open. Writing a reply comes before writing a note, and both before reading. Other
 * tabs of the same person do not count.
 */
export function useCollision(ticketId: number, state: PresenceState): readonly PresenceMember[] {
  const { id } = useSession();
  return otherMembers(usePresence(channels.presence(ticketId), state), id);
}

/** The sentence about the most active one; `{user}` is filled in by the screen. */
export const collisionText = (member: PresenceMember): string =>
  faStaff.presence[member.state === 'left' ? 'viewing' : member.state];
