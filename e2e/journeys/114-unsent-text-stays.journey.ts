import assert from 'node:assert/strict';
import { ticketUpdate } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

const WRITTEN = 'فردا صبح کابل را عوض می‌کنیم';
const unsent = (page: Page) => page.getByRole('region', { name: 'متن ارسال‌نشدهٔ شما' });

async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'متن پاسخ' }).click();
  const editor = await editorOf(page, 'متن پاسخ');
  await page.keyboard.type(WRITTEN);
  await editor.getByText(WRITTEN).waitFor();
}

async function change(page: Page, id: number, fields: object): Promise<void> {
  const { data } = await readTicket(page, id);
  const answer = await apiCall(page, ticketUpdate, { id, ...fields, version: data.version! });
  assert.ok(answer.http < 300, JSON.stringify(answer));
}

test('[decisions 2.4] what a customer is writing becomes a new ticket, with its file, when the ticket is locked meanwhile', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const subject = `قفل هنگام نوشتن ${Date.now()}`;
  const { id } = await fileTicket(customer, subject);

  step('the customer writes and attaches a file');
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('log').waitFor();
  await write(customer);
  await customer
    .locator('.tk-compose input[type="file"]')
    .first()
    .setInputFiles({ name: 'gozaresh.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await customer.locator('.tk-compose .hd-file-row').getByText('gozaresh').waitFor();

  step('an admin locks the ticket');
  await change(admin, id, { locked: true });
  await unsent(customer).getByText(WRITTEN).waitFor();
  await customer.getByText('این تیکت قفل شده است و پاسخ نمی‌پذیرد').waitFor();
  assert.deepEqual(await axe(customer, '.tk-unsent'), []);

  step('the new ticket begins with all of it');
  await customer.getByRole('button', { name: 'تیکت جدید با این متن' }).click();
  await customer.waitForURL(new RegExp(`follow_up_of=${id}`));
  await (await editorOf(customer, 'متن')).getByText(WRITTEN).waitFor();
  await customer.locator('.hd-file-row').getByText('gozaresh').waitFor();
  await customer.getByLabel('عنوان تیکت').fill(`ادامهٔ ${subject}`);

  step('and the locked one has no unsent text any more');
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('log').waitFor();
  assert.equal(await unsent(customer).count(), 0);
});
