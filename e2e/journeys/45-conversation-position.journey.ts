import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { pngFile } from '../harness/files.ts';
import { choose, editorOf, pastePicture } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { postContent, SUPPORT } from '../harness/tickets.ts';

/** The elements that the reader could scroll downwards or upwards, by class or name; text boxes are not counted. */
const scrollers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowY, visibility } = getComputedStyle(element);
        const scrolls = element === document.documentElement ? overflowY !== 'hidden' : /auto|scroll/.test(overflowY);
        const editable = element.closest('textarea, [contenteditable=true]') !== null;
        return scrolls && !editable && visibility === 'visible' && element.scrollHeight > element.clientHeight + 1;
      })
      .map((element) => element.className || element.tagName),
  );

/** Pixels by which the end of the conversation is below its visible part. */
const belowEnd = (page: Page): Promise<number> =>
  page
    .getByRole('log')
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => Math.round(scrollHeight - scrollTop - clientHeight));

/** Waits two frames, after which the browser has laid out and reported every change of size. */
const frames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Answers the ticket without the sizes of its pictures, as for those that came by mail, and holds them back. */
async function holdPictures(page: Page): Promise<{ release(): void }> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/api\/ticket\/\d+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"dimentions":\{[^}]*\}/g, '"dimentions":null');
    return route.fulfill({ response: answer, body });
  });
  await page.route(/\/api\/attachment\/\d+/, async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}

test('a conversation opens at its end and stays there whatever arrives late; the customer sees one scrollbar, also right after a long form was sent', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.customer);
  step('a long form with a picture, scrolled down, is sent');
  await page.goto('/tickets/new');
  await choose(page, 'دپارتمان', SUPPORT);
  await choose(page, 'دسته‌بندی', 'خطای نرم‌افزار');
  await choose(page, 'محصول یا خدمت', 'نیلگون حسابداری');
  await page.getByRole('textbox', { name: 'عنوان تیکت' }).fill(`تصویر بلند ${Date.now()}`);
  const editor = await editorOf(page, 'متن');
  await editor.click();
  for (let line = 0; line < 12; line++) {
    await page.keyboard.type(`سطر ${line}`);
    await page.keyboard.press('Enter');
  }
  await pastePicture(editor, pngFile('screenshot.png', 320, 400));
  await editor.locator('img').waitFor();
  await page.getByRole('button', { name: 'ارسال تیکت' }).click();
  await page.waitForURL(/\/tickets\/\d+$/);
  await page.getByRole('log').getByText('سطر 11').waitFor();
  await frames(page);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(await scrollers(page), ['hd-conversation']);

  step('on a phone too');
  await page.setViewportSize({ width: 390, height: 844 });
  await frames(page);
  assert.deepEqual(await scrollers(page), ['hd-conversation']);
  await page.getByRole('button', { name: 'مشخصات تیکت' }).click();
  await page.getByRole('dialog').getByText('دپارتمان').waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  step('opened again, its picture arrives late');
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const staff = await open();
  await logIn(staff, LOGINS.departmentAdmin);
  for (const answer of ['نخست', 'دوم', 'سوم']) await postContent(staff, id, 'message', `<p>پاسخ ${answer}</p>`);
  await page.getByText('پاسخ سوم').waitFor();
  const pictures = await holdPictures(page);
  await page.reload();
  await page.getByText('پاسخ سوم').waitFor();
  const before = await page.getByRole('log').evaluate((box) => box.scrollHeight);
  pictures.release();
  await page.waitForFunction((height) => document.querySelector('[role=log]')!.scrollHeight > height, before);
  await frames(page);
  assert.equal(await belowEnd(page), 0);

  step('the composer opens');
  const room = await page.getByRole('log').evaluate((box) => box.clientHeight);
  await page.getByRole('textbox', { name: 'متن پاسخ' }).click();
  await page.keyboard.type('متشکرم');
  for (let line = 0; line < 4; line++) await page.keyboard.press('Enter');
  await page.waitForFunction((height) => document.querySelector('[role=log]')!.clientHeight < height, room);
  await frames(page);
  assert.equal(await belowEnd(page), 0);

  step('the reader scrolls up, and is left there');
  await page.getByRole('log').hover();
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector('[role=log]')!;
    return scrollHeight - scrollTop - clientHeight > 200;
  });
  const position = await page.getByRole('log').evaluate((box) => box.scrollTop);
  await page.getByRole('textbox', { name: 'متن پاسخ' }).press('Enter');
  await frames(page);
  assert.equal(await page.getByRole('log').evaluate((box) => box.scrollTop), position);
});
