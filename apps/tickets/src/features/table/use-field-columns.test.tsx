import type { CustomField } from '@hamyar/contracts';
import {
  buildAskedField,
  buildTicketRow,
  buildUser,
  fakeApi,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { FieldValues } from '@hamyar/module-kit/custom-fields';
import { useTicketFieldValuesQuery } from '../../api/ticket-field-value.api.ts';
import { useFieldColumns } from './use-field-columns.ts';

const field = (changes: Partial<CustomField>): CustomField => {
  const { public: _public, width: _width, condition: _condition, ...asked } = buildAskedField();
  return {
    ...asked,
    ...{ version: 1, context: 'ticket', department_id: null, status: true, order: 1, unique: false, sensitive: false },
    ...{
      show_in_list: true,
      searchable: false,
      search_progress: null,
      is_archived: false,
      has_values: true,
      form_count: 1,
      editable: true,
    },
    ...{ created_at: 1, updated_at: 1 },
    ...changes,
  };
};
const FIELDS = [
  field({ id: 1, label: 'مبلغ فاکتور', type: 'number' }),
  field({ id: 2, label: 'نوع', type: 'dropdown', items: [{ id: 4, name: 'سخت‌افزار', is_archived: false }] }),
];
const ROWS = [buildTicketRow({ id: 11 }), buildTicketRow({ id: 12 })];

/** The cells of the columns that somebody has chosen. */
function Cells({ shown, rows = ROWS }: { shown: readonly string[]; rows?: typeof ROWS }) {
  const all = useFieldColumns();
  const columns = all.filter(({ key }) => shown.includes(key));
  return (
    <FieldValues columns={columns} rows={rows} readAt={1} useValues={useTicketFieldValuesQuery}>
      <ul aria-label="ستون‌ها">
        {all.map(({ key, title, hidden }) => (
          <li key={key}>{`${title as string} ${hidden ? 'پنهان' : ''}`}</li>
        ))}
      </ul>
      {rows.map((row) => (
        <p key={row.id} data-testid={row.id}>
          {columns.map((column) => (
            <span key={column.key}>{column.render(row)}</span>
          ))}
        </p>
      ))}
    </FieldValues>
  );
}
const show = (shown: readonly string[], user = buildUser('full_admin')) => {
  const api = fakeApi({
    customFieldList: FIELDS,
    ticketFieldValues: [{ id: 11, values: { 1: 1250, 2: 4 } }],
  });
  return { api, ...renderInTestShell(<Cells shown={shown} />, { user }) };
};

describe('custom fields in the table of tickets', () => {
  it('[decisions 2.11] are columns that people choose, whose values come by one call for the page', async () => {
    const { api } = show(['cf-1', 'cf-2']);
    expect(await screen.findByText('۱٬۲۵۰')).toBeTruthy();
    expect(screen.getByText('سخت‌افزار')).toBeTruthy();
    expect(screen.getByTestId('12').textContent).toBe('——');
    expect(api.calls('ticketFieldValues').map(({ query }) => query)).toEqual([{ ids: [11, 12], field_ids: [1, 2] }]);
    expect(api.calls('customFieldList')[0]?.query).toMatchObject({ show_in_list: true });
  });

  it('[decisions 2.11] show nothing for what was not read: another column and another row before their answer, and after a failure', async () => {
    const { api, rerender } = show(['cf-1']);
    expect(await screen.findByText('۱٬۲۵۰')).toBeTruthy();
    api.answer({ ticketFieldValues: refuse('SERVER_ERROR') });
    rerender(<Cells shown={['cf-1', 'cf-2']} rows={[...ROWS, buildTicketRow({ id: 13 })]} />);
    expect(screen.getByTestId('11').textContent).toBe('۱٬۲۵۰');
    await waitFor(() => expect(api.calls('ticketFieldValues')).toHaveLength(2));
    expect(screen.getByTestId('12').textContent).toBe('—');
    expect(screen.getByTestId('13').textContent).toBe('');
  });

  it('[decisions 2.11, 6.17] are hidden until they are chosen, and cost nothing then, or without the license', async () => {
    const { api, unmount } = show([]);
    await waitFor(() => expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toHaveLength(2));
    expect(screen.getAllByText(/پنهان/)).toHaveLength(2);
    expect(api.calls('ticketFieldValues')).toEqual([]);
    unmount();
    const { api: unlicensed } = show(['cf-1'], buildUser('full_admin', { features: [] }));
    expect(unlicensed.calls('customFieldList')).toEqual([]);
  });
});
