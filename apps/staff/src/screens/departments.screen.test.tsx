import {
  buildDefaults,
  buildUser,
  buildTicketForm,
  fakeApi,
  nok,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { buildDepartment, buildPerson } from '../testing/department-doubles.ts';
import { DepartmentNewScreen } from './department-new.screen.tsx';
import { DepartmentScreen } from './department.screen.tsx';
import { DepartmentsScreen } from './departments.screen.tsx';

const modules = [{ manifest }] as never;
const people = [buildPerson(21, 'سارا رضایی'), buildPerson(22, 'رضا کریمی'), buildPerson(23, 'مینا صادقی')];
const answers = {
  departmentList: [buildDepartment(), buildDepartment({ id: 8, name: 'سخت‌افزار', parent_id: 7, depth: 2 })],
  userList: people,
  workingShiftList: [],
  ticketFormList: [buildTicketForm()],
  systemDefaultsGet: buildDefaults(),
};

describe('the list of departments', () => {
  const show = (role: 'full_admin' | 'branch_admin' = 'full_admin', more: Parameters<typeof fakeApi>[0] = {}) => {
    fakeApi({ ...answers, ...more });
    return renderInTestShell(<DepartmentsScreen />, { user: buildUser(role), modules, path: '/departments' });
  };

  it('[2.9] shows them as a tree with their admins', async () => {
    show();
    expect((await screen.findAllByRole('link', { name: 'سخت‌افزار' })).length).toBeGreaterThan(0);
    expect(screen.getAllByText('سارا رضایی').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'دپارتمان جدید' }).getAttribute('href')).toBe('/departments/new');
  });

  it('[decisions 2.25] a branch admin does not put those of all branches into an order', async () => {
    show('branch_admin');
    await screen.findAllByRole('link', { name: 'سخت‌افزار' });
    expect(screen.queryByRole('button', { name: /ترتیب/ })).toBeNull();
  });

  it('[2.9] says that there is none', async () => {
    show('full_admin', { departmentList: [] });
    expect(await screen.findAllByText('هنوز دپارتمانی ساخته نشده است')).not.toHaveLength(0);
  });
});

describe('the page of a department', () => {
  const show = (more: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({ departmentGet: buildDepartment(), ...answers, ...more });
    const shell = { user: buildUser('full_admin'), modules, path: '/departments/7' };
    return { api, ...renderInTestShell(<DepartmentScreen />, shell) };
  };
  const save = () => screen.getByRole('button', { name: 'ذخیره' });

  it('[decisions 2.7, decisions 2.12] has a signature, which names only what a ticket can fill', async () => {
    const signature = '<p>با احترام، {{agent.name}}</p>';
    const { api, person, unmount } = show({
      departmentGet: buildDepartment({ signature }),
      departmentUpdate: undefined,
    });
    expect((await screen.findByRole('textbox', { name: 'امضا' })).textContent).toContain('با احترام');
    expect(screen.getByRole('button', { name: 'نام کارشناس' })).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'نام دپارتمان' }), ' یک');
    await person.click(save());
    await waitFor(() => expect(api.calls('departmentUpdate')[0]?.body).toMatchObject({ signature }));
    unmount();
    const other = show({ departmentGet: buildDepartment({ signature: '<p>{{رمز}}</p>' }) });
    await other.person.type(await screen.findByRole('textbox', { name: 'نام دپارتمان' }), ' یک');
    await other.person.click(save());
    expect(await screen.findAllByText('متغیر «رمز» شناخته‌شده نیست')).not.toHaveLength(0);
    expect(other.api.calls('departmentUpdate')).toEqual([]);
  });

  it('[decisions 2.11] has a form of new tickets, where the license has forms', async () => {
    const { api, person } = show({ departmentGet: buildDepartment({ form_id: 5 }), departmentUpdate: undefined });
    expect(await screen.findByText('فرم خرابی')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'نام دپارتمان' }), ' یک');
    await person.click(save());
    await waitFor(() => expect(api.calls('departmentUpdate')[0]?.body).toMatchObject({ form_id: 5 }));
  });

  it('[decisions 2.25] who only reads a department sees its signature too', async () => {
    show({ departmentGet: buildDepartment({ right: 'none', signature: '<p>با احترام</p>' }) });
    expect(await screen.findByText('با احترام')).toBeTruthy();
  });

  it('[decisions 2.7] sends everything with the version that was read', async () => {
    const { person, api } = show({ departmentUpdate: buildDepartment({ version: 4 }) });
    const name = await screen.findByRole('textbox', { name: /نام دپارتمان/ });
    await person.clear(name);
    await person.type(name, 'پشتیبانی فنی');
    await person.click(save());
    await waitFor(() => expect(api.calls('departmentUpdate')).toHaveLength(1));
    expect(api.calls('departmentUpdate')[0]?.body).toMatchObject({
      version: 3,
      name: 'پشتیبانی فنی',
      branch_ids: [-1],
      manager_ids: [21],
      member_ids: [22],
      default_recipient_id: 22,
      reopen_policy: null,
    });
  });

  it('[decisions 2.7] whoever leaves it is its default recipient no longer', async () => {
    const { person, api } = show({ departmentUpdate: buildDepartment() });
    await screen.findByRole('textbox', { name: /نام دپارتمان/ });
    await person.click(screen.getByRole('combobox', { name: /اعضای دپارتمان/ }));
    await person.keyboard('{Backspace}');
    await person.click(save());
    await waitFor(() => expect(api.calls('departmentUpdate')).toHaveLength(1));
    expect(api.calls('departmentUpdate')[0]?.body).toMatchObject({ member_ids: [], default_recipient_id: null });
  });

  it('[8.7] says at its field why it is refused, and keeps what was typed', async () => {
    const text = 'دپارتمانی با این نام در همین شعبه وجود دارد';
    const { person } = show({ departmentUpdate: refuseFields({ name: text }) });
    const name = await screen.findByRole('textbox', { name: /نام دپارتمان/ });
    await person.clear(name);
    await person.type(name, 'فروش');
    await person.click(save());
    expect(await screen.findByText(text)).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('فروش');
  });

  it('[decisions 2.0] keeps what was typed when somebody else has saved in between', async () => {
    const { person } = show({
      departmentUpdate: nok('VERSION_CONFLICT', buildDepartment({ version: 9, description: 'تازه' })),
    });
    const name = await screen.findByRole('textbox', { name: /نام دپارتمان/ });
    await person.clear(name);
    await person.type(name, 'فروش');
    await person.click(save());
    await screen.findAllByText(/شخص دیگری|دیگری/);
    expect((name as HTMLInputElement).value).toBe('فروش');
  });

  it('[decisions 2.7] says at the field that open tickets need another department before it is deleted', async () => {
    const text = '۴ تیکت باز دارد. دپارتمان جایگزین را انتخاب کنید.';
    const { person } = show({
      getReferences: { references: [] },
      departmentDelete: refuseFields({ replace_with: text }),
    });
    await person.click(await screen.findByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    expect(await within(dialog).findByText(text)).toBeTruthy();
  });

  it('[decisions 2.7] of a built-in department only the texts are offered', async () => {
    const { api, person } = show({
      departmentGet: buildDepartment({ kind: 'managers', name: 'مدیران' }),
      departmentUpdate: buildDepartment(),
    });
    await screen.findByRole('textbox', { name: /نام دپارتمان/ });
    expect(screen.queryByRole('button', { name: 'حذف' })).toBeNull();
    await person.click(save());
    await waitFor(() => expect(api.calls('departmentUpdate')).toHaveLength(1));
    expect(api.calls('departmentUpdate')[0]?.body).toEqual({ version: 3, name: 'مدیران', description: '' });
  });

  it('[decisions 2.25] whoever may not change it reads it', async () => {
    show({ departmentGet: buildDepartment({ right: 'none' }) });
    expect(await screen.findByText(/تغییر آن با مدیر ارشد است/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ذخیره' })).toBeNull();
    expect(screen.getAllByText('رضا کریمی')).toHaveLength(2);
  });
});

describe('what other modules add to the page of a department', () => {
  const slot = { slot: 'staff.department/v1', name: 'fields', title: 'فیلدهای سفارشی دپارتمان', order: 10, code: 'X' };
  const other = { manifest: { name: 'settings', title: 'x', routes: [], slots: [slot] } } as never;
  const show = (stored = buildDepartment(), path = '/departments/7') => {
    fakeApi({ departmentGet: stored, ...answers });
    const shell = { user: buildUser('full_admin'), modules: [...modules, other] as never, path };
    return renderInTestShell(<DepartmentScreen />, shell);
  };
  const part = () => document.querySelector('[data-part="settings/X"]');

  it('[2.58] is a tab next to its own form, which keeps what was written there', async () => {
    const { person } = show();
    await person.type(await screen.findByRole('textbox', { name: 'نام دپارتمان' }), ' یک');
    expect(part()).toBeNull();
    await person.click(screen.getByRole('tab', { name: 'فیلدهای سفارشی دپارتمان' }));
    expect(part()).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'نام دپارتمان' })).toBeNull();
    await person.click(screen.getByRole('tab', { name: 'مشخصات' }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'نام دپارتمان' });
    expect(name.value).toBe(`${buildDepartment().name} یک`);
  });

  it('[2.58] has an address of its own, and is not there for built-in departments', async () => {
    const { unmount } = show(undefined, '/departments/7?tab=fields');
    await waitFor(() => expect(part()).not.toBeNull());
    unmount();
    show(buildDepartment({ kind: 'customers' }));
    await screen.findByRole('textbox', { name: 'نام دپارتمان' });
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the page of a new department', () => {
  it('[decisions 2.7] asks for what its choices need before it is sent', async () => {
    const api = fakeApi({ ...answers, departmentStore: { id: 9 } });
    const { person } = renderInTestShell(<DepartmentNewScreen />, {
      user: buildUser('branch_admin', { branch_id: 1 }),
      modules,
      path: '/departments/new',
      drafts: { 'department-new': { version: 1, changes: { name: 'فروش', reopen_policy: 'days' } } },
    });
    await person.click(await screen.findByRole('button', { name: 'ذخیره' }));
    const days = await screen.findByRole('spinbutton', { name: /شمار روزها/ });
    expect(api.calls('departmentStore')).toHaveLength(0);
    // of the own branch without being asked
    expect(screen.queryByRole('combobox', { name: /شعبه‌ها/ })).toBeNull();
    await person.type(days, '4');
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('departmentStore')).toHaveLength(1));
    expect(api.calls('departmentStore')[0]?.body).toMatchObject({
      name: 'فروش',
      reopen_policy: 'days',
      reopen_days: 4,
    });
    expect(api.calls('departmentStore')[0]?.body).not.toHaveProperty('branch_ids');
  });
});
