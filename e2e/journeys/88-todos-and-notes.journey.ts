import assert from 'node:assert/strict';
import { todoList } from '@hamyar/contracts/todos';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket } from '../harness/tickets.ts';

test('[2.1, 7.20, decisions 2.13] an employee writes down what is to be done, does it, and links it to a ticket; a colleague sees what is shared and no note', async ({
  open,
  step,
}) => {
  const [agent, admin, customer] = [await open(), await open(), await open()];
  await logIn(agent, LOGINS.agent);
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const stamp = Date.now();
  const card = agent.getByRole('region', { name: 'کارهای من' });
  const row = (title: string) => card.getByRole('listitem').filter({ hasText: title });

  step('on the dashboard: one line, Enter, done');
  await agent.goto('/');
  const title = `سفارش کاغذ ${stamp}`;
  await card.getByRole('textbox', { name: 'افزودن کار…' }).fill(title);
  await agent.keyboard.press('Enter');
  await row(title).waitFor();
  await row(title).getByRole('checkbox').check();
  await card.locator('.td-done', { hasText: title }).waitFor();
  assert.deepEqual(await axe(agent, '.td-card'), []);

  step('the done ones are deleted after a question, the others stay');
  const openBefore = (await apiCall(agent, todoList, { view: 'mine', done: false })).data.length;
  await card.getByRole('button', { name: 'حذف کارهای انجام‌شده' }).click();
  // the list shows it before the server has answered
  const deleted = agent.waitForResponse((answer) => answer.url().includes('/api/deleteDoneTodos'));
  await agent.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  await row(title).waitFor({ state: 'detached' });
  await deleted;
  const left = (await apiCall(agent, todoList, { view: 'mine' })).data;
  assert.deepEqual([left.length, left.filter(({ done }) => done).length], [openBefore, 0]);

  step('linked to a ticket and shared on it, with steps');
  const { id } = await fileTicket(customer, `چاپگر ${stamp}`);
  await agent.goto(`/tickets/${id}`);
  const linked = `بازدید حضوری ${stamp}`;
  await agent.getByRole('button', { name: 'افزودن کار', exact: true }).click();
  const form = agent.getByRole('dialog', { name: 'کار جدید' });
  await form.getByRole('textbox', { name: 'عنوان کار' }).fill(linked);
  await form.getByRole('checkbox', { name: 'نمایش به همهٔ بینندگان تیکت' }).check();
  await form.getByRole('button', { name: 'افزودن گام' }).click();
  await agent.keyboard.type('هماهنگی با مشتری');
  await agent.keyboard.press('Enter');
  await agent.keyboard.type('بردن قطعه');
  await form.getByRole('button', { name: 'ذخیره' }).click();
  await agent.getByText('۰ از ۲ گام').waitFor();

  step('who closes the ticket is warned, and reads it at its properties');
  await admin.goto(`/tickets/${id}`);
  await admin.getByRole('list', { name: 'کارها' }).getByText(linked).waitFor();
  await admin.getByRole('button', { name: 'بستن تیکت' }).first().click();
  const closing = admin.getByRole('dialog');
  await closing.getByText('۱ کار باز به این تیکت پیوند دارد').waitFor();
  await closing.getByText(linked).waitFor();
  assert.deepEqual(await axe(admin, '[role=dialog]'), []);
  await closing.getByRole('button', { name: 'بستن تیکت' }).click();
  await admin.getByText('تیکت بسته شد').first().waitFor();

  step('a note in a colour, pinned; nobody else has it');
  await agent.goto('/');
  await agent.getByRole('button', { name: 'یادداشت جدید' }).click();
  const note = agent.getByRole('dialog', { name: /یادداشت جدید/ });
  await note.getByText('فقط شما این یادداشت را می‌بینید').waitFor();
  await note.getByRole('textbox', { name: 'متن یادداشت' }).fill(`کد انبار ${stamp}`);
  await note.getByRole('radio', { name: 'آبی' }).check({ force: true });
  await note.getByRole('checkbox', { name: 'سنجاق کردن در بالای یادداشت‌ها' }).check();
  assert.deepEqual(await axe(agent, '[role=dialog]'), []);
  await note.getByRole('button', { name: 'ذخیره' }).click();
  await agent.getByRole('list', { name: 'یادداشت‌ها' }).getByText(`کد انبار ${stamp}`).waitFor();
  await admin.goto('/');
  await admin.getByRole('list', { name: 'یادداشت‌ها' }).waitFor();
  assert.equal(await admin.getByText(`کد انبار ${stamp}`).count(), 0);
});
