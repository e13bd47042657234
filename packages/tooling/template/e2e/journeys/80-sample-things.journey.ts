import assert from 'node:assert/strict';
import { choose } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';

test('sample things: a customer adds one, staff finds and closes it', async ({ open, step }) => {
  const title = `مورد ${Date.now()}`;

  step('the customer adds one');
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  await customer.goto('/sampleThings/new');
  await customer.getByRole('textbox', { name: 'عنوان' }).fill(title);
  await customer.getByRole('button', { name: 'ذخیره' }).click();
  await customer.waitForURL(/\/sampleThings\/\d+$/);
  await customer.getByRole('heading', { name: title }).waitFor();
  assert.equal(await customer.getByRole('link', { name: 'ویرایش', exact: true }).count(), 0);

  step('staff finds it in the list');
  const staff = await open();
  await logIn(staff, LOGINS.departmentAdmin);
  await staff.goto(`/sampleThings?keyword=${encodeURIComponent(title)}`);
  await staff.getByRole('link', { name: title }).first().click();
  await staff.waitForURL(/\/sampleThings\/\d+$/);

  step('and closes it');
  await staff.getByRole('link', { name: 'ویرایش', exact: true }).click();
  await choose(staff, 'وضعیت', 'بسته');
  await staff.getByRole('button', { name: 'ذخیره' }).click();
  await staff.waitForURL(/\/sampleThings\/\d+$/);
  await staff.getByText('بسته', { exact: true }).waitFor();

  step('the customer is notified, and the notification leads to it');
  await customer.goto('/');
  await customer.getByRole('button', { name: /اعلان/ }).first().click();
  await customer.getByText('در نمونه‌ها بسته شد').first().click();
  await customer.waitForURL(/\/sampleThings\/\d+$/);

  step('a customer who has not added it does not see it');
  const stranger = await open();
  await logIn(stranger, LOGINS.member);
  await stranger.goto('/sampleThings');
  await stranger.getByText('در نمونه‌ها هنوز چیزی ثبت نشده است').first().waitFor();
});

test('sample things: its settings page opens beside the settings pages of other modules', async ({ open, step }) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);

  step('a settings page of another module, then its own, in one document');
  await admin.goto('/settings/systemInformation');
  await admin.getByRole('heading', { level: 1, name: 'اطلاعات سیستم' }).waitFor();
  await admin.getByRole('navigation').getByRole('link', { name: 'تنظیمات نمونه‌ها' }).click();
  const adding = admin.getByRole('switch', { name: 'افزودن به نمونه‌ها توسط مشتریان' });
  await adding.click();

  step('saves, and is stored when it is read again');
  await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
  await admin.getByText('تنظیمات ذخیره شد').first().waitFor();
  await admin.reload();
  await adding.waitFor();
  assert.equal(await adding.isChecked(), false);

  step('and a customer has no way to a new one any more');
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  await customer.goto('/sampleThings');
  await customer.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await customer.getByRole('link', { name: 'افزودن به نمونه‌ها' }).count(), 0);
});
