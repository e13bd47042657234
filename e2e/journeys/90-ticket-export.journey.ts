import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { ticketExportStore } from '@hamyar/contracts/tickets';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { rowsOfSheet } from '../harness/sheets.ts';
import { fileTicket } from '../harness/tickets.ts';

test('[2.15, 2.81, decisions 2.20] the ticket list is saved as a file, by the filters that it has, and one that takes longer is fetched where its notification leads', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const word = `خروجی${Date.now()}`;
  for (const n of ['یک', 'دو']) await fileTicket(customer, `${word} ${n}`);

  step('the dialog saves what the list has found');
  await admin.goto(`/tickets?view=all&s=${word}`);
  await admin.locator('.hd-ticket-row').nth(1).waitFor();
  await admin.getByRole('button', { name: 'خروجی گرفتن' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'همهٔ صفحات' }).check({ force: true });
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    dialog.getByRole('button', { name: 'دریافت خروجی' }).click(),
  ]);
  assert.equal(file.suggestedFilename(), 'data.xls');
  const [heads, ...rows] = rowsOfSheet(await readFile(await file.path()));
  const subject = heads!.indexOf('عنوان تیکت');
  assert.deepEqual(rows.map((row) => row[subject]).sort(), [`${word} دو`, `${word} یک`].sort());

  step('a batch writes one, its page offers it once');
  const { data } = await apiCall(admin, ticketExportStore, {
    s: word,
    columns: ['subject'],
    format: 'csv',
    later: true,
  });
  await admin.goto(`/tickets/export/${data.batch_id}`);
  const get = admin.getByRole('button', { name: 'دریافت خروجی' });
  await get.waitFor();
  const [late] = await Promise.all([admin.waitForEvent('download'), get.click()]);
  assert.equal(late.suggestedFilename(), 'data.csv');
  assert.ok((await readFile(await late.path(), 'utf8')).includes(`${word} یک`));
  await admin.reload();
  await admin.getByText('این فایل دریافت شده است').waitFor();
});
