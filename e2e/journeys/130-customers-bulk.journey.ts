import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { customerLevelList, userGet, userStore } from '@hamyar/contracts/customers';
import { ticketStore } from '@hamyar/contracts/tickets';
import { test } from '../harness/fixtures.ts';
import { choose } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.90, 7.20, decisions 2.8] several customers get a level together, and are deleted together, except one with an open ticket', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const family = rareWord('گروهی');
  const levels = await apiCall(admin, customerLevelList, { perPage: 50 });
  const level = levels.data.find(({ is_default, status }) => !is_default && status);
  assert(level, 'the demo company has a level that is not the usual one');
  const person = async (first_name: string): Promise<number> => {
    const { data } = await apiCall(admin, userStore, {
      ...{ first_name, last_name: family, email: `c${randomUUID()}@example.ir` },
    });
    return data.id;
  };
  const [first, second] = [await person('آرش'), await person('بهار')];

  step('one box selects the page, and both get the level');
  await admin.goto(`/customers?keyword=${encodeURIComponent(family)}`);
  const table = admin.getByRole('table');
  await table.getByText(`آرش ${family}`).waitFor();
  await table.getByText(`بهار ${family}`).waitFor();
  await table.getByRole('checkbox', { name: 'انتخاب همه' }).check();
  await admin.getByRole('toolbar').getByRole('button', { name: 'سطح' }).click();
  // the dialog gives its first field the focus, which would close a list that was opened before
  await admin.getByRole('dialog').locator('input:focus').waitFor();
  await choose(admin, 'سطح مشتری', level.name);
  await admin.getByRole('dialog').getByRole('button', { name: 'اعمال' }).click();
  await admin.getByText('۲ مشتری تغییر کرد').waitFor();
  for (const id of [first, second]) {
    const { data } = await apiCall(admin, userGet, { id, employee: 0 });
    assert.equal(data.customer_information.customer_level_id, level.id);
  }

  step('one of them has an open ticket: only the other is deleted, and the list says why');
  const { data: customer } = await apiCall(admin, userGet, { id: second, employee: 0 });
  const department = customer.to_departments[0];
  assert(department, 'a customer may send tickets to some department');
  await apiCall(admin, ticketStore, {
    ...{ kind: 'behalf', customer_id: second, department_id: department.id },
    ...{ subject: 'چاپگر', body_html: '<p>خراب است</p>', client_key: randomUUID() },
  });
  await table.getByRole('checkbox', { name: 'انتخاب همه' }).check();
  await admin.getByRole('toolbar').getByRole('button', { name: 'حذف' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  const result = admin.getByRole('dialog', { name: '۱ مشتری تغییر نکرد' });
  await result.getByText('تیکت باز دارد و حذف نمی‌شود').waitFor();
  await result.getByRole('button', { name: 'بستن' }).last().click();
  await table.getByText(`آرش ${family}`).waitFor({ state: 'detached' });
  assert.equal(await table.getByText(`بهار ${family}`).count(), 1);
});
