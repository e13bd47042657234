import { loadReferenceLists } from '@hamyar/store';
import {
  act,
  buildAskedField,
  buildDefaults,
  buildUser,
  fakeApi,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { CustomersScreen } from './customers.screen.tsx';
import { OrganizationsScreen } from './organizations.screen.tsx';

const modules = [{ manifest }] as never;
const row = {
  id: 12,
  name: 'نگار احمدی',
  employee: false,
  profile_picture_name: null,
  email: 'negar@example.ir',
  branch: { id: 2, name: 'شعبهٔ شیراز' },
  state: 'فارس',
  city: 'مرودشت',
  status: 'active' as const,
  created_at: 1_790_000_000,
  last_login_at: null,
};
const { public: _public, width: _width, condition: _condition, ...asked } = buildAskedField();
const area = {
  ...asked,
  ...{ id: 4, label: 'حوزهٔ فعالیت', type: 'text' as const, version: 1, context: 'customer' as const },
  ...{ department_id: null, status: true, order: 1, unique: false, sensitive: false, show_in_list: true },
  ...{ searchable: false, search_progress: null, is_archived: false, has_values: true, form_count: 1 },
  ...{ editable: true, created_at: 1, updated_at: 1 },
};

async function show(user = buildUser('full_admin'), path = '/customers') {
  const api = fakeApi({
    userList: [row],
    customFieldList: [area],
    customerFieldValues: [{ id: 12, values: { 4: 'پتروشیمی' } }],
    states: [{ id: 17, name: 'فارس' }],
    cities: [{ id: 171, name: 'مرودشت' }],
    systemDefaultsGet: buildDefaults({
      organizations: [{ id: 3, name: 'فناوران آریا' }],
      branches: [{ id: 2, name: 'شعبهٔ شیراز' }],
    } as never),
  });
  const shown = renderInTestShell(<CustomersScreen />, { user, path, modules });
  await screen.findAllByText('نگار احمدی');
  await act(() => loadReferenceLists({ force: true }));
  const query = () => api.calls('userList').at(-1)!.query as Record<string, unknown>;
  const choose = async (label: string, option: string) => {
    await shown.person.click(screen.getByRole('combobox', { name: label }));
    await shown.person.click(await screen.findByRole('option', { name: option }));
  };
  return { api, query, choose, ...shown };
}

describe('the list of customers', () => {
  it('[2.8, decisions 2.8] is filtered by organisation, branch and status next to the search, and by place, expiry, supervisors and fields of its own in a drawer', async () => {
    const { person, query, choose } = await show(undefined, '/customers?cf=4:گاز');
    await choose('سازمان', 'فناوران آریا');
    await choose('شعبه', 'شعبهٔ شیراز');
    await choose('وضعیت', 'فعال');
    await waitFor(() => expect(query()).toMatchObject({ organization_id: 3, branch_id: 2, status: 'active' }));
    await person.click(screen.getByRole('button', { name: 'فیلترهای بیشتر' }));
    await screen.findByRole('dialog', { name: 'فیلترها' });
    await choose('استان', 'فارس');
    await choose('شهر', 'مرودشت');
    await person.click(screen.getByRole('checkbox', { name: 'فقط سرپرستان سازمان‌ها' }));
    expect(screen.getByRole('combobox', { name: 'فیلدهای سفارشی' })).toBeTruthy();
    const value = await screen.findByRole('textbox', { name: 'حوزهٔ فعالیت' });
    await person.clear(value);
    await person.type(value, 'نفت');
    await person.click(screen.getByRole('button', { name: 'اعمال فیلتر' }));
    await waitFor(() =>
      expect(query()).toMatchObject({
        ...{ organization_id: 3, branch_id: 2, status: 'active' },
        ...{ state_id: 17, city_id: 171, supervisor: true, cf: { 4: 'نفت' } },
      }),
    );
    for (const chip of ['استان', 'شهر', 'فقط سرپرستان سازمان‌ها', 'فیلدهای سفارشی'])
      expect(screen.getByRole('button', { name: `حذف فیلتر ${chip}` })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'حذف فیلتر استان' }));
    await waitFor(() => expect(query()).not.toHaveProperty('city_id'));
    expect(query()).not.toHaveProperty('state_id');
    expect(query()).toMatchObject({ supervisor: true, cf: { 4: 'نفت' } });
  });

  it('[decisions 2.8] names the days of an expiry in its address, both included', async () => {
    // 1405/01/01 and 1405/01/10 in Tehran
    await show(buildUser('full_admin'), '/customers?expire_from=1774038600&expire_to=1774902600');
    expect(await screen.findByText('۱۴۰۵/۰۱/۰۱ تا ۱۴۰۵/۰۱/۱۰')).toBeTruthy();
  });

  it('[6.28, 6.29] offers no branch to who sees one branch only', async () => {
    await show(buildUser('employee', { permissions: ['manage customers'], branch_id: 2 }));
    expect(screen.getByRole('combobox', { name: 'سازمان' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'شعبه' })).toBeNull();
  });

  it('[2.79, 9.1, decisions 2.11] has columns that people choose, also of fields marked for the list, and all its orders', async () => {
    const { api, person, query } = await show();
    expect(screen.queryByRole('columnheader', { name: /ایمیل/ })).toBeNull();
    expect(api.calls('customerFieldValues')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'انتخاب ستون‌ها' }));
    for (const name of ['ایمیل', 'شعبه', 'استان و شهر', 'تاریخ ایجاد', 'حوزهٔ فعالیت'])
      await person.click(await screen.findByRole('checkbox', { name }));
    await person.keyboard('{Escape}');
    const table = within(screen.getByRole('table'));
    for (const shown of ['negar@example.ir', 'شعبهٔ شیراز', 'فارس، مرودشت']) expect(table.getByText(shown)).toBeTruthy();
    expect(await table.findByText('پتروشیمی')).toBeTruthy();
    expect(api.calls('customerFieldValues').at(-1)?.query).toEqual({ ids: [12], field_ids: [4] });
    for (const [name, by] of [
      ['تاریخ ایجاد', 'created_at'],
      ['آخرین ورود', 'last_login_at'],
    ] as const) {
      await person.click(table.getByRole('button', { name }));
      await waitFor(() => expect(query()).toMatchObject({ sort_by: by }));
    }
    for (const _ of ['asc', 'desc']) await person.click(table.getByRole('button', { name: 'نام و نام خانوادگی' }));
    await waitFor(() => expect(query()).toMatchObject({ sort_by: 'name', sort_dir: 'desc' }));
  });
});

describe('the list of organisations', () => {
  it('[2.14, decisions 2.8] is filtered by branch and by the end of the contract, both days included', async () => {
    const api = fakeApi({
      organizationList: [],
      systemDefaultsGet: buildDefaults({ branches: [{ id: 2, name: 'شعبهٔ شیراز' }] } as never),
    });
    const { person } = renderInTestShell(<OrganizationsScreen />, {
      ...{ user: buildUser('full_admin'), modules },
      path: '/organization?expire_from=1774038600&expire_to=1774902600',
    });
    const query = () => api.calls('organizationList').at(-1)?.query as Record<string, unknown> | undefined;
    await waitFor(() => expect(query()).toMatchObject({ expire_from: 1774038600, expire_to: 1774902600 }));
    await act(() => loadReferenceLists({ force: true }));
    expect(await screen.findByDisplayValue('۱۴۰۵/۰۱/۰۱')).toBeTruthy();
    expect(screen.getByDisplayValue('۱۴۰۵/۰۱/۱۰')).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: 'شعبه' }));
    await person.click(await screen.findByRole('option', { name: 'شعبهٔ شیراز' }));
    await waitFor(() => expect(query()).toMatchObject({ branch_id: 2, expire_to: 1774902600 }));
  });
});
