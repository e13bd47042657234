import assert from 'node:assert/strict';
import { employeeGet, employeeList, employeeUpdate } from '@hamyar/contracts/staff';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

test('[2.11, decisions 2.8] an employee gets a role and an absence, and is logged out when the account is switched off', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const employee = await open();
  await logIn(employee, LOGINS.agentOfAnotherBranch);

  step('the list finds the person by name and filters');
  const find = async (login: string) => {
    // the search finds every name that begins with it
    const rows = (await apiCall(admin, employeeList, { s: login })).data;
    const people = await Promise.all(rows.map(async ({ id }) => (await apiCall(admin, employeeGet, { id })).data));
    return rows[people.findIndex(({ username }) => username === login)]!;
  };
  const { id, name } = await find(LOGINS.agentOfAnotherBranch);
  const before = (await apiCall(admin, employeeGet, { id })).data;
  try {
    await admin.goto('/employees');
    await admin.getByRole('searchbox', { name: 'نام، موبایل یا ایمیل…' }).fill(name);
    await admin.getByRole('link', { name: name }).first().click();
    await admin.waitForURL(new RegExp(`/employees/${id}$`));

    step('a role and an absence with a substitute');
    await admin.getByRole('combobox', { name: 'نقش‌ها' }).fill('پذیرش تلفنی');
    await admin.keyboard.press('Enter');
    await admin.keyboard.press('Escape');
    await admin.getByLabel('نخستین روز').fill('1405/01/01');
    await admin.getByLabel('نخستین روز').press('Tab');
    await admin.getByLabel('آخرین روز').fill('1450/01/01');
    await admin.getByLabel('آخرین روز').press('Tab');
    await admin.getByRole('navigation', { name: 'مسیر صفحه' }).getByText(name).waitFor();
    assert.deepEqual(await axe(admin, 'main'), []);
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.waitForURL(/\/employees$/);
    const stored = (await apiCall(admin, employeeGet, { id })).data;
    assert.equal(stored.away, true);
    assert.deepEqual(stored.roles.map(({ name }) => name).includes('پذیرش تلفنی'), true);
    const away = (await apiCall(admin, employeeList, { away: true, perPage: 200 })).data;
    assert.ok(away.some((row) => row.id === id));

    step('another role has ended the session; the person logs in again, until the account is switched off');
    await employee.goto('/tickets');
    await employee.waitForURL(/\/login/);
    await logIn(employee, LOGINS.agentOfAnotherBranch);
    await admin.goto(`/employees/${id}`);
    await admin.getByRole('button', { name: 'غیرفعال کردن' }).click();
    const dialog = admin.getByRole('dialog');
    assert.deepEqual(await axe(admin, '[role=dialog]'), []);
    await dialog.getByRole('button', { name: 'غیرفعال کردن' }).click();
    await admin.getByRole('button', { name: 'فعال کردن', exact: true }).waitFor();
    await employee.goto('/tickets');
    await employee.waitForURL(/\/login/);

    step('it is switched on again');
    await admin.getByRole('button', { name: 'فعال کردن', exact: true }).click();
    await dialog.getByRole('button', { name: 'فعال کردن', exact: true }).click();
    await admin.getByRole('button', { name: 'غیرفعال کردن' }).waitFor();
  } finally {
    // roles, absence and state are as before, wherever it ended
    const { version } = (await apiCall(admin, employeeGet, { id })).data;
    const { absence, roles } = before;
    await apiCall(admin, employeeUpdate, {
      ...{ id, version, status: 'active', role_ids: roles.map((role) => role.id) },
      ...{ away_from: absence?.from ?? null, away_until: absence?.until ?? null },
      substitute_id: absence?.substitute?.id ?? null,
    });
  }
  const { roles, absence, status } = (await apiCall(admin, employeeGet, { id })).data;
  assert.deepEqual(
    { roles, absence, status },
    { ...{ roles: before.roles, absence: before.absence }, status: 'active' },
  );

  step('nobody changes their own rights');
  await admin.goto(`/employees/${(await find(LOGINS.fullAdmin)).id}`);
  await admin.getByText('فقط مدیر دیگری تغییر می‌دهد').waitFor();
  assert.equal(await admin.getByRole('button', { name: 'غیرفعال کردن' }).count(), 0);
});
