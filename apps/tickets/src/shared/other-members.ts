import type { PresenceMember, PresenceState } from '@hamyar/contracts';

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
