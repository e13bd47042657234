import type { TicketHistoryRow } from '@hamyar/contracts';
import { axe, buildUser, fakeApi, renderInTestShell, screen } from '@hamyar/testing';
import { HistoryDrawer } from './history.drawer.tsx';

const SARA = { id: 4, name: 'سارا نوری', employee: true, profile_picture_name: null };
const row = (id: number, changes: Partial<TicketHistoryRow>): TicketHistoryRow => ({
  id,
  at: 1_780_000_000,
  actor: SARA,
  field: 'importance',
  from: '1',
  to: '3',
  cause: 'user',
  cause_name: null,
  from_name: null,
  to_name: null,
  ...changes,
});

describe('the history of a ticket', () => {
  it('[decisions 2.3 T12] says why it was closed', async () => {
    fakeApi({ ticketHistory: [row(1, { field: 'close_reason', from: null, to: 'duplicate' })] });
    renderInTestShell(<HistoryDrawer ticketId={7} onClose={() => {}} />, { user: buildUser('employee'), path: '/' });
    expect((await screen.findByRole('listitem')).textContent).toMatch(/دلیل بستن تیکت.*تکراری/);
  });

  it('[decisions 2.6] names the clock whose due time has passed, as an event without a value before it', async () => {
    fakeApi({ ticketHistory: [row(1, { field: 'sla_breach', from: null, to: 'next_response', actor: null })] });
    renderInTestShell(<HistoryDrawer ticketId={7} onClose={() => {}} />, { user: buildUser('employee'), path: '/' });
    const text = (await screen.findByRole('listitem')).textContent;
    expect(text).toMatch(/پاسخ بعدی/);
    expect(text).not.toMatch(/هیچ‌کدام|next_response/);
  });

  it('shows no id of a message that was removed', async () => {
    fakeApi({ ticketHistory: [row(1, { field: 'content_deleted', from: '5512', to: null })] });
    renderInTestShell(<HistoryDrawer ticketId={7} onClose={() => {}} />, { user: buildUser('employee'), path: '/' });
    expect((await screen.findByRole('listitem')).textContent).not.toMatch(/5512|۵۵۱۲/);
  });

  it('[decisions 2.16] says who changed it, what made the change, and where nobody did', async () => {
    fakeApi({ ticketHistory: [row(3, { cause: 'bulk' }), row(2, {}), row(1, { cause: 'system', actor: null })] });
    renderInTestShell(<HistoryDrawer ticketId={7} onClose={() => {}} />, { user: buildUser('employee'), path: '/' });
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map((line) => line.querySelector('small')?.textContent?.trim())).toEqual([
      'سارا نوری با عملیات گروهی',
      'سارا نوری',
      'سیستم',
    ]);
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('[decisions 2.16] names the macro, the SLA, the days and the way of assigning as they were then', async () => {
    const by = (id: number, cause: TicketHistoryRow['cause'], cause_name: string | null) =>
      row(id, { cause, cause_name, actor: null });
    const rows = [
      ...[by(7, 'macro', 'ارجاع'), by(6, 'macro', null), by(5, 'sla', 'طلایی'), by(4, 'sla', null)],
      ...[by(3, 'auto_close', '7'), by(2, 'auto_assign', 'least_open'), by(1, 'auto_assign', 'default_recipient')],
    ];
    fakeApi({ ticketHistory: rows });
    renderInTestShell(<HistoryDrawer ticketId={7} onClose={() => {}} />, { user: buildUser('employee'), path: '/' });
    const lines = await screen.findAllByRole('listitem');
    const texts = lines.map((line) => line.querySelector('small')?.textContent?.replace(/[\u2066-\u2069]/g, ''));
    expect(texts).toEqual([
      'سیستم با ماکرو «ارجاع»',
      'سیستم با ماکرو',
      'سیستم طبق SLA «طلایی»',
      'سیستم طبق SLA',
      'سیستم با بستن خودکار پس از ۷ روز کاری بی‌پاسخ',
      'سیستم با واگذاری خودکار: کمترین تیکت باز',
      'سیستم با واگذاری خودکار: گیرندهٔ پیش‌فرض',
    ]);
  });
});
