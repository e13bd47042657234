import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { settingsGet, settingsStore } from '@hamyar/contracts/settings';
import { ticketExportStore, ticketList } from '@hamyar/contracts/tickets';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { rowsOfSheet } from '../harness/sheets.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

test('[2.42, decisions 2.26] new tickets are numbered as the settings say, and what a role does not see is in neither list nor ticket nor file', async ({
  open,
  step,
}) => {
  const [admin, agent, branchAdmin, member] = [await open(), await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(agent, LOGINS.agent);
  await logIn(branchAdmin, LOGINS.branchAdmin);
  await logIn(member, LOGINS.member);
  const group = 'generalTicketSettings';
  const stored = await apiCall(admin, settingsGet);
  assert.equal(stored.status, 'OK');
  const { number_prefix, hidden_fields } = stored.data[group];
  let given = '';

  try {
    step('the settings show the number before it is saved, and the fields of each role');
    await admin.goto('/settings/generalTicketSettings');
    await admin.getByRole('textbox', { name: 'پیشوند' }).fill('hd');
    await admin.getByText(/^نمونه HD-/).waitFor();
    await admin.getByText(/شماره‌های پیشین می‌مانند/).waitFor();
    await admin.getByRole('checkbox', { name: 'کارشناس: سازمان', exact: true }).uncheck();
    assert.deepEqual(await axe(admin), []);
    await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    await admin.getByText('تنظیمات ذخیره شد').first().waitFor();

    step('a new ticket has such a number and is found without its separators, in small letters');
    const { id, number } = await fileTicket(member, 'شمارهٔ تازه');
    given = number;
    assert.match(number, /^HD-\d{4}-\d{6,}-\d$/);
    const organization = (await readTicket(admin, id)).data.organization?.name;
    assert.ok(organization);
    await agent.goto(`/tickets?view=all&s=${number.replaceAll('-', '').toLowerCase()}`);
    const row = agent.locator('#root .hd-ticket-row').filter({ hasText: 'شمارهٔ تازه' });
    await row.waitFor();
    assert.equal(await row.getByText(organization).count(), 0);

    step('an employee of the role sees the ticket without the field, and cannot filter by it');
    await row.getByRole('link').first().click();
    await agent.getByRole('heading', { name: 'شمارهٔ تازه' }).first().waitFor();
    assert.equal(await agent.getByText(organization).count(), 0);
    const seen = await readTicket(agent, id);
    assert.deepEqual([seen.status, seen.data.organization], ['OK', null]);
    const filtered = await apiCall(agent, ticketList, { organization_ids: [1] });
    assert.equal(filtered.status, 'VALIDATION_ERROR');

    step('the file of a branch admin with this role has no such column');
    const refused = await apiCall(branchAdmin, ticketExportStore, { columns: ['organization'], format: 'csv' });
    assert.equal(refused.status, 'VALIDATION_ERROR');
    await branchAdmin.goto('/tickets?view=all');
    await branchAdmin.locator('#root .hd-ticket-row').first().waitFor();
    await branchAdmin.getByRole('button', { name: 'خروجی گرفتن' }).click();
    const [file] = await Promise.all([
      branchAdmin.waitForEvent('download'),
      branchAdmin.getByRole('dialog').getByRole('button', { name: 'دریافت خروجی' }).click(),
    ]);
    const [heads] = rowsOfSheet(await readFile(await file.path()));
    assert.ok(heads!.includes('عنوان تیکت') && !heads!.includes('سازمان'));
  } finally {
    const values = { number_prefix, hidden_fields };
    assert.equal((await apiCall(admin, settingsStore, { group, values } as never)).status, 'UPDATED');
  }
  step('a number that was given out is still found');
  const found = await apiCall(agent, ticketList, { s: given });
  assert.deepEqual([found.status, found.data.map(({ number }) => number)], ['OK', [given]]);
});
