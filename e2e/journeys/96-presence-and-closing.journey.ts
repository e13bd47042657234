import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { editorOf } from '../harness/forms.ts';
import { watchLayoutShifts } from '../harness/layout-shift.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, postContent, readTicket } from '../harness/tickets.ts';

test('[decisions 2.3] a row of the list shows who has its ticket open and who writes, without moving; the customer learns nothing of it', async ({
  open,
  step,
}) => {
  const [agent, senior, customer] = [await open(), await open(), await open()];
  const frames: string[] = [];
  customer.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const shifts = await watchLayoutShifts(senior);
  await logIn(agent, LOGINS.agent);
  await logIn(senior, LOGINS.senior);
  await logIn(customer, LOGINS.customer);
  const subject = `حضور ${Date.now()}`;
  const { id } = await fileTicket(customer, subject);
  const session = await apiCall(agent, me);
  assert.equal(session.http, 200);
  const name = `${session.data.user.first_name} ${session.data.user.last_name}`;

  step('nobody is there');
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('log').waitFor();
  await senior.goto(`/tickets?view=all&s=${encodeURIComponent(subject)}`);
  const row = senior.locator(`#root .hd-ticket-row[data-key="${id}"]`);
  await row.waitFor();
  const people = (doing: string) => row.getByRole('img', { name: `همکاران در این تیکت: ${name}${doing}`, exact: true });
  const before = await row.boundingBox();

  step('a colleague opens the ticket, and writes');
  await agent.goto(`/tickets/${id}`);
  await agent.getByRole('log').waitFor();
  await people('').waitFor();
  await agent.getByRole('textbox', { name: 'متن پاسخ' }).click();
  await (await editorOf(agent, 'متن پاسخ')).click();
  await agent.keyboard.type('سلام');
  await people(' (در حال نوشتن پاسخ)').waitFor();
  assert.deepEqual(await axe(senior, `.hd-ticket-row[data-key="${id}"]`), []);

  step('the colleague goes elsewhere');
  await agent.goto('/tickets/new');
  await row.getByRole('img', { name: /همکاران/ }).waitFor({ state: 'detached' });
  assert.deepEqual(await row.boundingBox(), before);
  assert.deepEqual(await shifts(), []);
  assert.ok(frames.length > 0, 'the customer has a socket');
  assert.doesNotMatch(frames.join('\n'), /"type":"(watched|presence)"/);
});

test('[decisions 2.21] a customer who is not satisfied is offered to open the ticket again, and a reply does that', async ({
  open,
  step,
}) => {
  const [senior, customer] = [await open(), await open()];
  await logIn(senior, LOGINS.senior);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `نارضایتی ${Date.now()}`);
  const closed = await postContent(senior, id, 'message', '<p>انجام شد</p>', 'close');
  assert.ok(closed.http < 300, JSON.stringify(closed));

  step('the vote is low');
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('radio', { name: 'ناراضی', exact: true }).check({ force: true });
  await customer.getByRole('button', { name: 'ثبت' }).click();
  const reopen = customer.getByRole('button', { name: 'نوشتن پاسخ و باز کردن دوباره' });
  await reopen.waitFor();
  assert.deepEqual(await axe(customer, 'aside'), []);

  step('the text box is asked for, and the reply opens the ticket');
  await reopen.click();
  await editorOf(customer, 'متن پاسخ');
  await customer.keyboard.type('هنوز حل نشده');
  await customer.keyboard.press('Control+Enter');
  await customer.getByRole('log').getByText('هنوز حل نشده').waitFor();
  await reopen.waitFor({ state: 'detached' });
  const after = await readTicket(senior, id);
  assert.equal(after.http, 200);
  assert.deepEqual([after.data.status, after.data.reopened_count], [3, 1]);
});
