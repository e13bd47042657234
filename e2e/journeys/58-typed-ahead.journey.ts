import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { openFirstTicket } from '../harness/tickets.ts';
import { holdCode, typeFast } from '../harness/typing.ts';

/** ms for which the code of a dialog does not come, as on a slow line. */
const LATE = 3_000;
const NAME = 'با سلام jkf';

interface Opener {
  what: string;
  path: string;
  /** The button that opens the dialog, with what has to be open before. */
  button(page: Page): Promise<Locator>;
  field: RegExp;
}

const OPENERS: readonly Opener[] = [
  {
    what: 'a new folder',
    path: '/attachments',
    button: async (page) => page.locator('#root .files-tools').getByRole('button', { name: 'پوشهٔ جدید' }),
    field: /نام پوشه/,
  },
  {
    what: 'a new event',
    path: '/tickets?view=all',
    button: async (page) => {
      await page.locator('#root').getByRole('button', { name: 'تقویم' }).click();
      const calendar = page.getByRole('dialog', { name: 'تقویم' });
      await calendar.waitFor();
      return calendar.getByRole('button', { name: 'افزودن رویداد', exact: true });
    },
    field: /عنوان رویداد/,
  },
];

for (const { what, path, button, field } of OPENERS)
  test(`[quality, loss] what is typed for ${what} before its dialog is there stands in its first field`, async ({
    open,
    step,
  }) => {
    const page = await open();
    await logIn(page, LOGINS.fullAdmin);
    await page.goto(path);
    const opener = await button(page);
    await opener.waitFor();
    await waitUntilSettled(page);
    const address = page.url();
    const held = await holdCode(page);

    step('typed at 20 ms a key while the code is held back');
    await opener.click({ noWaitAfter: true });
    await typeFast(page, NAME);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(LATE);
    await held.isAskedFor();
    assert.equal(page.url(), address, 'no key did anything on the page');

    step('the dialog comes');
    held.release();
    const input = page.getByRole('textbox', { name: field });
    await expect(input).toHaveValue(NAME);
    await expect(input).toBeFocused();
    await typeFast(page, '!');
    await expect(input).toHaveValue(`${NAME}!`);
  });

test('[quality, loss] no key does anything on the page while the calendar of the top bar is loading, and Escape gives up', async ({
  open,
  step,
}) => {
  const page = await open();
  await openFirstTicket(page);
  const address = page.url();
  const held = await holdCode(page);
  await page.locator('#root').getByRole('button', { name: 'تقویم' }).click({ noWaitAfter: true });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const before = await focused();
  await typeFast(page, 'jjkra');
  await page.getByText('در حال بارگذاری…').waitFor();
  assert.deepEqual([page.url(), await focused()], [address, before]);

  step('given up: the keys are those of the page again');
  await page.keyboard.press('Escape');
  await page.keyboard.press('KeyJ');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^\/tickets\/\d+/);

  step('it opens, and Back closes it');
  held.release();
  await page.locator('#root').getByRole('button', { name: 'تقویم' }).click();
  const calendar = page.getByRole('dialog', { name: 'تقویم' });
  await calendar.waitFor();
  await page.goBack();
  await calendar.waitFor({ state: 'detached' });
  assert.equal(page.url(), address);
});
