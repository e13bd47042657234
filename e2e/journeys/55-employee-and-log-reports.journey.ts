import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { reportDeflection, reportEmployeeList } from '@hamyar/contracts/reports';
import type { Locator, Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { rowsOfSheet } from '../harness/sheets.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { listedTickets, numberIn } from '../harness/tickets.ts';

const card = (page: Page, title: string): Locator =>
  page.locator('.rp-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const choose = async (page: Page, title: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `گزینه‌های «${title}»` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
test('[decisions 2.25, decisions 2.28] a team: its head goes from a number to its tickets, and to the page of an employee with its files', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.branchAdmin);
  await page.goto('/report/employees?range=year');
  const table = page.getByRole('table', { name: 'عملکرد کارشناسان' });
  await table.getByRole('row').nth(1).waitFor();
  assert.deepEqual(await axe(page), []);

  step('the number of an employee is that of the list behind it');
  const { data: team } = await apiCall(page, reportEmployeeList, {});
  const busiest = team.reduce((best, row) => (row.closed > best.closed ? row : best));
  const row = table.getByRole('row').filter({ hasText: busiest.employee.name });
  const closed = row.getByRole('link').nth(2);
  const shown = numberIn(await closed.innerText());
  assert.ok(shown > 0);
  await closed.click();
  assert.equal(await listedTickets(page), shown);
  await page.goBack();

  step('the name leads to the page of the employee, with the same range');
  await row.getByRole('link', { name: busiest.employee.name }).click();
  await page.waitForURL(/\/report\/employees\/\d+\?range=year/);
  await page.getByRole('heading', { name: `عملکرد ${busiest.employee.name}` }).waitFor();
  await card(page, 'تیکت‌های بسته‌شده در طول زمان').locator('canvas').waitFor();
  assert.deepEqual(await axe(page), []);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'کارنامه', 'خروجی xlsx')]);
  const rows = rowsOfSheet(await readFile(await download.path()));
  assert.deepEqual([rows.length, rows[1]?.[0], rows[1]?.[2]], [2, busiest.employee.name, shown]);

  step('another one is chosen by name');
  const other = team.find(({ employee }) => employee.id !== busiest.employee.id)!.employee;
  await page.getByRole('combobox', { name: 'انتخاب کارشناس دیگر' }).fill(other.name.slice(0, 4));
  await page.locator('.ant-select-item-option:visible', { hasText: other.name }).click();
  await page.getByRole('heading', { name: `عملکرد ${other.name}` }).waitFor();
});

test('[decisions 2.2] the own page is open to everybody, and that of a colleague to nobody else', async ({
  open,
  step,
}) => {
  const page = await open({ tolerate: [/40[34]/] });
  await logIn(page, LOGINS.agent);
  step('by the menu of reports');
  await page.goto('/');
  await page.getByRole('navigation').getByText('گزارش‌ها', { exact: true }).first().click();
  await page.getByRole('link', { name: 'عملکرد من' }).click();
  await page.getByRole('heading', { name: 'عملکرد من', level: 1 }).waitFor();
  await page.getByText('در دست کار').waitFor();
  const open_ = page.locator('.rp-figures > div').filter({ hasText: 'در دست کار' }).getByRole('link');
  const shown = numberIn(await open_.innerText());
  await open_.click();
  assert.equal(await listedTickets(page), shown);
  step('the team is closed');
  await page.goto('/report/employees');
  await page.getByRole('main').getByText('۴۰۳', { exact: true }).waitFor();
});

test('[decisions 2.12, decisions 2.28] deflection: the table has the numbers of the call, and its file is dated by the chosen calendar', async ({
  open,
  step,
}) => {
  const title = 'مشکل‌های حل‌شده با پایگاه دانش';
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  await page.goto('/report');
  const deflection = card(page, title);
  await deflection.scrollIntoViewIfNeeded();
  await choose(page, title, 'نمایش جدولی');
  const { data } = await apiCall(page, reportDeflection, {});
  assert.ok(data.solved > 0);
  const rows = deflection.getByRole('region', { name: title }).getByRole('row');
  await rows.nth(1).waitFor();
  const cells = await rows.nth(2).getByRole('cell').allInnerTexts();
  assert.deepEqual(cells.slice(0, 2).map(numberIn), [data.buckets[1]!.created, data.buckets[1]!.y]);

  step('the number of tickets leads to their list');
  await rows.nth(2).getByRole('link').click();
  assert.equal(await listedTickets(page), data.buckets[1]!.created);
  await page.goBack();

  step('the file has Gregorian days when they are chosen');
  await deflection.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `گزینه‌های «${title}»` }).click();
  await page.getByRole('menuitemcheckbox', { name: 'تاریخ‌های فایل: میلادی' }).click();
  await page.waitForURL(/dates=gregorian/);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, title, 'خروجی csv')]);
  const text = await readFile(await download.path(), 'utf8');
  assert.match(text.split('\n')[1]!, /^20\d\d-\d\d-\d\d/);
  assert.deepEqual(await axe(page), []);
});

test('[decisions 2.16] the request log: a press on a bar narrows the time, and new calls arrive while it is live', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  await page.goto('/log');
  const bars = page.getByRole('group', { name: /^بازه‌ها/ });
  await bars.waitFor();

  step('the last bar has calls: these');
  await bars.getByRole('button').last().click();
  await page.waitForURL(/from_date=\d+.*to_date=\d+/);
  await page.getByRole('button', { name: 'حذف فیلتر زمان' }).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.getByRole('button', { name: 'حذف فیلتر زمان' }).click();
  await page.waitForURL((url) => !url.search.includes('from_date'));

  step('live: what somebody else does now stands above the others, without a reload');
  await page.getByRole('radio', { name: 'زنده' }).check();
  await page.waitForURL(/live=1/);
  await waitUntilSettled(page);
  const log = page.getByRole('table', { name: 'گزارش درخواست‌ها' });
  const other = await open();
  await logIn(other, LOGINS.agent);
  await other.goto('/report/own');
  await log.getByText('/api/reportEmployee/:id').first().waitFor();
  await page.getByText('تازه رسیده').first().waitFor();
  assert.ok(!(await log.innerText()).includes('/api/getLogs/newer'), 'watching is no entry');

  step('paused: it stays as it is');
  await page.getByRole('radio', { name: 'ایست' }).check();
  await page.waitForURL((url) => !url.search.includes('live'));
});
