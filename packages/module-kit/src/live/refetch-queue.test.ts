import { createRefetchQueue, type ChangedRows } from './refetch-queue.ts';

describe('refetch queue', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('design/api.md: makes one request of all events of a second, each ticket once', async () => {
    const rounds: ChangedRows[] = [];
    const queue = createRefetchQueue(
      (happened) => void rounds.push(happened),
      () => 0,
    );
    queue.changed(1);
    queue.changed(1);
    queue.created(2);
    queue.changed(2);
    queue.changed(3);
    queue.created(3);
    await jest.advanceTimersByTimeAsync(999);
    expect(rounds).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(rounds).toEqual([{ changed: [1], created: [2, 3] }]);
  });

  it('waits for a slow request before it asks again, and loses no event meanwhile', async () => {
    const rounds: ChangedRows[] = [];
    let finish = () => {};
    const queue = createRefetchQueue(
      (happened) => {
        rounds.push(happened);
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
      () => 0,
    );
    queue.changed(1);
    await jest.advanceTimersByTimeAsync(1_000);
    queue.changed(2);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(rounds).toHaveLength(1);
    finish();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(rounds[1]).toEqual({ changed: [2], created: [] });
  });

  it('asks again for what it could not fetch, because the socket tells an event once', async () => {
    const rounds: ChangedRows[] = [];
    const queue = createRefetchQueue(
      (happened) => {
        rounds.push(happened);
        return rounds.length === 1 ? Promise.reject(new Error('killed')) : undefined;
      },
      () => 0,
    );
    queue.changed(1);
    queue.created(2);
    await jest.advanceTimersByTimeAsync(1_000);
    await jest.advanceTimersByTimeAsync(4_000);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(rounds).toEqual([
      { changed: [1], created: [2] },
      { changed: [1], created: [2] },
    ]);
  });

  it('goes on after a request that failed and is silent once stopped', async () => {
    const rounds: ChangedRows[] = [];
    const queue = createRefetchQueue(
      (happened) => {
        rounds.push(happened);
        return Promise.reject(new Error('offline')).catch(() => undefined);
      },
      () => 0,
    );
    queue.changed(1);
    await jest.advanceTimersByTimeAsync(1_000);
    queue.changed(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(rounds).toHaveLength(2);
    queue.changed(3);
    queue.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(rounds).toHaveLength(2);
  });

  it('asks for the newest hundred of more ids, because the API takes no more than 200', async () => {
    const rounds: ChangedRows[] = [];
    const queue = createRefetchQueue(
      (happened) => void rounds.push(happened),
      () => 0,
    );
    for (let id = 1; id <= 150; id += 1) queue.changed(id);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(rounds[0]?.changed).toHaveLength(100);
    expect(rounds[0]?.changed.at(-1)).toBe(150);
  });

  it('waits a random part of half a second more, so that not all browsers ask at the same moment', async () => {
    const rounds: ChangedRows[] = [];
    const queue = createRefetchQueue(
      (happened) => void rounds.push(happened),
      () => 0.5,
    );
    queue.changed(1);
    await jest.advanceTimersByTimeAsync(1_249);
    expect(rounds).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(rounds).toHaveLength(1);
  });

  it('waits four seconds before it repeats a failed request', async () => {
    const rounds: ChangedRows[] = [];
    const queue = createRefetchQueue(
      (happened) => {
        rounds.push(happened);
        return rounds.length === 1 ? Promise.reject(new Error('offline')) : undefined;
      },
      () => 0,
    );
    queue.changed(1);
    await jest.advanceTimersByTimeAsync(1_000);
    await jest.advanceTimersByTimeAsync(3_999);
    expect(rounds).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(rounds).toHaveLength(2);
  });

  it('requests a row once when it becomes a new one during a request that fails', async () => {
    const rounds: ChangedRows[] = [];
    let fail = () => {};
    const queue = createRefetchQueue(
      (happened) => {
        rounds.push(happened);
        return rounds.length > 1
          ? undefined
          : new Promise<void>((_, reject) => {
              fail = () => reject(new Error('offline'));
            });
      },
      () => 0,
    );
    queue.changed(1);
    await jest.advanceTimersByTimeAsync(1_000);
    queue.created(1);
    fail();
    await jest.advanceTimersByTimeAsync(4_000);
    expect(rounds[1]).toEqual({ changed: [], created: [1] });
  });

  it('requests at most the newest hundred of the new rows too', async () => {
    const rounds: ChangedRows[] = [];
    const queue = createRefetchQueue(
      (happened) => void rounds.push(happened),
      () => 0,
    );
    for (let id = 1; id <= 150; id += 1) queue.created(id);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([rounds[0]?.created.length, rounds[0]?.created.at(-1)]).toEqual([100, 150]);
  });
});
