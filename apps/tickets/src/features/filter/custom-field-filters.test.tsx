import type { CustomField } from '@hamyar/contracts';
import { buildAskedField, buildUser, fakeApi, renderInTestShell, screen, within } from '@hamyar/testing';
import { FilterDrawer } from './filter.drawer.tsx';

const field = (changes: Partial<CustomField>): CustomField =>
  ({ ...buildAskedField(), sensitive: false, ...changes }) as unknown as CustomField;
const FIELDS = [
  field({ id: 1, label: 'مبلغ فاکتور', type: 'number' }),
  field({ id: 2, label: 'شمارهٔ سریال', type: 'text' }),
  field({ id: 3, label: 'محرمانه', sensitive: true }),
  field({ id: 4, label: 'رمز', type: 'password' }),
];

const show = (features?: readonly string[]) => {
  const api = fakeApi({
    customFieldList: ({ query }) => (query.context === 'ticket' ? FIELDS : []),
    ticketFormList: [{ id: 3, name: 'خرابی دستگاه' }] as never,
    tagList: [],
  });
  const onApply = jest.fn();
  const shown = renderInTestShell(
    <FilterDrawer filters={{ cf: { 2: 'NR-1' } }} onApply={onApply} onClose={() => undefined} />,
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
    await person.click(screen.getByTitle('مبلغ فاکتور'));
    const amount = await screen.findByRole('group', { name: 'مبلغ فاکتور' });
    await person.type(within(amount).getByLabelText('از مقدار'), '200');
    await person.click(screen.getByRole('button', { name: 'اعمال فیلتر' }));
    expect(onApply).toHaveBeenCalledWith({ cf: { 1: { from: '200' }, 2: 'NR-1' } });
  });

  it('[6.17] asks for neither fields nor forms without their license feature', async () => {
    const { api } = show([]);
    await screen.findByRole('button', { name: 'اعمال فیلتر' });
    expect(screen.queryByRole('combobox', { name: 'فیلدهای سفارشی' })).toBeNull();
    expect([...api.calls('customFieldList'), ...api.calls('ticketFormList')]).toEqual([]);
  });
});
