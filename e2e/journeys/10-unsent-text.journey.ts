import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { answer, editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { LOGINS, openSession } from '../harness/session.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');

async function logOut(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup]').last().click();
  await page.getByText('خروج', { exact: true }).last().click();
  await answer(page, 'خروج');
}

test('[decisions 2.4] typed text is there again after a logout, to the last character', async ({ open, step }) => {
  const page = await open();
  await openSession(page, LOGINS.member);
  await page.goto('/tickets/new');
  await (await editorOf(page, 'متن')).click();
  step('a pause, in which the first part is stored, and then words typed right before the logout');
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/draft/') && answer.request().method() === 'PUT',
  );
  await page.keyboard.type('سلام، چاپگر طبقهٔ سوم');
  await kept;
  await page.keyboard.type(' کار نمی‌کند.');
  await logOut(page);
  await page.waitForURL(/\/login/);
  assert.deepEqual(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hamyar.draft'))),
    [],
  );

  step('another person in the same browser does not see it');
  await openSession(page, LOGINS.supervisor);
  await page.goto('/tickets/new');
  await editorOf(page, 'متن');
  assert.ok(!(await page.locator('main').innerText()).includes('چاپگر'));
  await page.context().clearCookies();

  step('its author does');
  await openSession(page, LOGINS.member);
  await page.goto('/tickets/new');
  await page.getByText('سلام، چاپگر طبقهٔ سوم کار نمی‌کند.').waitFor();
});

test('[decisions 2.4] a logout asks before it deletes drafts that only this device has; Back asks before it leaves an unsaved form', async ({
  open,
  step,
}) => {
  const page = await open();
  await openSession(page, LOGINS.fullAdmin);
  step('Back from a changed form');
  await page.goto('/customers');
  await page.locator('nav a[href="/settings"]').first().click();
  const slogan = page.getByLabel('شعار زیر عنوان').first();
  await slogan.fill('شعاری که ذخیره نمی‌شود');
  await page.evaluate(() => history.back());
  await answer(page, 'ماندن در صفحه');
  // the browser has left the address before the dialog asks, and comes back by itself
  await page.waitForURL(/\/settings/);
  assert.equal(await slogan.inputValue(), 'شعاری که ذخیره نمی‌شود');
  await page.evaluate(() => history.back());
  await answer(page, 'خروج از صفحه');
  await page.waitForURL(/\/customers$/);

  step('logout with a form that was never saved');
  await logOut(page);
  await dialog(page).getByText('متن نفرستاده دارید').waitFor();
  await answer(page, 'ماندن');
  assert.match(page.url(), /\/customers$/);
  await logOut(page);
  await answer(page, 'خروج و پاک کردن');
  await page.waitForURL(/\/login/);
  assert.deepEqual(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hamyar.draft'))),
    [],
  );
});

test('[decisions 2.4] two tabs with the same form for something new have two drafts, through reloads and a closed tab', async ({
  open,
  step,
}) => {
  const page = await open();
  await openSession(page, LOGINS.fullAdmin);
  const other = await page.context().newPage();
  const firstName = (tab: Page) => tab.getByLabel('نام', { exact: true });
  const filled = async (tab: Page, name: string) => {
    await firstName(tab).waitFor();
    await tab.waitForFunction(
      (expected) => [...document.querySelectorAll('input')].some(({ value }) => value === expected),
      name,
    );
  };
  await page.goto('/customers/new');
  await firstName(page).fill('نگار');
  await other.goto('/customers/new');
  await firstName(other).fill('سارا');
  assert.equal(await firstName(page).inputValue(), 'نگار');

  step('each tab finds its own text after a reload, and says so');
  await page.reload();
  await other.reload();
  await filled(page, 'نگار');
  await filled(other, 'سارا');
  await page.getByText('متن ذخیره‌نشدهٔ شما بازیابی شد').waitFor();

  step('the next form finds the text of a closed tab');
  await other.close();
  const next = await page.context().newPage();
  await next.goto('/customers/new');
  await filled(next, 'سارا');

  step('«cancel» asks once, then both the form and the draft are empty');
  await next.getByRole('button', { name: 'انصراف' }).click();
  await answer(next, 'دور ریختن');
  await next.waitForURL(/\/customers$/);

  step('an open tab that is too busy to answer keeps its draft');
  const busy = page.evaluate(() => {
    const until = Date.now() + 5_000;
    while (Date.now() < until);
  });
  await next.goto('/customers/new');
  await firstName(next).waitFor();
  await busy;
  assert.equal(await firstName(next).inputValue(), '');
  assert.equal(await firstName(page).inputValue(), 'نگار');
});
