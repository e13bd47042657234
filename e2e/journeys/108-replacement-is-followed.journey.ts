import assert from 'node:assert/strict';
import { ticketCategoryDelete, ticketCategoryList, ticketCategoryStore } from '@hamyar/contracts/catalog';
import { ticketUpdate } from '@hamyar/contracts/tickets';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

test('[decisions 2.0] who deletes a category follows on every page how its tickets get another one, and reads what came of it', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const stamp = Date.now() % 1_000_000;
  const [gone, heir] = [`رفته ${stamp}`, `آمده ${stamp}`];
  const store = async (name: string): Promise<number> => {
    const { status, data } = await apiCall(admin, ticketCategoryStore, { name });
    assert.equal(status, 'CREATED');
    return data.id;
  };
  try {
    step('three tickets with a category');
    const [category_id, heirId] = [await store(gone), await store(heir)];
    const tickets: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await fileTicket(customer, `تیکت ${stamp}`);
      const version = (await readTicket(admin, id)).data.version!;
      assert.equal((await apiCall(admin, ticketUpdate, { id, version, category_id })).status, 'UPDATED');
      tickets.push(id);
    }

    step('the category is deleted with another one instead');
    await admin.goto(`/settings/ticketCategory/${category_id}`);
    await admin.getByRole('button', { name: 'حذف', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'حذف شود' });
    await dialog.getByText('در ۳ تیکت به کار رفته است').waitFor();
    await dialog.getByRole('combobox', { name: 'جایگزین' }).fill(heir);
    await admin.locator('.ant-select-tree-title:visible', { hasText: heir }).click();
    await dialog.getByRole('button', { name: 'حذف', exact: true }).click();

    step('the card says how far it is, and leads to the result, which nobody can cancel');
    const card = admin.getByRole('complementary', { name: 'عملیات گروهی' }).locator('section', { hasText: gone });
    await card.getByRole('link', { name: 'دیدن نتیجه' }).click();
    await admin.waitForURL(/\/tickets\/bulk\/\d+$/);
    await admin
      .getByRole('heading', { name: `جایگزینی دسته‌بندی «${gone}» در تیکت‌ها` })
      .first()
      .waitFor();
    await admin.getByText('روی همهٔ تیکت‌ها انجام شد.').waitFor();
    assert.equal(await admin.getByRole('button', { name: /^لغو/ }).count(), 0);
    assert.deepEqual(await axe(admin, 'main'), []);
    for (const id of tickets) assert.equal((await readTicket(admin, id)).data.category!.id, heirId);

    step('the page of the result stays');
    await admin.reload();
    await admin.getByText('روی همهٔ تیکت‌ها انجام شد.').waitFor();
  } finally {
    const named = (row: { name: string }) => row.name === gone || row.name === heir;
    const categories = (await apiCall(admin, ticketCategoryList, { perPage: 200 })).data;
    const other = categories.find((row) => !named(row) && row.status)!;
    for (const { id } of categories.filter(named))
      assert.equal((await apiCall(admin, ticketCategoryDelete, { id, replace_with: other.id })).status, 'DELETED');
  }
});
