import { channels, type CalendarLayerDay, type TicketDueGetData } from '@hamyar/contracts';
import {
  act,
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { DueLayer } from './due-layer.widget.tsx';
import { layerDays } from './due-layer.rules.ts';

// Saturday 7 Azar 1405, midnight in Tehran
const DAY = Date.parse('2026-11-28T00:00:00+03:30') / 1000;
const ticket = { id: 5, number: '0508-000005', subject: 'چاپگر', state: 'ok', due_at: DAY + 36_000 } as const;
const day = { start_date: DAY, end_date: DAY + 86_400, tickets: [ticket], total: 1, total_capped: false };
const mine = (days: TicketDueGetData['days'] = []): TicketDueGetData => ({
  layer: { shown: true, scope: 'mine' },
  days,
});

function open(answer: NonNullable<Parameters<typeof fakeApi>[0]>['ticketDueGet'], user = buildUser('employee')) {
  const api = fakeApi({
    ticketDueGet: answer,
    systemDefaultsGet: buildDefaults(),
    ticketDueLayerUpdate: undefined as never,
  });
  const onRead = jest.fn<void, [string, readonly CalendarLayerDay[]]>();
  const shown = renderInTestShell(<DueLayer start_date={DAY} end_date={DAY + 604_800} onRead={onRead} />, {
    user,
    path: '/',
    modules: [{ manifest }] as never,
  });
  return { api, onRead, shownDays: () => onRead.mock.lastCall?.[1] ?? [], ...shown };
}

describe('the layer of the due times', () => {
  const reader = { scope: 'mine', departments: [3, 4], now: DAY + 30_000, zone: 'Asia/Tehran' } as const;

  it.each([
    ['passed', { due_at: reader.now - 1 }],
    ['near', { due_at: reader.now, state: 'due_soon' }],
    ['calm', { due_at: reader.now + 1 }],
  ] as const)('[decisions 2.13] has the colour of a time that is %s, and says so in words', (tone, changes) => {
    const [shown] = layerDays([{ ...day, tickets: [{ ...ticket, ...changes }] }], reader);
    expect(shown?.entries[0]).toMatchObject({ tone, to: '/tickets/5', title: 'چاپگر' });
    const words = { passed: 'مهلت گذشته', near: 'مهلت نزدیک', calm: 'هنوز وقت هست' }[tone];
    expect(shown?.entries[0]?.detail).toBe(`${words}، تیکت ۰۵۰۸-۰۰۰۰۰۵`);
  });

  it('[2.79] leads to the list of the day with what it does not show, by the same filter', () => {
    const busy = { ...day, total: 9 };
    const more = (changes: object) => new URL(`http://x${layerDays([busy], { ...reader, ...changes })[0]!.more!.to}`);
    expect(layerDays([busy], reader)[0]?.more).toMatchObject({ count: 8, atLeast: false });
    expect(layerDays([{ ...busy, total_capped: true }], reader)[0]?.more?.atLeast).toBe(true);
    const due = { view: 'all', due_from: String(DAY), due_before: String(DAY + 86_400), sort_by: 'sla_due' };
    expect(Object.fromEntries(more({}).searchParams)).toEqual({ ...due, mine: '1' });
    expect(Object.fromEntries(more({ scope: 'departments' }).searchParams)).toEqual({ ...due, department_ids: '3,4' });
    expect(layerDays([day], reader)[0]?.more).toBeNull();
  });

  it('[decisions 2.13] is switched and narrowed by the person, and the server keeps it', async () => {
    const user = buildUser('employee', { department_ids: [3] });
    const { api, person, shownDays } = open(mine([day]), user);
    await waitFor(() => expect(shownDays()).toHaveLength(1));
    expect(await axe(document.body)).toEqual([]);
    await person.click(screen.getByRole('radio', { name: 'دپارتمان‌های من' }));
    await waitFor(() =>
      expect(api.calls('ticketDueLayerUpdate')[0]?.body).toEqual({ shown: true, scope: 'departments' }),
    );
    // it does not go back while the server is asked again
    await waitFor(() => expect(api.calls('ticketDueGet')).toHaveLength(2));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'دپارتمان‌های من' }).checked).toBe(true);
    api.answer({ ticketDueGet: { layer: { shown: false, scope: 'departments' }, days: [] } });
    await person.click(screen.getByRole('checkbox', { name: 'مهلت تیکت‌ها' }));
    await waitFor(() => expect(shownDays()).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
    expect(api.calls('ticketDueLayerUpdate')[1]?.body).toMatchObject({ shown: false });
  });

  it('[8.7] is as it was when the server refuses to keep it', async () => {
    const { api, person } = open(mine([day]));
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    await waitFor(() => expect(box.checked).toBe(true));
    api.answer({ ticketDueLayerUpdate: refuse('SERVER_ERROR') });
    await person.click(box);
    await waitFor(() => expect(api.calls('ticketDueLayerUpdate')).toHaveLength(1));
    await waitFor(() => expect(box.checked).toBe(true));
  });

  it('offers no departments to who is in none', async () => {
    open(mine([day]), buildUser('employee', { department_ids: [], managed_department_ids: [] }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('[7.39] is read again when a ticket changes, and gives nothing any more when it is gone', async () => {
    const user = buildUser('employee');
    const { api, onRead, socket, shownDays, unmount } = open(mine(), user);
    await waitFor(() => expect(api.calls('ticketDueGet')).toHaveLength(1));
    api.answer({ ticketDueGet: mine([day]) });
    act(() => socket.emit(channels.user(user.id), 'ticket.changed', { id: 5 }));
    await waitFor(() => expect(shownDays()).toHaveLength(1));
    unmount();
    expect(onRead.mock.lastCall).toEqual(['tickets.due', []]);
  });

  it('[8.7] says that the due times could not be read, and reads them again', async () => {
    const { api, person, shownDays } = open(refuse('SERVER_ERROR', 'خطا'));
    expect((await screen.findByText(/مهلت تیکت‌ها دریافت نشد/)).closest('[role=status]')).toBeTruthy();
    api.answer({ ticketDueGet: mine([day]) });
    await person.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    await waitFor(() => expect(shownDays()).toHaveLength(1));
  });
});
