import assert from 'node:assert/strict';
import { multipleTicketAction, ticketHistory, ticketList } from '@hamyar/contracts/tickets';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

/** Browser errors while the server is down; expected after a kill. */
const WHILE_AWAY = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_CONNECTION_RESET/,
  /ERR_EMPTY_RESPONSE/,
  /WebSocket/,
  /Failed to fetch/,
  /ERR_SOCKET_NOT_CONNECTED/,
];

test('[2.15, 2.30, 7.20] tickets are selected by keyboard and mouse, changed together, and those that were left alone are named with the reason', async ({
  open,
  step,
}) => {
  const [lead, customer] = [await open(), await open()];
  await logIn(lead, LOGINS.departmentAdmin);
  await logIn(customer, LOGINS.customer);
  const word = `گروهی${Date.now()}`;
  const ids: number[] = [];
  for (const n of ['یک', 'دو', 'سه']) ids.push((await fileTicket(customer, `${word} ${n}`)).id);

  step('in the table: X, Shift, importance of all');
  await lead.goto(`/tickets?layout=table&view=all&s=${word}`);
  const rows = lead.locator('.tk-table-rows tr[data-key]');
  await rows.nth(2).waitFor();
  await rows.first().getByRole('link').focus();
  await lead.keyboard.press('KeyX');
  const bar = lead.getByRole('toolbar', { name: 'مورد انتخاب‌شده' });
  await bar.waitFor();
  await rows.first().getByRole('checkbox').click();
  await rows.first().getByRole('checkbox').click();
  await rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await bar.getByText('۳').waitFor();
  assert.deepEqual(await axe(lead, '[role=toolbar]'), []);
  await bar.getByRole('button', { name: 'اهمیت' }).click();
  await lead.getByRole('menuitem', { name: 'بحرانی' }).click();
  await lead.getByText('تغییرات روی ۳ تیکت اعمال شد').first().waitFor();
  for (const id of ids) assert.equal((await readTicket(lead, id)).data.importance, 3);

  step('one is closed meanwhile: the others are closed, and it is named with the reason');
  await lead.getByRole('checkbox', { name: 'انتخاب همه' }).click();
  await apiCall(lead, multipleTicketAction, { ticket_ids: [ids[1]!], action: 'status', value: { status: 4 } });
  await bar.getByRole('button', { name: 'تغییر وضعیت' }).click();
  await lead.getByRole('menuitem', { name: 'بستن تیکت‌ها' }).click();
  await lead.getByRole('dialog').getByRole('radio', { name: 'تکراری' }).click();
  await lead.getByRole('dialog').getByRole('button', { name: 'بستن تیکت‌ها' }).click();
  const result = lead.getByRole('dialog', { name: '۱ تیکت تغییر نکرد' });
  await result.getByText(`${word} دو`).waitFor();
  await result.getByText('در وضعیت کنونی تیکت، این کار ممکن نیست').waitFor();
  assert.deepEqual(await axe(lead, '[role=dialog]'), []);
  await result.getByRole('button', { name: 'بستن' }).last().click();
  const history = (await apiCall(lead, ticketHistory, { id: ids[0]! })).data;
  assert.deepEqual(
    history.filter(({ field }) => field === 'status').map(({ cause }) => cause),
    ['bulk'],
  );

  step('in the split view: X, and the history says how it was done');
  await lead.goto(`/tickets?view=all&s=${word}`);
  await lead.locator('#root .hd-ticket-row a').first().focus();
  await lead.keyboard.press('KeyX');
  await bar.getByRole('button', { name: 'تغییر وضعیت' }).click();
  await lead.getByRole('menuitem', { name: 'بازگشایی' }).click();
  await lead.getByText('تغییرات روی ۱ تیکت اعمال شد').first().waitFor();
  await lead.locator('#root .hd-ticket-row a').first().click();
  await lead.getByRole('log').waitFor();
  await lead.getByRole('button', { name: 'بیشتر' }).last().click();
  await lead.getByRole('menuitem', { name: 'تاریخچهٔ تیکت' }).click();
  await lead.getByRole('dialog').getByText('با عملیات گروهی').first().waitFor();
});

test('[decisions 2.3 "Bulk"] hundreds of tickets are changed in the background on whatever page one is, also when the server is killed in the middle', async ({
  open,
  product,
  step,
}) => {
  const admin = await open({ tolerate: WHILE_AWAY });
  await logIn(admin, LOGINS.fullAdmin);
  const ids: number[] = [];
  for (let page = 1; ids.length < 300; page += 1)
    ids.push(...(await apiCall(admin, ticketList, { perPage: 100, page, status: [4] })).data.map(({ id }) => id));
  await admin.goto('/');

  step('started, and its progress is on the page');
  const body = { ticket_ids: ids.slice(0, 300), action: 'importance', value: 2 } as const;
  const { data } = await apiCall(admin, multipleTicketAction, body);
  assert.ok(data.batch_id);
  const card = admin.getByRole('complementary', { name: 'عملیات گروهی' });
  await card.waitFor();

  step('kill -9, and started again');
  // no page is being read meanwhile
  await admin.goto('about:blank');
  await product.kill();
  await product.launch();

  step('it goes on where it was, and the bell says when it has ended');
  await admin.goto(`/tickets/bulk/${data.batch_id}`);
  await admin.getByText('روی همهٔ تیکت‌ها انجام شد.').waitFor({ timeout: 120_000 });
  await admin.getByText('۳۰۰ انجام شد').waitFor();
  await admin.goto('/');
  await admin.getByRole('button', { name: /اعلان/ }).first().click();
  await admin.getByText('«تغییر اهمیت» برای همهٔ ۳۰۰ مورد انجام شد').waitFor();
  for (const id of [ids[0]!, ids[299]!]) assert.equal((await readTicket(admin, id)).data.importance, 2);
});
