import assert from 'node:assert/strict';
import {
  employeeGet,
  employeeList,
  employeeUpdate,
  roleDelete,
  roleGet,
  roleList,
  roleStore,
} from '@hamyar/contracts/staff';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS, openSession } from '../harness/session.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.82, 7.19, decisions 2.0, decisions 2.2, decisions 2.9] a role is made, given, changed, put first, and deleted with another one for its people', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const employee = await open();
  const [name, other] = [rareWord('شبانه'), rareWord('جانشین')];
  const rolesNamed = async (...names: string[]) =>
    (await apiCall(admin, roleList)).data.filter((role) => names.includes(role.name));
  const people = (await apiCall(admin, employeeList, { s: LOGINS.agentOfAnotherBranch })).data;
  const details = await Promise.all(people.map(async ({ id }) => (await apiCall(admin, employeeGet, { id })).data));
  const before = details.find(({ username }) => username === LOGINS.agentOfAnotherBranch)!;
  const rolesOf = async () => (await apiCall(admin, employeeGet, { id: before.id })).data.roles.map(({ id }) => id);
  const dialog = admin.getByRole('dialog', { name: 'نقش‌ها و دسترسی‌ها' });
  const choose = (role: string) =>
    dialog
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(role) })
      .click();
  const save = async () => {
    await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.getByText('نقش ذخیره شد').first().waitFor();
  };
  try {
    const replacement = await apiCall(admin, roleStore, { name: other, permissions: [] });
    assert.equal(replacement.status, 'CREATED');

    step('a new role begins with the usual permissions');
    await admin.goto('/employees');
    await admin.getByRole('button', { name: 'نقش‌ها', exact: true }).click();
    await dialog.getByRole('button', { name: 'نقش جدید' }).click();
    await dialog.getByRole('textbox', { name: 'نام نقش' }).fill(name);
    assert.equal(await dialog.getByRole('checkbox', { name: 'بستن تیکت' }).isChecked(), true);
    await dialog.getByRole('checkbox', { name: 'مدیریت برچسب‌ها' }).check();
    await save();
    await dialog.getByText('هنوز کسی این نقش را ندارد').waitFor();
    assert.deepEqual(await axe(admin, '[role=dialog]'), []);
    const role = (await rolesNamed(name))[0]!;
    assert.deepEqual((await apiCall(admin, roleGet, { id: role.id })).data.permissions, [
      'close tickets',
      'manage tags',
      'reopen tickets',
      'view reports',
    ]);

    step('it is given; a change of what it grants logs the person out');
    await apiCall(admin, employeeUpdate, { id: before.id, role_ids: [role.id] });
    await openSession(employee, LOGINS.agentOfAnotherBranch);
    await employee.goto('/tickets');
    await employee.getByRole('heading', { level: 1 }).first().waitFor();
    await admin.reload();
    await admin.getByRole('button', { name: 'نقش‌ها', exact: true }).click();
    await choose(name);
    await dialog.getByRole('button', { name: 'دیدن ۱ کاربر این نقش' }).waitFor();
    await dialog.getByRole('checkbox', { name: 'مدیریت فایل‌ها' }).check();
    await save();
    // the page goes to the login by itself, and may do so while this address is on its way
    await employee.goto('/tickets', { waitUntil: 'commit', timeout: 10_000 }).catch(() => undefined);
    await employee.waitForURL(/\/login/);

    step('the sort dialog puts it first');
    await dialog.getByRole('button', { name: 'مرتب‌سازی', exact: true }).click();
    const sorting = admin.getByRole('dialog', { name: 'مرتب‌سازی' });
    const handle = sorting.getByRole('button', { name: new RegExp(`برای تغییر ترتیب بکشید: .*${name}`) });
    await handle.focus();
    await admin.keyboard.press('Home');
    await sorting.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await sorting.waitFor({ state: 'detached' });
    assert.equal((await apiCall(admin, roleList)).data[0]?.name, name);

    step('the list shows its people');
    await dialog.getByRole('button', { name: 'دیدن ۱ کاربر این نقش' }).click();
    await admin.waitForURL(new RegExp(`role_id=${role.id}`));
    await admin.getByRole('link', { name: before.name }).first().waitFor();

    step('deleted, its people have the other one');
    await admin.getByRole('button', { name: 'نقش‌ها', exact: true }).click();
    await choose(name);
    await dialog.getByRole('button', { name: 'حذف', exact: true }).click();
    const removal = admin.getByRole('dialog', { name: /حذف شود/ });
    await removal
      .getByText(/۱ کاربر/)
      .first()
      .waitFor();
    await removal.getByRole('combobox').fill(other);
    await admin.locator('.ant-select-item-option-active', { hasText: other }).waitFor();
    await admin.keyboard.press('Enter');
    await removal.getByRole('button', { name: 'حذف', exact: true }).click();
    await admin.getByText('نقش حذف شد').first().waitFor();
    assert.deepEqual(await rolesOf(), [replacement.data.id]);
    assert.deepEqual((await rolesNamed(name)).length, 0);
  } finally {
    await apiCall(admin, employeeUpdate, { id: before.id, role_ids: before.roles.map(({ id }) => id) });
    for (const { id } of await rolesNamed(name, other)) await apiCall(admin, roleDelete, { id });
  }
  assert.deepEqual(
    await rolesOf(),
    before.roles.map(({ id }) => id),
  );
});
