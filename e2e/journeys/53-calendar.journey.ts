import assert from 'node:assert/strict';
import { calendarEventStore } from '@hamyar/contracts/calendar';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** Opens the calendar by its button in the top bar. */
async function openCalendar(page: Page): Promise<void> {
  await page.locator('#root').getByRole('button', { name: 'تقویم' }).click();
  await page.getByRole('dialog', { name: 'تقویم' }).waitFor();
}
const event = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}\\s*،`) });
const cell = (page: Page, title: string) => page.getByRole('gridcell').filter({ has: event(page, title) });
/** Types a time key by key, as people do, and leaves the field. */
async function typeTime(page: Page, label: string, time: string): Promise<void> {
  const field = page.getByRole('textbox', { name: new RegExp(label) });
  await field.pressSequentially(time);
  await field.press('Tab');
}

test('[2.74] calendar: an employee adds an event, moves it, repeats it and deletes it', async ({ open, step }) => {
  const title = `نشست ${Date.now()}`;
  const staff = await open();
  await logIn(staff, LOGINS.agent);

  step('nothing of the module is loaded before its button is pressed');
  const files: string[] = [];
  staff.on('request', (sent) => files.push(sent.url()));
  await staff.goto('/tickets');
  await staff.locator('#root').getByRole('button', { name: 'تقویم' }).waitFor();
  await staff.waitForLoadState('networkidle');
  assert.deepEqual(
    files.filter((url) => url.includes('calendar')),
    [],
  );
  await staff.locator('#root').getByRole('button', { name: 'تقویم' }).hover();
  await staff.getByRole('tooltip').waitFor();
  await openCalendar(staff);
  assert.equal(await staff.getByRole('tooltip').count(), 0, 'the tooltip of the button does not lie over the calendar');
  assert.deepEqual(await axe(staff, '.cl-dialog'), []);

  step('a press on a day opens the form of that day');
  // the demo company has its events around today: a press on one would open it
  await staff.locator('.cl-chip').first().waitFor();
  const day = staff.locator('.cl-day:not(.cl-day-other):not(:has(.cl-chip))').first();
  const date = (await day.getAttribute('data-day')) ?? '';
  await day.click({ position: { x: 40, y: 80 } });
  await staff.getByRole('textbox', { name: /عنوان رویداد/ }).fill(title);
  assert.equal(await staff.getByRole('textbox', { name: /ساعت پایان/ }).isDisabled(), true);
  await typeTime(staff, 'ساعت شروع', '14:15');
  // Tab behind the start stands in the end, which waited for it
  await staff.keyboard.type('1645');
  await staff.keyboard.press('Tab');
  assert.deepEqual(await axe(staff, '.hd-dialog'), []);
  await staff.getByRole('button', { name: 'ذخیره' }).click();
  await event(staff, title).waitFor();
  assert.equal(await cell(staff, title).getAttribute('data-day'), date);

  step('the mouse moves it to the next day');
  const from = await event(staff, title).boundingBox();
  const to = await staff.locator(`[data-day="${Number(date) + 1}"]`).boundingBox();
  assert.ok(from && to);
  await staff.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await staff.mouse.down();
  await staff.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 6 });
  await staff.mouse.up();
  await staff
    .locator(`[data-day="${Number(date) + 1}"]`)
    .filter({ has: event(staff, title) })
    .waitFor();
  assert.equal(await staff.getByRole('dialog').count(), 1, 'the drag has opened nothing');

  step('keys move it back');
  await event(staff, title).focus();
  await staff.keyboard.press('Alt+ArrowRight');
  await staff
    .locator(`[data-day="${date}"]`)
    .filter({ has: event(staff, title) })
    .waitFor();

  step('its details lead to the form, where it begins to repeat');
  await event(staff, title).click();
  const details = staff.getByRole('dialog', { name: title });
  await details.getByText('۱۴:۱۵ تا ۱۶:۴۵').waitFor();
  assert.deepEqual(await axe(staff, '.hd-dialog'), []);
  await details.getByRole('button', { name: 'ویرایش' }).click();
  await staff.getByRole('combobox', { name: 'تکرار' }).click();
  await staff.getByTitle('هر هفته').click();
  await staff.getByRole('button', { name: 'ذخیره' }).click();
  await staff
    .locator(`[data-day="${Number(date) + 7}"]`)
    .filter({ has: event(staff, title) })
    .waitFor();

  step('the week shows it at its hour');
  await staff.getByRole('radio', { name: 'هفته' }).check({ force: true });
  await event(staff, title).waitFor();

  step('deleting it deletes every time');
  await event(staff, title).click();
  await details.getByRole('button', { name: 'حذف' }).click();
  await answer(staff, 'حذف');
  // what lies under the question has no role while it is asked, so roles cannot tell that both are gone
  await staff.locator('.hd-dialog').first().waitFor({ state: 'detached' });
  await event(staff, title).waitFor({ state: 'detached' });
  const isInCalendar = () => document.activeElement?.closest('.cl-dialog') !== null;
  await staff.waitForFunction(isInCalendar);

  step('Escape still closes the calendar, and the focus is back at its button');
  await staff.keyboard.press('Escape');
  await staff.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal(await staff.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'تقویم');
});

test('[decisions 2.7] calendar: the full admin declares a day off, which shades the day for everybody', async ({
  open,
  step,
}) => {
  const title = `روز سازمان ${Date.now()}`;
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  await admin.goto('/tickets');
  await openCalendar(admin);
  await admin.locator('.cl-day:not(.cl-day-other)').nth(2).focus();
  await admin.getByRole('button', { name: 'گزینه‌های تقویم' }).click();
  await admin.getByRole('menuitem', { name: 'روزهای تعطیل' }).click();
  const days = admin.getByRole('dialog', { name: /^روزهای تعطیل/ });
  await days.getByText('روز طبیعت').waitFor();
  assert.deepEqual(await axe(admin, '.hd-dialog'), []);
  await days.getByRole('textbox', { name: /عنوان تعطیلی/ }).fill(title);
  await days.getByRole('button', { name: 'افزودن تعطیلی سازمان' }).click();
  await days.getByText(title).waitFor();

  step('a colleague of another branch sees it, on a phone in the week too');
  const other = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await logIn(other, LOGINS.agentOfAnotherBranch);
  await other.goto('/tickets');
  await openCalendar(other);
  const cell = other.getByRole('gridcell', { name: new RegExp(`تعطیل: .*${title}`) });
  await cell.waitFor();
  await cell.click();
  await other.getByRole('radio', { name: 'هفته' }).check({ force: true });
  await other.locator('.cl-week-list .cl-off').getByText(title).waitFor();
  assert.deepEqual(await axe(other, '.cl-dialog'), []);

  step('the full admin deletes it');
  await days.getByRole('button', { name: `حذف ${title}` }).click();
  await answer(admin, 'حذف');
  await days.getByText(title).waitFor({ state: 'detached' });
});

test('[2.47] calendar: a press on its button before the page is alive is not lost', async ({ open }) => {
  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await logIn(phone, LOGINS.agent);
  await phone.goto('/tickets', { waitUntil: 'commit' });
  await phone.getByRole('button', { name: 'تقویم' }).tap();
  await phone.getByRole('dialog', { name: 'تقویم' }).waitFor();
});

test('[6.14] calendar: others see what is shared with them, customers have no calendar', async ({ open, step }) => {
  const stamp = Date.now();
  // noon of today in the zone of the company, so that it is one day's event at any hour
  const ZONE = 3.5 * 3600;
  const start_date = Math.floor((stamp / 1000 + ZONE) / 86_400) * 86_400 - ZONE + 12 * 3600;
  const times = { start_date, end_date: start_date + 3600 };
  const [shared, hidden] = [`همگانی ${stamp}`, `خصوصی ${stamp}`];
  const owner = await open();
  await logIn(owner, LOGINS.agent);
  await apiCall(owner, calendarEventStore, { ...times, title: shared, visibility: 'all' });
  await apiCall(owner, calendarEventStore, { ...times, title: hidden });

  step('a colleague of another branch finds the shared one by its title, and cannot change it');
  const other = await open();
  await logIn(other, LOGINS.agentOfAnotherBranch);
  await other.goto('/tickets');
  await openCalendar(other);
  const search = other.getByRole('textbox', { name: 'جستجو در رویدادها' });
  await search.fill(shared);
  await other.getByRole('region', { name: 'نتیجه‌های جستجو' }).getByRole('button', { name: shared }).click();
  await event(other, shared).click();
  const details = other.getByRole('dialog', { name: shared });
  await details.getByRole('button', { name: 'بستن' }).last().waitFor();
  assert.equal(await details.getByRole('button', { name: 'ویرایش' }).count(), 0);
  await details.getByRole('button', { name: 'بستن' }).last().click();
  await search.fill(hidden);
  await other.getByText('رویدادی با این عنوان پیدا نشد').waitFor();

  step('a customer has no button');
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  await customer.goto('/');
  await customer.getByRole('heading').first().waitFor();
  assert.equal(await customer.getByRole('button', { name: 'تقویم' }).count(), 0);
});
