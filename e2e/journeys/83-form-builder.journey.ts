import assert from 'node:assert/strict';
import { customFieldList, customFieldStore, ticketFormList, ticketFormUpdate } from '@hamyar/contracts/forms';
import type { Locator, Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

/** Drags from the middle of one element to a point, as a person does: in several steps. */
async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const box = (await from.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1)
    await page.mouse.move(x + ((to.x - x) * step) / 8, y + ((to.y - y) * step) / 8);
  await page.mouse.up();
}
const topOf = async (row: Locator) => {
  const { x, y, width } = (await row.boundingBox())!;
  return { x: x + width / 2, y: y + 4 };
};

test('[2.58, 3.11, 4.10] a custom field is defined, put into order by the keyboard and by the mouse, and archived', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const name = rareWord('آزمون');
  const fieldsOf = async () => (await apiCall(admin, customFieldList, { context: 'ticket', perPage: 200 })).data;
  const position = async () => (await fieldsOf()).findIndex(({ label }) => label === name);

  step('a dropdown with two items; without items it is refused at its field');
  await admin.goto('/settings/customFields');
  await admin
    .getByRole('complementary', { name: 'افزودن فیلد' })
    .getByRole('button', { name: /لیست کشویی/ })
    .click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /عنوان فیلد/ }).fill(name);
  await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await dialog.getByText('این فیلد الزامی است').waitFor();
  await dialog.getByRole('textbox', { name: /گزینه‌ها/ }).fill('نخست\nدوم');
  assert.deepEqual(await axe(admin, '[role=dialog]'), []);
  await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const stored = (await fieldsOf()).find(({ label }) => label === name)!;
  assert.deepEqual(
    stored.items.map((item) => [item.id, item.name]),
    [
      [1, 'نخست'],
      [2, 'دوم'],
    ],
  );

  step('it is moved to the top by a key, and back below the first one by the mouse');
  const handle = admin.getByRole('button', { name: new RegExp(`جابه‌جایی .*${name}`) });
  const sorted = () => admin.waitForResponse((answer) => answer.url().includes('updateOrder'));
  await handle.focus();
  await Promise.all([sorted(), admin.keyboard.press('Home')]);
  assert.equal(await position(), 0);
  const rows = admin.getByRole('region', { name: 'فیلدهای تعریف‌شده' }).getByRole('listitem');
  await Promise.all([sorted(), drag(admin, handle, await topOf(rows.nth(2)))]);
  assert.equal(await position(), 1);

  step('archived, it is out of sight and nobody is asked for it');
  await admin.getByRole('button', { name: new RegExp(`گزینه‌های .*${name}`) }).click();
  await admin.getByRole('menuitem', { name: 'بایگانی' }).click();
  await handle.waitFor({ state: 'detached' });
  assert.equal((await fieldsOf()).find(({ label }) => label === name)?.is_archived, true);
});

test('[2.59, 3.12, 8.17] a form of tickets is built by dragging and by keys, tried out, kept as a draft, and saved', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const [box, text] = [rareWord('تیک'), rareWord('متن')];
  await apiCall(admin, customFieldStore, { context: 'ticket', type: 'checkbox', label: box });
  await apiCall(admin, customFieldStore, { context: 'ticket', type: 'text', label: text });
  const name = rareWord('فرم');

  step('one field by a press, the other one dragged above it');
  await admin.goto('/settings/ticketForms/new');
  await admin.getByRole('textbox', { name: 'نام فرم' }).fill(name);
  const canvas = admin.getByRole('group', { name: 'فیلدهای فرم' });
  await admin.getByRole('button', { name: new RegExp(`افزودن .*${text}`) }).click();
  const row = canvas.getByRole('listitem').filter({ hasText: text });
  await row.waitFor();
  await drag(admin, admin.getByRole('button', { name: new RegExp(`افزودن .*${box}`) }), await topOf(row));
  await canvas.getByRole('listitem').filter({ hasText: box }).waitFor();
  const order = async () => {
    const all = await canvas.getByRole('listitem').allTextContents();
    return [box, text].map((label) => all.findIndex((one) => one.includes(label)));
  };
  assert.deepEqual(await order(), [0, 1]);

  step('the text is required, and asked for only while the box is ticked');
  await admin.getByRole('switch', { name: new RegExp(`الزامی بودن .*${text}`) }).click();
  assert.equal(await admin.getByRole('switch', { name: new RegExp(`الزامی بودن .*${box}`) }).isDisabled(), true);
  await admin.getByRole('button', { name: new RegExp(`تنظیم .*${text}`) }).click();
  await admin.getByRole('button', { name: 'افزودن شرط' }).click();
  await canvas
    .getByText(/^با شرط/)
    .first()
    .waitFor();

  step('the preview asks for it by this condition');
  await admin.getByRole('button', { name: 'پیش‌نمایش' }).click();
  const preview = admin.getByRole('dialog');
  const asked = preview.getByRole('textbox', { name: new RegExp(text) });
  await preview.getByRole('checkbox', { name: box }).waitFor();
  assert.equal(await asked.count(), 0);
  await preview.getByRole('checkbox', { name: box }).check();
  await asked.waitFor();
  await preview.getByRole('button', { name: 'بررسی پاسخ‌ها' }).click();
  await preview.getByText('این فیلد الزامی است').waitFor();
  assert.deepEqual(await axe(admin, '[role=dialog]'), []);
  await admin.keyboard.press('Escape');

  step('what was built is there after the page has been loaded again');
  await admin.reload();
  await canvas.getByRole('listitem').filter({ hasText: text }).waitFor();
  assert.deepEqual(await order(), [0, 1]);

  step('saved, with the condition');
  await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.waitForURL(/\/settings\/ticketForms(\?page=\d+)?$/);
  const form = (await apiCall(admin, ticketFormList, { perPage: 200 })).data.find((one) => one.name === name)!;
  assert.deepEqual(
    form.fields.map(({ required, condition }) => [required, condition?.op ?? null, condition?.value ?? null]),
    [
      [false, null, null],
      [true, 'eq', 1],
    ],
  );

  step('by the keyboard alone: the first field goes below the second, and somebody else saves in between');
  await admin.goto(`/settings/ticketForms/${form.id}`);
  await admin.getByRole('button', { name: new RegExp(`جابه‌جایی .*${box}`) }).focus();
  await admin.keyboard.press('ArrowDown');
  assert.deepEqual(await order(), [1, 0]);
  await apiCall(admin, ticketFormUpdate, { id: form.id, version: form.version, fields: form.fields.slice(0, 1) });
  await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.getByText('مقدار ذخیره‌شدهٔ دیگری:').waitFor();
  assert.deepEqual(await order(), [1, 0]);
  await admin.getByRole('button', { name: 'جایگزینی با این مقدار' }).click();
  await canvas.getByRole('listitem').filter({ hasText: text }).waitFor({ state: 'detached' });
});
