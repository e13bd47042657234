import assert from 'node:assert/strict';
import {
  branchDelete,
  branchList,
  departmentDelete,
  departmentGet,
  departmentStore,
  employeeGet,
  employeeList,
  employeeUpdate,
} from '@hamyar/contracts/staff';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS, openSession } from '../harness/session.ts';

/** Letters that no earlier run has used. */
const rare = (alphabet: string): string =>
  [...String(Date.now() % 10_000_000)].map((digit) => alphabet[Number(digit)]).join('');

test('[2.4, 7.19, decisions 2.0, decisions 2.7] a branch is made, gets its admin, is put into an order, and is deleted once nobody is in it', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const employee = await open();
  const [name, code] = [`دفتر ${rare('بتجدرسشفقل')}`, rare('ABCDEFGHJK')];
  const people = (await apiCall(admin, employeeList, { s: LOGINS.agentOfAnotherBranch })).data;
  const details = await Promise.all(people.map(async ({ id }) => (await apiCall(admin, employeeGet, { id })).data));
  const before = details.find(({ username }) => username === LOGINS.agentOfAnotherBranch)!;
  const branches = async () => (await apiCall(admin, branchList, { perPage: 200 })).data;
  const found = async () => (await branches()).find((row) => row.name === name);
  const move = (id: number) =>
    apiCall(admin, employeeUpdate, { id, branch_admin: false, branch_id: before.branch?.id ?? -1 });
  const departments: number[] = [];
  const remove = async () => {
    await admin.getByRole('button', { name: 'حذف', exact: true }).click();
    return admin.getByRole('dialog', { name: new RegExp(name) });
  };
  try {
    step('from the list a new one is made, with its admin');
    await admin.goto('/branches');
    await admin.getByRole('link', { name: 'شعبهٔ جدید' }).click();
    await admin.getByRole('textbox', { name: 'نام شعبه' }).fill(name);
    await admin.getByRole('textbox', { name: 'کد شعبه' }).fill(code.toLowerCase());
    await admin.getByRole('combobox', { name: 'سرپرستان شعبه' }).fill(before.name);
    await admin.keyboard.press('Enter');
    await admin.keyboard.press('Escape');
    assert.deepEqual(await axe(admin, 'main'), []);
    await openSession(employee, LOGINS.agentOfAnotherBranch);
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.getByText('شعبه با موفقیت ایجاد شد').first().waitFor();
    const made = (await found())!;
    assert.equal(made.code, code);
    assert.deepEqual(
      made.managers.map(({ id }) => id),
      [before.id],
    );

    step('its admin is logged out, and belongs to it');
    await employee.goto('/tickets');
    await employee.waitForURL(/\/login/);
    assert.equal((await apiCall(admin, employeeGet, { id: before.id })).data.branch?.id, made.id);

    step('the sort dialog puts it first');
    await admin.goto('/branches');
    const order = await branches();
    await admin.getByRole('button', { name: 'مرتب‌سازی', exact: true }).click();
    const sorting = admin.getByRole('dialog', { name: 'مرتب‌سازی' });
    const handle = sorting.getByRole('button', { name: new RegExp(`برای تغییر ترتیب بکشید: .*${name}`) });
    await handle.focus();
    await admin.keyboard.press('Home');
    await sorting.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await sorting.waitFor({ state: 'detached' });
    assert.equal((await branches())[0]?.id, made.id);
    assert.equal((await branches()).length, order.length);

    step('the lists of other pages have it at once');
    await admin.goto('/departments/new');
    await admin.getByRole('combobox', { name: 'شعبه‌ها' }).fill(name);
    await admin.keyboard.press('Enter');
    await admin.locator('main').getByText(name, { exact: true }).first().waitFor();

    step('with its admin in it, it is not deleted');
    await admin.goto(`/branches/${made.id}`);
    const staying = await remove();
    await staying.getByText('تا وقتی ۱ کاربر دارد، حذف نمی‌شود').waitFor();
    assert.deepEqual(await axe(admin, '[role=dialog]'), []);
    await staying.getByRole('button', { name: 'بستن', exact: true }).last().click();

    step('empty, it is deleted, and its department gets the other one');
    await move(before.id);
    const department = await apiCall(admin, departmentStore, { name, branch_ids: [made.id] });
    departments.push(department.data.id);
    const other = order.find(({ status, id }) => status && id !== made.id)!;
    const dialog = await remove();
    await dialog.getByText(/۱ دپارتمان/).waitFor();
    await dialog.getByRole('combobox').fill(other.name);
    await admin.locator('.ant-select-item-option-active', { hasText: other.name }).waitFor();
    await admin.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'حذف', exact: true }).click();
    await admin.getByText('شعبه حذف شد').first().waitFor();
    assert.equal(await found(), undefined);
    const stored = (await apiCall(admin, departmentGet, { id: department.data.id })).data;
    assert.deepEqual(stored.branch_ids, [other.id]);
  } finally {
    await move(before.id);
    await apiCall(admin, employeeUpdate, { id: before.id, branch_admin: before.branch_admin });
    for (const id of departments) await apiCall(admin, departmentDelete, { id });
    const left = await found();
    if (left) await apiCall(admin, branchDelete, { id: left.id });
  }
});
