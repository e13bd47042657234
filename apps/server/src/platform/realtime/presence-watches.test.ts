import {
  PRESENCE_ROW_MEMBERS,
  PRESENCE_WATCH_MAX,
  PRESENCE_WATCH_MS,
  SOCKET_FRAME_MAX,
  type PresenceMember,
  type PresenceRow,
  type ServerFrame,
} from '@hamyar/contracts';
import type { WebSocket } from 'ws';
import { PEOPLE } from '../../../test/ticket-desk.ts';
import { PresenceWatches } from './presence-watches.ts';
import { SocketConnection } from './socket-connection.ts';

const member = (user_id: number, state: PresenceMember['state'] = 'viewing'): PresenceMember => ({
  user_id,
  name: `کارشناس ${user_id}`,
  profile_picture_name: null,
  state,
});
const person = (id: number) => {
  const { state: _state, ...rest } = member(id);
  return rest;
};
const named = (ids: readonly number[]) => ids.map((id) => `presence-ticket.${id}`);

function desk() {
  const people = new Map<string, PresenceMember[]>();
  const hidden = new Set<string>();
  const readings: (readonly string[])[] = [];
  let answer: (() => void) | null = null;
  const control = { waits: false, fails: false };
  const watches = new PresenceWatches({
    members: (channel) => people.get(channel) ?? [],
    allowed: async (_connection, channels) => {
      readings.push(channels);
      if (control.fails) throw new Error('no database');
      const allowed = new Set(channels.filter((channel) => !hidden.has(channel)));
      if (control.waits)
        await new Promise<void>((done) => {
          answer = done;
        });
      return allowed;
    },
  });
  const open = (id: number) => {
    const texts: string[] = [];
    const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send: (text: string) => texts.push(text) };
    const tab = new SocketConnection(`tab ${id}`, id, { ...PEOPLE.sara, id }, socket as unknown as WebSocket);
    const frames = () => texts.map((text) => JSON.parse(text) as Extract<ServerFrame, { type: 'watched' }>);
    return { tab, texts, frames };
  };
  const answerReading = async () => {
    answer?.();
    for (let round = 0; round < 10; round += 1) await Promise.resolve();
  };
  return { watches, people, hidden, readings, control, open, answerReading };
}
const ids = (rows: readonly PresenceRow[]) => rows.map(([channel]) => Number(channel.split('.')[1]));
const rowsOf = (count: number) => named(Array.from({ length: count }, (_, index) => index + 1));

describe('the presence of rows', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[decisions 2.4] of a whole page is read once and answered in one frame that names the rows with somebody', async () => {
    const { watches, people, readings, open } = desk();
    people.set('presence-ticket.7', [member(1), member(2, 'replying')]);
    const { tab, frames } = open(9);
    await watches.watch(tab, rowsOf(50));
    expect(readings.map(({ length }) => length)).toEqual([50]);
    expect(frames()).toEqual([
      {
        type: 'watched',
        first: true,
        rows: [
          [
            'presence-ticket.7',
            [
              [2, 'replying'],
              [1, 'viewing'],
            ],
          ],
        ],
        people: [2, 1].map(person),
      },
    ]);
  });

  it('[decisions 2.4] comes in one frame for everything that changes within a second, the most active people first', async () => {
    const { watches, people, open } = desk();
    const { tab, frames } = open(9);
    await watches.watch(tab, rowsOf(50));
    people.set(
      'presence-ticket.3',
      [1, 2, 3, 4, 5].map((id) => member(id, id === 5 ? 'noting' : 'viewing')),
    );
    for (let change = 0; change < 20; change += 1) watches.change('presence-ticket.3');
    watches.change('presence-ticket.4');
    watches.change('presence-ticket.99');
    expect(frames()).toHaveLength(1);
    jest.advanceTimersByTime(PRESENCE_WATCH_MS);
    expect(frames()).toHaveLength(2);
    expect(ids(frames()[1]!.rows)).toEqual([3, 4]);
    expect(frames()[1]!.rows[0]![1].map(([id]) => id)).toEqual([5, 1, 2, 3]);
    expect(frames()[1]!.rows[1]![1]).toEqual([]);
    jest.advanceTimersByTime(PRESENCE_WATCH_MS * 10);
    expect(frames()).toHaveLength(2);
  });

  it('[decisions 2.4] is not sent of a row that the person may not see, and falls out with the right', async () => {
    const { watches, people, hidden, open } = desk();
    for (const channel of rowsOf(3)) people.set(channel, [member(1)]);
    hidden.add('presence-ticket.2');
    const { tab, frames } = open(9);
    await watches.watch(tab, rowsOf(3));
    expect(ids(frames()[0]!.rows)).toEqual([1, 3]);
    watches.change('presence-ticket.2');
    watches.recheck(tab, ['presence-ticket.1', 'presence-ticket.2'], new Set(['presence-ticket.2']));
    jest.advanceTimersByTime(PRESENCE_WATCH_MS);
    expect(frames()[1]!.rows).toEqual([
      ['presence-ticket.1', []],
      ['presence-ticket.2', [[1, 'viewing']]],
    ]);
    watches.change('presence-ticket.1');
    jest.advanceTimersByTime(PRESENCE_WATCH_MS);
    expect(frames()).toHaveLength(2);
  });

  it('[decisions 2.4] is read again when access changes while it is read, because the answer may be older', async () => {
    const { watches, people, hidden, readings, control, open, answerReading } = desk();
    for (const channel of rowsOf(2)) people.set(channel, [member(1)]);
    control.waits = true;
    const { tab, frames } = open(9);
    void watches.watch(tab, rowsOf(2));
    hidden.add('presence-ticket.2');
    watches.recheck(tab, ['presence-ticket.2'], new Set());
    await answerReading();
    await answerReading();
    expect(readings).toHaveLength(2);
    expect(ids(frames().at(-1)!.rows)).toEqual([1]);
  });

  it('[decisions 2.4] of a set that was replaced is not answered, and fast scrolling reads one set at a time', async () => {
    const { watches, people, readings, control, open, answerReading } = desk();
    for (const channel of rowsOf(9)) people.set(channel, [member(1)]);
    control.waits = true;
    const { tab, frames } = open(9);
    for (const id of [1, 2, 3, 4]) void watches.watch(tab, named([id]));
    await answerReading();
    await answerReading();
    expect(readings).toEqual([named([1]), named([4])]);
    expect(frames().map(({ rows }) => ids(rows))).toEqual([[4]]);
    await watches.watch(tab, []);
    watches.change('presence-ticket.4');
    jest.advanceTimersByTime(PRESENCE_WATCH_MS);
    expect(frames()).toHaveLength(1);
    expect([...watches.watchersOf('presence-ticket.4')]).toEqual([]);
  });

  it('[decisions 2.4] keeps the longest list of rows within the limit of a frame', async () => {
    const { watches, people, open } = desk();
    for (const channel of rowsOf(PRESENCE_WATCH_MAX))
      people.set(
        channel,
        [1, 2, 3, 4, 5, 6].map((id) => ({ ...member(Number(channel.split('.')[1]) * 10 + id), name: 'ن'.repeat(100) })),
      );
    const { tab, texts, frames } = open(9);
    await watches.watch(tab, rowsOf(PRESENCE_WATCH_MAX));
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SOCKET_FRAME_MAX);
    const rows = frames().flatMap((frame) => frame.rows);
    expect(rows).toHaveLength(PRESENCE_WATCH_MAX);
    expect(rows.every(([, members]) => members.length === PRESENCE_ROW_MEMBERS)).toBe(true);
    expect(
      frames()
        .map(({ first }) => first === true)
        .filter(Boolean),
    ).toEqual([true]);
    expect(frames()[0]!.first).toBe(true);
  });

  it('[decisions 2.4] names each person once to a tab, and again under a new name', async () => {
    const { watches, people, open } = desk();
    people.set('presence-ticket.1', [member(1)]);
    const { tab, frames } = open(9);
    await watches.watch(tab, rowsOf(2));
    people.set('presence-ticket.2', [member(1), member(2)]);
    watches.change('presence-ticket.2');
    jest.advanceTimersByTime(PRESENCE_WATCH_MS);
    people.set('presence-ticket.2', [{ ...member(1), name: 'نام تازه' }]);
    watches.change('presence-ticket.2');
    jest.advanceTimersByTime(PRESENCE_WATCH_MS);
    expect(frames().map((frame) => frame.people)).toEqual([
      [person(1)],
      [person(2)],
      [{ ...person(1), name: 'نام تازه' }],
    ]);
  });

  it('[decisions 2.4] shows nobody while access cannot be read, and everybody when it can', async () => {
    const { watches, people, control, open } = desk();
    people.set('presence-ticket.1', [member(1)]);
    const { tab, frames } = open(9);
    await watches.watch(tab, rowsOf(2));
    watches.suspend(tab);
    expect(frames().at(-1)).toEqual({ type: 'watched', first: true, rows: [], people: [] });
    control.fails = true;
    await expect(watches.read(tab)).rejects.toThrow('no database');
    watches.change('presence-ticket.1');
    jest.advanceTimersByTime(PRESENCE_WATCH_MS);
    expect(frames()).toHaveLength(2);
    control.fails = false;
    await watches.read(tab);
    expect(ids(frames().at(-1)!.rows)).toEqual([1]);
  });
});
