import type { CustomerEventTypeRow } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { axe, buildDefaults, buildUser, fakeApi, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { CustomerEventsScreen } from './customer-events.screen.tsx';

const modules = [{ manifest }] as never;
const build = (more: Partial<CustomerEventTypeRow> = {}): CustomerEventTypeRow => ({
  ...{ id: 31, version: 2, name: 'جلسهٔ حضوری', type: 0, color: '#45AEB6', order: 1, status: true },
  ...{ default_description: null, event_count: 0, created_at: 1_790_000_000, updated_at: 1_790_000_000 },
  ...more,
});
const used = build({ id: 32, name: 'تماس پیگیری', event_count: 12 });
const panel = build({ id: 33, name: 'ورود به پنل', type: 1 });
const off = build({ id: 34, name: 'قدیمی', status: false });

describe('the settings page of customer events', () => {
  const show = (answers: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({
      customerEventTypeList: [build(), used, panel, off],
      systemDefaultsGet: buildDefaults(),
      ...answers,
    });
    const shown = renderInTestShell(
      <>
        <CustomerEventsScreen />
        <OverlayHost />
      </>,
      { user: buildUser('full_admin'), modules, path: '/settings/customerEvents' },
    );
    return { api, ...shown };
  };
  const open = async (person: ReturnType<typeof show>['person'], name: RegExp) => {
    await person.click((await screen.findAllByRole('button', { name }))[0]!);
    return screen.findByRole('dialog');
  };

  it('[2.41, 3.24] lists the types with their kind and how many events have each', async () => {
    const { container } = show();
    const row = (await screen.findAllByRole('button', { name: /ویرایش دستهٔ .*تماس پیگیری/ }))[0]!.closest('tr')!;
    expect(within(row).getByText('داخلی')).toBeTruthy();
    expect(within(row).getByText('۱۲')).toBeTruthy();
    const external = screen.getAllByRole('button', { name: /ورود به پنل/ })[0]!.closest('tr')!;
    expect(within(external).getByText('خارجی')).toBeTruthy();
    expect(await axe(container)).toEqual([]);
  });

  it('[decisions 2.13] makes a type with its kind, colour and the text that descriptions begin with', async () => {
    const { person, api } = show({ customerEventTypeStore: { id: 40 } });
    await screen.findAllByText('تماس پیگیری');
    const dialog = await open(person, /^دستهٔ رویداد جدید$/);
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    expect(await within(dialog).findByText('این فیلد الزامی است')).toBeTruthy();
    await person.type(within(dialog).getByRole('textbox', { name: /نام دستهٔ رویداد/ }), ' بازدید ');
    await person.click(within(dialog).getByRole('radio', { name: /خارجی/ }));
    await person.type(within(dialog).getByRole('textbox', { name: 'متن آغازین شرح' }), 'نتیجه:');
    expect(await axe(dialog)).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('customerEventTypeStore')).toHaveLength(1));
    expect(api.calls('customerEventTypeStore')[0]?.body).toEqual({
      ...{ name: 'بازدید', type: 1, color: '#45AEB6', default_description: 'نتیجه:', status: true },
    });
    expect(await screen.findByText('دستهٔ رویداد ذخیره شد')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[decisions 2.13] changes neither the kind of a type that has events, nor anything without the version', async () => {
    const { person, api } = show({ customerEventTypeUpdate: used });
    const dialog = await open(person, /ویرایش دستهٔ .*تماس پیگیری/);
    const kinds = within(dialog).getAllByRole('radio') as HTMLInputElement[];
    expect(kinds.map(({ disabled }) => disabled)).toEqual([true, true]);
    await person.type(within(dialog).getByRole('textbox', { name: /نام دستهٔ رویداد/ }), '۲');
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('customerEventTypeUpdate')).toHaveLength(1));
    expect(api.calls('customerEventTypeUpdate')[0]).toMatchObject({
      ...{ params: { id: 32 }, body: { version: 2, name: 'تماس پیگیری۲', type: 0 } },
    });
  });

  it('[decisions 2.0] deletes a type with another one in use of the same kind for its events', async () => {
    const { person, api } = show({
      getReferences: { references: [{ text: '۱۲ رویداد مشتری' }] },
      customerEventTypeDelete: undefined,
    });
    const form = await open(person, /ویرایش دستهٔ .*تماس پیگیری/);
    await person.click(within(form).getByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('dialog', { name: /حذف شود/ });
    await person.click(within(dialog).getByRole('combobox', { name: /جایگزین/ }));
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['جلسهٔ حضوری']);
    await person.click(screen.getByRole('option', { name: 'جلسهٔ حضوری' }));
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(api.calls('customerEventTypeDelete')).toHaveLength(1));
    expect(api.calls('customerEventTypeDelete')[0]).toMatchObject({ params: { id: 32 }, query: { replace_with: 31 } });
  });
});
