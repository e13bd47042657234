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
