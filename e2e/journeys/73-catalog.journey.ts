import assert from 'node:assert/strict';
import { ticketCategoryList } from '@hamyar/contracts/catalog';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.16, 2.82, 7.19] a category is created, sorted by the keyboard and by the mouse, and deleted', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const [name, other] = [rareWord('آزمون'), rareWord('دیگر')];

  step('two new categories, the last ones of the tree');
  for (const each of [name, other]) {
    await admin.goto('/settings/ticketCategory/new');
    await admin.getByRole('textbox', { name: 'نام دسته‌بندی' }).fill(each);
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.waitForURL(/\/settings\/ticketCategory(\?|$)/);
  }

  step('the sort dialog: by the keyboard, then by dragging the handle');
  const order = async () => {
    const { data } = await apiCall(admin, ticketCategoryList, { perPage: 200 });
    const tops = data.filter(({ parent_id }) => parent_id === null).map((row) => row.name);
    return tops.indexOf(name) < tops.indexOf(other) ? 'name, other' : 'other, name';
  };
  assert.equal(await order(), 'name, other');
  const sort = async (move: (handle: ReturnType<typeof admin.getByRole>) => Promise<void>) => {
    await admin.getByRole('button', { name: 'مرتب‌سازی', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'مرتب‌سازی' });
    const handle = dialog.getByRole('button', { name: new RegExp(`برای تغییر ترتیب بکشید: .*${name}`) });
    await handle.waitFor();
    await move(handle);
    assert.deepEqual(await axe(admin, '[role=dialog]'), []);
    await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await sort(async (handle) => {
    await handle.focus();
    await admin.keyboard.press('End');
  });
  assert.equal(await order(), 'other, name');
  await sort(async (handle) => {
    await handle.scrollIntoViewIfNeeded();
    const box = (await handle.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await admin.mouse.move(x, y);
    await admin.mouse.down();
    for (let moved = 10; moved <= 60; moved += 10) await admin.mouse.move(x, y - moved);
    await admin.mouse.up();
  });
  assert.equal(await order(), 'name, other');

  step('nothing names it, so deleting it only asks');
  const { data } = await apiCall(admin, ticketCategoryList, { perPage: 200 });
  await admin.goto(`/settings/ticketCategory/${data.find((row) => row.name === name)!.id}`);
  await admin.getByRole('button', { name: 'حذف', exact: true }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await admin.waitForURL(/\/settings\/ticketCategory(\?|$)/);
  const left = await apiCall(admin, ticketCategoryList, { perPage: 200 });
  assert.equal(left.data.filter((row) => row.name === name).length, 0);
});

test('[4.11, 6.27] a tag is created where it is needed, stands on the ticket for a colleague who looks at it, and is taken away again', async ({
  open,
  step,
}) => {
  const [lead, colleague, customer] = [await open(), await open(), await open()];
  await logIn(lead, LOGINS.departmentAdmin);
  await logIn(colleague, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `تیکت برچسب ${Date.now()}`);
  const name = rareWord('تگ');

  step('the colleague has the ticket open');
  await colleague.goto(`/tickets/${id}`);
  await colleague.getByRole('log').waitFor();

  step('a word that no tag has becomes a tag of the ticket');
  await lead.goto(`/tickets/${id}`);
  await lead.getByRole('button', { name: 'افزودن برچسب' }).click();
  const field = lead.getByRole('combobox', { name: 'افزودن برچسب' });
  await field.fill(name);
  await lead.getByRole('option', { name: /ایجاد برچسب/ }).waitFor();
  await lead.keyboard.press('Enter');
  const tags = (page: typeof lead) => page.getByRole('region', { name: 'برچسب‌ها' });
  await tags(lead).getByText(name).first().waitFor();
  await tags(colleague).getByText(name).first().waitFor();

  step('it is taken away, and stays a tag');
  await lead.keyboard.press('Escape');
  await tags(lead)
    .getByRole('button', { name: /برداشتن برچسب/ })
    .click();
  await tags(colleague).getByText(name).first().waitFor({ state: 'detached' });
  assert.deepEqual((await readTicket(lead, id)).data.tags, []);
  await lead.goto('/settings/tags');
  await lead
    .getByRole('searchbox', { name: 'جستجوی برچسب…' })
    .or(lead.getByPlaceholder('جستجوی برچسب…'))
    .first()
    .fill(name);
  await lead.getByRole('row').filter({ hasText: name }).waitFor();
});
