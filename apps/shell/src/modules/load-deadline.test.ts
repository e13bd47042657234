import { LoadDeadline } from './load-deadline.ts';

const never = () => new Promise<never>(() => {});

describe('the time limit of a part', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts down to 0 and not below', async () => {
    const deadline = new LoadDeadline(1_000);
    await jest.advanceTimersByTimeAsync(400);
    expect(deadline.left).toBe(600);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(deadline.left).toBe(0);
  });

  it('ends a wait after its own limit, and never after the limit of the part', async () => {
    const deadline = new LoadDeadline(1_000);
    const ended: string[] = [];
    deadline.limit(never(), 300).catch(({ kind }: { kind: string }) => ended.push(`own ${kind}`));
    deadline.limit(never(), 5_000).catch(({ kind }: { kind: string }) => ended.push(`part ${kind}`));
    await jest.advanceTimersByTimeAsync(299);
    expect(ended).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['own timeout']);
    await jest.advanceTimersByTimeAsync(700);
    expect(ended).toEqual(['own timeout', 'part timeout']);
  });

  it('gives the result or the error of the work, and leaves no timer behind', async () => {
    const deadline = new LoadDeadline(1_000);
    expect(await deadline.limit(Promise.resolve('code'), 500)).toBe('code');
    await expect(deadline.limit(Promise.reject(new Error('boom')), 500)).rejects.toThrow('boom');
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
