import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  pickDate,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { buildDepartment, buildPerson } from '../testing/department-doubles.ts';
import { buildEmployee, buildRole } from '../testing/employee-doubles.ts';
import { EmployeeScreen } from './employee.screen.tsx';
import { EmployeesScreen } from './employees.screen.tsx';

const tickets = { manifest: { name: 'tickets', routes: [{ path: '/tickets', name: 'tickets' }] } };
const modules = [{ manifest }, tickets] as never;
const answers = {
  roleList: [
    buildRole(2, 'کارشناس ارشد'),
    buildRole(3, 'نویسندهٔ دانش'),
    buildRole(4, 'مدیر همه', { grantable: false }),
  ],
  departmentList: [buildDepartment(), buildDepartment({ id: 8, name: 'فروش', right: 'people' })],
  workingShiftList: [],
  userList: [buildPerson(41, 'شیما کرمی'), buildPerson(22, 'رضا کریمی')],
  systemDefaultsGet: buildDefaults({ branches: [{ id: 1, name: 'تهران' }] }),
};

describe('the list of employees', () => {
  const show = (more: Parameters<typeof fakeApi>[0] = {}) => {
    const rows = [
      buildEmployee(),
      buildEmployee({
        id: 42,
        name: 'نوید صالحی',
        rank: 'full_admin',
        roles: [],
        away: true,
        absence: { from: '2026-11-20', until: '2026-12-03', substitute: null },
      }),
    ];
    const api = fakeApi({ ...answers, employeeList: rows, ...more });
    const shell = { user: buildUser('full_admin'), modules, path: '/employees' };
    return { api, ...renderInTestShell(<EmployeesScreen />, shell) };
  };

  it('[2.11] shows them with rank, roles, departments and who is away until when', async () => {
    const { container } = show();
    const links = await screen.findAllByRole('link', { name: 'شیما کرمی' });
    expect(links[0]?.getAttribute('href')).toBe('/employees/41');
    expect(screen.getAllByText('کارشناس ارشد').length).toBeGreaterThan(0);
    expect(screen.getAllByText('مدیر ارشد').length).toBeGreaterThan(0);
    expect(screen.getAllByText('خارج، تا ۱۴۰۵/۰۹/۱۲').length).toBeGreaterThan(0);
    expect(await axe(container)).toEqual([]);
  });

  it('[2.11] asks for those who are away', async () => {
    const { api, person } = show();
    await person.click(await screen.findByRole('checkbox', { name: 'فقط خارج از دسترس' }));
    await waitFor(() => expect(api.calls('employeeList').at(-1)?.query).toMatchObject({ away: true }));
  });
});

describe('the page of an employee', () => {
  const show = (more: Parameters<typeof fakeApi>[0] = {}, user = buildUser('full_admin')) => {
    const api = fakeApi({ employeeGet: buildEmployee(), ...answers, ...more });
    const page = (
      <>
        <EmployeeScreen />
        <OverlayHost />
      </>
    );
    return { api, ...renderInTestShell(page, { user, modules, path: '/employees/41' }) };
  };
  const save = () => screen.getByRole('button', { name: 'ذخیره' });

  it('[2.11] is titled by the name, and leads to exactly the tickets that it counts: all that are not closed', async () => {
    const { pageParams } = show();
    const link = await screen.findByRole('link', { name: 'دیدن تیکت‌های باز او (۴)' });
    expect(pageParams).toEqual({ name: 'شیما کرمی' });
    expect(decodeURIComponent(link.getAttribute('href')!)).toBe('/tickets?view=all&assignee_ids=41&status=0,1,2,3');
  });

  it.each([
    [['workingshift'], 1],
    [[], 0],
  ])('[decisions 2.8] asks for working shifts only where the license has them: %j', async (features, calls) => {
    const { api } = show({}, buildUser('full_admin', { features: features as never }));
    await screen.findByRole('combobox', { name: /نقش‌ها/ });
    await waitFor(() => expect(api.calls('roleList')).toHaveLength(1));
    expect(api.calls('workingShiftList')).toHaveLength(calls);
  });

  it('[decisions 2.8] sends everything that the person may change, with the version that was read', async () => {
    const { api, person } = show({ employeeUpdate: buildEmployee({ version: 4 }) });
    const name = await screen.findByRole('textbox', { name: /نام خانوادگی/ });
    await person.clear(name);
    await person.type(name, 'رستمی');
    await person.click(save());
    await waitFor(() => expect(api.calls('employeeUpdate')).toHaveLength(1));
    expect(api.calls('employeeUpdate')[0]?.body).toMatchObject({
      ...{ version: 3, last_name: 'رستمی', email: 'shima@arya.co', interphone: '118', branch_id: 1 },
      ...{ role_ids: [2], department_ids: [7], managed_department_ids: [], full_admin: false },
      ...{ away_from: null, away_until: null, substitute_id: null },
    });
  });

  it('[decisions 2.2] offers no role that gives more than the person has', async () => {
    const { person } = show();
    await person.click(await screen.findByRole('combobox', { name: /نقش‌ها/ }));
    expect(await screen.findByRole('option', { name: 'نویسندهٔ دانش' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'مدیر همه' })).toBeNull();
  });

  it('[decisions 2.8] of the own account rights are shown and not changed', async () => {
    const own = buildEmployee({ id: 7, parts: ['personal', 'absence'] });
    const { api, person } = show({ employeeGet: own, employeeUpdate: own }, buildUser('branch_admin', { id: 7 }));
    expect(await screen.findByText(/فقط مدیر دیگری تغییر می‌دهد/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /ایمیل/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('switch', { name: 'مدیر ارشد' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'غیرفعال کردن' })).toBeNull();
    await person.click(save());
    await waitFor(() => expect(api.calls('employeeUpdate')).toHaveLength(1));
    expect(Object.keys(api.calls('employeeUpdate')[0]?.body as object)).not.toContain('role_ids');
  });

  it('[decisions 2.25] whoever may change nothing reads', async () => {
    show({ employeeGet: buildEmployee({ parts: [] }) });
    expect(await screen.findByText(/تغییر مشخصات این کاربر/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ذخیره' })).toBeNull();
  });

  it('[decisions 2.8] an absence needs both of its days, in their order', async () => {
    const { api, person } = show();
    pickDate(await screen.findByLabelText('نخستین روز'), '1405/09/14');
    await person.click(save());
    await waitFor(() => expect(screen.getByLabelText(/آخرین روز/).getAttribute('aria-invalid')).toBe('true'));
    expect(api.calls('employeeUpdate')).toHaveLength(0);
  });

  it('[decisions 2.8] switches the account off, and says why the last full admin stays', async () => {
    const why = 'آخرین مدیر ارشد را نمی‌توان حذف یا غیرفعال کرد';
    const { api, person } = show({ employeeUpdate: refuseFields({ status: why }) });
    await person.click(await screen.findByRole('button', { name: 'غیرفعال کردن' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/تیکت باز او به نامش می‌ماند: ۴/)).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'غیرفعال کردن' }));
    expect(await within(dialog).findByText(why)).toBeTruthy();
    expect(api.calls('employeeUpdate')[0]?.body).toEqual({ version: 3, status: 'inactive' });
  });
});
