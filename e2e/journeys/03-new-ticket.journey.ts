import assert from 'node:assert/strict';
import { sessionList, sessionRevoke } from '@hamyar/contracts/identity';
import { expect } from '@playwright/test';
import { disguisedFile, pdfFile, pngFile } from '../harness/files.ts';
import { choose, editorOf, pastePicture } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, logInByForm, LOGINS, openSession } from '../harness/session.ts';
import { readTicket, SUPPORT } from '../harness/tickets.ts';

const SUBJECT = 'عنوان تیکت';

test('[2.15, 5.26] a customer writes a ticket with mixed text, a pasted screenshot, a picture and a PDF', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.customer);
  await page.goto('/tickets/new');

  step('an empty form shows an error at each field');
  await page.getByRole('button', { name: 'ارسال تیکت' }).click();
  await page.getByText('این فیلد الزامی است').first().waitFor();

  step('HTML in a plain field');
  await choose(page, 'دپارتمان', SUPPORT);
  await choose(page, 'دسته‌بندی', 'خطای نرم‌افزار');
  await choose(page, 'محصول یا خدمت', 'نیلگون حسابداری');
  await page.getByRole('textbox', { name: SUBJECT }).fill('<script>alert(1)</script>');
  await page.getByRole('button', { name: 'ارسال تیکت' }).click();
  await page.getByText('الگوی فیلد نامعتبر است').first().waitFor();
  const subject = `خطا در API هنگام ثبت invoice ${Date.now()}`;
  await page.getByRole('textbox', { name: SUBJECT }).fill(subject);

  step('rich text of both directions, and a pasted screenshot');
  const editor = await editorOf(page, 'متن');
  await editor.click();
  await page.keyboard.type('سلام، هنگام فراخوانی POST /invoices خطای 422 می‌گیریم.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Error: tax_id is required');
  await pastePicture(editor, pngFile('screenshot.png'));
  await editor.locator('img').waitFor();

  step('files: two valid ones, one of a forbidden type, one with a false extension');
  const input = page.locator('input[type=file][aria-label^="فایل‌ها"]');
  await input.setInputFiles([pngFile('برگه.png'), pdfFile('فاکتور.pdf')]);
  await page.getByRole('listitem').filter({ hasText: 'فاکتور.pdf' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'برگه.png' }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('form progress').length === 0);
  await input.setInputFiles([{ name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }]);
  await page.getByText('فرمت فایل مجاز نمی باشد').first().waitFor();
  await input.setInputFiles([disguisedFile('عکس.png')]);
  await page.getByText('عکس.png').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('form progress').length === 0);
  for (const name of ['setup.exe', 'عکس.png']) {
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('alert').waitFor();
    await row.getByRole('button').last().click();
    await row.waitFor({ state: 'detached' });
  }
  assert.equal(await page.getByRole('list', { name: 'پیوست‌ها' }).getByRole('listitem').count(), 2);

  step('a reload loses nothing');
  await page.getByText('پیش‌نویس ذخیره شد').first().waitFor();
  await page.reload();
  await expect(page.getByRole('textbox', { name: SUBJECT })).toHaveValue(subject);
  await (await editorOf(page, 'متن')).getByText('tax_id is required').waitFor();
  await page.getByText('فاکتور.pdf').waitFor();

  step('sent');
  await page.getByRole('button', { name: 'ارسال تیکت' }).click();
  await page.getByText('تیکت با موفقیت ثبت شد').first().waitFor();
  await page.waitForURL(/\/tickets\/\d+$/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { data } = await readTicket(page, id);
  assert.equal(data.subject, subject);
  const [content] = data.contents;
  assert.deepEqual(
    content?.attachments
      .filter(({ inline }) => !inline)
      .map(({ name }) => name)
      .sort(),
    ['برگه.png', 'فاکتور.pdf'],
  );
  assert.equal(content?.attachments.filter(({ inline }) => inline).length, 1);
  assert.equal(data.category?.name, 'خطای نرم‌افزار');
  step('and shown');
  await page.getByRole('heading', { name: subject }).waitFor();
  await page.getByText('Error: tax_id is required').waitFor();
  assert.equal(
    await page.getByText('Error: tax_id is required').evaluate((element) => getComputedStyle(element).direction),
    'ltr',
    'an English paragraph runs left to right',
  );
  await page
    .locator('[role=log] img')
    .first()
    .evaluate(async (image) => {
      await (image as HTMLImageElement).decode();
    });
});

test('[8.8] unsent text survives an expired session and is there after the next login', async ({ open, step }) => {
  // the socket of an ended session is refused, and the browser logs it
  const page = await open({ tolerate: [/HTTP Authentication failed/] });
  await openSession(page, LOGINS.member);
  await page.goto('/tickets/new');
  const subject = `پیش از پایان نشست ${Date.now()}`;
  await choose(page, 'دپارتمان', SUPPORT);
  await page.getByRole('textbox', { name: SUBJECT }).fill(subject);
  const editor = await editorOf(page, 'متن');
  await editor.click();
  await page.keyboard.type('این متن نباید گم شود.');
  await page.getByText('پیش‌نویس ذخیره شد').first().waitFor();

  step('the session is ended from another device');
  const other = await open();
  await openSession(other, LOGINS.member);
  const { data } = await apiCall(other, sessionList);
  for (const session of data.filter(({ current }) => !current)) await apiCall(other, sessionRevoke, { id: session.id });

  step('the page redirects to the login and back');
  await page.waitForURL(({ pathname }) => pathname === '/login');
  await logInByForm(page, LOGINS.member);
  await page.waitForURL(({ pathname }) => pathname === '/tickets/new');
  await expect(page.getByRole('textbox', { name: SUBJECT })).toHaveValue(subject);
  await (await editorOf(page, 'متن')).getByText('این متن نباید گم شود.').waitFor();
});
