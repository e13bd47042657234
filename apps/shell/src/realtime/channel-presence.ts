import type { PresenceMember, PresenceState } from '@hamyar/contracts';

/** The people present on one channel, shared by all components of this tab. */
export class ChannelPresence {
  /** This person's own state, sent again as a heartbeat. */
  ownState: PresenceState | null = null;
  readonly #watchers = new Set<(members: readonly PresenceMember[]) => void>();
  #members: readonly PresenceMember[] = [];

  get hasWatchers(): boolean {
    return this.#watchers.size > 0;
  }

  watch(onChange: (members: readonly PresenceMember[]) => void): () => void {
    this.#watchers.add(onChange);
    onChange(this.#members);
    return () => void this.#watchers.delete(onChange);
  }

  setMembers(members: readonly PresenceMember[]): void {
    this.#members = members;
    for (const watcher of this.#watchers) watcher(members);
  }

  updateMember(member: PresenceMember): void {
    const others = this.#members.filter((one) => one.user_id !== member.user_id);
    this.setMembers(member.state === 'left' ? others : [...others, member]);
  }
}
