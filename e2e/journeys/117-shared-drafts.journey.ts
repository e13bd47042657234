import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

const SHARE = { name: 'اشتراک پیش‌نویس با همکاران' };
const theirs = (page: Page) => page.getByRole('region', { name: /^پیش‌نویس / });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'متن پاسخ' }).click();
  const editor = await editorOf(page, 'متن پاسخ');
  await page.keyboard.press('End');
  await page.keyboard.type(text);
  await editor.getByText(text).waitFor();
}

test('[decisions 2.4] a colleague reads a shared draft while it is written, takes it over and sends it; customers read nothing of it', async ({
  open,
  step,
}) => {
  const [customer, author, taker] = [await open(), await open(), await open()] as const;
  await logIn(customer, LOGINS.customer);
  await logIn(author, LOGINS.fullAdmin);
  await logIn(taker, LOGINS.departmentAdmin);
  const { id } = await fileTicket(customer, `پیش‌نویس مشترک ${Date.now()}`);
  await author.goto(`/tickets/${id}`);
  await taker.goto(`/tickets/${id}`);
  await taker.getByRole('textbox', { name: 'متن پاسخ' }).waitFor();

  step('what is written is the author’s alone until it is shared');
  await write(author, 'کابل را');
  assert.equal(await theirs(taker).count(), 0);
  await author.getByRole('button', SHARE).click();
  await author.getByText('همکاران این پیش‌نویس را می‌بینند').waitFor();
  await theirs(taker).getByText('کابل را').waitFor();
  assert.deepEqual(await axe(taker), []);

  step('the colleague reads it while it grows');
  await write(author, ' عوض کنید');
  await theirs(taker).getByText('کابل را عوض کنید').waitFor();
  assert.ok(!JSON.stringify((await readTicket(customer, id)).data).includes('کابل را'));

  step('and goes on with it; the author keeps the text and reads by whom');
  await theirs(taker).getByRole('button', { name: 'ادامهٔ این پیش‌نویس' }).click();
  const editor = await editorOf(taker, 'متن پاسخ');
  await editor.getByText('کابل را عوض کنید').waitFor();
  await theirs(taker).waitFor({ state: 'detached' });
  await author.getByText('این پیش‌نویس را برداشته است').waitFor();
  await (await editorOf(author, 'متن پاسخ')).getByText('کابل را عوض کنید').waitFor();

  step('it ends when it is sent');
  await theirs(author).getByText('کابل را عوض کنید').waitFor();
  await taker.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
  await theirs(author).waitFor({ state: 'detached' });
  await author.getByRole('button', { name: 'پاک کردن متن' }).click();
  await author.getByText('این پیش‌نویس را برداشته است').waitFor({ state: 'detached' });
});
