import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer, choose } from '../harness/forms.ts';
import { logIn, LOGINS } from '../harness/session.ts';

const csv = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text as string),
});

/** Fills in the dialog and sends the file to be checked. */
async function sendFile(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await choose(page, 'شعبه', 'تهران');
  await choose(page, 'سازمان', 'بدون سازمان');
  await choose(page, 'سطح مشتری', 'سطح سازمان یا پیش‌فرض');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText(file.name).waitFor();
  await dialog.getByLabel('رمز عبور مشترک').fill('Gel8-Nar!Sib');
  await dialog.getByRole('button', { name: 'بررسی فایل' }).click();
  await page.waitForURL(/\/customers\/imports\/\d+/);
}

test('[5.12, decisions 2.20] customers come from a file: its faults are shown, the good rows are stored, the corrected file is sent again, and an import is taken back', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  const word = `import${Date.now()}`;
  const rows = [
    'first_name;last_name;email;gender',
    `نسترن;${word};${word}-1@example.ir;f`,
    `کاوه;${word};${word}-2@example.ir;m`,
    `پرستو;${word};${word}@@example.ir;زن`,
  ];

  step('the dialog has its rules, its sample, and says what is missing');
  await page.goto('/customers');
  await page.getByRole('button', { name: 'ورود گروهی' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('سطر اول فایل نباید حذف شود.').waitFor();
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'دانلود فایل نمونه' }).click(),
  ]);
  assert.equal(sample.suggestedFilename(), 'customers-sample.csv');
  await dialog.getByRole('button', { name: 'بررسی فایل' }).click();
  await dialog.getByText('تکمیل این فیلد الزامی می باشد').first().waitFor();
  assert.deepEqual(await axe(page), []);

  step('a file of old Excel, with semicolons, is checked');
  await sendFile(page, csv('customers.csv', rows.join('\r\n')));
  await page.getByText(/جداکنندهٔ «;» خودکار شناسایی شد/).waitFor();
  const faults = page.getByRole('table', { name: 'خطاها' });
  await faults.getByText(`${word}@@example.ir`).waitFor();
  await faults.getByText('فقط m یا f').waitFor();
  assert.deepEqual(await axe(page), []);

  step('its good rows are stored');
  await page.getByRole('button', { name: 'شروع ورود اطلاعات: ۲ سطر' }).click();
  await page.getByText('۲ سطر وارد شد و ۱ سطر خطا داشت').waitFor();

  step('the faulty row is corrected and sent again, by the keyboard');
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'دانلود فایل خطاها' }).click(),
  ]);
  const corrected = (await readFile(await errors.path(), 'utf8')).replace('@@', '@').replace('زن', 'f');
  await page.getByRole('button', { name: 'فایل دیگر' }).press('Enter');
  await sendFile(page, csv('corrected.csv', corrected));
  await page.getByRole('button', { name: 'شروع ورود اطلاعات: ۱ سطر' }).press('Enter');
  await page.getByText('۱ کاربر با موفقیت وارد شد').waitFor();
  await page.goto(`/customers?keyword=${word}`);
  for (const name of ['نسترن', 'کاوه', 'پرستو']) await page.getByRole('link', { name: `${name} ${word}` }).waitFor();

  step('the first import is found again and taken back; the second stays');
  await page.goBack();
  await page.getByRole('link', { name: 'customers.csv' }).first().click();
  await page.getByRole('button', { name: 'بازگردانی این ورود' }).click();
  await answer(page, 'بازگردانی این ورود');
  await page.getByText('۲ مشتری حذف شد').waitFor();
  await page.goto(`/customers?keyword=${word}`);
  await page.getByRole('link', { name: `پرستو ${word}` }).waitFor();
  assert.equal(await page.getByRole('link', { name: `کاوه ${word}` }).count(), 0);
});
