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
  channels: ['ticket.7'],
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
  const { waiting, shown, show, dismiss } = useLiveRows<Row>({ ...options, ...change });
  return (
    <>
      <button type="button" onClick={show}>
        {waiting.length}
      </button>
      <output>{shown.join(' ')}</output>
      <button type="button" aria-label="dismiss" onClick={dismiss} />
    </>
  );
}
const show = (change: Partial<LiveRows<Row>> = {}) =>
  renderInTestShell(<Count {...change} />, { user: buildUser('employee'), path: '/' });
const button = () => screen.getAllByRole('button')[0]!.textContent;
const group = () => screen.getByRole('status').textContent;

describe('live rows', () => {
  beforeEach(() => {
    asked.length = 0;
    replaced.length = 0;
  });

  it('fetches what is shown again, and counts what is new without showing it', async () => {
    const { socket, person } = show();
    act(() => {
      for (const id of [1, 8, 9]) socket.emit('ticket.7', 'ticket.changed', { id, version: 2 } as never);
    });
    await waitFor(() => expect(button()).toBe('1'));
    expect(asked).toEqual([
      { ids: [1], matching: 'any' },
      { ids: [8, 9], matching: 'filter' },
    ]);
    expect(replaced).toEqual([[[1], [1]]]);
    await person.click(screen.getByText('1'));
    expect(button()).toBe('0');
  });

  it('tells of new rows that nobody has to ask for, and lets none of them wait', async () => {
    const read: string[] = [];
    const { socket } = show({ complete: true, onNew: () => void read.push('list') });
    act(() => {
      for (const id of [1, 8, 9]) socket.emit('ticket.7', 'ticket.changed', { id, version: 2 } as never);
    });
    await waitFor(() => expect(read).toEqual(['list']));
    expect([button(), group()]).toEqual(['0', '']);
  });

  it('[2.15] shows new rows in a group, the newest first, keeps them live there, and lets them go when they are dismissed', async () => {
    const { socket, person } = show({ complete: true });
    const changed = (id: number) => socket.emit('ticket.7', 'ticket.changed', { id, version: 2 } as never);
    act(() => {
      changed(8);
      changed(9);
    });
    await waitFor(() => expect(button()).toBe('2'));
    expect(group()).toBe('');
    await person.click(screen.getByText('2'));
    expect(group()).toBe('9 8');
    act(() => changed(8));
    await waitFor(() => expect(replaced).toEqual([[[8], [8]]]));
    expect(button()).toBe('0');
    await person.click(screen.getByRole('button', { name: 'dismiss' }));
    expect(group()).toBe('');
  });

  it('[2.15] counts no row that the list has loaded since, and none that does not belong to it any more', async () => {
    let matching = [8, 9];
    const fetchRows = (ids: readonly number[]) =>
      Promise.resolve(ids.filter((id) => matching.includes(id)).map((id) => ({ id, created_at: READ_AT })));
    const { socket, rerender } = show({ fetchRows });
    const changed = (id: number) => socket.emit('ticket.7', 'ticket.changed', { id, version: 2 } as never);
    act(() => {
      changed(8);
      changed(9);
    });
    await waitFor(() => expect(button()).toBe('2'));
    rerender(<Count fetchRows={fetchRows} visibleIds={[1, 2, 8]} />);
    expect(button()).toBe('1');
    matching = [];
    act(() => changed(9));
    await waitFor(() => expect(button()).toBe('0'));
  });

  it('counts an older row too where the whole list is shown, and starts anew with another list', async () => {
    const { socket, rerender } = show({ complete: true });
    act(() => socket.emit('ticket.7', 'ticket.changed', { id: 9, version: 2 } as never));
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
      for (const id of [9, 7, 6]) socket.emit('ticket.7', 'ticket.changed', { id, version: 2 } as never);
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
