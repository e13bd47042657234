import assert from 'node:assert/strict';
import { calendarEventStore } from '@hamyar/contracts/calendar';
import { draftDelete } from '@hamyar/contracts/drafts';
import { fileStore } from '@hamyar/contracts/files';
import { expect } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { watchLayoutShifts } from '../harness/layout-shift.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`[2.53] Back from an article leads to what was searched in the knowledge base, at ${viewport.width} px`, async ({
    open,
    step,
  }) => {
    const reader = await open({ viewport });
    await reader.goto('/kb');
    await waitUntilSettled(reader);
    await reader.getByRole('searchbox').first().fill('چاپگر رسید');
    await reader.keyboard.press('Enter');
    const results = reader.getByRole('dialog', { name: 'نتایج جستجو' });
    const links = results.getByRole('link');
    await links.first().waitFor();
    assert.equal(new URL(reader.url()).searchParams.get('q'), 'چاپگر رسید');
    const names = await links.allTextContents();
    const followed = (await links.count()) > 1 ? links.nth(1) : links.first();
    const name = (await followed.textContent()) ?? '';

    step('an article, and Back');
    await followed.click();
    await reader.waitForURL(/\/kb\/articles\/\d+/);
    await reader.getByRole('heading', { level: 1 }).waitFor();
    await reader.goBack();
    await links.first().waitFor();
    assert.deepEqual(await links.allTextContents(), names);
    await expect.poll(() => reader.evaluate(() => document.activeElement?.textContent)).toBe(name);

    step('closed: the words stay in the field and leave the address');
    await reader.keyboard.press('Escape');
    await results.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(reader.url()).search).toBe('');
    await expect(reader.getByRole('searchbox').first()).toHaveValue('چاپگر رسید');
  });

test('[decisions 2.12] on a phone suggestions are seen while a ticket is written, and nothing moves under the finger', async ({
  open,
  step,
}) => {
  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const shifts = await watchLayoutShifts(phone);
  await logIn(phone, LOGINS.customer);
  // other journeys leave a draft of this customer, whose notice would move the form
  await apiCall(phone, draftDelete, { key: 'new:customer' });
  await phone.goto('/tickets/new');
  const subject = phone.getByRole('textbox', { name: 'عنوان تیکت' });
  await subject.waitFor();
  await waitUntilSettled(phone);
  const positions = () =>
    phone.evaluate(() =>
      [...document.querySelectorAll('.tk-new-body > *, .tk-new-foot > button')].map(
        (part) => part.getBoundingClientRect().top + scrollY,
      ),
    );
  await subject.tap();
  const before = await positions();
  await subject.pressSequentially('چاپگر رسید چاپ نمی‌کند');
  const line = phone.getByRole('button', { name: /شاید پاسخ شما اینجا باشد/ });
  await line.waitFor();
  await expect(line).toBeInViewport({ ratio: 1 });
  assert.deepEqual(await positions(), before);
  assert.deepEqual(await shifts(), []);
  assert.deepEqual(await axe(phone), []);

  step('also while the text is written');
  await phone.getByRole('textbox', { name: 'متن', exact: true }).tap();
  await expect(line).toBeInViewport({ ratio: 1 });

  step('a press opens the list, and one of them the article');
  await line.tap();
  const list = phone.getByRole('dialog', { name: 'شاید پاسخ شما اینجا باشد' });
  await list.getByRole('button', { name: /چاپگر رسید چاپ نمی‌کند/ }).tap();
  await phone
    .getByRole('dialog', { name: /چاپگر رسید/ })
    .locator('.kb-text')
    .waitFor();
});

test('[2.74] a search of the calendar finds events of other months, and a result opens its day', async ({
  open,
  step,
}) => {
  const staff = await open();
  await logIn(staff, LOGINS.agent);
  const title = `بازدید ${Date.now()}`;
  const start_date = Math.floor(Date.now() / 1000) + 100 * 86_400;
  await apiCall(staff, calendarEventStore, { title, start_date, end_date: start_date + 3600 });
  await staff.goto('/tickets');
  await staff.locator('#root').getByRole('button', { name: 'تقویم' }).click();
  const calendar = staff.getByRole('dialog', { name: 'تقویم' });
  const month = calendar.locator('.cl-range strong');
  const now = (await month.textContent()) ?? '';
  const search = calendar.getByRole('textbox', { name: 'جستجو در رویدادها' });
  await search.fill(title);
  const results = calendar.getByRole('region', { name: 'نتیجه‌های جستجو' });
  await results.getByRole('button', { name: new RegExp(title) }).waitFor();
  assert.deepEqual(await axe(staff, '.cl-dialog'), []);

  step('Escape leaves the search, not the calendar');
  await search.press('Escape');
  await results.waitFor({ state: 'detached' });
  await expect(search).toHaveValue('');
  assert.equal(await month.textContent(), now);

  step('the day of a result');
  await search.fill(title);
  await results.getByRole('button', { name: new RegExp(title) }).click();
  await expect(month).not.toHaveText(now);
  await calendar.getByRole('gridcell').filter({ hasText: title }).waitFor();
  await expect.poll(() => staff.evaluate(() => document.activeElement?.hasAttribute('data-day'))).toBe(true);
});

test('[2.71] the name of a folder keeps its digits wherever it stands, and the details of a deleted one go', async ({
  open,
  step,
}) => {
  const admin = await open({ tolerate: [/404/] });
  await logIn(admin, LOGINS.fullAdmin);
  const name = `پوشهٔ 2024-${Date.now()}`;
  const { data } = await apiCall(admin, fileStore, { name, parent_id: null });
  await admin.goto('/attachments');
  await admin.getByRole('option', { name: new RegExp(name) }).click();
  const details = admin.locator('.files-details');
  await details.getByRole('heading', { name }).waitFor();
  const fonts = () =>
    admin.evaluate(
      (text) =>
        [...document.querySelectorAll('.files bdi, .files span, .files h3')]
          .filter((element) => element.textContent === text)
          .map((element) => getComputedStyle(element).fontFamily),
      name,
    );
  const found = await fonts();
  assert.ok(found.length >= 3, 'in the tree, among the files and in the details');
  assert.equal(new Set(found).size, 1);

  step('opened, and deleted from its details');
  await admin.goto(`/attachments?parent_id=${data?.id}`);
  await details.getByRole('heading', { name }).waitFor();
  await details.getByRole('button', { name: 'حذف' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  await details.getByRole('heading', { name }).waitFor({ state: 'detached' });
});

test('the tools of the request log stay in one row while a path is searched', async ({ open }) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  await admin.goto('/log');
  const tools = admin.locator('.hd-list-tools');
  await tools.waitFor();
  const before = await tools.boundingBox();
  await tools.getByRole('searchbox').fill('/api/ticket');
  await tools.getByRole('button', { name: 'پاک کردن جستجو' }).waitFor();
  assert.deepEqual(await tools.boundingBox(), before);
});
