import assert from 'node:assert/strict';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

test('[decisions 2.4] a macro is made in the settings and run on a ticket: all of its steps, live for the customer, or none', async ({
  open,
  step,
}) => {
  const [lead, customer] = [await open(), await open()];
  await logIn(lead, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const name = `ماکرو${Date.now()}`;
  const { id } = await fileTicket(customer, `تیکت ${name}`);

  step('made of three steps');
  await lead.goto('/settings/macros/new');
  await lead.getByRole('textbox', { name: 'نام ماکرو' }).fill(name);
  const add = async (type: string) => {
    await lead.getByRole('button', { name: 'افزودن گام' }).click();
    await lead.getByRole('menuitem', { name: type, exact: true }).click();
  };
  await add('تغییر اهمیت');
  await add('یادداشت داخلی');
  const note = lead.locator('.tk-steps [contenteditable=true]');
  await note.waitFor();
  await note.fill('بررسی شد: {{ticket.number}}');
  await add('تغییر وضعیت');
  assert.deepEqual(await axe(lead, 'main'), []);
  await lead.getByRole('button', { name: 'ذخیره' }).click();
  await lead.getByText('ماکرو ذخیره شد').first().waitFor();

  step('run from the ticket by M');
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('log').waitFor();
  await lead.goto(`/tickets/${id}`);
  await lead.getByRole('log').waitFor();
  await lead.keyboard.press('KeyM');
  const dialog = lead.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: new RegExp(name) }).click();
  await lead.getByText('ماکرو اجرا شد').first().waitFor();
  await lead.getByRole('log').getByText('بررسی شد').waitFor();
  await customer.getByRole('log').getByText('تیکت بسته شد').waitFor();
  const { data } = await readTicket(lead, id);
  assert.deepEqual([data.status, data.importance], [4, 2]);

  step('on the closed ticket its step is not possible, and nothing happens');
  const { last_seq } = data;
  await lead.keyboard.press('KeyM');
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByText('شما اجازهٔ همهٔ گام‌های این ماکرو را ندارید').waitFor();
  assert.equal((await readTicket(lead, id)).data.last_seq, last_seq);
});
