import assert from 'node:assert/strict';
import { settingsStore } from '@hamyar/contracts/settings';
import type { Page } from '@playwright/test';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'متن پاسخ' }).click();
  await (await editorOf(page, 'متن پاسخ')).click();
  await page.keyboard.type(text);
}

/** Two tickets of the customer whose subjects have the same word, and the list of both. */
async function twoTickets(customer: Page): Promise<{ first: number; second: number; list: string }> {
  const word = `پیاپی${Date.now()}`;
  const { id: first } = await fileTicket(customer, `نخستین ${word}`);
  const { id: second } = await fileTicket(customer, `دومین ${word}`);
  return { first, second, list: new URLSearchParams({ view: 'all', s: word }).toString() };
}

test('[decisions 2.4, 2.23] a reply can be taken back while its toast is there, also from another ticket: the text is in the composer again, and the customer has seen nothing', async ({
  open,
  step,
}) => {
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const { first, second, list } = await twoTickets(customer);
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const setUndo = (undo_seconds: number) =>
    apiCall(admin, settingsStore, { group: 'generalTicketSettings', values: { undo_seconds } });
  assert.equal((await setUndo(60)).http, 200);
  try {
    const staff = await open();
    await logIn(staff, LOGINS.departmentAdmin);
    await staff.goto(`/tickets/${first}?${list}`);
    await write(staff, 'این پاسخ زود بود.');
    await staff.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
    const toast = staff.locator('.hd-toast').filter({ hasText: 'ثانیهٔ دیگر ارسال می‌شود' });
    await toast.waitFor();

    step('from another ticket');
    await staff.getByRole('link', { name: /^دومین/ }).click();
    await staff.waitForURL(new RegExp(`/tickets/${second}`));
    await toast.getByRole('button', { name: 'لغو ارسال' }).click();
    await staff.waitForURL(new RegExp(`/tickets/${first}`));
    await staff.getByRole('textbox', { name: 'متن پاسخ' }).getByText('این پاسخ زود بود.').waitFor();
    assert.equal((await readTicket(customer, first)).data.contents.length, 1);
  } finally {
    await setUndo(0);
  }
});

test('[decisions 2.4] "send and close" opens the next ticket for those who want it; the customer reads that it was closed, and the employee that the customer has seen the answer', async ({
  open,
  step,
}) => {
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const { first, second, list } = await twoTickets(customer);
  const staff = await open();
  await logIn(staff, LOGINS.departmentAdmin);

  step('the personal setting');
  await staff.goto('/editProfile');
  const next = staff.getByRole('switch', { name: 'باز شدن تیکت بعدی پس از بستن' });
  await next.click();
  await staff.locator('[role=switch][aria-checked=true]').and(next).waitFor();

  step('send and close');
  await staff.goto(`/tickets/${first}?${list}`);
  await write(staff, 'مشکل برطرف شد.');
  await staff.getByRole('button', { name: 'روش‌های دیگر ارسال' }).click();
  await staff.getByRole('menuitem', { name: 'ارسال و بستن تیکت' }).click();
  await staff.waitForURL(new RegExp(`/tickets/${second}`));

  step('the customer reads it');
  await customer.goto(`/tickets/${first}`);
  await customer.getByRole('log').getByText('مشکل برطرف شد.').waitFor();
  await customer.getByRole('log').getByText('تیکت بسته شد').waitFor();

  step('and the employee sees that');
  await staff.goto(`/tickets/${first}?${list}`);
  await staff.getByRole('log').getByText('مشتری دید').waitFor();
  await staff.getByText('با ارسال پاسخ، تیکت دوباره باز می‌شود.').waitFor();

  step('closing without a reply can be undone');
  await staff.goto(`/tickets/${second}?${list}`);
  await staff.getByRole('button', { name: 'بستن تیکت' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'بستن تیکت' }).click();
  // the tools of the editor have a button of the same name
  await staff.locator('.hd-toast').getByRole('button', { name: 'واگرد' }).click();
  await customer.goto(`/tickets/${second}`);
  await customer.getByRole('log').getByText('تیکت دوباره باز شد').waitFor();
});
