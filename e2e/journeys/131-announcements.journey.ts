import assert from 'node:assert/strict';
import { announcementDelete, announcementGet, announcementList } from '@hamyar/contracts/announcements';
import { expect, type Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer, editorOf } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A title that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareTitle = (beginning: string): string =>
  `${beginning} ${[...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('')}`;

/** Writes an announcement on the page of a new one, up to its buttons. */
async function write(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: /عنوان اطلاعیه/ }).fill(title);
  const editor = await editorOf(page, 'متن اطلاعیه');
  await editor.click();
  await page.keyboard.type('مشتری گرامی، شنبه شب سامانه در دسترس نیست.');
}

test('[2.6, 2.7, 6.7, 7.27, decisions 2.13] an announcement is published, read and acknowledged by those it is for, and counted', async ({
  open,
  step,
}) => {
  const [admin, customer, employee] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  const [forCustomers, forEmployees] = [rareTitle('توقف درگاه'), rareTitle('جلسهٔ هفتگی')];
  const found = async (s: string) => (await apiCall(admin, announcementList, { s })).data;
  try {
    step('an admin writes one that is critical, sees whom it reaches, and publishes it');
    await write(admin, '/customerAnnouncement/new', forCustomers);
    await admin.getByText(/این اطلاعیه به .* مشتری از .* سازمان نمایش داده می‌شود/).waitFor();
    await admin.getByRole('radio', { name: 'بحرانی' }).check({ force: true });
    await admin.getByRole('switch', { name: 'نیازمند تأیید مشاهده' }).click();
    assert.deepEqual(await axe(admin, 'main'), []);
    await admin.getByRole('button', { name: 'انتشار', exact: true }).click();
    await admin.getByText('اطلاعیه منتشر شد').first().waitFor();
    await admin.waitForURL(/\/customerAnnouncement(\?|$)/);
    const [stored] = await found(forCustomers);
    assert.equal(stored?.state, 'live');
    assert.ok(stored.stats.sent > 0);

    step('a customer gets it over the page, once, and acknowledges it');
    await logIn(customer, LOGINS.customer);
    await customer.goto('/');
    const over = customer.getByRole('dialog', { name: forCustomers });
    await over.getByText('شنبه شب سامانه در دسترس نیست').waitFor();
    assert.deepEqual(await axe(customer, '[role=dialog]'), []);
    await over.getByRole('button', { name: 'مطالعه کردم' }).click();
    await over.waitFor({ state: 'detached' });
    await customer.reload();
    await customer.getByRole('region', { name: 'اطلاعیه‌ها' }).waitFor();
    await expect(over).toHaveCount(0);

    step('it stays on the page of announcements, and the bell leads there');
    await customer.getByRole('button', { name: /اعلان/ }).first().click();
    await customer.getByRole('link', { name: new RegExp(forCustomers) }).click();
    await customer.waitForURL(/\/announcements\/\d+/);
    await customer
      .getByRole('dialog', { name: forCustomers })
      .getByText(/تأیید کرده‌اید/)
      .waitFor();

    step('the numbers say so');
    await admin.goto(`/customerAnnouncement/${stored.id}`);
    await admin.getByText('۱ نفر تأیید کرده‌اند').waitFor();
    await admin.getByRole('button', { name: 'دیدن گیرندگان' }).click();
    const receipts = admin.getByRole('dialog', { name: 'دیدن گیرندگان' });
    await receipts.getByRole('radio', { name: 'تأیید کرده‌اند' }).check({ force: true });
    await expect(receipts.getByRole('listitem')).toHaveCount(1);
    assert.deepEqual(await axe(admin, '[role=dialog]'), []);
    await admin.keyboard.press('Escape');

    step('one for employees is on their dashboard, and not for customers');
    await write(admin, '/employeeAnnouncement/new', forEmployees);
    await admin.getByRole('switch', { name: 'نیازمند تأیید مشاهده' }).click();
    await admin.getByRole('button', { name: 'انتشار', exact: true }).click();
    await admin.getByText('اطلاعیه منتشر شد').first().waitFor();
    await logIn(employee, LOGINS.agent);
    await employee.goto('/announcements');
    await employee.getByRole('button', { name: new RegExp(forEmployees) }).click();
    const dialog = employee.getByRole('dialog', { name: forEmployees });
    await dialog.getByRole('button', { name: 'مطالعه کردم' }).click();
    await dialog.waitFor({ state: 'detached' });
    const [other] = await found(forEmployees);
    const { stats } = (await apiCall(admin, announcementGet, { id: other!.id })).data;
    assert.equal(stats.acked, 1);
    await customer.goto('/announcements');
    await customer.getByRole('button', { name: new RegExp(forCustomers) }).waitFor();
    await expect(customer.getByText(forEmployees)).toHaveCount(0);

    step('it is ended, and nobody reads it any more');
    await admin.goto(`/customerAnnouncement/${stored.id}`);
    await admin.getByRole('button', { name: 'پایان نمایش', exact: true }).click();
    await answer(admin, 'پایان نمایش');
    await admin.getByText('نمایش اطلاعیه پایان یافت').first().waitFor();
    await customer.reload();
    await customer.getByRole('heading', { name: 'اطلاعیه‌ها' }).first().waitFor();
    await expect(customer.getByText(forCustomers)).toHaveCount(0);
  } finally {
    for (const { id } of [...(await found(forCustomers)), ...(await found(forEmployees))])
      await apiCall(admin, announcementDelete, { id });
  }
});
