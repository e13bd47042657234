import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import type { Locator, Page } from '@playwright/test';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

/** Lets changes of a ticket go to the server only when every page has asked for one. */
async function together(pages: readonly Page[], id: number, act: (page: Page, index: number) => Promise<void>) {
  let asked = 0;
  let release = () => {};
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const page of pages)
    await page.route(
      (url) => url.pathname === `/api/ticket/${id}`,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        asked += 1;
        if (asked === pages.length) release();
        await all;
        await route.fallback();
      },
    );
  await Promise.all(pages.map(act));
  await all;
}

const write = async (page: Page, text: string): Promise<Locator> => {
  await page.getByRole('textbox', { name: 'متن پاسخ' }).click();
  const editor = await editorOf(page, 'متن پاسخ');
  await page.keyboard.type(text);
  await editor.getByText(text).waitFor();
  return editor;
};

test('[decisions 2.0, decisions 2.4] two employees on one ticket see each other; of what both do at the same moment one is first, and the other sees it and loses nothing', async ({
  open,
  step,
}) => {
  const [customer, ...staff] = [await open(), await open(), await open()] as const;
  const [admin, lead] = staff;
  await logIn(customer, LOGINS.customer);
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(lead, LOGINS.departmentAdmin);
  const { id } = await fileTicket(customer, `دو نفر ${Date.now()}`);
  const ids = await Promise.all(staff.map(async (page) => (await apiCall(page, me)).data.user.id));
  const stored = async () => (await readTicket(admin, id)).data;

  step('each sees that the other is there');
  await Promise.all(staff.map((page) => page.goto(`/tickets/${id}`)));
  await Promise.all(staff.map((page) => page.getByText('هم در حال مشاهدهٔ این تیکت است').waitFor()));
  assert.ok(!JSON.stringify((await readTicket(customer, id)).data).includes('presence'));

  step('both claim it');
  await together(staff, id, (page) => page.getByRole('button', { name: 'برداشتن تیکت' }).first().click());
  const claimer = await Promise.race(
    staff.map(async (page, index) => {
      await page.getByText('تیکت را برداشتید').waitFor();
      return index;
    }),
  );
  await staff[1 - claimer]!.getByText(/این تیکت را پیش از شما .* برداشت/).waitFor();
  assert.equal((await stored()).assignee?.id, ids[claimer]);

  step('both choose an importance: the later choice is shown with the first, and stored when asked again');
  await Promise.all(staff.map((page) => page.unrouteAll({ behavior: 'wait' })));
  const choices = ['زیاد', 'بحرانی'];
  await together(staff, id, async (page, index) => {
    await page
      .getByRole('button', { name: /^تغییر اهمیت/ })
      .first()
      .click();
    await page.getByRole('menuitemcheckbox', { name: choices[index]! }).click();
  });
  const later = await Promise.race(
    staff.map(async (page, index) => {
      await page.getByText(/اهمیت را هم‌زمان فرد دیگری/).waitFor();
      return index;
    }),
  );
  const first = 1 - later;
  assert.equal((await stored()).importance, first + 2);
  await staff[later]!.getByText(new RegExp(`${choices[first]}.*انتخاب شما.*${choices[later]}`)).waitFor();
  await staff[later]!.getByRole('button', { name: 'ذخیرهٔ انتخاب من' }).click();
  await staff[first]!.getByRole('button', { name: new RegExp(`^تغییر اهمیت: ${choices[later]}`) }).waitFor();

  step('both answer: one sees the answer of the other before the own one goes');
  await Promise.all(staff.map((page) => page.unrouteAll({ behavior: 'wait' })));
  const texts = ['پاسخ مدیر سامانه', 'پاسخ مدیر دپارتمان'];
  await write(admin, texts[0]!);
  await lead.getByText('در حال نوشتن است…').waitFor();
  await write(lead, texts[1]!);
  await together(staff, id, (page) => page.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click());
  const asked = await Promise.race(
    staff.map(async (page, index) => {
      await page.getByRole('dialog', { name: 'پیش از ارسال شما پیام تازه‌ای رسید' }).waitFor();
      return index;
    }),
  );
  const loser = staff[asked]!;
  const dialog = loser.getByRole('dialog');
  await dialog.getByText(texts[1 - asked]!).waitFor();
  await customer.goto(`/tickets/${id}`);
  await customer
    .getByRole('log')
    .getByText(texts[1 - asked]!)
    .waitFor();
  assert.equal(await customer.getByRole('log').getByText(texts[asked]!).count(), 0);
  await dialog.getByRole('button', { name: 'بازگشت به متن' }).click();
  await dialog.waitFor({ state: 'detached' });
  await (await editorOf(loser, 'متن پاسخ')).getByText(texts[asked]!).waitFor();
  await loser.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
  await customer.getByRole('log').getByText(texts[asked]!).waitFor();

  step('both close it: it is closed once');
  await Promise.all(staff.map((page) => page.unrouteAll({ behavior: 'wait' })));
  await together(staff, id, async (page) => {
    await page.getByRole('button', { name: 'بستن تیکت' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'بستن تیکت' }).click();
  });
  await Promise.race(staff.map((page) => page.getByText('این تیکت را هم‌زمان فرد دیگری بست').waitFor()));
  await Promise.all(staff.map((page) => page.getByRole('dialog').waitFor({ state: 'detached' })));
  const { status, contents } = await stored();
  assert.deepEqual([status, contents.filter(({ event }) => event?.name === 'closed').length], [4, 1]);
  await customer.getByText('بسته', { exact: true }).first().waitFor();
});

test('[decisions 2.4, 5.26] an answer that cannot be sent stays with «try again»; a file that is not allowed says why', async ({
  open,
  step,
}) => {
  const staff = await open({ tolerate: [/net::ERR_FAILED/] });
  const customer = await open();
  await logIn(staff, LOGINS.departmentAdmin);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `ارسال دوباره ${Date.now()}`);
  await staff.goto(`/tickets/${id}`);
  const editor = await write(staff, 'این پاسخ می‌ماند.');

  step('refused for type, size and number; what is allowed is attached');
  const files = staff.locator('input[type=file]').first();
  const file = (name: string, bytes = 20) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 0x61) });
  await files.setInputFiles(file('tool.exe'));
  await staff.getByText('فرمت فایل مجاز نمی باشد').waitFor();
  await files.setInputFiles(file('large.pdf', 26 * 1024 * 1024));
  await staff.getByText(/حجم فایل غیر مجاز است\s.*؛ حداکثر .*/).waitFor();
  await files.setInputFiles(Array.from({ length: 21 }, (_, n) => file(`${n}.exe`)));
  await staff.getByText('حداکثر ۲۰ فایل مجاز است').first().waitFor();

  step('the server is not reached: the text stays, and goes once when it is');
  const address = (url: URL) => url.pathname === `/api/ticket/${id}`;
  await staff.route(address, (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
  );
  await staff.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
  await staff.getByText('ارسال نشد. متن شما حفظ شده است').waitFor();
  await editor.getByText('این پاسخ می‌ماند.').waitFor();
  await staff.unroute(address);
  await staff.getByRole('alert').getByRole('button', { name: 'تلاش دوباره' }).click();
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('log').getByText('این پاسخ می‌ماند.').waitFor();
  assert.equal(await customer.getByRole('log').getByText('این پاسخ می‌ماند.').count(), 1);
});
