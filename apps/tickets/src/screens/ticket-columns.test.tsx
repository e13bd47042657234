import { TICKET_COLUMNS, type HideableTicketField, type SavedView, type TicketColumn } from '@hamyar/contracts';
import { sharedTickets } from '@hamyar/persian';
import { buildTicketRow, buildUser, fakeApi, pageOf, refuse, renderInTestShell, screen, within } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { TicketsScreen } from './tickets.screen.tsx';

const person = { id: 31, name: 'نگار احمدی', employee: false, profile_picture_name: null };
const ROW = buildTicketRow({
  ...{ id: 11, subject: 'چاپگر خراب است', kind: 'behalf', customer: person, content_count: 14, attachment_count: 3 },
  organization: { id: 5, name: 'بازرگانی کاوه' },
  customer_level: { id: 2, name: 'طلایی', color: '#b8860b', icon: null },
  branch: { id: 1, name: 'شعبهٔ شیراز' },
  owner: { ...person, id: 32, name: 'پویا مرادی' },
  category: { id: 4, name: 'سخت‌افزار' },
  service: { id: 6, name: 'میزبانی' },
  satisfaction: 4,
  sla: { state: 'due_soon', due_at: null },
});

/** The table of a saved view with these columns; `hidden` are hidden from the person. */
function show(columns: readonly TicketColumn[], hidden: readonly HideableTicketField[] = []) {
  const view: SavedView = {
    ...{ id: 12, version: 1, name: 'نما', scope: 'personal', department: null, filters: {}, order: null },
    ...{ columns: [...columns], icon: null, color: null, is_default: false, counter: false, editable: true },
  };
  const api = fakeApi({
    ticketCounters: {},
    savedViewList: [view],
    customFieldList: [],
    ticketList: () => pageOf([ROW]),
    ticketColumnValues: ({ query }) => [
      {
        id: 11,
        ...(query.columns?.includes('channel') && { channel: 'call' as const }),
        ...(query.columns?.includes('created_by') && {
          created_by: { ...person, id: 33, name: 'سارا رضایی', employee: true },
        }),
      },
    ],
  });
  const user = { ...buildUser('employee'), hidden_ticket_fields: [...hidden] };
  const path = '/tickets?layout=table&view_id=12';
  return { api, ...renderInTestShell(<TicketsScreen />, { user, path, modules: [{ manifest }] as never }) };
}
const heads = async () =>
  (await screen.findAllByRole('columnheader')).map((head) => head.textContent).filter((text) => text !== '');
const titles = (columns: readonly TicketColumn[]) => columns.map((column) => sharedTickets.columns[column]);

describe('the columns of the table of tickets', () => {
  it('[2.15] are all that can be said of a ticket, each by the name that it has in files', async () => {
    show(TICKET_COLUMNS);
    const row = (await screen.findByRole('link', { name: 'چاپگر خراب است' })).closest('tr')!;
    expect(await heads()).toEqual(titles(TICKET_COLUMNS));
    for (const said of ['بازرگانی کاوه', 'طلایی', 'شعبهٔ شیراز', 'پویا مرادی', 'سخت‌افزار', 'میزبانی'])
      expect(within(row).getAllByText(said).length).toBeGreaterThan(0);
    for (const said of ['از طرف مشتری', '۱۴', '۳', 'راضی', 'نزدیک به پایان مهلت'])
      expect(within(row).getByText(said)).toBeTruthy();
    expect(await within(row).findByText('تماس تلفنی')).toBeTruthy();
    expect(within(row).getByText('سارا رضایی')).toBeTruthy();
  });

  it('[2.15] ask for what the rows do not say where such a column is shown, and else for nothing', async () => {
    const first = show(['number', 'subject', 'branch', 'owner']);
    await screen.findByRole('link', { name: 'چاپگر خراب است' });
    expect(first.api.calls('ticketColumnValues')).toEqual([]);
    first.unmount();
    const { api } = show(['number', 'subject', 'channel']);
    expect(await screen.findByText('تماس تلفنی')).toBeTruthy();
    expect(api.calls('ticketColumnValues').map(({ query }) => query)).toEqual([{ ids: [11], columns: ['channel'] }]);
  });

  it('[2.15] leave the cells empty where what they say could not be read', async () => {
    const { api } = show(['number', 'subject', 'branch', 'created_by']);
    api.answer({ ticketColumnValues: refuse('SERVER_ERROR') });
    const row = (await screen.findByRole('link', { name: 'چاپگر خراب است' })).closest('tr')!;
    expect(within(row).getByText('شعبهٔ شیراز')).toBeTruthy();
    expect(within(row).queryByText('سارا رضایی')).toBeNull();
  });

  it('[decisions 2.26] that say a field which is hidden from the person are not there', async () => {
    show(TICKET_COLUMNS, ['organization', 'customer_level', 'satisfaction', 'sla']);
    await screen.findByRole('link', { name: 'چاپگر خراب است' });
    const hidden: readonly TicketColumn[] = ['organization', 'customer_level', 'satisfaction', 'sla_state', 'sla_due'];
    expect(await heads()).toEqual(titles(TICKET_COLUMNS.filter((column) => !hidden.includes(column))));
  });
});
