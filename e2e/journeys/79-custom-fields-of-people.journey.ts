import assert from 'node:assert/strict';
import { userList } from '@hamyar/contracts/customers';
import { test } from '../harness/fixtures.ts';
import { choose } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

test('[2.41, 3.15, 7.26] a field that an admin defines for customers is filled in on the page of a customer, by its rules', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const label = `شمارهٔ اشتراک ${Date.now()}`;

  step('the admin defines a field of customers on its own settings page');
  await admin.goto('/settings/customerCustomFields');
  await admin.getByRole('complementary', { name: 'افزودن فیلد' }).getByRole('button', { name: /عدد/ }).click();
  const designer = admin.getByRole('dialog');
  await designer.getByRole('textbox', { name: /عنوان فیلد/ }).fill(label);
  await designer.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.getByRole('region', { name: 'فیلدهای تعریف‌شده' }).getByText(label).waitFor();

  step('the page of a customer shows it, empty, and takes a number with Persian digits');
  const { data } = await apiCall(admin, userList, { employee: 0, perPage: 10 });
  await admin.goto(`/customers/${data[0]!.id}`);
  await admin.getByText('اطلاعات تکمیلی').waitFor();
  await admin.getByText(label).waitFor();
  await admin.getByRole('button', { name: 'ویرایش', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: label })
    .or(dialog.getByRole('spinbutton', { name: label }))
    .fill('۴۸۲۱');
  await choose(admin, 'نحوهٔ آشنایی', 'نمایشگاه');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await admin.getByText('اطلاعات تکمیلی ذخیره شد').waitFor();
  await admin.reload();
  await admin.getByText('۴٬۸۲۱').waitFor();
  assert.equal(await admin.getByText('نمایشگاه').count(), 1);
});
