import { PRESENCE_WATCH_MAX, type PresenceRow } from '@hamyar/contracts';
import { WatchedPresence } from './watched-presence.ts';

const people = [7, 8].map((user_id) => ({ user_id, name: `u${user_id}`, profile_picture_name: null }));
const row = (id: number, ...members: number[]): PresenceRow => [
  channel(id),
  members.map((member) => [member, 'viewing']),
];
const channel = (id: number) => `presence-ticket.${id}`;

function start() {
  const sent: string[][] = [];
  const watched = new WatchedPresence((channels) => void sent.push(channels));
  const seen = new Map<number, number[]>();
  const show = (id: number) =>
    watched.watch(
      channel(id),
      (members) =>
        void seen.set(
          id,
          members.map(({ user_id }) => user_id),
        ),
    );
  return { watched, sent, seen, show };
}

describe('the presence of shown rows', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[decisions 2.4] asks for all rows of a page in one message, and for the next page in one', () => {
    const { sent, show } = start();
    const page = [1, 2, 3].map(show);
    jest.runAllTimers();
    page.forEach((leave) => leave());
    [3, 4].forEach(show);
    jest.runAllTimers();
    expect(sent).toEqual([[1, 2, 3].map(channel), [3, 4].map(channel)]);
  });

  it('[decisions 2.4] sends nothing when the same rows are drawn again, and shows who is in them', () => {
    const { watched, sent, seen, show } = start();
    const leave = show(1);
    jest.runAllTimers();
    watched.receive({ type: 'watched', first: true, rows: [row(1, 7)], people });
    leave();
    watched.receive({ type: 'watched', rows: [row(1, 7, 8)], people: [] });
    seen.clear();
    show(1);
    expect([...seen]).toEqual([[1, [7, 8]]]);
    jest.runAllTimers();
    expect(sent).toEqual([[channel(1)]]);
  });

  it('[decisions 2.4] says who is in a row, and forgets whom the first answer of a new connection does not name', () => {
    const { watched, sent, seen, show } = start();
    [1, 2].forEach(show);
    jest.runAllTimers();
    watched.receive({ type: 'watched', first: true, rows: [row(1, 7), row(2, 7)], people });
    watched.receive({ type: 'watched', rows: [row(2, 7, 8)], people: [] });
    expect([...seen]).toEqual([
      [1, [7]],
      [2, [7, 8]],
    ]);
    watched.resend();
    jest.runAllTimers();
    expect(sent).toHaveLength(2);
    watched.receive({ type: 'watched', first: true, rows: [row(2, 8)], people });
    expect([...seen]).toEqual([
      [1, []],
      [2, [8]],
    ]);
  });

  it('shows a row that is drawn a second time what is known, and nothing of a row that left', () => {
    const { watched, seen, show } = start();
    const leave = show(1);
    watched.receive({ type: 'watched', rows: [row(1, 7), row(9, 7)], people });
    seen.clear();
    const again = show(1);
    expect([...seen]).toEqual([[1, [7]]]);
    leave();
    again();
    jest.runAllTimers();
    seen.clear();
    show(1);
    show(9);
    expect([...seen]).toEqual([]);
  });

  it('[decisions 2.4] names no more rows than the server accepts, those that came last', () => {
    const { sent, show } = start();
    for (let id = 1; id <= PRESENCE_WATCH_MAX + 5; id += 1) show(id);
    jest.runAllTimers();
    expect(sent[0]).toHaveLength(PRESENCE_WATCH_MAX);
    expect([sent[0]![0], sent[0]!.at(-1)]).toEqual([channel(6), channel(PRESENCE_WATCH_MAX + 5)]);
  });
});
