import assert from 'node:assert/strict';
import { ticketCategoryDelete, ticketCategoryList, ticketCategoryStore } from '@hamyar/contracts/catalog';
import {
  customerLevelDelete,
  customerLevelGet,
  customerLevelList,
  customerLevelStore,
  userDelete,
  userStore,
} from '@hamyar/contracts/customers';
import { ticketUpdate } from '@hamyar/contracts/tickets';
import { expect, type Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

/** Deletes what the page shows, by the keyboard: the dialog says where it is used, and the named one takes its place. */
async function replaceBy(page: Page, heir: string, used: string): Promise<void> {
  await page.getByRole('button', { name: 'حذف', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'حذف شود' });
  await dialog.getByText(`${used} به کار رفته است`).waitFor();
  const choice = dialog.getByRole('combobox', { name: 'جایگزین' });
  await expect(choice).toBeFocused();
  await dialog.getByRole('button', { name: 'حذف', exact: true }).click();
  await dialog.getByText('این فیلد الزامی است').waitFor();
  assert.deepEqual(await axe(page, '[role=dialog]'), []);
  await choice.fill(heir);
  await page.locator('.ant-select-tree-title:visible, .ant-select-item-option:visible', { hasText: heir }).click();
  await dialog.getByRole('button', { name: 'حذف', exact: true }).click();
}

test('[decisions 2.0, decisions 2.7, decisions 2.8] a category and a level in use are deleted, and those who have them get others', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const [gone, heir] = [rareWord('کهنه'), rareWord('نو')];
  const made = async (answer: Promise<{ status: string; data: { id: number } }>): Promise<number> => {
    const { status, data } = await answer;
    assert.equal(status, 'CREATED');
    return data.id;
  };
  const category = (name: string) => made(apiCall(admin, ticketCategoryStore, { name }));
  const level = (name: string) => made(apiCall(admin, customerLevelStore, { name, color: '#C79A3B' }));
  let person: number | undefined;
  try {
    step('a ticket with a category, and a customer with a level');
    const [goneCategory, heirCategory] = [await category(gone), await category(heir)];
    const [goneLevel, heirLevel] = [await level(gone), await level(heir)];
    const { id: ticket } = await fileTicket(customer, `تیکت ${gone}`);
    const version = (await readTicket(admin, ticket)).data.version!;
    const given = await apiCall(admin, ticketUpdate, { id: ticket, version, category_id: goneCategory });
    assert.equal(given.status, 'UPDATED');
    const names = { first_name: gone, last_name: heir, email: `replace-${Date.now()}@example.ir` };
    const stored = await apiCall(admin, userStore, { ...names, branch_id: 1, customer_level_id: goneLevel });
    assert.equal(stored.status, 'CREATED');
    person = stored.data.id;

    step('the category is replaced: who reads the ticket sees it, with its line');
    const reader = await open();
    await logIn(reader, LOGINS.fullAdmin);
    await reader.goto(`/tickets/${ticket}`);
    await reader.getByRole('log').waitFor();
    await admin.goto(`/settings/ticketCategory/${goneCategory}`);
    await replaceBy(admin, heir, 'تیکت');
    await admin.waitForURL(/\/settings\/ticketCategory(\?|$)/);
    await reader.getByRole('log').getByText(heir).first().waitFor();
    assert.equal((await readTicket(admin, ticket)).data.category!.id, heirCategory);

    step('the level is replaced on a phone');
    await admin.setViewportSize({ width: 390, height: 844 });
    await admin.goto(`/settings/customerLevel/${goneLevel}`);
    await replaceBy(admin, heir, 'مشتری');
    await admin.waitForURL(/\/settings\/customerLevel(\?|$)/);
    const counted = async () => (await apiCall(admin, customerLevelGet, { id: heirLevel })).data.customer_count;
    await expect.poll(counted).toBe(1);
  } finally {
    if (person !== undefined)
      assert.equal((await apiCall(admin, userDelete, { id: person, employee: 0 })).status, 'DELETED');
    const named = (row: { name: string }) => row.name === gone || row.name === heir;
    const levels = await apiCall(admin, customerLevelList, { perPage: 200 });
    for (const { id, is_default } of levels.data.filter(named)) {
      assert.equal(is_default, false);
      assert.equal((await apiCall(admin, customerLevelDelete, { id })).status, 'DELETED');
    }
    // the ticket keeps a category of the demo company
    const categories = (await apiCall(admin, ticketCategoryList, { perPage: 200 })).data;
    const other = categories.find((row) => !named(row) && row.status)!;
    for (const { id } of categories.filter(named))
      assert.equal((await apiCall(admin, ticketCategoryDelete, { id, replace_with: other.id })).status, 'DELETED');
  }
});
