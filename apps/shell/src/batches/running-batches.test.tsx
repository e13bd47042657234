import { channels, type BatchProgress, type RegistryEntry } from '@hamyar/contracts';
import { act, axe, buildUser, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { RunningBatches } from './running-batches.tsx';

const user = buildUser('employee');
const modules = [
  {
    container: 'tickets',
    manifest: {
      name: 'tickets',
      routes: [{ path: '/tickets/bulk/:id', name: 'tickets-bulk-id', title: 'عملیات', screen: 'T' }],
      notificationLinks: { ticket_batch: { route: 'tickets-bulk-id', param: 'id' } },
    },
  } as unknown as RegistryEntry,
];
const progress = (changes: Partial<BatchProgress> = {}): BatchProgress => ({
  id: 12,
  title: 'واگذاری تیکت',
  link: { type: 'ticket_batch', value: 12 },
  state: 'running',
  total: 64,
  done: 40,
  failed: 0,
  ...changes,
});

function open() {
  const shell = renderInTestShell(<RunningBatches />, { user, path: '/', modules });
  const arrive = (data: BatchProgress) => act(() => shell.socket.emit(channels.user(user.id), 'batch.progress', data));
  return { ...shell, arrive };
}
const card = () => screen.findByRole('region', { name: 'واگذاری تیکت' });

describe('batches that run', () => {
  it('[decisions 2.3 "Bulk"] say on every page how far they are, and where their result is', async () => {
    const { arrive } = open();
    arrive(progress());
    expect(within(await card()).getByText('۴۰ از ۶۴')).toBeTruthy();
    expect(
      within(await card())
        .getByRole('progressbar')
        .getAttribute('aria-valuenow'),
    ).toBe('63');
    arrive(progress({ done: 44, failed: 4 }));
    expect(within(await card()).getByText('۴۸ از ۶۴')).toBeTruthy();
    arrive(progress({ state: 'ended', done: 60, failed: 4 }));
    expect(within(await card()).getByRole('status').textContent).toBe('پایان یافت: ۶۰ از ۶۴');
    expect(within(await card()).getByText('۴ ناموفق')).toBeTruthy();
    expect(
      within(await card())
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/tickets/bulk/12');
    expect(await axe(await card())).toEqual([]);
  });

  it('[decisions 2.3 "Bulk"] stay away once they are hidden; another one is shown', async () => {
    const { arrive, person } = open();
    arrive(progress());
    await person.click(within(await card()).getByRole('button', { name: 'پنهان کردن' }));
    arrive(progress({ done: 50 }));
    expect(screen.queryByRole('region')).toBeNull();
    arrive(progress({ id: 13 }));
    expect(await card()).toBeTruthy();
  });

  it('[decisions 2.3 "Bulk"] leave by themselves when everything is done', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { arrive } = open();
    arrive(progress({ state: 'ended', done: 64 }));
    await card();
    act(() => jest.advanceTimersByTime(6_000));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    jest.useRealTimers();
  });
});
