import assert from 'node:assert/strict';
import { savedViewDelete, savedViewList } from '@hamyar/contracts/tickets';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

test('[2.15, decisions 2.3, decisions 2.4] filters of the drawer become a view with columns, and the list opens with it', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.agentOfAnotherBranch);
  const name = `شروع ${Date.now()}`;
  const drawer = page.getByRole('dialog', { name: 'فیلترها' });
  const rows = page.getByRole('list', { name: 'تیکت‌ها' }).getByRole('listitem');
  const chips = page.locator('.hd-filter-chips');
  const choose = async (filter: string, option: string) => {
    await drawer.getByRole('combobox', { name: filter }).click();
    await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
    await page.keyboard.press('Escape');
  };

  step('a filter is found by its name, and others in their groups');
  await page.goto('/tickets?view=all');
  await rows.first().waitFor();
  await page.getByRole('button', { name: 'فیلتر' }).first().click();
  await drawer.getByRole('searchbox', { name: 'جستجوی فیلتر…' }).fill('رضایت');
  await choose('رضایت', 'راضی');
  await choose('رضایت', 'کاملاً راضی');
  await drawer.getByRole('searchbox', { name: 'جستجوی فیلتر…' }).fill('');
  await drawer.locator('summary').filter({ hasText: 'مشتری' }).last().click();
  await choose('استان', 'تهران');
  assert.deepEqual(await axe(page, '[role=dialog]'), []);
  await drawer.getByRole('button', { name: 'اعمال فیلتر' }).click();
  await page.waitForURL((url) => url.searchParams.get('satisfaction') === '4,5' && url.searchParams.has('state_ids'));
  await chips.getByText('استان').waitFor();
  await chips.getByText('تهران').waitFor();
  assert.equal(await chips.getByText('شمارش گزارش').count(), 0);

  step('the table is saved as a view with its columns, with which the list opens');
  await page.getByRole('button', { name: 'نمای جدولی' }).click();
  await page.getByRole('button', { name: 'انتخاب ستون‌ها' }).click();
  await page.getByRole('checkbox', { name: 'دسته‌بندی', exact: true }).check();
  await page.getByRole('checkbox', { name: 'مشتری', exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'کارهای نما' }).click();
  await page.getByRole('menuitem', { name: 'ذخیره در نمای جدید…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام نما').fill(name);
  await dialog.getByRole('checkbox', { name: /لیست تیکت‌ها با این نما باز شود/ }).check();
  await dialog.getByRole('button', { name: 'ذخیرهٔ نما' }).click();
  await page.waitForURL((url) => url.searchParams.has('view_id'));
  // what the person has chosen for every other list is another choice
  await page.getByRole('button', { name: 'انتخاب ستون‌ها' }).click();
  await page.getByRole('checkbox', { name: 'دسته‌بندی', exact: true }).uncheck();
  await page.keyboard.press('Escape');

  step('without a word in the address: the view with its filters, and its columns in the table');
  await page.goto('/tickets');
  await page.getByRole('radio', { name: new RegExp(name), checked: true }).waitFor();
  await chips.getByText('تهران').waitFor();
  await page.goto('/tickets?layout=table');
  await page.getByRole('tab', { name: new RegExp(name), selected: true }).waitFor();
  await page.getByRole('columnheader', { name: 'دسته‌بندی' }).waitFor();
  assert.equal(await page.getByRole('columnheader', { name: 'مشتری' }).count(), 0);

  step('deleted: the list opens as before');
  const { data } = await apiCall(page, savedViewList);
  const stored = data.find((view) => view.name === name);
  assert.ok(stored?.is_default);
  await apiCall(page, savedViewDelete, { id: stored.id });
  await page.goto('/tickets');
  await page.getByRole('radio', { name: /^مال من/, checked: true }).waitFor();
});
