import assert from 'node:assert/strict';
import { ticketCategoryStore } from '@hamyar/contracts/catalog';
import { customFieldStore, ticketFormStore, type CustomFieldStoreBody } from '@hamyar/contracts/forms';
import { systemDefaultsGet } from '@hamyar/contracts/system';
import { ticketList } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { choose, editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { SUPPORT } from '../harness/tickets.ts';

async function field(page: Page, body: Omit<CustomFieldStoreBody, 'context'>): Promise<number> {
  const answer = await apiCall(page, customFieldStore, { context: 'ticket', ...body });
  assert.equal(answer.status, 'CREATED', JSON.stringify(answer));
  return answer.data.id;
}

test('[2.59, 5.17, decisions 2.11] the form of a category asks a customer for its public fields by their conditions, keeps them in the draft, and says each refusal at its field; employees see and change what was filled in', async ({
  open,
  step,
}) => {
  const [admin, customer, agent] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  await logIn(agent, LOGINS.agent);
  const now = Date.now();
  const [device, serial, internal, branch] = [
    `مدل دستگاه ${now}`,
    `سریال ${now}`,
    `ارزیابی ${now}`,
    `دستهٔ دستگاه ${now}`,
  ];

  step('an administrator has a form for a category');
  const { data: defaults } = await apiCall(admin, systemDefaultsGet);
  const department = defaults.departments.find(({ name }) => name === SUPPORT)!.id;
  const category = await apiCall(admin, ticketCategoryStore, { name: branch, department_ids: [department] });
  const ids = {
    device: await field(admin, { type: 'dropdown', label: device, items: 'کارتخوان\nچاپگر' }),
    serial: await field(admin, { type: 'text', label: serial, regex: '[A-Z]{2}-\\d+', unique: true }),
    internal: await field(admin, { type: 'text', label: internal, sensitive: true }),
  };
  const form = await apiCall(admin, ticketFormStore, {
    name: `فرم ${now}`,
    category_ids: [category.data.id],
    fields: [
      { id: ids.device, required: true },
      { id: ids.serial, required: true, condition: { field_id: ids.device, op: 'eq', value: 2 } },
      { id: ids.internal },
    ],
  });
  assert.equal(form.status, 'CREATED', JSON.stringify(form));

  step('the customer is asked for it as soon as the category is chosen');
  await customer.goto('/tickets/new');
  await choose(customer, 'دپارتمان', SUPPORT);
  await choose(customer, 'دسته‌بندی', branch);
  await customer.getByRole('textbox', { name: 'عنوان تیکت' }).fill(`چاپگر ${now}`);
  const editor = await editorOf(customer, 'متن');
  await editor.click();
  await customer.keyboard.type('روشن نمی‌شود');
  await customer.getByText(device).waitFor();
  assert.equal(await customer.getByText(serial).count(), 0);
  assert.equal(await customer.getByText(internal).count(), 0);
  await customer.getByRole('button', { name: 'ارسال تیکت' }).click();
  await customer.getByText('این فیلد الزامی است').first().waitFor();
  await choose(customer, device, 'چاپگر');
  const text = customer.getByRole('textbox', { name: serial });
  await text.fill('نادرست');
  await customer.getByRole('button', { name: 'ارسال تیکت' }).click();
  await customer.getByText('الگوی واردشده نامعتبر است').first().waitFor();
  await text.fill('NR-15');
  assert.deepEqual(await axe(customer, 'main'), []);

  step('the draft has it after a reload');
  await waitUntilSettled(customer);
  await customer.reload();
  await text.waitFor();
  assert.equal(await text.inputValue(), 'NR-15');
  await customer.getByRole('button', { name: 'ارسال تیکت' }).click();
  await customer.waitForURL(({ pathname }) => /^\/tickets\/\d+$/.test(pathname));
  const id = Number(new URL(customer.url()).pathname.split('/').at(-1));
  await customer.getByText('NR-15').waitFor();
  assert.equal(await customer.getByText(internal).count(), 0);

  step('an employee sees all of it, and fills in what the customer is not asked for');
  await agent.goto(`/tickets/${id}`);
  await agent.getByRole('log').waitFor();
  await agent.getByText('NR-15').waitFor();
  await agent.getByText(internal).waitFor();
  await agent.getByRole('button', { name: 'ویرایش', exact: true }).first().click();
  const dialog = agent.getByRole('dialog');
  await dialog.getByRole('textbox', { name: internal }).fill('سالم');
  await dialog.getByRole('textbox', { name: serial }).fill('NR-16');
  assert.deepEqual(await axe(agent, '[role=dialog]'), []);
  await agent.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await agent.getByText('سالم').waitFor();
  await customer.getByText('NR-16').waitFor();
  assert.equal(await customer.getByText('سالم').count(), 0);

  step('the history says what it was before');
  await agent.getByRole('button', { name: 'بیشتر' }).first().click();
  await agent.getByRole('menuitem', { name: 'تاریخچهٔ تیکت' }).click();
  await agent.getByRole('dialog').getByText(`${serial}: NR-15`).waitFor();

  step('the same serial number is refused for another ticket, at its field');
  await customer.goto('/tickets/new');
  await choose(customer, 'دپارتمان', SUPPORT);
  await choose(customer, 'دسته‌بندی', branch);
  await customer.getByRole('textbox', { name: 'عنوان تیکت' }).fill(`چاپگر دوم ${now}`);
  const second = await editorOf(customer, 'متن');
  await second.click();
  await customer.keyboard.type('این هم روشن نمی‌شود');
  await choose(customer, device, 'چاپگر');
  await customer.getByRole('textbox', { name: serial }).fill('NR-16');
  await customer.getByRole('button', { name: 'ارسال تیکت' }).click();
  await customer.getByText('این مقدار قبلاً ثبت شده است').first().waitFor();
  const { data: rows } = await apiCall(customer, ticketList, { perPage: 10, s: `چاپگر دوم ${now}` });
  assert.equal(rows.length, 0);
});
