import assert from 'node:assert/strict';
import { TICKET_STATUS } from '@hamyar/contracts';
import { customFieldDelete, customFieldGet, customFieldStore } from '@hamyar/contracts/forms';
import { ticketGet, ticketList, ticketUpdate } from '@hamyar/contracts/tickets';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A value that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (): string =>
  [...String(Date.now() % 100_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[decisions 2.11] a field that is made searchable finds the tickets that have it already, and says so in the list', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const [ticket] = (await apiCall(admin, ticketList, { status: [TICKET_STATUS.open], perPage: 10 })).data;
  assert.ok(ticket, 'a ticket is open');
  const word = rareWord();
  const label = `محل ${word.slice(0, 4)}`;
  const stored = await apiCall(admin, customFieldStore, {
    ...{ context: 'department', department_id: ticket.department.id, type: 'text', label },
  });
  assert.equal(stored.status, 'CREATED');
  const { id } = stored.data;
  try {
    const { version } = (await apiCall(admin, ticketGet, { id: ticket.id })).data;
    const filling = { id: ticket.id, version: version!, custom_values: { [id]: `انبار ${word}` } };
    assert.equal((await apiCall(admin, ticketUpdate, filling)).status, 'UPDATED');
    assert.equal((await apiCall(admin, ticketList, { s: word })).data.length, 0);

    step('it is switched on in the designer, and the values that there are come into the search');
    await admin.goto(`/settings/customFields?context=department&department_id=${ticket.department.id}`);
    await admin.getByRole('button', { name: label, exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('switch', { name: 'جستجوی تیکت با این فیلد' }).click();
    assert.deepEqual(await axe(admin, '[role="dialog"]'), []);
    await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const row = admin.getByRole('listitem').filter({ hasText: label });
    await row.getByText('جستجو', { exact: true }).waitFor();
    assert.equal((await apiCall(admin, customFieldGet, { id })).data.search_progress, null);

    step('the list finds the ticket and says in which field, beside the conversation and as a table');
    for (const layout of ['split', 'table']) {
      await admin.goto(`/tickets?layout=${layout}&view=all&s=${encodeURIComponent(`انبار ${word}`)}`);
      await admin.getByText(word).last().waitFor();
      assert.match((await admin.getByText(word).last().textContent()) ?? '', new RegExp(label));
    }
    assert.deepEqual(await axe(admin, 'main'), []);
  } finally {
    assert.equal((await apiCall(admin, customFieldDelete, { id })).status, 'DELETED');
  }
});
