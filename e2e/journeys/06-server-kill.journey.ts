import assert from 'node:assert/strict';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket, postContent } from '../harness/tickets.ts';

/** Browser errors while the server is down; expected after a kill. */
const WHILE_AWAY = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_CONNECTION_RESET/,
  /ERR_EMPTY_RESPONSE/,
  /WebSocket/,
  /Failed to fetch/,
  /ERR_SOCKET_NOT_CONNECTED/,
];

test('a server that is killed during typing loses no draft and no acknowledged message and sends nothing twice; open pages reconnect by themselves', async ({
  open,
  product,
  step,
}) => {
  const staff = await open({ tolerate: WHILE_AWAY });
  const customer = await open({ tolerate: WHILE_AWAY });
  await logIn(staff, LOGINS.agent);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `کشتن سرور ${Date.now()}`);
  await staff.goto(`/tickets/${id}`);
  await staff.getByRole('textbox', { name: 'متن پاسخ' }).click();
  await (await editorOf(staff, 'متن پاسخ')).click();
  await staff.keyboard.type('نیمهٔ نخست، ');

  step('kill -9');
  const acknowledged = await postContent(customer, id, 'message', '<p>پیام تأییدشده</p>');
  assert.equal(acknowledged.http, 200);
  await product.kill();
  await staff.keyboard.type('نیمهٔ دوم');

  step('started again: the message written just before is stored, and appears by itself');
  await product.launch();
  await staff.getByRole('log').getByText('پیام تأییدشده').waitFor({ timeout: 120_000 });
  step('live again: a new message of the customer arrives without a reload');
  assert.equal((await postContent(customer, id, 'message', '<p>پس از بازگشت</p>')).http, 200);
  await staff.getByRole('log').getByText('پس از بازگشت').waitFor({ timeout: 120_000 });

  step('the draft is complete, also after a reload');
  await (await editorOf(staff, 'متن پاسخ')).getByText('نیمهٔ نخست، نیمهٔ دوم').waitFor();
  await staff.reload();
  await (await editorOf(staff, 'متن پاسخ')).getByText('نیمهٔ نخست، نیمهٔ دوم').waitFor();

  step('sent once');
  await staff.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
  await staff.getByRole('log').getByText('نیمهٔ نخست، نیمهٔ دوم').waitFor();
  const { data } = await readTicket(customer, id);
  const texts = data.contents.filter(({ type }) => type === 'message').map(({ excerpt }) => excerpt);
  assert.deepEqual(texts, ['متن آزمایش', 'پیام تأییدشده', 'پس از بازگشت', 'نیمهٔ نخست، نیمهٔ دوم']);
});
