import type { CustomFieldType, CustomValue } from '@hamyar/contracts';
import { loadReferenceLists } from '@hamyar/store';
import {
  act,
  buildDefaults,
  buildTicketRow,
  buildUser,
  fakeApi,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { CustomerTicketListRow } from '../features/customer-ticket-list/customer-ticket-row.tsx';
import { StaffTicketRow } from '../features/list/staff-ticket-row.tsx';
import { FoundFields } from '../shared/found-fields.tsx';

const ROWS = [
  buildTicketRow({ id: 11, subject: 'چاپگر', excerpt: 'کاغذ گیر کرده است' }),
  buildTicketRow({ id: 12, subject: 'شبکه', excerpt: 'کند شده است' }),
];
const FOUND: { id: number; fields: { id: number; label: string; type: CustomFieldType; value: CustomValue }[] }[] = [
  {
    id: 11,
    fields: [
      { id: 3, label: 'سریال', type: 'text', value: 'NR-1200' },
      { id: 4, label: 'تعداد', type: 'number', value: 1200 },
    ],
  },
];
const show = async (s: string | undefined, employee = true, more: object = {}, fields = [3]) => {
  const api = fakeApi({
    ticketFieldMatches: FOUND,
    systemDefaultsGet: buildDefaults({ searchable_fields: fields.map((id) => ({ id })) }),
  });
  const Row = ({ row }: { row: (typeof ROWS)[number] }) =>
    employee ? (
      <StaffTicketRow
        {...{ row, now: 0, href: '/', selected: false, focused: false, tabStop: true, chosen: false }}
        onToggle={() => undefined}
      />
    ) : (
      <CustomerTicketListRow row={row} now={0} />
    );
  const element = (
    <FoundFields s={s} rows={ROWS} readAt={1}>
      <ul>
        {ROWS.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </FoundFields>
  );
  const user = buildUser(employee ? 'full_admin' : 'customer', more);
  const shown = renderInTestShell(element, { user });
  await act(() => loadReferenceLists({ force: true }));
  return { api, ...shown };
};
const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069\u200e\u200f]/g, '');
const rowText = (subject: string) => plain(screen.getByRole('link', { name: subject }).closest('li')!.textContent);

describe('a search in custom fields', () => {
  it.each([true, false])('[decisions 2.11] says in which field a ticket was found (employee: %s)', async (employee) => {
    const { api } = await show('1200', employee);
    await waitFor(() => expect(rowText('چاپگر')).toContain('سریال: NR-1200 · تعداد: ۱۲۰۰'));
    expect(rowText('چاپگر')).not.toContain('کاغذ');
    expect(rowText('شبکه')).toContain('کند شده است');
    expect(api.calls('ticketFieldMatches')[0]?.query).toMatchObject({ ids: [11, 12], s: '1200' });
  });

  it('[decisions 2.11] asks for nothing without a search, for two letters, without the license or a searchable field', async () => {
    for (const api of [
      (await show(undefined)).api,
      (await show('ab')).api,
      (await show('1200', true, { features: [] })).api,
      (await show('1200', true, {}, [])).api,
    ]) {
      expect(screen.getAllByText('کند شده است').length).toBeGreaterThan(0);
      expect(api.calls('ticketFieldMatches')).toEqual([]);
    }
  });
});
