import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { auditLogList } from '@hamyar/contracts/logs';
import { dashboardGet, dashboardUpdate, reportImportanceTicket } from '@hamyar/contracts/reports';
import { ticketList } from '@hamyar/contracts/tickets';
import type { Locator, Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { rowsOfSheet } from '../harness/sheets.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { listedTickets, numberIn } from '../harness/tickets.ts';

const DAY = 86_400;
const ZONE = 'Asia/Tehran';
/** A day of the Jalali calendar as a person types it. */
function jalali(seconds: number): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    timeZone: ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(seconds * 1000);
  const part = (type: string) => parts.find((one) => one.type === type)!.value;
  return `${part('year')}/${part('month')}/${part('day')}`;
}

const card = (page: Page, title: string): Locator =>
  page.locator('.rp-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const choose = async (page: Page, title: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `گزینه‌های «${title}»` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const IMPORTANCE = 'تیکت‌ها به تفکیک اهمیت';
/** Cells of the table of a report, by the names of its rows. */
async function tableOf(page: Page, title: string): Promise<Map<string, string[]>> {
  const rows = await card(page, title).getByRole('region', { name: title }).getByRole('row').all();
  const cells = rows.slice(1).map(async (row) => {
    const name = await row.getByRole('rowheader').innerText();
    return [name.trim(), await row.getByRole('cell').allInnerTexts()] as const;
  });
  return new Map(await Promise.all(cells));
}
/** Numbers that a call answers, in the order of importance. */
const totalsOf = (points: readonly { x: number | null; total: number }[]) =>
  [0, 1, 2, 3].map((importance) => points.find(({ x }) => x === importance)?.total ?? 0);

/** Seconds of the range in the address, as the server takes them. */
function rangeOf(page: Page) {
  const search = new URL(page.url()).searchParams;
  // Tehran has no summer time any more: a day begins 3:30 before that of UTC
  const start = (iso: string | null) => Date.parse(`${iso}T00:00:00Z`) / 1000 - 12_600;
  return { from_date: start(search.get('from')), to_date: start(search.get('to')) };
}

test('[2.28, 2.89, 7.35] reports: the full admin filters by Jalali days, opens the tickets of a number, compares and exports', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  await page.goto('/report');
  await card(page, IMPORTANCE).waitFor();

  step('days of the Jalali calendar are typed, and stand in the address');
  const now = Math.floor(Date.now() / 1000);
  const [first, last] = [jalali(now - 90 * DAY), jalali(now - 30 * DAY)];
  await page.getByRole('button', { name: 'فیلترها' }).click();
  const drawer = page.getByRole('dialog', { name: 'فیلترها' });
  await drawer.getByPlaceholder('از تاریخ').fill(first);
  await drawer.getByPlaceholder('از تاریخ').press('Tab');
  await drawer.getByPlaceholder('تا تاریخ').fill(last);
  await drawer.getByPlaceholder('تا تاریخ').press('Tab');
  await drawer.getByRole('button', { name: 'اعمال فیلترها' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  const range = rangeOf(page);
  assert.deepEqual([jalali(range.from_date), jalali(range.to_date)], [first, last]);

  step('the table has the numbers of the chart');
  const { data: points } = await apiCall(page, reportImportanceTicket, range);
  await choose(page, IMPORTANCE, 'نمایش جدولی');
  const table = await tableOf(page, IMPORTANCE);
  assert.deepEqual([...table.keys()], ['کم', 'متوسط', 'زیاد', 'بحرانی']);
  assert.deepEqual(
    [...table.values()].map(([total]) => numberIn(total!)),
    totalsOf(points),
  );
  assert.ok(totalsOf(points)[2]! > 0, 'the demo company has such tickets');

  step('a number leads to the list of as many tickets');
  await card(page, IMPORTANCE).getByRole('row', { name: 'زیاد' }).getByRole('link').click();
  assert.equal(await listedTickets(page), totalsOf(points)[2]);
  await page.getByText('شمارش گزارش').waitFor();

  step('the back button shows the same report');
  await page.goBack();
  await card(page, IMPORTANCE).waitFor();
  assert.deepEqual(rangeOf(page), range);

  step('the days before it stand beside it');
  await page.getByRole('switch', { name: 'مقایسه با بازهٔ قبل' }).click();
  await page.waitForURL(/compare=1/);
  const { data: compared } = await apiCall(page, reportImportanceTicket, { ...range, compare: true });
  await waitUntilSettled(page);
  await choose(page, IMPORTANCE, 'نمایش جدولی');
  assert.ok(await card(page, IMPORTANCE).getByRole('columnheader', { name: 'بازهٔ قبل' }).isVisible());
  const before = (await tableOf(page, IMPORTANCE)).get('زیاد')!;
  assert.equal(numberIn(before.at(-1)!), compared.find(({ x }) => x === 2)?.previous ?? 0);
  assert.deepEqual(await axe(page), []);

  step('its xlsx file has the same rows');
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, IMPORTANCE, 'خروجی xlsx')]);
  assert.match(download.suggestedFilename(), /\.xlsx$/);
  const rows = rowsOfSheet(await readFile(await download.path()));
  const exported = new Map(rows.map(([name, total]) => [name, total] as const));
  for (const [name, [total]] of table) assert.equal(exported.get(name), numberIn(total!), JSON.stringify(rows));

  step('and a chart is saved as a picture');
  await choose(page, IMPORTANCE, 'نمایش نمودار');
  await card(page, IMPORTANCE).locator('canvas').waitFor();
  const [picture] = await Promise.all([page.waitForEvent('download'), choose(page, IMPORTANCE, 'ذخیرهٔ تصویر نمودار')]);
  const image = await readFile(await picture.path());
  assert.equal(image.subarray(1, 4).toString(), 'PNG');
  assert.ok(image.length > 10_000, `${image.length} bytes`);
});

test('[decisions 2.25] reports: each person counts the tickets that they may see, and no others', async ({
  open,
  step,
}) => {
  const totals: number[] = [];
  for (const login of [LOGINS.fullAdmin, LOGINS.departmentAdmin, LOGINS.agentOfAnotherBranch]) {
    step(login);
    const page = await open();
    await logIn(page, login);
    await page.goto('/report?range=year');
    await card(page, IMPORTANCE).waitFor();
    await choose(page, IMPORTANCE, 'نمایش جدولی');
    const row = card(page, IMPORTANCE).getByRole('row', { name: 'متوسط' });
    const total = numberIn((await row.getByRole('cell').first().innerText()) ?? '');
    await row.getByRole('link').click();
    assert.equal(await listedTickets(page), total, login);
    totals.push(total);
    const seen = await apiCall(page, ticketList, { perPage: 10 });
    assert.ok(seen.total! >= total);
  }
  assert.ok(totals[0]! > totals[1]! && totals[1]! > totals[2]! && totals[2]! > 0, totals.join());
});

test('[6.11, decisions 2.25] logs: who has no right gets 403, and the full admin checks the chain', async ({
  open,
  step,
}) => {
  step('an employee without the right, and a customer, whose edition has no such pages');
  for (const [login, path, code] of [
    [LOGINS.agent, '/log', '۴۰۳'],
    [LOGINS.customer, '/log', '۴۰۴'],
    [LOGINS.customer, '/report', '۴۰۴'],
  ] as const) {
    const page = await open();
    await logIn(page, login);
    await page.goto(path);
    await page.getByRole('main').getByText(code, { exact: true }).waitFor();
    assert.equal((await apiCall(page, auditLogList, {})).http, 403, login);
    if (login === LOGINS.customer) assert.equal((await apiCall(page, reportImportanceTicket, {})).http, 403);
    await page.context().close();
  }

  step('the calls, with details and filters in the address');
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  await admin.goto('/log');
  const log = admin.getByRole('table', { name: 'گزارش درخواست‌ها' });
  await log.getByText('/api/', { exact: false }).first().waitFor();
  await log.getByRole('row').nth(1).getByRole('link').first().click();
  await admin.getByRole('dialog', { name: 'جزئیات درخواست' }).waitFor();
  assert.deepEqual(await axe(admin, '[role=dialog]'), []);
  await admin.keyboard.press('Escape');
  await admin.getByRole('searchbox', { name: 'جستجوی مسیر' }).fill('/api/reportImportanceTicket');
  await admin.waitForURL(/route=/);
  await waitUntilSettled(admin);
  const paths = await log.locator('.rp-route').allInnerTexts();
  assert.ok(paths.length > 0 && paths.every((path) => path.includes('reportImportanceTicket')), paths.join());

  step('the changes, and the answer about their chain');
  await admin.getByRole('tab', { name: 'گزارش تغییرات' }).click();
  await admin.waitForURL(/log=audit/);
  await admin.getByRole('table', { name: 'گزارش تغییرات' }).getByRole('row').nth(1).waitFor();
  await admin.getByRole('button', { name: 'بررسی درستی زنجیره' }).click();
  await admin.getByText('زنجیره درست است').waitFor();
  assert.deepEqual(await axe(admin), []);
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin
      .getByRole('button', { name: 'خروجی گرفتن' })
      .click()
      .then(() => admin.getByRole('menuitem', { name: 'خروجی xlsx' }).click()),
  ]);
  assert.ok(rowsOfSheet(await readFile(await download.path())).length > 1);
});

const heads = (page: Page): Promise<string[]> =>
  page.locator('.sh-dashboard > .sh-widget').evaluateAll((all) =>
    all.flatMap((one) => {
      const head = one.querySelector('h2, h3');
      return head ? [head.textContent ?? ''] : [];
    }),
  );

test('[2.1] the dashboard is arranged with keys and mouse, and comes back as it was left on another device', async ({
  open,
  step,
}) => {
  // all widgets are in sight, so that the mouse can drag from one to another
  const page = await open({ viewport: { width: 1440, height: 1900 } });
  await logIn(page, LOGINS.senior);
  // the account is shared with other tests
  await apiCall(page, dashboardUpdate, { widgets: null });
  const files: string[] = [];
  page.on('request', (sent) => files.push(sent.url()));
  await page.goto('/');
  await page.getByRole('heading', { name: 'بیشترین زمان انتظار' }).waitFor();
  await waitUntilSettled(page);
  const before = await heads(page);
  const loaded = files.length;

  step('its code is loaded when it is asked for');
  await page.getByRole('button', { name: 'چیدمان داشبورد' }).click();
  await page.getByRole('heading', { name: 'چیدمان داشبورد' }).waitFor();
  assert.ok(
    files.slice(loaded).some((url) => url.endsWith('.js')),
    'a file of its own',
  );
  assert.deepEqual(await axe(page), []);

  step('keys move and widen, and say so');
  await page.getByRole('button', { name: 'جابه‌جایی «کار امروز من»' }).focus();
  for (const press of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(press);
  await page.getByText('«کار امروز من» به جایگاه ۲ رفت').waitFor();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByText('اندازهٔ «کار امروز من»: ۸ در ۸').waitFor();

  step('one is removed, one is added');
  await page.getByRole('button', { name: 'برداشتن «آخرین فعالیت‌ها»' }).click();
  await page.getByRole('button', { name: 'افزودن «تیکت‌ها به تفکیک استان»' }).click();

  step('the mouse drags one to the front');
  const grip = await page.getByRole('button', { name: 'جابه‌جایی «تیکت‌ها به تفکیک وضعیت»' }).boundingBox();
  const target = await page.locator('[data-widget="tickets.my-day"]').boundingBox();
  assert.ok(grip && target);
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width - 60, target.y + 60, { steps: 8 });
  await page.mouse.up();
  await page.getByText('«تیکت‌ها به تفکیک وضعیت» به جایگاه ۲ رفت').waitFor();

  step('it is saved');
  await page.getByRole('button', { name: 'ذخیرهٔ چیدمان' }).click();
  await page.getByRole('button', { name: 'چیدمان داشبورد' }).waitFor();
  await waitUntilSettled(page);
  const arranged = await heads(page);
  assert.deepEqual(arranged.slice(0, 2), ['تیکت‌ها به تفکیک وضعیت', 'کار امروز من']);
  assert.ok(!arranged.includes('آخرین فعالیت‌ها') && arranged.includes('تیکت‌ها به تفکیک استان'), arranged.join());

  step('it is the same after a reload, and on another device');
  await page.reload();
  await page.getByRole('heading', { name: 'تیکت‌ها به تفکیک استان' }).waitFor();
  await waitUntilSettled(page);
  assert.deepEqual(await heads(page), arranged);
  const phone = await open({ viewport: { width: 390, height: 844 } });
  await logIn(phone, LOGINS.senior);
  await phone.goto('/');
  await phone.getByRole('heading', { name: 'تیکت‌ها به تفکیک استان' }).waitFor();
  await waitUntilSettled(phone);
  assert.deepEqual(await heads(phone), arranged);
  const widths = await phone
    .locator('.sh-dashboard > .sh-widget')
    .evaluateAll((all) => all.map((one) => one.clientWidth));
  assert.equal(new Set(widths).size, 1, `one column: ${widths.join()}`);

  step('and goes back to the default');
  await page.getByRole('button', { name: 'چیدمان داشبورد' }).click();
  await page.getByRole('button', { name: 'چیدمان پیش‌فرض' }).click();
  await page.getByRole('heading', { name: 'آخرین فعالیت‌ها' }).waitFor();
  await waitUntilSettled(page);
  assert.deepEqual(await heads(page), before);
  assert.equal((await apiCall(page, dashboardGet)).data.widgets, null);
});
