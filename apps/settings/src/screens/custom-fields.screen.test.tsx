import { channels } from '@hamyar/contracts';
import {
  act,
  buildDefaults,
  buildUser,
  FakeAnswer,
  fakeApi,
  fireEvent,
  refuse,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { manifest } from '../manifest.ts';
import { buildField, FIELDS } from '../testing/form-doubles.ts';
import { CustomerCustomFieldsScreen } from './customer-custom-fields.screen.tsx';
import { CustomFieldsScreen } from './custom-fields.screen.tsx';
import { DepartmentFields } from '../widgets/department-fields.widget.tsx';
import { OrganizationCustomFieldsScreen } from './organization-custom-fields.screen.tsx';

const modules = [{ manifest }] as never;
const show = (
  answers: Parameters<typeof fakeApi>[0] = {},
  path = '/settings/customFields',
  element = <CustomFieldsScreen />,
) => {
  const api = fakeApi({ customFieldList: [...FIELDS], ...answers });
  return { api, ...renderInTestShell(element, { user: buildUser('full_admin'), modules, path }) };
};
const names = () =>
  within(screen.getByRole('region', { name: 'فیلدهای تعریف‌شده' }))
    .getAllByRole('listitem')
    .map((row) => FIELDS.find(({ label }) => row.textContent?.includes(label))?.id);
const handle = (label: string) => screen.getByRole('button', { name: new RegExp(`جابه‌جایی .*${label}`) });

describe('the designer of custom fields', () => {
  it('[2.58, decisions 2.11] offers nine types for tickets, and six for a department', async () => {
    const { person } = show({ systemDefaultsGet: buildDefaults() });
    const types = await screen.findByRole('complementary', { name: 'افزودن فیلد' });
    expect(within(types).getAllByRole('button')).toHaveLength(9);
    await person.click(screen.getByRole('tab', { name: 'دپارتمان‌ها' }));
    expect(await screen.findByText(/دپارتمانی را که فیلدهای آن/)).toBeTruthy();
  });

  it('[decisions 2.11] makes a field searchable unless it is for employees only, and shows how far its values are', async () => {
    const { api, person, socket } = show({ customFieldUpdate: FIELDS[0], systemDefaultsGet: buildDefaults() });
    await person.click(await screen.findByRole('button', { name: FIELDS[0]!.label }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('switch', { name: 'فقط برای کارشناسان' }));
    expect(dialog.queryByRole('switch', { name: 'جستجوی تیکت با این فیلد' })).toBeNull();
    await person.click(dialog.getByRole('switch', { name: 'فقط برای کارشناسان' }));
    await person.click(dialog.getByRole('switch', { name: 'جستجوی تیکت با این فیلد' }));
    api.answer({ customFieldList: [{ ...FIELDS[0]!, searchable: true, search_progress: 0 }, ...FIELDS.slice(1)] });
    await person.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('customFieldUpdate')[0]?.body).toMatchObject({ searchable: true }));
    expect(await screen.findByText('به‌روزرسانی جستجو: ۰٪')).toBeTruthy();
    const channel = channels.user(buildUser('full_admin').id);
    act(() => socket.emit(channel, 'custom_field.search', { id: FIELDS[0]!.id, progress: 45 }));
    expect(await screen.findByText('به‌روزرسانی جستجو: ۴۵٪')).toBeTruthy();
    api.answer({ customFieldList: [{ ...FIELDS[0]!, searchable: true }, ...FIELDS.slice(1)] });
    const reads = api.calls('customFieldList').length;
    act(() => socket.emit(channel, 'custom_field.search', { id: FIELDS[0]!.id, progress: null }));
    // one that was answered before the end would show the work for ever
    await waitFor(() => expect(api.calls('customFieldList').length).toBeGreaterThan(reads));
    expect(await screen.findByText('جستجو')).toBeTruthy();
    await waitFor(() => expect(api.calls('systemDefaultsGet').length).toBeGreaterThan(0));
  });

  it('[2.58] asks for the fields of one department by its address', async () => {
    const { api } = show({}, '/settings/customFields?context=department&department_id=3');
    const types = await screen.findByRole('complementary', { name: 'افزودن فیلد' });
    expect(within(types).getAllByRole('button')).toHaveLength(6);
    expect(api.calls('customFieldList')[0]?.query).toMatchObject({ context: 'department', department_id: 3 });
  });

  it('[2.58, decisions 2.25] is on the page of a department, whose readers see the fields and change none', async () => {
    const stored = buildField({ context: 'department', department_id: 3, editable: false });
    const api = fakeApi({ customFieldList: [stored] });
    const ofRole = (role: 'full_admin' | 'branch_admin', more: object = {}) =>
      renderInTestShell(<DepartmentFields departmentId={3} />, { user: buildUser(role, more), modules });
    const { unmount } = ofRole('branch_admin');
    expect(await screen.findByText('شمارهٔ سفارش')).toBeTruthy();
    expect(api.calls('customFieldList')[0]?.query).toMatchObject({ context: 'department', department_id: 3 });
    expect(screen.queryByRole('complementary', { name: 'افزودن فیلد' })).toBeNull();
    expect(screen.queryByRole('button', { name: /ویرایش|جابه‌جایی/ })).toBeNull();
    unmount();
    const { person } = ofRole('branch_admin', { managed_department_ids: [3] });
    api.answer({ customFieldStore: { id: 8 } });
    const types = await screen.findByRole('complementary', { name: 'افزودن فیلد' });
    await person.click(within(types).getByRole('button', { name: /عدد/ }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByRole('textbox', { name: /عنوان فیلد/ }), 'مبلغ');
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('customFieldStore')).toHaveLength(1));
    expect(api.calls('customFieldStore')[0]?.body).toMatchObject({ context: 'department', department_id: 3 });
  });

  it('[decisions 2.25] offers a manager only the departments that they manage', async () => {
    fakeApi({ customFieldList: [], systemDefaultsGet: buildDefaults() });
    const user = buildUser('department_admin', { managed_department_ids: [2] });
    const { person } = renderInTestShell(<CustomFieldsScreen />, {
      ...{ user, modules, path: '/settings/customFields?context=department' },
    });
    await person.click(await screen.findByRole('combobox', { name: 'انتخاب دپارتمان' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['مالی و قراردادها']);
  });

  it('[2.41, 6.20, 6.21] has pages of their own for customers and organisations', async () => {
    const { api } = show({}, undefined, <CustomerCustomFieldsScreen />);
    const types = await screen.findByRole('complementary', { name: 'افزودن فیلد' });
    expect(within(types).getAllByRole('button')).toHaveLength(9);
    expect(screen.queryByRole('tab')).toBeNull();
    const { api: other } = show({}, undefined, <OrganizationCustomFieldsScreen />);
    await waitFor(() => expect(other.calls('customFieldList')).toHaveLength(1));
    expect([api, other].map((one) => one.calls('customFieldList')[0]?.query.context)).toEqual([
      'customer',
      'organization',
    ]);
  });

  it('[4.10, 7.19, 8.16] sends the whole order when a field is moved by a key, and keeps the focus on it', async () => {
    const updateOrder = new FakeAnswer(200, { status: 'UPDATED', message: 'ترتیب ذخیره شد' });
    const { person, api } = show(
      { updateOrder },
      undefined,
      <>
        <CustomFieldsScreen />
        <OverlayHost />
      </>,
    );
    await waitFor(() => expect(names()).toEqual([1, 2, 3, 4]));
    handle('نوع مشکل').focus();
    await person.keyboard('{ArrowUp}');
    expect(names()).toEqual([2, 1, 3, 4]);
    expect(document.activeElement).toBe(handle('نوع مشکل'));
    await waitFor(() => expect(api.calls('updateOrder')).toHaveLength(1));
    expect(api.calls('updateOrder')[0]?.body).toEqual({ type: 'customField', type_ids: [2, 1, 3, 4] });
    expect(screen.getByText(/به جایگاه ۱ رفت/)).toBeTruthy();
    // [8.16] in the words of the server
    expect(await screen.findByText('ترتیب ذخیره شد')).toBeTruthy();
  });

  it('[7.19] shows the stored order again when the new one is refused', async () => {
    const { person, api } = show({ updateOrder: refuse('AUTORIZATION_ERROR') });
    await waitFor(() => expect(names()).toEqual([1, 2, 3, 4]));
    handle('مبلغ').focus();
    await person.keyboard('{Home}');
    await waitFor(() => expect(api.calls('updateOrder')[0]?.body).toMatchObject({ type_ids: [4, 1, 2, 3] }));
    await waitFor(() => expect(names()).toEqual([1, 2, 3, 4]));
  });

  it('[4.10] moves a field by dragging its handle, and gives a drag up by Escape', async () => {
    const HEIGHT = 50;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const at = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
      return { top: at * HEIGHT, bottom: (at + 1) * HEIGHT, left: 0, right: 500 } as DOMRect;
    });
    const { api } = show({ updateOrder: undefined });
    await waitFor(() => expect(names()).toEqual([1, 2, 3, 4]));
    const pointer = (type: string, clientY: number) =>
      fireEvent(handle('شمارهٔ سفارش'), new MouseEvent(type, { bubbles: true, button: 0, clientY }));
    pointer('pointerdown', 20);
    pointer('pointermove', 140);
    fireEvent.keyDown(handle('شمارهٔ سفارش'), { key: 'Escape' });
    pointer('pointerup', 140);
    expect(api.calls('updateOrder')).toEqual([]);
    pointer('pointerdown', 20);
    pointer('pointermove', 140);
    pointer('pointerup', 140);
    expect(names()).toEqual([2, 3, 1, 4]);
    jest.restoreAllMocks();
  });

  it('[3.11, 5.14] creates a field of the chosen type, and says at its field what was refused', async () => {
    const { person, api } = show({ customFieldStore: refuseFields({ items: 'گزینه‌ها تکراری است' }) });
    await person.click(await screen.findByRole('button', { name: /لیست کشویی/ }));
    const dialog = await screen.findByRole('dialog', { name: /فیلد جدید: لیست کشویی/ });
    const save = within(dialog).getByRole('button', { name: 'ذخیره' });
    await person.click(save);
    expect(api.calls('customFieldStore')).toEqual([]);
    await person.type(within(dialog).getByRole('textbox', { name: /عنوان فیلد/ }), 'رنگ');
    await person.type(within(dialog).getByRole('textbox', { name: /گزینه‌ها/ }), 'آبی{Enter}سبز');
    await person.click(save);
    expect(await within(dialog).findByText('گزینه‌ها تکراری است')).toBeTruthy();
    expect(api.calls('customFieldStore')[0]?.body).toMatchObject({
      ...{ context: 'ticket', department_id: null, type: 'dropdown', label: 'رنگ', items: 'آبی\nسبز' },
      ...{ min_length: null, regex: null },
    });
  });

  it('[decisions 2.11] keeps the type of a field that has values, and says so', async () => {
    const { person, api } = show({
      customFieldList: [buildField({ has_values: true })],
      customFieldUpdate: buildField({ version: 4 }),
    });
    await person.click(await screen.findByRole('button', { name: /ویرایش .*شمارهٔ سفارش/ }));
    const dialog = await screen.findByRole('dialog', { name: 'ویرایش فیلد' });
    expect(within(dialog).getByText('پس از ثبت اولین مقدار، نوع فیلد تغییر نمی‌کند')).toBeTruthy();
    expect(within(dialog).queryByRole('combobox', { name: 'نوع فیلد' })).toBeNull();
    await person.type(within(dialog).getByRole('textbox', { name: /عنوان فیلد/ }), ' تازه');
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('customFieldUpdate')).toHaveLength(1));
    expect(api.calls('customFieldUpdate')[0]?.body).toMatchObject({ version: 3, label: 'شمارهٔ سفارش تازه' });
  });

  it('[decisions 2.11] keeps what a date with values asks for, and says so', async () => {
    const dated = buildField({ type: 'date', date_type: 'time', has_values: true });
    const { person } = show({ customFieldList: [dated] });
    await person.click(await screen.findByRole('button', { name: /ویرایش .*شمارهٔ سفارش/ }));
    expect(await screen.findByText('پس از ثبت اولین مقدار، نوع تاریخ تغییر نمی‌کند')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'نوع تاریخ' })).toBeNull();
  });

  it('[decisions 2.11] archives a field, which is then shown only when it is asked for', async () => {
    const { person, api } = show({
      customFieldList: [FIELDS[0]!, buildField({ id: 9, label: 'قدیمی', is_archived: true })],
      customFieldUpdate: buildField({ is_archived: true }),
    });
    expect(await screen.findByText('شمارهٔ سفارش')).toBeTruthy();
    expect(screen.queryByText('قدیمی')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'نمایش بایگانی‌شده‌ها' }));
    expect(screen.getByText('قدیمی')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /گزینه‌های .*شمارهٔ سفارش/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'بایگانی' }));
    await waitFor(() => expect(api.calls('customFieldUpdate')).toHaveLength(1));
    expect(api.calls('customFieldUpdate')[0]?.body).toEqual({ version: 3, is_archived: true });
  });

  it('offers to try again where the fields cannot be read, and says that there are none', async () => {
    const { person, api } = show({ customFieldList: refuse('SERVER_ERROR') });
    await person.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    await waitFor(() => expect(api.calls('customFieldList')).toHaveLength(2));
    api.answer({ customFieldList: [] });
    await person.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByText('هنوز فیلدی تعریف نشده است')).toBeTruthy();
  });
});
