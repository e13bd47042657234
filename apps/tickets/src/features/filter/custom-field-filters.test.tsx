import type { CustomField } from '@hamyar/contracts';
import { buildAskedField, buildUser, fakeApi, renderInTestShell, screen, within } from '@hamyar/testing';
import { FilterDrawer } from './filter.drawer.tsx';

const field = (changes: Partial<CustomField>): CustomField => {
  const { public: _public, width: _width, condition: _condition, ...asked } = buildAskedField();
  return {
    ...asked,
    ...{ version: 1, context: 'ticket', department_id: null, status: true, order: 1, unique: false, sensitive: false },
    show_in_list: false,
    searchable: false,
    search_progress: null,
    ...{ is_archived: false, has_values: true, form_count: 1, editable: true, created_at: 1, updated_at: 1 },
    ...changes,
  };
};
const FIELDS = [
  field({ id: 1, label: 'مبلغ فاکتور', type: 'number' }),
  field({ id: 2, label: 'شمارهٔ سریال', type: 'text' }),
  field({ id: 3, label: 'محرمانه', sensitive: true }),
  field({ id: 4, label: 'رمز', type: 'password' }),
];

const show = (features?: readonly string[]) => {
  const api = fakeApi({
    customFieldList: ({ query }) => (query.context === 'ticket' ? FIELDS : []),
    ticketFormList: [],
    tagList: [],
    states: [],
    cities: [],
  });
  const onApply = jest.fn();
  const shown = renderInTestShell(
    <FilterDrawer filters={{ cf: { 1: { from: '100' }, 2: 'NR-1' } }} onApply={onApply} onClose={() => undefined} />,
    { user: buildUser('full_admin', features ? { features: [...features] as never } : {}) },
  );
  return { api, onApply, ...shown };
};

describe('the filter of the ticket list by custom fields', () => {
  it('[decisions 2.3] has a control for each field that is chosen, and for no secret one', async () => {
    const { person, onApply } = show();
    const serial = await screen.findByRole<HTMLInputElement>('textbox', { name: 'شمارهٔ سریال' });
    expect(serial.value).toBe('NR-1');
    await person.click(screen.getByRole('combobox', { name: 'فیلدهای سفارشی' }));
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(offered.join(' ')).not.toMatch(/محرمانه|رمز/);
    await person.keyboard('{Escape}');
    const amount = await screen.findByRole('group', { name: 'مبلغ فاکتور' });
    await person.type(within(amount).getByLabelText('تا مقدار'), '200');
    await person.click(screen.getByRole('button', { name: 'اعمال فیلتر' }));
    expect(onApply).toHaveBeenCalledWith({ cf: { 1: { from: '100', to: '200' }, 2: 'NR-1' } });
  });

  it('[6.17] asks for neither fields nor forms without their license feature', async () => {
    const { api } = show([]);
    await screen.findByRole('button', { name: 'اعمال فیلتر' });
    expect(screen.queryByRole('combobox', { name: 'فیلدهای سفارشی' })).toBeNull();
    expect([...api.calls('customFieldList'), ...api.calls('ticketFormList')]).toEqual([]);
  });
});
