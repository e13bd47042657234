import assert from 'node:assert/strict';
import { TICKET_STATUS } from '@hamyar/contracts';
import { customerCustomFieldGet, customFieldDelete, customFieldList, customFieldStore } from '@hamyar/contracts/forms';
import { me } from '@hamyar/contracts/identity';
import { departmentDelete, departmentStore } from '@hamyar/contracts/staff';
import { ticketGet, ticketList, ticketUpdate } from '@hamyar/contracts/tickets';
import { formatNumber } from '@hamyar/persian';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.58, decisions 2.7] the fields of a department are designed on its page, by mouse and by keys', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const stored = await apiCall(admin, departmentStore, { name: rareWord('کارگاه') });
  assert.equal(stored.status, 'CREATED');
  const { id } = stored.data;
  const [serial, kind] = [rareWord('سریال'), rareWord('نوع')];
  const fields = async () => {
    const answer = await apiCall(admin, customFieldList, { context: 'department', department_id: id, perPage: 200 });
    assert.equal(answer.status, 'OK');
    return answer.data;
  };
  try {
    step('one of the six types is added to the department');
    await admin.goto(`/departments/${id}`);
    await admin.getByRole('tab', { name: 'فیلدهای سفارشی دپارتمان' }).click();
    const types = admin.getByRole('complementary', { name: 'افزودن فیلد' });
    await types.waitFor();
    assert.equal(await types.getByRole('button').count(), 6);
    const dialog = admin.getByRole('dialog');
    for (const [type, label] of [
      [/متن کوتاه/, serial],
      [/عدد/, kind],
    ] as const) {
      await types.getByRole('button', { name: type }).click();
      await dialog.getByRole('textbox', { name: /عنوان فیلد/ }).fill(label);
      await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await admin.getByRole('button', { name: label, exact: true }).waitFor();
    }

    step('the second is moved above the first by a key, and the first is deleted');
    const sorted = admin.waitForResponse((answer) => answer.url().includes('updateOrder'));
    await admin.getByRole('button', { name: new RegExp(`جابه‌جایی .*${kind}`) }).focus();
    await admin.keyboard.press('Home');
    assert.equal((await sorted).status(), 200);
    assert.deepEqual(
      (await fields()).map(({ label }) => label),
      [kind, serial],
    );
    await admin.getByRole('button', { name: new RegExp(`گزینه‌های .*${serial}`) }).click();
    await admin.getByRole('menuitem', { name: 'حذف' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
    await admin.getByText('فیلد حذف شد').waitFor();
    await admin.getByRole('button', { name: serial, exact: true }).waitFor({ state: 'detached' });
    assert.deepEqual(
      (await fields()).map(({ label }) => label),
      [kind],
    );
  } finally {
    for (const field of await fields()) await apiCall(admin, customFieldDelete, { id: field.id });
    assert.equal((await apiCall(admin, departmentDelete, { id })).status, 'DELETED');
  }
});

test('[3.15, 7.26, decisions 2.8] a customer fills in the public fields of the own profile, by their rules', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const label = rareWord('متراژ');
  const field = await apiCall(admin, customFieldStore, { context: 'customer', type: 'number', label, max: 500 });
  assert.equal(field.status, 'CREATED');
  const ofOrganization = await apiCall(admin, customFieldStore, { context: 'organization', type: 'text', label });
  assert.equal(ofOrganization.status, 'CREATED');
  try {
    step('too large a number is refused at its field');
    const customer = await open();
    await logIn(customer, LOGINS.customer);
    await customer.goto('/editProfile');
    const box = customer.getByRole('spinbutton', { name: label });
    const form = customer.getByRole('form', { name: 'اطلاعات تکمیلی' });
    const save = form.getByRole('button', { name: 'ذخیرهٔ تغییرات' });
    await box.fill('۹۰۰');
    await save.click();
    await form.getByRole('alert').first().waitFor();
    assert.deepEqual(await axe(customer, 'main'), []);

    step('what is typed is kept as a draft, and saved');
    await box.fill('۱۲۰');
    await box.blur();
    await customer.reload();
    await form
      .getByText(/بازیابی شد/)
      .first()
      .waitFor();
    await save.click();
    await customer.getByText('اطلاعات تکمیلی ذخیره شد').waitFor();
    const { data } = await apiCall(customer, me);
    const read = await apiCall(admin, customerCustomFieldGet, { id: data.user.id });
    assert.equal(read.status, 'OK');
    assert.equal(read.data.fields.find(({ id }) => id === field.data.id)?.value, 120);

    step('a supervisor has those of the organisation on the own profile');
    const supervisor = await open();
    await logIn(supervisor, LOGINS.supervisor);
    await supervisor.goto('/editProfile');
    const own = supervisor.getByRole('form', { name: 'اطلاعات تکمیلی سازمان' });
    await own.getByRole('textbox', { name: label }).fill(rareWord('کارگاه'));
    await own.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    await supervisor.getByText('اطلاعات تکمیلی ذخیره شد').waitFor();
  } finally {
    assert.equal((await apiCall(admin, customFieldDelete, { id: ofOrganization.data.id })).status, 'DELETED');
    assert.equal((await apiCall(admin, customFieldDelete, { id: field.data.id })).status, 'DELETED');
  }
});

test('[decisions 2.11] a field that the company offers as a column is chosen for the own table of tickets', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const [ticket] = (await apiCall(admin, ticketList, { status: [TICKET_STATUS.open], perPage: 10 })).data;
  assert.ok(ticket, 'a ticket is open');
  const label = 'تعداد دستگاه‌های خراب';
  const stored = await apiCall(admin, customFieldStore, {
    ...{ context: 'department', department_id: ticket.department.id, type: 'number', label, show_in_list: true },
  });
  assert.equal(stored.status, 'CREATED');
  const { id } = stored.data;
  const menu = admin.getByRole('button', { name: 'انتخاب ستون‌ها' });
  try {
    step('the column has the values of the whole page by one call');
    const { version } = (await apiCall(admin, ticketGet, { id: ticket.id })).data;
    const filling = { id: ticket.id, version: version!, custom_values: { [id]: 73 } };
    assert.equal((await apiCall(admin, ticketUpdate, filling)).status, 'UPDATED');
    await admin.goto(`/tickets?layout=table&view=all&s=${ticket.number}`);
    await menu.click();
    const read = admin.waitForResponse((answer) => answer.url().includes('/api/ticketFieldValue'));
    await admin.getByRole('checkbox', { name: label }).click();
    const { data } = (await (await read).json()) as { data: { id: number; values: Record<string, number> }[] };
    await admin.keyboard.press('Escape');
    await admin.getByRole('columnheader', { name: label }).waitFor();
    assert.equal(data.find((one) => one.id === ticket.id)?.values[id], 73);
    await admin
      .getByRole('cell', { name: formatNumber(73), exact: true })
      .first()
      .waitFor();
    await menu.click();
    await admin.getByRole('button', { name: 'بازنشانی' }).click();
    await admin.getByRole('columnheader', { name: label }).waitFor({ state: 'detached' });
  } finally {
    assert.equal((await apiCall(admin, customFieldDelete, { id })).status, 'DELETED');
  }
});
