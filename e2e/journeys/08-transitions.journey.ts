import assert from 'node:assert/strict';
import { systemDefaultsGet } from '@hamyar/contracts/system';
import { ticketList, ticketUpdate } from '@hamyar/contracts/tickets';
import { randomUUID } from 'node:crypto';
import { choose, editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket, SUPPORT, postContent } from '../harness/tickets.ts';

test('[4.7, decisions 2.3 T4, decisions 2.3 T6, decisions 2.3 T11] employees continue an answered ticket, transfer it with a reason, and reopen a closed one; the customer sees it live', async ({
  open,
  step,
}) => {
  const [staff, customer] = [await open(), await open()];
  await logIn(staff, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `مسیر تیکت ${Date.now()}`);
  const status = async () => (await readTicket(staff, id)).data.status;
  const more = async (item: string) => {
    await staff.getByRole('button', { name: 'بیشتر' }).last().click();
    await staff.getByRole('menuitem', { name: item }).click();
  };

  step('T5: an answer');
  assert.equal((await postContent(staff, id, 'message', '<p>در دست بررسی است.</p>')).data.ticket.status, 2);
  await customer.goto(`/tickets/${id}`);
  await customer.getByText('پاسخ کارشناس').first().waitFor();

  step('T4: in progress again');
  await staff.goto(`/tickets/${id}`);
  await staff.getByRole('log').getByText('در دست بررسی است.').waitFor();
  await more('شروع بررسی');
  await staff.getByText('بررسی تیکت شروع شد').first().waitFor();
  await customer.getByText('در حال بررسی').first().waitFor();
  assert.equal(await status(), 1);

  step('T11: transferred, never without a reason');
  await staff.getByRole('button', { name: 'ارجاع', exact: true }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'ارجاع تیکت' }).click();
  await dialog.getByText('این فیلد الزامی است').waitFor();
  await dialog.getByRole('textbox', { name: 'علت ارجاع' }).fill('مربوط به همکاران دیگر است.');
  await dialog.getByRole('button', { name: 'ارجاع تیکت' }).click();
  await staff.getByText('تیکت ارجاع داده شد').first().waitFor();
  await staff.getByRole('log').getByText('مربوط به همکاران دیگر است.').waitFor();
  const handed = (await readTicket(staff, id)).data;
  assert.deepEqual([handed.status, handed.assignee], [0, null]);
  assert.notEqual(handed.department.name, SUPPORT);
  assert.ok(!JSON.stringify((await readTicket(customer, id)).data).includes('همکاران دیگر'), 'the reason is a note');

  step('T12, T6: closed, and reopened by the button');
  assert.equal((await postContent(staff, id, 'message', '<p>انجام شد.</p>', 'close')).data.ticket.status, 4);
  await customer.getByText('بسته', { exact: true }).first().waitFor();
  await staff.getByRole('button', { name: 'باز کردن دوبارهٔ تیکت' }).click();
  await staff.getByText('تیکت دوباره باز شد').first().waitFor();
  assert.equal(await status(), 1);
  step('T6: a reply to a closed ticket reopens it too');
  assert.equal((await postContent(staff, id, 'message', '<p>باز هم انجام شد.</p>', 'close')).data.ticket.status, 4);
  assert.equal((await postContent(staff, id, 'message', '<p>یک نکتهٔ دیگر.</p>')).data.ticket.status, 2);
  await customer.getByRole('log').getByText('یک نکتهٔ دیگر.').waitFor();
});

test('[decisions 2.3 T9] a reply after the window is refused with a message and a link to a new ticket that continues the old one', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.customer);
  const { data } = await apiCall(page, ticketList, {
    status: [4],
    sort_by: 'last_activity_at',
    sort_dir: 'asc',
    perPage: 10,
  });
  const old = data[0] ?? assert.fail('the demo customer has a ticket closed long ago');
  step('the page says so and accepts no reply');
  await page.goto(`/tickets/${old.id}`);
  await page.getByText('مهلت پاسخ به این تیکت گذشته است. لطفاً تیکت جدیدی ثبت کنید.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'ارسال پاسخ' }).count(), 0);
  const refused = await apiCall(page, ticketUpdate, {
    id: old.id,
    content: {
      type: 'message',
      body_html: '<p>هنوز خراب است.</p>',
      client_key: randomUUID(),
      last_seen_seq: 0,
      force: true,
    },
  });
  assert.equal(refused.status, 'NOK', JSON.stringify(refused));

  step('the link opens a new ticket');
  await page.getByRole('link', { name: 'ثبت تیکت جدید' }).click();
  await page.waitForURL(/\/tickets\/new\?.*follow_up_of=/);
  const defaults = (await apiCall(page, systemDefaultsGet)).data;
  const category =
    defaults.ticket_categories.find(({ department_ids: of }) => of.includes(old.department.id)) ??
    defaults.ticket_categories[0];
  await choose(page, 'دسته‌بندی', category?.name ?? '');
  await page.getByRole('textbox', { name: 'عنوان' }).fill('هنوز خراب است');
  await (await editorOf(page, 'متن')).click();
  await page.keyboard.type('همان مشکل دوباره پیش آمد.');
  await page.getByRole('button', { name: 'ارسال تیکت' }).click();
  await page.waitForURL(/\/tickets\/\d+$/);
  await page
    .getByText(/ادامهٔ تیکت/)
    .first()
    .waitFor();
  await page.getByRole('log').getByText('همان مشکل دوباره پیش آمد.').waitFor();
});
