import assert from 'node:assert/strict';
import type { CDPSession, Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A tap that the browser takes to have happened at `time`, in seconds, however long the machine needs for it. */
async function tapAt(browser: CDPSession, [x, y]: readonly [number, number], time: number): Promise<void> {
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: time });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: time + 0.03 });
}

/** What the dialog would send, and what has the focus. */
const stateOf = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => ({
    fields: [...dialog.querySelectorAll<HTMLInputElement>('input, textarea')].map((field) =>
      field.matches('[type=radio], [type=checkbox]') ? field.checked : field.value,
    ),
    focused: document.activeElement?.outerHTML,
  }));

test('[quality, loss] the second press of a double press changes nothing in the dialog that the first has opened', async ({
  open,
  step,
}) => {
  const phone = await open(PHONE);
  await logIn(phone, LOGINS.fullAdmin);
  await phone.goto('/knowledgeBase/articleCategories');
  const browser = await phone.context().newCDPSession(phone);
  const edit = phone.getByRole('button', { name: /^ویرایش/ });
  await edit.first().waitFor();
  // the code of the dialog comes with its first opening
  await edit.first().click();
  await phone.getByRole('dialog').getByRole('textbox').first().waitFor();
  await phone.keyboard.press('Escape');
  const rows = await edit.count();
  assert.ok(rows > 2);

  for (const gap of [0.12, 0.22, 0.35])
    for (let row = 0; row < rows; row += 1) {
      step(`row ${row + 1}, taps ${gap} s apart`);
      await edit.nth(row).scrollIntoViewIfNeeded();
      const box = (await edit.nth(row).boundingBox())!;
      const position = [box.x + box.width / 2, box.y + box.height / 2] as const;
      const time = Date.now() / 1000;
      await tapAt(browser, position, time);
      await phone.getByRole('dialog').getByRole('textbox').first().waitFor();
      const before = await stateOf(phone);
      await tapAt(browser, position, time + gap);
      assert.deepEqual(await stateOf(phone), before);
      await phone.keyboard.press('Escape');
      await phone.getByRole('dialog').waitFor({ state: 'detached' });
    }

  step('a mouse');
  await phone.getByRole('button', { name: 'دسته‌بندی جدید' }).dblclick();
  await phone.keyboard.type('چاپگرها');
  assert.equal(await phone.getByRole('dialog').getByRole('textbox').first().inputValue(), 'چاپگرها');

  step('a tap meant for the dialog');
  const choice = phone.getByRole('dialog').getByRole('radio').last();
  await choice.tap({ force: true });
  assert.ok(await choice.isChecked());
});
