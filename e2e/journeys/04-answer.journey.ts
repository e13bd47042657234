import assert from 'node:assert/strict';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket, postContent } from '../harness/tickets.ts';

test('[2.49, 3.33] staff see a new ticket live, claim it, note, answer and close; the customer sees the answer live, never the note, and rates', async ({
  open,
  step,
}) => {
  const subject = `نمایش زنده ${Date.now()}`;
  const staff = await open();
  const customer = await open();
  await logIn(staff, LOGINS.agent);
  await logIn(customer, LOGINS.customer);

  step('the list is open before the ticket exists');
  await staff.goto('/tickets?view=unassigned&sort=created_at');
  await staff.getByRole('main').getByRole('link').first().waitFor();
  const { id } = await fileTicket(customer, subject, '<p>لطفاً بررسی کنید.</p>');
  const pill = staff.getByRole('button', { name: /تیکت جدید رسید/ });
  const row = staff.getByRole('link', { name: subject });
  await pill.or(row).first().waitFor();
  if (!(await row.isVisible())) await pill.click();
  await row.waitFor();

  step('open and claim');
  await row.click();
  await staff.waitForURL(new RegExp(`/tickets/${id}`));
  await staff.getByRole('button', { name: 'برداشتن تیکت' }).click();
  await staff.getByText('تیکت را برداشتید').first().waitFor();

  step('the customer has the ticket open');
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('heading', { name: subject }).waitFor();

  step('an internal note');
  await staff
    .getByRole('radio', { name: 'یادداشت داخلی' })
    .or(staff.getByRole('tab', { name: 'یادداشت داخلی' }))
    .or(staff.getByRole('button', { name: 'یادداشت داخلی' }))
    .first()
    .click({ force: true });
  await staff.getByRole('textbox', { name: 'یادداشت داخلی' }).click();
  await (await editorOf(staff, 'یادداشت داخلی')).click();
  await staff.keyboard.type('این مشتری سه بار زنگ زده است.');
  await staff.getByRole('button', { name: 'ثبت یادداشت' }).click();
  await staff.getByRole('log').getByText('این مشتری سه بار زنگ زده است.').waitFor();

  step('an answer');
  await staff
    .getByRole('radio', { name: 'پاسخ به مشتری' })
    .or(staff.getByRole('tab', { name: 'پاسخ به مشتری' }))
    .or(staff.getByRole('button', { name: 'پاسخ به مشتری' }))
    .first()
    .click({ force: true });
  await staff.getByRole('textbox', { name: 'متن پاسخ' }).click();
  await (await editorOf(staff, 'متن پاسخ')).click();
  await staff.keyboard.type('مشکل برطرف شد.');
  await staff.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
  await staff.getByRole('log').getByText('مشکل برطرف شد.').waitFor();
  await customer.getByRole('log').getByText('مشکل برطرف شد.').waitFor();
  assert.equal(await customer.getByText('سه بار زنگ زده').count(), 0);
  const seen = await readTicket(customer, id);
  assert.ok(!JSON.stringify(seen.data).includes('سه بار زنگ زده'), 'no note reaches the customer by the wire');
  assert.equal(seen.data.status, 2);

  step('close, and rate immediately');
  await staff.getByRole('button', { name: 'بستن تیکت' }).first().click();
  await staff.getByRole('dialog').getByRole('button', { name: 'بستن تیکت' }).click();
  await staff.getByText('تیکت بسته شد').first().waitFor();
  await customer.getByRole('heading', { name: 'از پاسخ‌گویی ما چقدر راضی بودید؟' }).waitFor();
  await customer.getByRole('radio', { name: 'کاملاً راضی' }).check({ force: true });
  await customer.getByRole('button', { name: 'ثبت', exact: true }).click();
  await customer.getByText('از ثبت نظر شما سپاسگزاریم').first().waitFor();
  assert.equal((await readTicket(staff, id)).data.satisfaction, 5);
});

test('[4.7] an answer to a closed ticket opens it again while the window lasts', async ({ open, step }) => {
  const staff = await open();
  const customer = await open();
  await logIn(staff, LOGINS.agent);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `بازگشایی ${Date.now()}`);
  step('reply and close in one step');
  assert.equal((await postContent(staff, id, 'message', '<p>انجام شد.</p>', 'close')).data.ticket.status, 4);
  step('the customer replies on the page');
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('textbox', { name: 'متن پاسخ' }).click();
  await (await editorOf(customer, 'متن پاسخ')).click();
  await customer.keyboard.type('هنوز درست نشده است.');
  await customer.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
  await customer.getByRole('log').getByText('هنوز درست نشده است.').waitFor();
  assert.equal((await readTicket(staff, id)).data.status, 3);
});
