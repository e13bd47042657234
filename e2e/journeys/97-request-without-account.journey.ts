import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { deliveryCode, deliveryList } from '@hamyar/contracts/notifications';
import { settingsStore } from '@hamyar/contracts/settings';
import { ticketGet, ticketList, ticketUpdate } from '@hamyar/contracts/tickets';
import { expect, type Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { pdfFile } from '../harness/files.ts';
import { test } from '../harness/fixtures.ts';
import { choose, editorOf } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { SUPPORT } from '../harness/tickets.ts';

/** The code for an address from the delivery log, where it waits while no mail leaves the system. */
async function codeOf(admin: Page, address: string): Promise<string> {
  const log = await apiCall(admin, deliveryList);
  const newest = log.data.find((row) => row.recipient === address);
  assert.ok(newest?.code_visible, `a code for ${address} waits in the log`);
  return (await apiCall(admin, deliveryCode, { id: newest.id })).data.code;
}

test('[decisions 2.23] a visitor proves an address, writes a request through a reload, and gets its number without a login', async ({
  open,
  step,
}) => {
  const [admin, page] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  const allow = async (requests_without_account: boolean) =>
    assert.equal(
      (
        await apiCall(admin, settingsStore, {
          group: 'userAccountSettings',
          values: { requests_without_account },
        } as never)
      ).status,
      'UPDATED',
    );
  const address = `link.${Date.now()}@example.ir`;
  const subject = `درخواست ${Date.now()}`;
  try {
    await allow(true);
    step('the login page leads there');
    await page.goto('/login');
    await page.getByRole('link', { name: 'فرستادن درخواست بدون حساب کاربری' }).click();
    // what the server has drawn answers when the application has continued in it
    await page.locator('#root').waitFor();
    await page.getByRole('textbox', { name: 'ایمیل' }).fill(address);
    await page.getByRole('textbox', { name: /^نام(?! خانوادگی)/ }).fill('مینا');
    await page.getByRole('textbox', { name: 'نام خانوادگی' }).fill('راد');
    assert.deepEqual(await axe(page), []);
    await page.getByRole('button', { name: 'فرستادن کد تأیید' }).click();

    step('the code is typed where the focus is, also after a reload');
    await page.getByRole('heading', { name: 'تأیید ایمیل' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'تأیید ایمیل' }).waitFor();
    await expect(page.getByRole('textbox').first()).toBeFocused();
    assert.deepEqual(await axe(page), []);
    await page.keyboard.type(await codeOf(admin, address));

    step('what is written survives a reload');
    await page.getByRole('heading', { name: 'درخواست شما' }).waitFor();
    await choose(page, 'دپارتمان', SUPPORT);
    await page.getByRole('textbox', { name: 'عنوان تیکت' }).fill(subject);
    await page.getByText('پیش‌نویس').first().waitFor();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'عنوان تیکت' })).toHaveValue(subject);

    step('a file and the text, and it is sent');
    await page.locator('input[type=file][aria-label^="فایل‌ها"]').setInputFiles([pdfFile('گزارش.pdf')]);
    await page.getByRole('listitem').filter({ hasText: 'گزارش.pdf' }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('form progress').length === 0);
    await choose(page, 'دسته‌بندی', 'خطای نرم‌افزار');
    await (await editorOf(page, 'متن')).fill('چاپگر روشن نمی‌شود');
    assert.deepEqual(await axe(page), []);
    await page.getByRole('button', { name: 'ارسال تیکت' }).click();
    await page.getByRole('heading', { name: 'درخواست شما ثبت شد' }).waitFor();
    assert.deepEqual(await axe(page), []);
    const { data } = await apiCall(admin, ticketList, { s: subject });
    assert.deepEqual(
      data.map(({ subject: title, attachment_count }) => [title, attachment_count]),
      [[subject, 1]],
    );
    const [ticket] = data;
    assert.ok(ticket);

    step('its link shows the conversation, with the answer of the desk, and opens no session');
    await page.getByRole('link', { name: 'دیدن گفتگو' }).click();
    await page.getByRole('heading', { name: subject }).waitFor();
    const link = page.url();
    await page.goto('/tickets');
    await page.waitForURL(/\/login/);
    const answered = await apiCall(admin, ticketUpdate, {
      id: ticket.id,
      content: {
        ...{ type: 'message', body_html: '<p>سیم برق را ببینید</p>', attachments: [], force: true },
        ...{ client_key: randomUUID(), last_seen_seq: 1, then: 'stay' },
      },
    } as never);
    assert.equal(answered.status, 'UPDATED');
    const drawn = await page.goto(link);
    assert.deepEqual([drawn?.status(), drawn?.headers()['referrer-policy']], [200, 'no-referrer']);
    assert.doesNotMatch(await drawn!.text(), /چاپگر روشن نمی‌شود/);
    const messages = page.getByRole('log');
    await messages.getByText('چاپگر روشن نمی‌شود').waitFor();
    // an answer waits until nobody can take it back any more; a reload shows it
    await expect(async () => {
      await page.reload();
      await expect(messages.getByText('سیم برق را ببینید')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      messages.getByRole('link', { name: /گزارش/ }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'گزارش.pdf');
    assert.deepEqual(await axe(page), []);

    step('it is answered with a file, closed and rated');
    await page.locator('input[type=file][aria-label^="فایل‌ها"]').setInputFiles([pdfFile('عکس.pdf')]);
    await page.getByRole('listitem').filter({ hasText: 'عکس.pdf' }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('form progress').length === 0);
    await (await editorOf(page, 'پاسخ شما')).fill('درست شد');
    await page.getByRole('button', { name: 'ارسال پاسخ' }).click();
    await messages.getByText('درست شد').waitFor();
    await page.getByRole('button', { name: 'بستن درخواست' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'بستن درخواست' }).click();
    await page.getByRole('radio', { name: 'کاملاً راضی', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'ثبت', exact: true }).click();
    await page.getByText('نظر شما:').waitFor();
    const rated = await apiCall(admin, ticketGet, { id: ticket.id });
    assert.deepEqual([rated.data.status, rated.data.satisfaction], [4, 5]);
    await page.goto(`${link.slice(0, -1)}${link.endsWith('a') ? 'b' : 'a'}`);
    await page.getByRole('heading', { name: 'این پیوند کار نمی‌کند' }).waitFor();
    assert.deepEqual(await axe(page), []);

    step('while it is off there is no such page and no link to it');
    await allow(false);
    await page.goto('/request');
    await page.waitForURL(/\/login/);
    await page.getByRole('button', { name: 'ادامه' }).waitFor();
    await expect(page.getByRole('link', { name: 'فرستادن درخواست بدون حساب کاربری' })).toHaveCount(0);
  } finally {
    await allow(true);
  }
});
