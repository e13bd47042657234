import assert from 'node:assert/strict';
import { employeeDelete, employeeGet, employeeList } from '@hamyar/contracts/staff';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { choose } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { SUPPORT } from '../harness/tickets.ts';

test('[2.11, decisions 2.27] an admin invites somebody by a link, who chooses a password in another browser and works', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const username = `guest${Date.now() % 1_000_000}`;
  let id = 0;
  try {
    step('a new employee with a department, and the link that is shown once');
    await admin.goto('/employees');
    await admin.getByRole('link', { name: 'کاربر جدید' }).click();
    await admin.waitForURL(/\/employees\/new$/);
    await admin.getByLabel('نام', { exact: true }).fill('گلناز');
    await admin.getByLabel('نام خانوادگی').fill('مهمان');
    await admin.getByLabel('نام کاربری').fill(username);
    await choose(admin, 'عضو دپارتمان‌ها', SUPPORT);
    await admin.keyboard.press('Escape');
    assert.deepEqual(await axe(admin, 'main'), []);
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    const first = await dialog.getByLabel('پیوند دعوت', { exact: true }).inputValue();
    assert.match(first, /\/login\?invitation=[\w-]{64}$/);
    assert.deepEqual(await axe(admin, '[role=dialog]'), []);
    await dialog.getByRole('button', { name: 'بستن', exact: true }).last().click();
    await admin.waitForURL(/\/employees(\?|$)/);
    id = (await apiCall(admin, employeeList, { s: username })).data[0]!.id;

    step('the list renews it: the first link ends, and says so');
    await admin.goto(`/employees?s=${username}&status=invited`);
    await admin.getByRole('button', { name: 'دعوت‌نامهٔ گلناز مهمان' }).first().click();
    await admin.getByRole('menuitem', { name: 'پیوند تازه' }).click();
    const link = await dialog.getByLabel('پیوند دعوت', { exact: true }).inputValue();
    assert.notEqual(link, first);
    const guest = await open();
    await guest.goto(first);
    await guest.getByText('این دعوت‌نامه دیگر معتبر نیست').waitFor();

    step('the person chooses a password, and is in');
    await guest.goto(link);
    await guest.getByRole('heading', { name: /گلناز مهمان/ }).waitFor();
    assert.deepEqual(await axe(guest, 'body'), []);
    await guest.getByLabel('رمز عبور', { exact: true }).fill('Guest-1405-Desk');
    await guest.getByRole('button', { name: 'انتخاب رمز عبور و ورود' }).click();
    await guest.waitForURL((url) => !url.pathname.startsWith('/login'));
    await guest.goto('/tickets');
    await guest.getByRole('button', { name: /گلناز مهمان/ }).waitFor();

    step('the link has been used, and says so; the person is active');
    const other = await open();
    await other.goto(link);
    await other.getByText('این دعوت‌نامه دیگر معتبر نیست').waitFor();
    await other.getByRole('button', { name: 'رفتن به صفحهٔ ورود' }).click();
    await other.waitForURL(/\/login$/);
    assert.equal((await apiCall(admin, employeeGet, { id })).data.status, 'active');

    step('the admin deletes the account, and the session ends');
    await admin.goto(`/employees/${id}`);
    await admin.getByRole('button', { name: 'حذف', exact: true }).click();
    await admin
      .getByRole('dialog')
      .or(admin.getByRole('alertdialog'))
      .getByRole('button', { name: 'حذف', exact: true })
      .click();
    await admin.waitForURL(/\/employees$/);
    id = 0;
    await guest.goto('/tickets');
    await guest.waitForURL(/\/login/);
  } finally {
    if (id) await apiCall(admin, employeeDelete, { id });
  }
});
