import { confirm } from '@hamyar/design-system/overlay';
import { send, type CallFailure, type SentCall } from '@hamyar/store';
import { LocalDraftVault } from '../drafts/draft-vault.ts';
import { consumeFlash } from '../boot/flash.ts';
import { connection } from './connection.ts';
import { handleRequestFailure } from './request-failures.ts';
import { pageError } from './page-store.ts';
import { endSession, setDraftVault, logout, type LogoutDrafts } from './session-end.ts';

const error = (status: CallFailure['status'], more: Partial<CallFailure> = {}): CallFailure => ({
  status,
  message: '',
  ...more,
});
const page: SentCall = { name: 'ticketGet', path: '/api/ticket/:id', method: 'GET', failures: 'page' };
const change: SentCall = { name: 'ticketUpdate', path: '/api/ticket/:id', method: 'POST', failures: 'toast' };
const emptyVault: LogoutDrafts = {
  pushAll: async () => [],
  contents: () => new Map(),
  erase: () => {},
  flush: () => {},
};
let shown: string[] = [];

jest.mock('@hamyar/design-system/overlay', () => ({
  confirm: jest.fn(),
  confirmLeave: jest.fn(),
  toast: {
    error: (text: string) => {
      shown.push(text);
    },
    refused: (texts: string[], { atField = false } = {}) => {
      shown.push(...texts.map((text) => (atField ? `${text} (فیلد)` : text)));
    },
  },
}));
jest.mock('@hamyar/store', () => ({ send: jest.fn() }));

describe('a failed call', () => {
  beforeEach(() => {
    shown = [];
    pageError.set(null);
  });

  it.each([
    ['[8.2]', 'NOT_FOUND', '404'],
    ['[8.3]', 'EXPIRATION_ERROR', '410'],
    ['[8.4]', 'AUTORIZATION_ERROR', '403'],
    ['[8.5]', 'SERVER_ERROR', '500'],
  ] as const)("%s %s of the page's main query shows page %s", (_cite, status, kind) => {
    handleRequestFailure(error(status, { message: 'م' }), page);
    expect(pageError.get()).toMatchObject({ kind });
    expect(shown).toEqual([]);
  });

  it('keeps the page when a background call fails with the same status, and shows a toast', () => {
    handleRequestFailure(error('NOT_FOUND', { message: 'پیدا نشد' }), change);
    expect(pageError.get()).toBeNull();
    expect(shown).toEqual(['پیدا نشد']);
  });

  it("[2.22, 8.6] shows the suspension with the server's message, whichever call it refused", () => {
    handleRequestFailure(error('SYSTEM_SUSPENSION', { message: 'تا ساعت ۱۸ بسته است' }), {
      ...page,
      failures: 'caller',
    });
    expect(pageError.get()).toEqual({ kind: '503', message: 'تا ساعت ۱۸ بسته است' });
  });

  it('[8.7] shows each validation message as a toast, or the single one', () => {
    handleRequestFailure(
      error('VALIDATION_ERROR', {
        message: 'الف',
        errors: [
          { field: 'a', code: 'x', message: 'الف' },
          { field: 'b', code: 'x', message: 'ب' },
        ],
      }),
      change,
    );
    handleRequestFailure(error('VALIDATION_ERROR', { message: 'پ' }), change);
    expect(shown).toEqual(['الف', 'ب', 'پ']);
  });

  it('[8.7, decisions 2.0] leaves refused fields of a form to the form, which says them by their names', () => {
    const form: SentCall = { ...change, failures: 'form' };
    const errors = [{ field: 'a', code: 'x', message: 'الف' }];
    handleRequestFailure(error('VALIDATION_ERROR', { message: 'الف', errors }), form);
    handleRequestFailure(error('VALIDATION_ERROR', { message: 'پ' }), form);
    handleRequestFailure(error('SERVER_ERROR', { message: 'خطا' }), form);
    expect(shown).toEqual(['پ', 'خطا']);
  });

  it('[8.19] shows nothing for calls that show their own error, and for reads without an answer', () => {
    handleRequestFailure(error('VALIDATION_ERROR', { message: 'م' }), { ...change, failures: 'caller' });
    handleRequestFailure(error('NETWORK'), page);
    expect(shown).toEqual([]);
  });

  it.each([
    ['opens', 'a change', change],
    ['opens', 'what the page is about', page],
    ['does not open', 'a read in the background', { ...page, failures: 'toast' }],
    ['does not open', 'a call that shows its own failure', { ...change, failures: 'caller' }],
  ] as const)('[2.83] %s the dialog of a lost connection for %s', (does, _what, call) => {
    connection.set({ lost: true, modal: false, reconnecting: false });
    handleRequestFailure(error('OFFLINE'), call);
    expect(connection.get().modal).toBe(does === 'opens');
    expect(shown).toEqual([]);
  });

  it('[8.20] says that a change did not reach the server', () => {
    handleRequestFailure(error('NETWORK'), change);
    handleRequestFailure(error('TIMEOUT'), change);
    handleRequestFailure(error('TOO_MANY_REQUESTS'), change);
    expect(shown).toEqual([
      'ارتباط با سرور برقرار نشد',
      'پاسخی از سرور دریافت نشد',
      'تعداد درخواست‌ها بیش از حد مجاز است. کمی صبر کنید',
    ]);
  });

  it('[4.3, 8.8, 9.2] goes to the login once, remembers the path, keeps the text, and can go again after 10 seconds', () => {
    jest.useFakeTimers();
    history.replaceState(null, '', '/tickets/7?tab=notes');
    const vault = new LocalDraftVault(5, localStorage);
    const left: string[] = [];
    setDraftVault(vault, (path) => left.push(path));
    vault.write('ticket-7', 'متن');
    handleRequestFailure(error('AUTHENTICATION_ERROR', { message: 'لطفاً دوباره وارد شوید' }), page);
    handleRequestFailure(error('AUTHENTICATION_ERROR'), change);
    expect(left).toEqual(['/login?next=%2Ftickets%2F7%3Ftab%3Dnotes']);
    expect(consumeFlash()).toEqual({ kind: 'error', text: 'لطفاً دوباره وارد شوید' });
    expect(new LocalDraftVault(5, localStorage).read('ticket-7')?.value).toBe('متن');
    expect(new LocalDraftVault(6, localStorage).read('ticket-7')).toBeNull();
    jest.advanceTimersByTime(10_000);
    handleRequestFailure(error('AUTHENTICATION_ERROR'), change);
    expect(left).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
  });

  it('[decisions 2.4] a logout asks before it deletes drafts that only this device has, and deletes nothing when it is cancelled', async () => {
    jest.useFakeTimers();
    const left: string[] = [];
    let erased = 0;
    setDraftVault(
      {
        ...emptyVault,
        pushAll: async () => ['customer-new-'],
        erase: () => {
          erased += 1;
        },
      },
      (path) => left.push(path),
    );
    const asked = jest
      .mocked(send)
      .mockReset()
      .mockResolvedValue({ data: null } as never);
    jest.mocked(confirm).mockResolvedValueOnce(false);
    await logout();
    expect([left, erased, asked.mock.calls.length]).toEqual([[], 0, 0]);
    jest.mocked(confirm).mockResolvedValueOnce(true);
    await logout();
    expect([left, erased, asked.mock.calls.length]).toEqual([['/login'], 1, 1]);
    expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'متن نفرستاده دارید', no: 'ماندن' }));
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
  });

  it('[4.3] a logout ends the session once, although the socket then reports the end of the session too', async () => {
    jest.useFakeTimers();
    const left: string[] = [];
    setDraftVault(emptyVault, (path) => left.push(path));
    const answer = jest
      .mocked(send)
      .mockReset()
      .mockResolvedValue({ data: null } as never);
    await logout();
    endSession('revoked');
    expect(left).toEqual(['/login']);
    expect(answer).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
  });
});
