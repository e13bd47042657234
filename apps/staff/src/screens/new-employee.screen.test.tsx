import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { buildDepartment } from '../testing/department-doubles.ts';
import { buildEmployee, buildRole } from '../testing/employee-doubles.ts';
import { EmployeeNewScreen } from './employee-new.screen.tsx';
import { EmployeeScreen } from './employee.screen.tsx';
import { EmployeesScreen } from './employees.screen.tsx';

const modules = [{ manifest }] as never;
const TOKEN = 'aB3-_'.repeat(13).slice(0, 64);
const made = { token: TOKEN, expires_at: 1_795_000_000 };
const answers = {
  roleList: [buildRole(2, 'کارشناس ارشد')],
  departmentList: [buildDepartment(), buildDepartment({ id: 8, name: 'فروش', right: 'people' })],
  workingShiftList: [],
  userList: [],
  systemDefaultsGet: buildDefaults({ branches: [{ id: 1, name: 'تهران' }] }),
};
type Answers = Parameters<typeof fakeApi>[0];

describe('the page of a new employee', () => {
  const show = (more: Answers = {}, user = buildUser('full_admin')) => {
    const api = fakeApi({ ...answers, employeeStore: { id: 77, invitation: made }, ...more });
    const page = (
      <>
        <EmployeeNewScreen />
        <OverlayHost />
      </>
    );
    return { api, ...renderInTestShell(page, { user, modules, path: '/employees/new' }) };
  };
  const fill = async (person: ReturnType<typeof show>['person']) => {
    await person.type(await screen.findByRole('textbox', { name: /^نام$/ }), 'هانیه');
    await person.type(screen.getByRole('textbox', { name: /نام خانوادگی/ }), 'مرادی');
    await person.type(screen.getByRole('textbox', { name: /ایمیل/ }), 'hanieh@arya.co');
  };
  const save = () => screen.getByRole('button', { name: 'ذخیره' });

  it('[2.11, decisions 2.9] stores them, shows the link once, and then the row in the list', async () => {
    const { api, person, container } = show();
    await fill(person);
    expect(await axe(container)).toEqual([]);
    await person.click(save());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLInputElement>('پیوند دعوت').value).toBe(
      `http://localhost/login?invitation=${TOKEN}`,
    );
    expect(await axe(dialog)).toEqual([]);
    expect(api.calls('employeeStore')[0]?.body).toMatchObject({
      ...{
        first_name: 'هانیه',
        last_name: 'مرادی',
        email: 'hanieh@arya.co',
        mobile: null,
        entry: 'link',
        branch_id: 1,
      },
    });
    expect(Object.keys(api.calls('employeeStore')[0]?.body as object)).not.toContain('password');
    await person.click(within(dialog).getAllByRole('button', { name: 'بستن' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[decisions 2.8] by mail needs an address, and says at its field why no mail leaves', async () => {
    const why = 'ارسال ایمیل تنظیم نشده است';
    const { api, person } = show({ employeeStore: refuseFields({ entry: why }) });
    await person.type(await screen.findByRole('textbox', { name: /^نام$/ }), 'هانیه');
    await person.type(screen.getByRole('textbox', { name: /نام خانوادگی/ }), 'مرادی');
    await person.click(screen.getByRole('radio', { name: /دعوت‌نامه با ایمیل/ }));
    await person.click(save());
    expect(api.calls('employeeStore')).toHaveLength(0);
    await person.type(screen.getByRole('textbox', { name: /ایمیل/ }), 'hanieh@arya.co');
    await person.click(save());
    expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: /نام خانوادگی/ })).toHaveProperty('value', 'مرادی');
  });

  it('[decisions 2.8] with a given password sends it, and the field is there only then', async () => {
    const { api, person } = show({ employeeStore: { id: 77, invitation: null } });
    await fill(person);
    expect(screen.queryByLabelText(/^رمز عبور/, { selector: '[type=password]' })).toBeNull();
    await person.click(screen.getByRole('radio', { name: /رمز عبور را من/ }));
    await person.type(screen.getByLabelText(/^رمز عبور/, { selector: '[type=password]' }), 'Arya-1405');
    await person.click(save());
    await waitFor(() => expect(api.calls('employeeStore')).toHaveLength(1));
    expect(api.calls('employeeStore')[0]?.body).toMatchObject({ entry: 'password', password: 'Arya-1405' });
  });

  it('[decisions 2.25] a department admin chooses departments, and neither branch nor rank', async () => {
    const { api, person } = show({}, buildUser('department_admin', { managed_department_ids: [8] }));
    await fill(person);
    expect(screen.queryByRole('switch', { name: 'مدیر ارشد' })).toBeNull();
    await person.click(save());
    expect(api.calls('employeeStore')).toHaveLength(0);
    await person.click(screen.getByRole('combobox', { name: /عضو دپارتمان/ }));
    await person.click(await screen.findByText('فروش', { selector: '.ant-select-item-option-content' }));
    await person.click(save());
    await waitFor(() => expect(api.calls('employeeStore')).toHaveLength(1));
    const body = api.calls('employeeStore')[0]?.body as object;
    expect(body).toMatchObject({ department_ids: [8] });
    for (const key of ['branch_id', 'full_admin', 'branch_admin', 'role_ids', 'working_shift_ids'])
      expect(Object.keys(body)).not.toContain(key);
  });
});

describe('an invitation', () => {
  const invited = buildEmployee({
    ...{ status: 'invited', invitation: { expires_at: 1_795_000_000, changeable: true }, open_ticket_count: 0 },
  });
  const show = (Screen: () => React.ReactNode, path: string, more: Answers = {}) => {
    const api = fakeApi({ ...answers, employeeList: [invited], employeeGet: invited, ...more });
    const page = (
      <>
        <Screen />
        <OverlayHost />
      </>
    );
    return { api, ...renderInTestShell(page, { user: buildUser('full_admin'), modules, path }) };
  };
  const openMenu = async (person: ReturnType<typeof show>['person']) =>
    person.click((await screen.findAllByRole('button', { name: /دعوت‌نامهٔ شیما کرمی/ }))[0]!);

  it('[decisions 2.9] is renewed and withdrawn in the list, which says until when it is valid', async () => {
    const { api, person } = show(EmployeesScreen, '/employees', { employeeInvite: made, employeeUninvite: undefined });
    expect((await screen.findAllByText(/^دعوت‌نامه تا ۱۴۰۵/)).length).toBeGreaterThan(0);
    await openMenu(person);
    await person.click(await screen.findByRole('menuitem', { name: 'پیوند تازه' }));
    expect((await screen.findByLabelText<HTMLInputElement>('پیوند دعوت')).value).toContain(TOKEN);
    expect(api.calls('employeeInvite')[0]?.body).toEqual({ way: 'link' });
    await person.click(screen.getAllByRole('button', { name: 'بستن' }).at(-1)!);
    await openMenu(person);
    await person.click(await screen.findByRole('menuitem', { name: 'پس گرفتن دعوت‌نامه' }));
    await person.click(await screen.findByRole('button', { name: 'پس گرفتن دعوت‌نامه' }));
    await waitFor(() => expect(api.calls('employeeUninvite')).toHaveLength(1));
  });

  it('[decisions 2.25] who may not change it gets no menu', async () => {
    const row = { ...invited, invitation: { expires_at: null, changeable: false } };
    show(EmployeesScreen, '/employees', { employeeList: [row] });
    expect((await screen.findAllByText('دعوت‌نامهٔ معتبری ندارد')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /دعوت‌نامهٔ شیما کرمی/ })).toBeNull();
  });

  it('[decisions 2.25] an employee is deleted after a question, which stays when it is refused', async () => {
    const { api, person } = show(EmployeeScreen, '/employees/41', {
      employeeDelete: refuseFields({ id: 'این کاربر مسئول ۲ تیکت باز است' }),
    });
    await person.click(await screen.findByRole('button', { name: 'حذف' }));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(api.calls('employeeDelete')).toHaveLength(1));
    expect(screen.getByRole('alertdialog')).toBe(question);
  });
});
