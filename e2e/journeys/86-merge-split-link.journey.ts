import assert from 'node:assert/strict';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer } from '../harness/forms.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, postContent, readTicket } from '../harness/tickets.ts';

test('[decisions 2.3 T14, decisions 2.3 T15] two tickets of a customer become one, live for everybody, and are separated again', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const word = `ادغامی${Date.now()}`;
  const first = await fileTicket(customer, `${word} یک`, '<p>متن نخست</p>');
  const second = await fileTicket(customer, `${word} دو`, '<p>متن دوم</p>');
  await postContent(admin, second.id, 'note', '<p>یادداشت همکار</p>');
  await customer.goto(`/tickets/${second.id}`);
  await customer.getByRole('log').getByText('متن دوم').waitFor();

  step('the target is found by its number; both conversations are shown as one');
  await admin.goto(`/tickets/${second.id}`);
  await admin.getByRole('log').waitFor();
  await admin.getByRole('button', { name: 'بیشتر' }).last().click();
  await admin.getByRole('menuitem', { name: 'ادغام تیکت‌ها' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(first.number);
  await dialog.getByRole('radio', { name: new RegExp(`${word} یک`) }).check();
  const talk = dialog.getByRole('region', { name: 'گفتگوی یکپارچه، به ترتیب زمان' });
  await talk.getByText('متن دوم').waitFor();
  assert.equal(await talk.getByRole('listitem').count(), 3);
  assert.deepEqual(await axe(admin, '[role=dialog]'), []);
  await dialog.getByRole('button', { name: 'ادغام و بستن تیکت مبدأ' }).click();

  step('the target opens with everything, and the customer, who had the other one open, is there too');
  await admin.waitForURL(new RegExp(`/tickets/${first.id}`));
  const log = admin.getByRole('log');
  await log.getByText('یادداشت همکار').waitFor();
  await log.getByText('در این تیکت ادغام کرد').waitFor();
  await customer.waitForURL(new RegExp(`/tickets/${first.id}`));
  await customer.getByRole('log').getByText('متن دوم').waitFor();
  await customer.getByRole('log').getByText('در این تیکت ادغام شد').waitFor();
  assert.ok(!JSON.stringify((await readTicket(customer, first.id)).data).includes('یادداشت همکار'));

  step('the merged one leads there, and is separated from its menu');
  await admin.goto(`/tickets/${second.id}`);
  await admin.getByRole('link', { name: 'باز کردن تیکت مقصد' }).waitFor();
  await admin.getByRole('button', { name: 'بیشتر' }).last().click();
  await admin.getByRole('menuitem', { name: 'جدا کردن تیکت ادغام‌شده' }).click();
  await answer(admin, 'جدا کردن');
  await admin.getByText('تیکت جدا شد').first().waitFor();
  await log.getByText('متن دوم').waitFor();
  await customer.getByRole('log').getByText('متن دوم').waitFor({ state: 'detached' });
});

test('[decisions 2.3 T16] a message becomes a ticket of its own that is linked, and links are added and taken away', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const word = `تفکیکی${Date.now()}`;
  const { id } = await fileTicket(customer, word, '<p>هم ورود و هم گزارش مشکل دارد</p>');
  const other = await fileTicket(customer, `${word} دیگر`);

  step('the message is split off');
  await admin.goto(`/tickets/${id}`);
  const log = admin.getByRole('log');
  await log.getByText('هم ورود و هم گزارش').hover();
  await log.getByRole('button', { name: 'تفکیک به تیکت جدید' }).first().click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'عنوان تیکت' }).fill(`${word} گزارش`);
  assert.deepEqual(await axe(admin, '[role=dialog]'), []);
  await dialog.getByRole('button', { name: 'ساخت تیکت جدید' }).click();
  await log.getByText('تفکیک کرد').waitFor();
  await admin.getByRole('button', { name: 'باز کردن', exact: true }).click();
  await admin.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
  await log.getByText('هم ورود و هم گزارش').waitFor();
  const links = admin.locator('.tk-links');
  await links.getByText('تفکیک‌شده از').waitFor();

  step('another one is linked, and the link is taken away');
  await admin.getByRole('button', { name: 'پیوند دادن تیکت' }).click();
  await dialog.getByRole('searchbox').fill(other.number);
  await dialog.getByRole('radio', { name: new RegExp(`${word} دیگر`) }).check();
  await dialog.getByRole('button', { name: 'پیوند دادن' }).click();
  await links.getByText(`${word} دیگر`).waitFor();
  await admin.getByRole('button', { name: /برداشتن پیوند تیکت/ }).click();
  await links.getByText(`${word} دیگر`).waitFor({ state: 'detached' });
});
