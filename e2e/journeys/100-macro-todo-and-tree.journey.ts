import assert from 'node:assert/strict';
import { macroDelete, macroList } from '@hamyar/contracts/tickets';
import { todoDelete, todoList } from '@hamyar/contracts/todos';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

test('[decisions 2.3 T12, decisions 2.4, decisions 2.13] a macro adds a todo, of which whoever answers and closes is warned; the category is found in a tree', async ({
  open,
  step,
}) => {
  const [lead, customer] = [await open(), await open()];
  await logIn(lead, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const name = `پیگیری ${Date.now()}`;
  const { id } = await fileTicket(customer, `تیکت ${name}`);
  const todos = async () => (await apiCall(lead, todoList, { ticket_id: id })).data;
  try {
    step('a macro that adds a todo');
    await lead.goto('/settings/macros/new');
    await lead.getByRole('textbox', { name: 'نام ماکرو' }).fill(name);
    await lead.getByRole('button', { name: 'افزودن گام' }).click();
    await lead.getByRole('menuitem', { name: 'افزودن کار', exact: true }).click();
    await lead.getByRole('textbox', { name: 'عنوان کار' }).fill(name);
    await lead.getByRole('spinbutton', { name: 'مهلت' }).fill('2');
    assert.deepEqual(await axe(lead, 'main'), []);
    await lead.getByRole('button', { name: 'ذخیره' }).click();
    await lead.getByText('ماکرو ذخیره شد').first().waitFor();

    step('run on a ticket: the todo is at its properties, and in the conversation for employees alone');
    await lead.goto(`/tickets/${id}`);
    await lead.getByRole('log').waitFor();
    await lead.keyboard.press('KeyM');
    const dialog = lead.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('button', { name: new RegExp(name) }).click();
    await lead.getByRole('list', { name: 'کارها' }).getByText(name).waitFor();
    await lead.getByRole('log').getByText(name).waitFor();
    assert.equal((await todos())[0]?.shared, true);
    const seen = await readTicket(customer, id);
    assert.ok(!seen.data.contents.some(({ event }) => event?.name === 'todo'));

    step('a category is found by its name');
    const property = lead.getByRole('button', { name: /^دسته‌بندی/ });
    await property.first().click();
    await lead.getByRole('combobox', { name: 'دسته‌بندی' }).fill('چاپ');
    await lead.keyboard.press('Enter');
    await lead.getByText('دسته‌بندی تغییر کرد').first().waitFor();
    assert.match((await readTicket(lead, id)).data.category?.name ?? '', /چاپ/);

    step('the due times say why the ticket has its SLA');
    await lead.getByRole('complementary', { name: 'جزئیات' }).getByRole('button', { name: 'چگونه محاسبه شد؟' }).click();
    const reason = lead.getByRole('dialog').locator('.tk-sla-reason');
    await reason.getByText(/^چون /).waitFor();
    assert.deepEqual(await axe(lead, '[role=dialog]'), []);
    await lead.keyboard.press('Escape');
    await reason.waitFor({ state: 'detached' });

    step('who answers and closes is warned of the todo, and closes with one press');
    await lead.keyboard.press('KeyR');
    await lead.keyboard.type('انجام شد.');
    await lead.getByRole('button', { name: 'روش‌های دیگر ارسال' }).click();
    await lead.getByText('۱ کار باز به این تیکت پیوند دارد').waitFor();
    assert.deepEqual(await axe(lead, '.hd-menu'), []);
    await lead.getByRole('menuitem', { name: 'ارسال و بستن تیکت' }).click();
    await customer.goto(`/tickets/${id}`);
    await customer.getByRole('log').getByText('تیکت بسته شد').waitFor();
  } finally {
    for (const todo of await todos())
      assert.equal((await apiCall(lead, todoDelete, { id: todo.id })).status, 'DELETED');
    for (const macro of (await apiCall(lead, macroList, { name })).data)
      assert.equal((await apiCall(lead, macroDelete, { id: macro.id })).status, 'DELETED');
  }
});
