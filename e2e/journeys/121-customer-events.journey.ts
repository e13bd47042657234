import assert from 'node:assert/strict';
import {
  customerEventDelete,
  customerEventList,
  customerEventStore,
  customerEventTypeDelete,
  customerEventTypeList,
  customerEventTypeStore,
} from '@hamyar/contracts/customer-events';
import { userDelete, userList, userStore } from '@hamyar/contracts/customers';
import { axe } from '../harness/axe.ts';
import { pdfFile } from '../harness/files.ts';
import { test } from '../harness/fixtures.ts';
import { first } from '../harness/screens.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.41, 2.82, 7.19, decisions 2.0, decisions 2.13] types of customer events are made, put into an order, and replaced in what names them', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const [name, other] = [rareWord('بازدید'), rareWord('جلسه')];
  const typesOf = async () => (await apiCall(admin, customerEventTypeList, { perPage: 200 })).data;
  const named = async (of: string) => (await typesOf()).find((row) => row.name === of);
  const dialog = admin.getByRole('dialog');

  try {
    for (const one of [name, other]) {
      step(`a new type: ${one}`);
      await admin.goto('/settings/customerEvents');
      await admin.getByRole('button', { name: 'دستهٔ رویداد جدید' }).click();
      await dialog.getByRole('textbox', { name: 'نام دستهٔ رویداد' }).fill(one);
      assert.deepEqual(await axe(admin, '[role=dialog]'), []);
      await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    const [from, to] = [(await named(name))!, (await named(other))!];
    assert.deepEqual([from.type, to.type], [0, 0]);

    step('the sort dialog puts it first');
    await admin.getByRole('button', { name: 'مرتب‌سازی', exact: true }).click();
    const handle = dialog.getByRole('button', { name: new RegExp(`برای تغییر ترتیب بکشید: .*${name}`) });
    await handle.focus();
    await admin.keyboard.press('Home');
    await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.equal((await typesOf())[0]!.name, name);

    step('what names it gets another one when it is deleted');
    const customer = first((await apiCall(admin, userList, { employee: 0, perPage: 10 })).data, 'customer').id;
    const event = await apiCall(admin, customerEventStore, {
      ...{ user_id: customer, customer_event_type_id: from.id, description: 'تماس' },
    });
    assert.equal(event.status, 'CREATED');
    try {
      await admin.goto(`/settings/customerEvents?s=${encodeURIComponent(name)}`);
      await admin.getByRole('button', { name: new RegExp(`ویرایش دستهٔ .*${name}`) }).click();
      await dialog.getByRole('button', { name: 'حذف', exact: true }).click();
      const replacing = admin.getByRole('dialog', { name: /حذف شود/ });
      await replacing.getByRole('combobox', { name: /جایگزین/ }).click();
      await admin.keyboard.type(other);
      await admin.locator('.ant-select-item-option:visible', { hasText: other }).click();
      await replacing.getByRole('button', { name: 'حذف', exact: true }).click();
      await replacing.waitFor({ state: 'detached' });
      assert.equal(await named(name), undefined);
      const typeOfEvent = async () =>
        (await apiCall(admin, customerEventList, { user_id: customer, ids: [event.data.id] })).data[0]
          ?.customer_event_type.id;
      for (let tries = 0; tries < 40 && (await typeOfEvent()) !== to.id; tries += 1) await admin.waitForTimeout(250);
      assert.equal(await typeOfEvent(), to.id);
    } finally {
      assert.equal((await apiCall(admin, customerEventDelete, { id: event.data.id })).status, 'DELETED');
    }
  } finally {
    for (const one of [name, other]) {
      const left = await named(one);
      if (left) await apiCall(admin, customerEventTypeDelete, { id: left.id });
    }
  }
});

test('[2.87, 4.16, 6.34, 8.14] an event with a file is written on the card, found, downloaded and deleted, on a screen and on a phone, while a colleague sees it come and go', async ({
  open,
  step,
}) => {
  const [staff, colleague] = [await open(), await open()];
  await logIn(staff, LOGINS.fullAdmin);
  await logIn(colleague, LOGINS.fullAdmin);
  const name = rareWord('پیگیری');
  const type = await apiCall(staff, customerEventTypeStore, { name, type: 0, color: '#45AEB6' });
  assert.equal(type.status, 'CREATED');
  const person = { first_name: name, last_name: 'آزمون', email: `event-${Date.now()}@example.ir`, branch_id: 1 };
  const customer = await apiCall(staff, userStore, person);
  assert.equal(customer.status, 'CREATED');

  try {
    await colleague.goto(`/customers/${customer.data.id}`);
    await colleague.getByRole('button', { name: 'تاریخچهٔ رویدادها' }).click();
    const theirs = colleague.locator('.hd-drawer', { hasText: 'تاریخچهٔ رویدادهای مشتری' });
    await theirs.getByText('رویدادی ثبت نشده است').waitFor();

    for (const width of [1440, 390]) {
      step(`the history at ${width}`);
      await staff.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await staff.goto(`/customers/${customer.data.id}`);
      await staff.getByRole('button', { name: 'تاریخچهٔ رویدادها' }).click();
      const drawer = staff.locator('.hd-drawer', { hasText: 'تاریخچهٔ رویدادهای مشتری' });
      await drawer.getByText('رویدادی ثبت نشده است').waitFor();

      step('a new event with a file');
      await drawer.getByRole('button', { name: 'رویداد جدید' }).click();
      await drawer.getByRole('combobox', { name: 'دستهٔ رویداد' }).click();
      await staff.keyboard.type(name);
      await staff.locator('.ant-select-item-option:visible', { hasText: name }).click();
      await drawer.getByRole('textbox', { name: 'شرح رویداد' }).fill(`جلسه در عرض ${width}`);
      await drawer.locator('input[type=file]').setInputFiles([pdfFile('صورت‌جلسه.pdf')]);
      await drawer.getByText('صورت‌جلسه.pdf').waitFor();
      assert.deepEqual(await axe(staff, '.hd-drawer'), []);
      await drawer.getByRole('button', { name: 'ثبت رویداد' }).click();
      const event = drawer.getByRole('listitem').filter({ hasText: `جلسه در عرض ${width}` });
      await event.waitFor();
      assert.deepEqual(await axe(staff, '.hd-drawer'), []);
      await theirs.getByText(`جلسه در عرض ${width}`).waitFor();

      step('the filter leaves it out and finds it');
      await drawer.getByRole('button', { name: 'فیلتر رویدادها' }).click();
      await drawer.getByRole('combobox', { name: 'نوع رویداد' }).click();
      await staff.locator('.ant-select-item-option:visible', { hasText: 'خارجی' }).click();
      await drawer.getByText('رویدادی با این فیلترها پیدا نشد').waitFor();
      await drawer.getByRole('button', { name: 'پاک کردن فیلترها' }).click();
      await event.waitFor();

      step('its file is downloaded');
      await event.getByRole('button', { name: '۱ پیوست' }).click();
      const [file] = await Promise.all([
        staff.waitForEvent('download'),
        staff.getByRole('menuitem', { name: /صورت‌جلسه/ }).click(),
      ]);
      assert.match(file.suggestedFilename(), /\.pdf$/);

      step('and it is deleted for everybody');
      await event.getByRole('button', { name: 'حذف رویداد' }).click();
      const question = staff.getByRole('alertdialog');
      await question.getByText('این رویداد برای همه حذف خواهد شد').waitFor();
      await question.getByRole('button', { name: 'حذف', exact: true }).click();
      await drawer.getByText('رویدادی ثبت نشده است').waitFor();
      await theirs.getByText('رویدادی ثبت نشده است').waitFor();
      await drawer.getByRole('button', { name: 'بستن' }).click();
      await drawer.waitFor({ state: 'detached' });
    }
  } finally {
    assert.equal((await apiCall(staff, userDelete, { id: customer.data.id, employee: 0 })).status, 'DELETED');
    await apiCall(staff, customerEventTypeDelete, { id: type.data.id });
  }
});
