import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { userStore } from '@hamyar/contracts/customers';
import { customerCustomFieldGet, customerCustomFieldUpdate } from '@hamyar/contracts/forms';
import { test } from '../harness/fixtures.ts';
import { choose } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.8, decisions 2.8, decisions 2.11] customers are found by a field that was marked for the list, which is a column too', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const family = rareWord('پیمانی');
  const label = rareWord('کد');

  step('the admin defines a field of customers and marks it for the list');
  await admin.goto('/settings/customerCustomFields');
  await admin
    .getByRole('complementary', { name: 'افزودن فیلد' })
    .getByRole('button', { name: /متن کوتاه|متن/ })
    .first()
    .click();
  const designer = admin.getByRole('dialog');
  await designer.getByRole('textbox', { name: /عنوان فیلد/ }).fill(label);
  await designer.getByRole('switch', { name: 'ستون لیست' }).click();
  await designer.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.getByRole('region', { name: 'فیلدهای تعریف‌شده' }).getByText(label).waitFor();

  step('of two customers one has a value of it');
  const ends = Math.floor(Date.now() / 1_000) + 20 * 86_400;
  const person = (first_name: string, more: object) =>
    apiCall(admin, userStore, {
      ...{ first_name, last_name: family, email: `c${randomUUID()}@example.ir` },
      ...more,
    });
  const { data: with_ } = await person('سارا', { country_id: 364, state_id: 8, expire_date: ends });
  await person('نادر', { country_id: 364, state_id: 8 });
  const { data: owned } = await apiCall(admin, customerCustomFieldGet, { id: with_.id });
  const field = owned.fields.find((one) => one.label === label);
  assert(field, 'the field is asked for');
  await apiCall(admin, customerCustomFieldUpdate, { id: with_.id, custom_values: { [field.id]: 'الف-۷' } });

  step('the search finds both, the filters one of them');
  await admin.goto(`/customers?keyword=${encodeURIComponent(family)}`);
  const table = admin.getByRole('table');
  await table.getByText(`نادر ${family}`).waitFor();
  await table.getByText(`سارا ${family}`).waitFor();
  await admin.getByRole('button', { name: 'فیلترهای بیشتر' }).click();
  await choose(admin, 'فیلدهای سفارشی', label);
  await admin.getByRole('textbox', { name: label }).fill('الف-۷');
  await admin.getByRole('button', { name: 'اعمال فیلتر' }).click();
  await table.getByText(`نادر ${family}`).waitFor({ state: 'detached' });
  assert.equal(await table.getByText(`سارا ${family}`).count(), 1);

  step('the field is a column');
  await admin.getByRole('button', { name: 'انتخاب ستون‌ها' }).click();
  await admin.getByRole('checkbox', { name: label }).click();
  await admin.keyboard.press('Escape');
  await table.getByText('الف-۷').waitFor();

  step('without the filter both are there again');
  await admin.getByRole('button', { name: 'حذف فیلتر فیلدهای سفارشی' }).click();
  await table.getByText(`نادر ${family}`).waitFor();
});
