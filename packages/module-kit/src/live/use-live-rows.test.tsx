import { usePlatform } from '@hamyar/module-sdk';
import { act, buildUser, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { useLiveRows, type LiveRows } from './use-live-rows.ts';
import { useNow } from './use-now.ts';

interface Row {
  id: number;
  created_at: number;
}
const READ_AT = 1_790_000_000;
const asked: { ids: readonly number[]; matching: string }[] = [];
const replaced: unknown[] = [];

const options: LiveRows<Row> = {
  visibleIds: [1, 2],
  list: 'open',
  complete: false,
  readAt: READ_AT,
  channels: ['ticket.list'],
  rowEvent: (event) => (event.name === 'ticket.changed' ? { changed: event.data.id } : null),
  fetchRows: (ids, matching) => {
    asked.push({ ids, matching });
    return Promise.resolve(
      ids.map((id) => ({ id, created_at: id === 8 ? READ_AT + 60 : id === 9 ? READ_AT - 3600 : READ_AT })),
    );
  },
  replaceRows: (ids, rows) => void replaced.push([ids, rows.map(({ id }) => id)]),
  onMissed: () => undefined,
};

function Count(change: Partial<LiveRows<Row>>) {
  const { arrived, clear } = useLiveRows<Row>({ ...options, ...change });
  return (
    <button type="button" onClick={clear}>
      {arrived}
    </button>
  );
}
const show = (change: Partial<LiveRows<Row>> = {}) =>
  renderInTestShell(<Count {...change} />, { user: buildUser('employee'), path: '/' });
const button = () => screen.getByRole('button').textContent;

describe('live rows', () => {
  beforeEach(() => {
    asked.length = 0;
    replaced.length = 0;
  });

  it('fetches what is shown again, and counts what is new without showing it', async () => {
    const { socket, person } = show();
    act(() => {
      for (const id of [1, 8, 9]) socket.emit('ticket.list', 'ticket.changed', { id, version: 2 } as never);
    });
    await waitFor(() => expect(button()).toBe('1'));
    expect(asked).toEqual([
      { ids: [1], matching: 'any' },
      { ids: [8, 9], matching: 'filter' },
    ]);
    expect(replaced).toEqual([[[1], [1]]]);
    await person.click(screen.getByRole('button'));
    expect(button()).toBe('0');
  });

  it('counts an older row too where the whole list is shown, and starts anew with another list', async () => {
    const { socket, rerender } = show({ complete: true });
    act(() => socket.emit('ticket.list', 'ticket.changed', { id: 9, version: 2 } as never));
    await waitFor(() => expect(button()).toBe('1'));
    rerender(<Count complete list="mine" />);
    expect(button()).toBe('0');
  });

  it('counts a row that was created for this list however old it is, and one within the tolerance of the clocks', async () => {
    const created = jest.fn();
    const { socket } = show({
      rowEvent: (event) => {
        const { id } = (event as { data: { id: number } }).data;
        return id === 9 ? { created: id } : { changed: id };
      },
      fetchRows: (ids) =>
        Promise.resolve(ids.map((id) => ({ id, created_at: id === 7 ? READ_AT - 4 : READ_AT - 3600 }))),
      onChange: created,
    });
    act(() => {
      for (const id of [9, 7, 6]) socket.emit('ticket.list', 'ticket.changed', { id, version: 2 } as never);
    });
    await waitFor(() => expect(button()).toBe('2'));
    expect(created).toHaveBeenCalledTimes(1);
  });

  it('asks to read everything again after events were lost, and unsubscribes when it is closed', () => {
    const onMissed = jest.fn();
    const { socket, unmount } = show({ onMissed });
    act(() => socket.missed());
    expect(onMissed).toHaveBeenCalledTimes(1);
    unmount();
    expect(socket.channels()).toEqual([]);
  });
});

describe('the time on a screen', () => {
  it('moves with the clock of the server', () => {
    const Clock = () => <output>{useNow(30) - usePlatform().now()}</output>;
    jest.useFakeTimers();
    try {
      renderInTestShell(<Clock />, { user: buildUser('employee'), path: '/' });
      act(() => jest.advanceTimersByTime(30_000));
      expect(screen.getByRole('status').textContent).toBe('0');
    } finally {
      jest.useRealTimers();
    }
  });
});
