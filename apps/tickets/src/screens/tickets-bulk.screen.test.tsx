import { channels, type Batch } from '@hamyar/contracts';
import {
  act,
  axe,
  buildTicketRow,
  buildUser,
  fakeApi,
  pageOf,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { TicketsBulkScreen } from './tickets-bulk.screen.tsx';

const user = buildUser('employee');
const batch = (changes: Partial<Batch> = {}): Batch => ({
  id: 12,
  kind: 'ticket_action',
  title: 'واگذاری تیکت',
  state: 'ended',
  total: 64,
  done: 62,
  failed: 2,
  cancellable: false,
  created_at: 1_780_000_000,
  started_at: 1_780_000_001,
  ended_at: 1_780_000_020,
  failures: [
    { id: 5, code: 'TRANSITION_FORBIDDEN', message: 'نمی‌شود' },
    { id: 6, code: 'NOT_FOUND', message: 'نیست' },
  ],
  ...changes,
});

function show(first: Batch, retried: Batch = first) {
  let now = first;
  const api = fakeApi({
    batchGet: () => now,
    batchRetry: () => (now = retried),
    batchCancel: () => (now = { ...now, state: 'cancelled', cancellable: false }),
    ticketList: pageOf([buildTicketRow({ id: 5, number: '0508-000005-2', subject: 'پنج' })]),
  });
  const shell = renderInTestShell(<TicketsBulkScreen />, {
    user,
    path: '/tickets/bulk/12',
    modules: [{ manifest }] as never,
  });
  const arrive = (next: Batch) => {
    now = next;
    const { id, title, state, total, done, failed } = next;
    const data = { id, title, state, total, done, failed, link: { type: 'ticket_batch' as const, value: id } };
    act(() => shell.socket.emit(channels.user(user.id), 'batch.progress', data));
  };
  return { api, arrive, ...shell };
}
const failures = async () => (await screen.findAllByRole('listitem')).map((line) => line.textContent);

describe('the result of an action on many tickets', () => {
  it('[decisions 2.3 "Bulk"] says of each ticket that was left alone its number and why, and tries these again', async () => {
    const { api, person } = show(batch(), batch({ state: 'ended', done: 64, failed: 0, failures: [] }));
    expect(await screen.findByRole('heading', { name: 'واگذاری تیکت' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'پنج' })).toBeTruthy();
    expect(await failures()).toEqual([
      expect.stringMatching(/پنج.*۰۵۰۸-۰۰۰۰۰۵-۲.*در وضعیت کنونی تیکت، این کار ممکن نیست/),
      expect.stringMatching(/تیکت ۶.*این تیکت دیگر در دسترس شما نیست/),
    ]);
    expect(await axe(document.body)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'تلاش دوباره برای ناموفق‌ها' }));
    expect(await screen.findByText('روی همهٔ تیکت‌ها انجام شد.')).toBeTruthy();
    expect(api.calls('batchRetry')).toHaveLength(1);
  });

  it('[decisions 2.3 "Bulk"] follows one that runs, until it ends', async () => {
    const { arrive } = show(batch({ state: 'running', done: 10, failed: 0, ended_at: null, failures: [] }));
    const bar = await screen.findByRole('progressbar', { name: 'واگذاری تیکت' });
    expect(bar.getAttribute('aria-valuenow')).toBe('16');
    arrive(batch({ state: 'running', done: 32, failed: 0, ended_at: null, failures: [] }));
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    arrive(batch());
    expect(await failures()).toHaveLength(2);
  });

  it('[decisions 2.3 "Bulk"] cancels what waits', async () => {
    const running = { state: 'running', done: 10, failed: 0, ended_at: null, failures: [] } as const;
    const { api, person } = show(batch({ ...running, failures: [], cancellable: true }));
    await person.click(await screen.findByRole('button', { name: 'لغو ۵۴ مورد در صف' }));
    await waitFor(() => expect(api.calls('batchCancel')).toHaveLength(1));
    expect(await screen.findByText(/این عملیات لغو شده است/)).toBeTruthy();
  });

  it('[decisions 2.0] does not offer to cancel what follows from a deletion', async () => {
    const running = { state: 'running', done: 10, failed: 0, ended_at: null, cancellable: false } as const;
    show(batch({ ...running, title: 'جایگزینی دسته‌بندی «سخت‌افزار» در تیکت‌ها', failures: [] }));
    await screen.findByRole('progressbar', { name: /سخت‌افزار/ });
    expect(screen.queryByRole('button', { name: /لغو/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
  });
});
