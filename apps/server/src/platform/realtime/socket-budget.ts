import type { SocketConnection } from './socket-connection.ts';

/** Open sockets of one person on this node. Nobody works in so many tabs at the same time. */
export const SOCKETS_MAX = 20;
/** Frames that all tabs of a person may send together in {@link FRAME_WINDOW} milliseconds. */
export const FRAMES_MAX = 400;
const FRAME_WINDOW = 10_000;

interface Person {
  /** in the order in which they were opened */
  open: Set<SocketConnection>;
  frames: number;
  windowEnds: number;
}

/**
 * What one person may hold and send on this node, whatever the number of tabs: a limit for each tab alone is no limit
 * for a person who opens tabs.
 */
export class SocketBudget {
  readonly #people = new Map<number, Person>();

  /** Counts a new socket. @returns the oldest ones, which have to make room for it */
  add(connection: SocketConnection): SocketConnection[] {
    const person = this.#person(connection);
    person.open.add(connection);
    const excess = [...person.open].slice(0, Math.max(0, person.open.size - SOCKETS_MAX));
    for (const oldest of excess) person.open.delete(oldest);
    return excess;
  }

  remove(connection: SocketConnection): void {
    this.#people.get(connection.user.id)?.open.delete(connection);
  }

  /** Counts a frame; false when the person sends more than people with many tabs do. */
  countFrame(connection: SocketConnection, now: number): boolean {
    const person = this.#person(connection);
    if (now > person.windowEnds) Object.assign(person, { windowEnds: now + FRAME_WINDOW, frames: 0 });
    person.frames += 1;
    return person.frames <= FRAMES_MAX;
  }

  /** Forgets people without a socket; not immediately, because a new socket would begin with a full budget. */
  sweep(now: number): void {
    for (const [id, { open, windowEnds }] of this.#people)
      if (open.size === 0 && now > windowEnds) this.#people.delete(id);
  }

  #person({ user }: SocketConnection): Person {
    const known = this.#people.get(user.id);
    if (known) return known;
    const person: Person = { open: new Set(), frames: 0, windowEnds: 0 };
    this.#people.set(user.id, person);
    return person;
  }
}
