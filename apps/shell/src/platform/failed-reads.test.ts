import { refetchActiveQueries, type CallFailure, type SentCall } from '@hamyar/store';
import { connection, isSessionValid } from './connection.ts';
import { readAgainLater } from './failed-reads.ts';
import { pageError } from './page-store.ts';

jest.mock('@hamyar/store', () => ({ refetchActiveQueries: jest.fn() }));
jest.mock('./connection.ts', () => ({ connection: { get: jest.fn() }, isSessionValid: jest.fn() }));

const list: SentCall = { name: 'ticketList', path: '/api/ticket', method: 'GET', failures: 'caller' };
const away: CallFailure = { status: 'SERVER_ERROR', message: 'م', code: 'DATABASE_AWAY', retry_after: 5 };
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

describe('a read that has failed for a reason that passes', () => {
  beforeAll(() => jest.useFakeTimers());
  afterAll(() => jest.useRealTimers());
  beforeEach(async () => {
    // a minute without a failure: the pauses are short again
    await seconds(61);
    jest.clearAllMocks();
    jest.mocked(connection.get).mockReturnValue({ lost: false, modal: false, reconnecting: false });
    jest.mocked(isSessionValid).mockResolvedValue(true);
  });

  it.each([
    ['the database is away', away],
    ['the server starts again', { status: 'NETWORK', message: '' }],
    ['no answer came', { status: 'TIMEOUT', message: '' }],
  ] as const)('is made again by itself: %s', async (_, failure) => {
    readAgainLater(failure, list);
    await seconds(10);
    expect(refetchActiveQueries).toHaveBeenCalledTimes(1);
    await seconds(60);
    expect(refetchActiveQueries).toHaveBeenCalledTimes(1);
  });

  it('is not made again before the server answers, nor before the time that it has named', async () => {
    jest.mocked(isSessionValid).mockResolvedValue(null);
    readAgainLater(away, list);
    await seconds(4);
    expect(isSessionValid).not.toHaveBeenCalled();
    await seconds(60);
    expect(refetchActiveQueries).not.toHaveBeenCalled();
    jest.mocked(isSessionValid).mockResolvedValue(true);
    await seconds(31);
    expect(refetchActiveQueries).toHaveBeenCalledTimes(1);
  });

  it('is made again once, however many reads have failed', async () => {
    for (let i = 0; i < 5; i += 1) readAgainLater(away, list);
    await seconds(31);
    expect(refetchActiveQueries).toHaveBeenCalledTimes(1);
  });

  it('waits for the connection where that is lost', async () => {
    jest.mocked(connection.get).mockReturnValue({ lost: true, modal: false, reconnecting: false });
    readAgainLater(away, list);
    await seconds(31);
    expect(refetchActiveQueries).not.toHaveBeenCalled();
  });

  it('[2.24] shows the page again that an error of the server has replaced, and no other error page', async () => {
    for (const [kind, left] of [
      ['500', null],
      ['404', '404'],
    ] as const) {
      pageError.set({ kind, message: '' });
      readAgainLater(away, list);
      expect(pageError.get()?.kind).toBe(kind);
      await seconds(31);
      expect(pageError.get()?.kind ?? null).toBe(left);
    }
    pageError.set(null);
  });

  it.each([
    ['a change', away, { ...list, method: 'POST' }],
    ['a refusal', { status: 'NOT_FOUND', message: '' }, list],
    ['an error of the server', { status: 'SERVER_ERROR', message: '' }, list],
  ] as const)('is none: %s', async (_, failure, call) => {
    readAgainLater(failure, call);
    await seconds(31);
    expect(refetchActiveQueries).not.toHaveBeenCalled();
  });
});
