import assert from 'node:assert/strict';
import { settingsGet, settingsStore } from '@hamyar/contracts/settings';
import { systemDefaultsGet } from '@hamyar/contracts/system';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { choose, editorOf } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket, SUPPORT } from '../harness/tickets.ts';

test('[decisions 2.2] a customer is asked for the importance once the settings say so, and the ticket has it', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const group = 'generalTicketSettings';
  const { customer_sets_importance: before } = (await apiCall(admin, settingsGet)).data[group];
  const save = async (customer_sets_importance: boolean) =>
    assert.equal(
      (await apiCall(admin, settingsStore, { group, values: { customer_sets_importance } } as never)).status,
      'UPDATED',
    );
  try {
    step('nobody asks for it at first');
    await save(false);
    await customer.goto('/tickets/new');
    await customer.getByRole('textbox', { name: 'عنوان تیکت' }).waitFor();
    assert.equal(await customer.getByRole('combobox', { name: 'اهمیت' }).count(), 0);

    step('the settings let customers set it');
    await admin.goto('/settings/generalTicketSettings');
    await admin.getByRole('switch', { name: 'مشتری بتواند اهمیت را تعیین کند' }).click();
    await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    await admin.getByText('تنظیمات ذخیره شد').first().waitFor();
    await customer.reload();
    await choose(customer, 'دپارتمان', SUPPORT);
    await choose(customer, 'اهمیت', 'بحرانی');
    assert.deepEqual(await axe(customer), []);
    await customer.getByRole('textbox', { name: 'عنوان تیکت' }).fill(`فوری ${Date.now()}`);
    await choose(customer, 'دسته‌بندی', 'خطای نرم‌افزار');
    await (await editorOf(customer, 'متن')).click();
    await customer.keyboard.type('سرور از دسترس خارج است');
    await customer.getByRole('button', { name: 'ارسال تیکت' }).click();
    await customer.waitForURL(/\/tickets\/\d+$/);
    const id = Number(/\d+$/.exec(new URL(customer.url()).pathname)![0]);
    assert.equal((await readTicket(admin, id)).data.importance, 3);
  } finally {
    await save(before);
  }
});

test('[decisions 2.3] a full admin locks a ticket: the open page of its customer closes its text box and says why, until it is unlocked', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `قفل ${Date.now()}`);
  const reply = customer.getByRole('textbox', { name: 'متن پاسخ' });
  await customer.goto(`/tickets/${id}`);
  await reply.waitFor();

  step('locked from its menu');
  await admin.goto(`/tickets/${id}`);
  await admin.getByRole('log').waitFor();
  await admin.getByRole('button', { name: 'بیشتر', exact: true }).click();
  await admin.getByRole('menuitem', { name: 'قفل کردن تیکت' }).click();
  await admin.getByText('این تیکت قفل است و مشتری نمی‌تواند به آن پاسخ بدهد.').waitFor();
  assert.deepEqual(await axe(admin), []);
  await customer.getByText('این تیکت قفل شده است و پاسخ نمی‌پذیرد').waitFor();
  assert.equal(await reply.count(), 0);
  assert.deepEqual(await axe(customer), []);

  step('the history says who it was');
  await admin.getByRole('button', { name: 'بیشتر', exact: true }).click();
  await admin.getByRole('menuitem', { name: 'تاریخچهٔ تیکت' }).click();
  await admin.getByRole('dialog').getByText('قفل تیکت').first().waitFor();
  await admin.keyboard.press('Escape');

  step('unlocked where it is said');
  await admin.getByRole('button', { name: 'باز کردن قفل تیکت' }).click();
  await reply.waitFor();
  await reply.click();
  await editorOf(customer, 'متن پاسخ');
  await customer.keyboard.type('دوباره می‌نویسم');
  await customer.getByRole('button', { name: 'ارسال پاسخ' }).click();
  await admin.getByText('دوباره می‌نویسم').first().waitFor();
});

test('[2.15, 2.30, 6.9, 6.29] staff write to a customer and for one from links and from the menu; the branch of a link is read for the full admin alone', async ({
  open,
  step,
}) => {
  const [admin, lead, customer] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(lead, LOGINS.branchAdmin);
  await logIn(customer, LOGINS.customer);
  const stamp = Date.now();
  const { data: own } = await readTicket(customer, (await fileTicket(customer, `پیوند ${stamp}`)).id);
  const customerId = own.customer!.id;
  const { data: lists } = await apiCall(admin, systemDefaultsGet);
  const { data: seen } = await readTicket(admin, own.id);
  const branch = lists.branches.find(({ id }) => id > 0 && id !== seen.branch!.id)!;
  const send = async (page: Page, subject: string) => {
    await choose(page, 'دپارتمان', SUPPORT);
    await page.getByRole('textbox', { name: 'عنوان تیکت' }).fill(subject);
    await (await editorOf(page, 'متن')).click();
    await page.keyboard.type('سلام، از سوی پشتیبانی');
    await page.getByRole('button', { name: 'ارسال تیکت' }).click();
    await page.waitForURL(/\/tickets\/\d+$/);
    return (await readTicket(page, Number(/\d+$/.exec(new URL(page.url()).pathname)![0]))).data;
  };

  step('a link with customer and branch, opened by the full admin');
  await admin.goto(`/tickets/new?customer_ids=${customerId}&branch_id=${branch.id}`);
  await admin.getByText(own.customer!.name).first().waitFor();
  await admin.getByTitle(branch.name, { exact: true }).first().waitFor();
  assert.deepEqual(await axe(admin), []);
  const sent = await send(admin, `به مشتری ${stamp}`);
  assert.deepEqual([sent.kind, sent.customer!.id, sent.branch!.id], ['to_customer', customerId, branch.id]);

  step('nobody else chooses a branch, whatever the link says');
  await lead.goto(`/tickets/new?branch_id=${branch.id}`);
  await lead.getByRole('textbox', { name: 'عنوان تیکت' }).waitFor();
  assert.equal(await lead.getByRole('combobox', { name: 'شعبه' }).count(), 0);

  step('the menu has a new ticket, one for a customer, and the list');
  const menu = admin.getByRole('navigation').first();
  for (const [name, path] of [
    ['تیکت جدید', '/tickets/new'],
    ['تیکت از طرف مشتری', '/tickets/fromCustomer'],
    ['لیست تیکت‌ها', '/tickets'],
  ] as const)
    assert.equal(await menu.locator(`a[href="${path}"]`).filter({ hasText: name }).count(), 1, name);

  step('a ticket for a customer, from a link to its form');
  await admin.goto(`/tickets/fromCustomer?customer_ids=${customerId}`);
  await admin.getByText(own.customer!.name).first().waitFor();
  const behalf = await send(admin, `از طرف مشتری ${stamp}`);
  assert.deepEqual(
    [behalf.kind, behalf.owner!.id, behalf.created_by?.id === customerId],
    ['behalf', customerId, false],
  );
});
