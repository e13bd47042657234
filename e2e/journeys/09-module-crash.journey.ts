import assert from 'node:assert/strict';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, postContent } from '../harness/tickets.ts';

test('[decisions 2.4] unsent text survives a crash of the module: after "try again" on the error card it is there without a reload', async ({
  open,
  step,
}) => {
  const [staff, customer] = [await open({ tolerate: [/.*/] }), await open()];
  await logIn(staff, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `فروپاشی ${Date.now()}`);
  step('a reply is being written');
  await staff.goto(`/tickets/${id}`);
  await staff.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  await staff.getByRole('textbox', { name: 'متن پاسخ' }).click();
  await (await editorOf(staff, 'متن پاسخ')).click();
  await staff.keyboard.type('این پاسخ نیمه‌کاره نباید گم شود.');
  await staff.getByText('پیش‌نویس ذخیره شد').first().waitFor();

  step('the next answer of the ticket call is null, and the screen crashes');
  const ticket = new RegExp(`/api/ticket/${id}$`);
  await staff.route(ticket, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          status: 200,
          contentType: 'application/json',
          body: JSON.stringify({ status: 'OK', data: { id, contents: 7 } }),
        })
      : route.continue(),
  );
  await postContent(customer, id, 'message', '<p>خبری شد؟</p>');
  const card = staff.locator('[data-failure=render]');
  await card.waitFor();
  assert.match(await card.innerText(), /tickets/);
  assert.match(await card.innerText(), /کد پیگیری/);

  step('try again');
  await staff.unroute(ticket);
  await card.getByRole('button', { name: 'تلاش دوباره' }).click();
  await staff.getByRole('log').getByText('خبری شد؟').waitFor();
  await (await editorOf(staff, 'متن پاسخ')).getByText('این پاسخ نیمه‌کاره نباید گم شود.').waitFor();
  assert.equal(await staff.locator('html').getAttribute('data-same-document'), 'yes', 'without a reload');
});

test('[2.46] a dialog of another module that crashes is closed and said to be, with its trace id; the page lives on, and the next press opens it', async ({
  open,
  step,
}) => {
  const page = await open({ tolerate: [/.*/] });
  await logIn(page, LOGINS.agent);
  await page.goto('/tickets?view=all');
  const rows = page.locator('#root .hd-ticket-row');
  await rows.first().waitFor();
  const calendar = page.getByRole('dialog', { name: 'تقویم' });
  const opener = page.locator('#root').getByRole('button', { name: 'تقویم' });

  step('an event of the calendar is none, and it crashes');
  await page.route('**/api/calendarEvent?*', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify({ status: 'OK', data: [null], total: 1 }) }),
  );
  await opener.click();
  const message = page.getByText(/با خطا روبه‌رو و بسته شد\. کد پیگیری: .{10}/);
  await message.waitFor();
  assert.equal(await calendar.count(), 0);
  assert.equal(await page.getByText('در حال بارگذاری…').count(), 0, 'nothing waits for it, and no key is kept for it');
  assert.ok((await rows.count()) > 0);

  step('it is opened again');
  await page.unroute('**/api/calendarEvent?*');
  await opener.click();
  await calendar.getByRole('button', { name: 'افزودن رویداد', exact: true }).waitFor();
});
