import assert from 'node:assert/strict';
import { departmentGet, departmentList } from '@hamyar/contracts/staff';
import { expect } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.9, decisions 2.7] a department is made with its people, gets tickets, and hands them over when it is deleted', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const [name, heir] = [rareWord('آزمایشگاه'), rareWord('جانشین')];
  const idOf = async (wanted: string) => {
    const { data } = await apiCall(admin, departmentList, { perPage: 200 });
    return data.find((row) => row.name === wanted)!.id;
  };

  step('two departments, one with a member');
  await admin.goto('/departments');
  await admin.getByRole('link', { name: 'دپارتمان جدید' }).click();
  await admin.getByRole('textbox', { name: 'نام دپارتمان' }).fill(heir);
  await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.waitForURL(/\/departments(\?|$)/);
  await admin.goto('/departments/new');
  await admin.getByRole('textbox', { name: 'نام دپارتمان' }).fill(name);
  await admin.getByRole('combobox', { name: 'اعضای دپارتمان' }).click();
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Enter');
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.waitForURL(/\/departments(\?|$)/);
  const id = await idOf(name);
  assert.equal((await apiCall(admin, departmentGet, { id })).data.members.length, 1);

  step('a customer writes to it');
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const ticket = await fileTicket(customer, `تیکت ${name}`, '<p>متن آزمایش</p>', name);

  step('the department is not deleted while its ticket is open, and then hands it over');
  await admin.goto(`/departments/${id}`);
  await admin.getByRole('button', { name: 'حذف', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByText('تیکت باز به کار رفته است').waitFor();
  await dialog.getByRole('button', { name: 'حذف', exact: true }).click();
  await dialog.getByText('این فیلد الزامی است').waitFor();
  assert.deepEqual(await axe(admin, '[role=dialog]'), []);
  await dialog.getByRole('combobox', { name: 'جایگزین' }).fill(heir);
  await admin.getByRole('treeitem', { name: heir }).click();
  await dialog.getByRole('button', { name: 'حذف', exact: true }).click();
  await admin.waitForURL(/\/departments(\?|$)/);
  const to = await idOf(heir);
  await expect.poll(async () => (await readTicket(admin, ticket.id)).data.department.id).toBe(to);
});
