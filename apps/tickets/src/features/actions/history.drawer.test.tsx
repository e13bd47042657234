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
});
