import { NEW_ROLE_PERMISSIONS } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  nok,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { EmployeesScreen } from './employees.screen.tsx';
import { buildRole, buildRoleDetails } from '../testing/employee-doubles.ts';

const senior = buildRoleDetails(2, 'کارشناس ارشد', { user_count: 12, permissions: ['close tickets', 'manage tags'] });
const base = buildRoleDetails(3, 'پایه', { is_system: true });
const off = buildRoleDetails(4, 'فصلی', { status: false });
const ALL = [senior, base, off];

async function open(more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    ...{ employeeList: [], departmentList: [], systemDefaultsGet: buildDefaults({}) },
    roleList: ALL.map(({ id, name, is_system, status, user_count }) =>
      buildRole(id, name, { is_system, status, user_count }),
    ),
    roleGet: ({ params }) => ALL.find(({ id }) => id === params.id)!,
    getReferences: { references: [] },
    ...more,
  });
  const user = buildUser('full_admin', { features: ['ticket_canned_message'] as never });
  const page = (
    <>
      <EmployeesScreen />
      <OverlayHost />
    </>
  );
  const shown = renderInTestShell(page, { user, modules: [{ manifest }] as never, path: '/employees' });
  await shown.person.click(await screen.findByRole('button', { name: 'نقش‌ها' }));
  const dialog = await screen.findByRole('dialog', { name: 'نقش‌ها و دسترسی‌ها' });
  await within(dialog).findByRole('checkbox', { name: 'بستن تیکت' });
  const inDialog = within(dialog);
  const role = (name: RegExp) => within(inDialog.getByRole('navigation')).getByRole('button', { name });
  const box = (name: string | RegExp) => inDialog.getByRole('checkbox', { name }) as HTMLInputElement;
  const save = () => shown.person.click(inDialog.getByRole('button', { name: 'ذخیره' }));
  return { ...shown, api, dialog, inDialog, role, box, save };
}

describe('the dialog of roles', () => {
  it.each(['branch_admin', 'department_admin'] as const)(
    '[decisions 2.2] is not for others than full admins: %s',
    async (rank) => {
      fakeApi({ employeeList: [], departmentList: [], roleList: [], systemDefaultsGet: buildDefaults({}) });
      renderInTestShell(<EmployeesScreen />, {
        user: buildUser(rank),
        modules: [{ manifest }] as never,
        path: '/employees',
      });
      await screen.findAllByText('کاربری پیدا نشد');
      expect(screen.queryByRole('button', { name: 'نقش‌ها' })).toBeNull();
    },
  );

  it('[decisions 2.2] lists them with their people, and what the chosen one grants by groups, unlicensed ones marked', async () => {
    const { dialog, inDialog, role, box } = await open();
    expect(role(/کارشناس ارشد/).textContent).toContain('۱۲ کاربر');
    expect(role(/پایه/).textContent).toContain('سیستمی');
    expect(role(/فصلی/).textContent).toContain('غیرفعال');
    expect([box('بستن تیکت').checked, box('مدیریت برچسب‌ها').checked, box('حذف تیکت').checked]).toEqual([
      true,
      true,
      false,
    ]);
    expect(within(inDialog.getByRole('region', { name: 'تیکت‌ها' })).getByText('۲ از ۲۰')).toBeTruthy();
    const saysUnlicensed = (name: RegExp) =>
      box(name).closest('label')!.textContent!.includes('در لایسنس شما فعال نیست');
    expect([saysUnlicensed(/مدیریت پایگاه دانش/), saysUnlicensed(/مدیریت متن‌های آماده/)]).toEqual([true, false]);
    expect(await axe(dialog)).toEqual([]);
  });

  it('[decisions 2.2] saves what is changed with the version that was read, and stays with it', async () => {
    const saved = {
      ...senior,
      version: 3,
      name: 'ارشد',
      permissions: ['delete tickets' as const, 'manage tags' as const],
    };
    const { api, person, inDialog, box, save } = await open({ roleUpdate: saved });
    await person.click(box('بستن تیکت'));
    await person.click(box('حذف تیکت'));
    const name = inDialog.getByRole('textbox', { name: /نام نقش/ });
    await person.clear(name);
    await person.type(name, 'ارشد');
    await save();
    await waitFor(() => expect(api.calls('roleUpdate')).toHaveLength(1));
    expect(api.calls('roleUpdate')[0]).toMatchObject({
      params: { id: 2 },
      body: { version: 2, name: 'ارشد', description: '', status: true, permissions: ['delete tickets', 'manage tags'] },
    });
    await waitFor(() => expect(box('حذف تیکت').checked).toBe(true));
    expect(box('بستن تیکت').checked).toBe(false);
  });

  it('[decisions 2.2] a new one begins with the usual permissions, takes a whole group at once, and is chosen then', async () => {
    const fresh = buildRoleDetails(9, 'شب');
    const { api, person, inDialog, box, save } = await open({
      roleStore: { id: 9 },
      roleGet: ({ params }) => [...ALL, fresh].find(({ id }) => id === params.id)!,
    });
    await person.click(inDialog.getByRole('button', { name: 'نقش جدید' }));
    await waitFor(() => expect(box('بستن تیکت').checked).toBe(true));
    expect(inDialog.getByRole('textbox', { name: /نام نقش/ })).toHaveProperty('value', '');
    await save();
    expect(api.calls('roleStore')).toHaveLength(0);
    await person.type(inDialog.getByRole('textbox', { name: /نام نقش/ }), 'شب');
    await person.click(box('مشتریان و سازمان‌ها'));
    await save();
    await waitFor(() => expect(api.calls('roleStore')).toHaveLength(1));
    const customers = ['manage customer events', 'manage customer sign-in', 'manage customers', 'manage organizations'];
    expect(api.calls('roleStore')[0]?.body).toEqual({
      ...{ name: 'شب', description: '', status: true },
      permissions: [...NEW_ROLE_PERMISSIONS, ...customers].sort(),
    });
    await waitFor(() => expect(api.calls('roleGet').at(-1)?.params).toEqual({ id: 9 }));
  });

  it('[decisions 2.4] asks before another role is chosen over what is not saved', async () => {
    const { person, inDialog, role, box } = await open();
    await person.click(box('حذف تیکت'));
    await person.click(role(/پایه/));
    const question = (await screen.findAllByRole('alertdialog')).at(-1)!;
    await person.click(within(question).getByRole('button', { name: 'ادامهٔ ویرایش' }));
    expect(box('حذف تیکت').checked).toBe(true);
    expect(inDialog.getByRole('textbox', { name: /نام نقش/ })).toHaveProperty('value', 'کارشناس ارشد');
  });

  it('[decisions 2.4] keeps what was typed when somebody else has saved, and shows theirs', async () => {
    const theirs = {
      ...senior,
      version: 7,
      name: 'نام دیگران',
      permissions: ['manage tags', 'merge and split tickets'],
    };
    const { api, person, inDialog, box, save } = await open({
      roleUpdate: nok('VERSION_CONFLICT', theirs),
    });
    const name = inDialog.getByRole('textbox', { name: /نام نقش/ });
    await person.clear(name);
    await person.type(name, 'نام من');
    await person.click(box('حذف تیکت'));
    await save();
    expect(await inDialog.findByDisplayValue('نام دیگران')).toBeTruthy();
    expect(await inDialog.findByText('مدیریت برچسب‌ها و ادغام و تفکیک تیکت')).toBeTruthy();
    expect(name).toHaveProperty('value', 'نام من');
    await save();
    await waitFor(() => expect(api.calls('roleUpdate')).toHaveLength(2));
    expect(api.calls('roleUpdate')[1]?.body).toMatchObject({ version: 7, name: 'نام من' });
    expect(box('حذف تیکت').checked).toBe(true);
  });

  it('[decisions 2.0] is deleted with another active one for its people', async () => {
    const { api, person, inDialog } = await open({
      getReferences: { references: [{ text: '۱۲ کاربر' }] },
      roleDelete: undefined,
    });
    await person.click(inDialog.getByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('dialog', { name: /«.*کارشناس ارشد.*» حذف شود/ });
    expect(dialog.textContent).toContain('۱۲ کاربر');
    await person.click(within(dialog).getByRole('combobox'));
    expect(screen.queryByRole('option', { name: 'فصلی' })).toBeNull();
    await person.click(await screen.findByRole('option', { name: 'پایه' }));
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(api.calls('roleDelete')).toHaveLength(1));
    expect(api.calls('roleDelete')[0]).toMatchObject({ params: { id: 2 }, query: { replace_with: 3 } });
  });

  it('[decisions 2.2] of the system says that it stays, and leads from another one to its people', async () => {
    const { api, person, inDialog, role } = await open();
    await person.click(role(/پایه/));
    expect(await inDialog.findByText('نقش‌های سیستمی حذف نمی‌شوند')).toBeTruthy();
    expect(inDialog.queryByRole('button', { name: 'حذف' })).toBeNull();
    await person.click(role(/کارشناس ارشد/));
    await person.click(await inDialog.findByRole('button', { name: 'دیدن ۱۲ کاربر این نقش' }));
    await waitFor(() => expect(api.calls('employeeList').at(-1)?.query).toMatchObject({ role_id: 2 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
