import { PRESENCE_WATCH_MAX, type PresenceMember, type ServerFrame } from '@hamyar/contracts';

type Watcher = (members: readonly PresenceMember[]) => void;

/** ms during which rows that come and go are collected, so that a page of a list is one message */
const BATCH_DELAY_MS = 100;

const NOBODY: readonly PresenceMember[] = [];

/** Who has the tickets of the shown rows open: one set of channels for all lists of this tab (docs/adr/0094). */
export class WatchedPresence {
  readonly #send: (channels: string[]) => void;
  /** in the order in which the rows have come */
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #members = new Map<string, readonly PresenceMember[]>();
  /** those whom the server has named */
  readonly #people = new Map<number, Omit<PresenceMember, 'state'>>();
  /** the set that the server knows */
  #sent = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (channels: string[]) => void) {
    this.#send = send;
  }

  watch(channel: string, changed: Watcher): () => void {
    const watchers = this.#watchers.get(channel) ?? new Set();
    this.#watchers.set(channel, watchers.add(changed));
    const known = this.#members.get(channel);
    if (known) changed(known);
    this.#schedule();
    return () => {
      watchers.delete(changed);
      if (watchers.size > 0 || this.#watchers.get(channel) !== watchers) return;
      // who is in it stays known until the next message: the same row may be drawn again before
      this.#watchers.delete(channel);
      this.#schedule();
    };
  }

  receive({ rows, people, first }: Extract<ServerFrame, { type: 'watched' }>): void {
    for (const person of people) this.#people.set(person.user_id, person);
    const named = new Set(rows.map(([channel]) => channel));
    if (first) for (const channel of [...this.#members.keys()]) if (!named.has(channel)) this.#set(channel, NOBODY);
    for (const [channel, members] of rows)
      this.#set(
        channel,
        members.flatMap(([id, state]) => {
          const person = this.#people.get(id);
          return person ? [{ ...person, state }] : [];
        }),
      );
  }

  /** A new connection knows no rows; what is shown stays until its answer. */
  resend(): void {
    this.#sent = '';
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #set(channel: string, members: readonly PresenceMember[]): void {
    const watchers = this.#watchers.get(channel);
    if (!watchers && !this.#members.has(channel)) return;
    if (members.length === 0) this.#members.delete(channel);
    else this.#members.set(channel, members);
    for (const changed of watchers ?? []) changed(members);
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      for (const channel of [...this.#members.keys()]) if (!this.#watchers.has(channel)) this.#members.delete(channel);
      const channels = [...this.#watchers.keys()].slice(-PRESENCE_WATCH_MAX);
      const written = channels.toSorted().join(' ');
      if (written === this.#sent) return;
      this.#sent = written;
      this.#send(channels);
    }, BATCH_DELAY_MS);
  }
}
