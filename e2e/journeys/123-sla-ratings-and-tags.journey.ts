import assert from 'node:assert/strict';
import { userList } from '@hamyar/contracts/customers';
import { reportSatisfactionTicket } from '@hamyar/contracts/reports';
import type { Locator, Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { first, waitUntilSettled } from '../harness/screens.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { listedTickets, numberIn } from '../harness/tickets.ts';

const card = (page: Page, title: string): Locator =>
  page.locator('.rp-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
async function asTable(page: Page, title: string): Promise<Locator> {
  await card(page, title).waitFor();
  await page.getByRole('button', { name: `گزینه‌های «${title}»` }).click();
  await page.getByRole('menuitem', { name: 'نمایش جدولی', exact: true }).click();
  return card(page, title).getByRole('region', { name: title });
}

const SLA = 'وضعیت SLA';
const RATINGS = 'رضایت از تیکت‌ها';
const TAGS = 'برچسب‌های تیکت‌ها و مشتریان';

test('[9.14, 7.35, decisions 2.6, decisions 2.28] each of the five numbers of the SLA opens the list of as many tickets', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  await page.goto('/report');
  const names = await (await asTable(page, SLA)).getByRole('rowheader').allInnerTexts();
  assert.deepEqual(names, [
    'بدون SLA',
    'پاسخ اول در مهلت مقرر',
    'بسته‌شده در مهلت مقرر',
    'پاسخ اول خارج از مهلت مقرر',
    'بسته‌نشده در مهلت مقرر',
  ]);
  for (const name of names) {
    step(name);
    await page.goto('/report');
    const link = (await asTable(page, SLA)).getByRole('row', { name }).getByRole('link');
    const total = numberIn(await link.innerText());
    assert.ok(total > 0, `the demo company has tickets: ${name}`);
    await link.click();
    assert.equal(await listedTickets(page), total, name);
    await page.getByText('شمارش گزارش').waitFor();
  }
});

test('[decisions 2.21, decisions 2.28] votes are numbers for everybody, and lead to the tickets whose rating the reader sees', async ({
  open,
  step,
}) => {
  step('the number of the full admin is that of the list');
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  await admin.goto('/report');
  const link = (await asTable(admin, RATINGS)).getByRole('row', { name: 'بسیار راضی' }).getByRole('link');
  const total = numberIn(await link.innerText());
  assert.ok(total > 0);
  await link.click();
  assert.equal(await listedTickets(admin), total);

  step('an employee sees the numbers of all in sight, and beside them the own ones');
  const page = await open();
  await logIn(page, LOGINS.agentOfAnotherBranch);
  const { data: points } = await apiCall(page, reportSatisfactionTicket, {});
  const fewer = first(
    points.filter(({ y, listed }) => listed !== null && listed.y > 0 && listed.y < y),
    'level with votes of peers and of the own tickets',
  );
  await page.goto('/report');
  const note = card(page, RATINGS).locator('.rp-remark');
  await note.getByText('از آن شما').waitFor();
  assert.deepEqual(await axe(page), []);
  const level = ['بدون نظر', 'بسیار ناراضی', 'ناراضی', 'متوسط', 'راضی', 'بسیار راضی'][fewer.x]!;
  const own = note.getByRole('link', { name: new RegExp(`^${level}:`) });
  assert.equal(numberIn(await own.innerText()), fewer.listed!.y);
  const row = (await asTable(page, RATINGS)).getByRole('row', { name: new RegExp(`^${level}`) });
  assert.equal(await row.getByRole('link').count(), 0, 'the number of all has no list');
  await own.click();
  assert.equal(await listedTickets(page), fewer.listed!.y);
});

test('[2.89, 4.11, 7.15, 7.16] a tag is given to a customer on the card, counted by the report, and taken away beside the form', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  const { id } = first((await apiCall(page, userList, { employee: 0, perPage: 10 })).data, 'customer');
  const name = 'پیگیری قرارداد نمونه';

  step('a new name creates the tag');
  await page.goto(`/customers/${id}`);
  const tags = page.getByRole('region', { name: 'برچسب‌ها' });
  await tags.getByRole('button', { name: 'افزودن برچسب' }).click();
  await tags.getByRole('combobox', { name: 'افزودن برچسب' }).fill(name);
  await tags.getByRole('option', { name: new RegExp(name) }).click();
  await tags.getByRole('button', { name: new RegExp(`برداشتن برچسب.*${name}`) }).waitFor();
  assert.deepEqual(await axe(page), []);

  step('the report counts the customer');
  await page.goto('/report');
  await card(page, TAGS).getByRole('radio', { name: 'مشتریان' }).check({ force: true });
  const row = (await asTable(page, TAGS)).getByRole('row', { name: new RegExp(`^${name}`) });
  assert.equal(numberIn(await row.getByRole('cell').first().innerText()), 1);

  step('beside the form it is taken away again');
  await page.goto(`/customers/edit?id=${id}`);
  await tags.getByRole('button', { name: new RegExp(`برداشتن برچسب.*${name}`) }).click();
  await tags.getByText(name).waitFor({ state: 'detached' });
  await page.reload();
  await tags.waitFor();
  await waitUntilSettled(page);
  assert.equal(await tags.getByText(name).count(), 0);
});
