import assert from 'node:assert/strict';
import {
  customerLevelDelete,
  customerLevelGet,
  customerLevelList,
  userDelete,
  userStore,
} from '@hamyar/contracts/customers';
import { slaDelete, slaStore } from '@hamyar/contracts/sla';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.41, 2.82, 7.19, decisions 2.8] a customer level is made with its policy, put first, given to a customer, kept while somebody has it, and deleted', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const [name, policy] = [rareWord('الماس'), rareWord('توافق')];
  const targets = Array.from({ length: 4 }, () => ({ first_response_minutes: 30, resolution_minutes: 240 }));
  const sla = await apiCall(admin, slaStore, { name: policy, branch_id: -1, targets });
  assert.equal(sla.status, 'CREATED');
  const levelOf = async () => {
    const { status, data } = await apiCall(admin, customerLevelList, { perPage: 200 });
    assert.equal(status, 'OK');
    return data.find((row) => row.name === name);
  };
  let customer: number | undefined;
  const removeCustomer = async () => {
    if (customer === undefined) return;
    assert.equal((await apiCall(admin, userDelete, { id: customer, employee: 0 })).status, 'DELETED');
    customer = undefined;
  };

  try {
    step('a new level, the last one');
    await admin.goto('/settings/customerLevel');
    await admin.getByRole('link', { name: 'سطح مشتری جدید' }).click();
    await admin.getByRole('textbox', { name: 'نام سطح' }).fill(name);
    await admin.getByRole('combobox', { name: 'SLA تیکت‌ها' }).click();
    await admin.locator('.ant-select-item-option:visible', { hasText: policy }).click();
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.waitForURL(/\/settings\/customerLevel(\?|$)/);
    const row = admin.getByRole('row').filter({ hasText: name });
    await row.getByText(policy).waitFor();

    step('the sort dialog puts it first');
    await admin.getByRole('button', { name: 'مرتب‌سازی', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'مرتب‌سازی' });
    const handle = dialog.getByRole('button', { name: new RegExp(`برای تغییر ترتیب بکشید: .*${name}`) });
    await handle.waitFor();
    await handle.focus();
    await admin.keyboard.press('Home');
    assert.deepEqual(await axe(admin, '[role=dialog]'), []);
    await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.equal((await levelOf())!.order, 1);

    step('while a customer has it, it says so and stays');
    const { id } = (await levelOf())!;
    const person = { first_name: name, last_name: policy, email: `level-${Date.now()}@example.ir` };
    const made = await apiCall(admin, userStore, { ...person, branch_id: 1, customer_level_id: id });
    assert.equal(made.status, 'CREATED');
    customer = made.data.id;
    await admin.goto(`/settings/customerLevel/${id}`);
    await admin.getByRole('button', { name: 'حذف', exact: true }).click();
    await admin.getByRole('dialog', { name }).getByText('مشتری به کار رفته است').waitFor();
    assert.equal((await apiCall(admin, customerLevelGet, { id })).data.customer_count, 1);

    step('without a customer it is deleted');
    await removeCustomer();
    await admin.goto(`/settings/customerLevel/${id}`);
    await admin.getByRole('button', { name: 'حذف', exact: true }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
    await admin.waitForURL(/\/settings\/customerLevel(\?|$)/);
    assert.equal(await levelOf(), undefined);
  } finally {
    await removeCustomer();
    const left = await levelOf();
    if (left) assert.equal((await apiCall(admin, customerLevelDelete, { id: left.id })).status, 'DELETED');
    assert.equal((await apiCall(admin, slaDelete, { id: sla.data.id })).status, 'DELETED');
  }
});
