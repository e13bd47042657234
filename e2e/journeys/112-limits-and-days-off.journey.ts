import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { offDayDelete, offDayList } from '@hamyar/contracts/calendar';
import { customerLevelDelete, customerLevelList, userDelete, userStore, userUpdate } from '@hamyar/contracts/customers';
import { updateProfile } from '@hamyar/contracts/identity';
import { systemDefaultsGet } from '@hamyar/contracts/system';
import { ticketDelete, ticketStore } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { choose } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS, openSession } from '../harness/session.ts';
import { fileTicket } from '../harness/tickets.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

/** A customer of an own account, whose session the page has. */
async function newCustomer(admin: Page, page: Page): Promise<number> {
  const mobile = `0913${String(Date.now()).slice(-7)}`;
  const person = { first_name: 'سپهر', last_name: 'نیک‌نام', mobile, password: 'Hamyar1405' };
  const made = await apiCall(admin, userStore, { ...person, branch_id: 1 });
  assert.equal(made.status, 'CREATED', JSON.stringify(made));
  await openSession(page, mobile);
  const own = await apiCall(page, updateProfile, { password: { current: 'Hamyar1405', next: 'Hamyar1406' } });
  assert.equal(own.status, 'UPDATED', JSON.stringify(own));
  return made.data.id;
}

test('[decisions 2.8] a level says how many tickets may be open and by which ways; its customer reads that before writing, and is refused by the server', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  const name = rareWord('زمرد');
  const id = await newCustomer(admin, customer);
  const tickets: number[] = [];
  const levelOf = async () => {
    const { data } = await apiCall(admin, customerLevelList, { perPage: 200 });
    return data.find((row) => row.name === name);
  };
  try {
    step('the admin writes a level with its icon, limit and weight');
    await admin.goto('/settings/customerLevel/new');
    await admin.getByRole('textbox', { name: 'نام سطح' }).fill(name);
    await choose(admin, 'آیکن', 'ستاره');
    await admin.getByRole('spinbutton', { name: 'سقف تیکت‌های باز' }).fill('1');
    await admin.getByRole('spinbutton', { name: 'وزن اولویت' }).fill('100');
    assert.deepEqual(await axe(admin), []);
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.waitForURL(/\/settings\/customerLevel(\?|$)/);
    const level = (await levelOf())!;
    assert.deepEqual([level.icon, level.max_open_tickets, level.priority_weight], ['star', 1, 100]);
    const row = admin.getByRole('row').filter({ hasText: name });
    await row.locator('.hd-tag svg').waitFor();
    assert.equal((await apiCall(admin, userUpdate, { id, customer_level_id: level.id })).status, 'UPDATED');

    step('the customer opens one ticket, and then reads why there is no other');
    await customer.goto('/tickets/new');
    await customer.getByRole('button', { name: 'ارسال تیکت' }).waitFor();
    tickets.push((await fileTicket(customer, 'چاپگر روشن نمی‌شود')).id);
    await customer.goto('/tickets/new');
    const main = customer.locator('#root').getByRole('main');
    await main.getByText('شما ۱ تیکت باز دارید و بیش از ۱ تیکت باز نمی‌توانید داشته باشید').waitFor();
    assert.equal(await main.getByRole('button', { name: 'ارسال تیکت' }).count(), 0);
    assert.deepEqual(await axe(customer), []);

    step('the server refuses it too, with the same words');
    const { data } = await apiCall(customer, systemDefaultsGet);
    const refused = await apiCall(customer, ticketStore, {
      ...{ department_id: data.departments[0]!.id, subject: 'پرسش دوم', body_html: '<p>متن</p>' },
      client_key: randomUUID(),
    });
    assert.deepEqual([refused.status, refused.code], ['NOK', 'OPENING_REFUSED']);
    assert.match(refused.message ?? '', /بیش از ۱ تیکت باز/);

    step('without the web among its ways there is no form, by name of those that are left');
    await admin.goto(`/settings/customerLevel/${level.id}`);
    await choose(admin, 'راه‌های ثبت تیکت', 'تماس تلفنی');
    await admin.keyboard.press('Escape');
    await admin.getByRole('spinbutton', { name: 'سقف تیکت‌های باز' }).fill('');
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.waitForURL(/\/settings\/customerLevel(\?|$)/);
    await customer.goto('/tickets/new');
    await main.getByText('راه‌های ثبت تیکت: تماس تلفنی').waitFor();
  } finally {
    for (const ticket of tickets) await apiCall(admin, ticketDelete, { id: ticket });
    await apiCall(admin, userUpdate, { id, customer_level_id: 1 });
    await apiCall(admin, userDelete, { id, employee: 0 });
    const left = await levelOf();
    if (left) assert.equal((await apiCall(admin, customerLevelDelete, { id: left.id })).status, 'DELETED');
  }
});

test('[2.40, decisions 2.7] the admin sets a day off of the lunar year for a single branch; employees of others do not have it', async ({
  open,
  step,
}) => {
  const [admin, near, far] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(near, LOGINS.branchAdmin);
  await logIn(far, LOGINS.agentOfAnotherBranch);
  const title = rareWord('جشن');
  const now = Math.floor(Date.now() / 1000);
  const range = { start_date: now - 86_400, end_date: now + 364 * 86_400 };
  const of = async (page: Page) => (await apiCall(page, offDayList, range)).data.filter((row) => row.title === title);
  try {
    step('services, shifts and days off are in the menu of the settings');
    await admin.goto('/settings/workingShift');
    const menu = admin.getByRole('navigation', { name: 'بخش‌های تنظیمات' });
    for (const [link, path] of [
      ['محصولات و خدمات', '/settings/services'],
      ['شیفت‌های کاری', '/settings/workingShift'],
      ['روزهای تعطیل', '/settings/offDays'],
    ] as const) {
      await menu.getByRole('link', { name: link }).click();
      await admin.waitForURL((url) => url.pathname === path);
      await admin.getByRole('heading', { level: 1, name: link }).waitFor();
    }

    step('a day off for one branch, every lunar year');
    await admin.getByRole('button', { name: 'روز تعطیل جدید' }).click();
    const dialog = admin.getByRole('dialog', { name: 'روز تعطیل جدید' });
    await dialog.getByRole('textbox', { name: /عنوان تعطیلی/ }).fill(title);
    await choose(admin, 'تکرار', 'هر سال قمری');
    await choose(admin, 'شعبه‌ها', 'اصفهان');
    await admin.keyboard.press('Escape');
    assert.deepEqual(await axe(admin, '[role=dialog]'), []);
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await dialog.waitFor({ state: 'detached' });
    const item = admin.getByRole('listitem').filter({ hasText: title });
    await item.getByText('هر سال قمری').waitFor();
    await item.getByText('اصفهان').waitFor();

    step('the branch has it in each lunar year, another one does not');
    const days = await of(near);
    assert.ok(days.length >= 2);
    const gap = (Date.parse(days[1]!.date) - Date.parse(days[0]!.date)) / 86_400_000;
    assert.ok(gap === 354 || gap === 355, String(gap));
    assert.deepEqual(await of(far), []);

    step('it becomes an official one of all branches');
    await item.getByRole('button', { name: `ویرایش ${title}` }).click();
    const edited = admin.getByRole('dialog', { name: 'ویرایش روز تعطیل' });
    await choose(admin, 'نوع تعطیلی', 'تعطیل رسمی');
    await edited.getByRole('combobox', { name: 'شعبه‌ها' }).press('Backspace');
    await edited.getByRole('button', { name: 'ذخیره' }).click();
    await edited.waitFor({ state: 'detached' });
    const everywhere = await of(far);
    assert.deepEqual([everywhere[0]?.kind, everywhere[0]?.branch_ids], ['official', [-1]]);
  } finally {
    const [left] = await of(admin);
    if (left?.id) assert.equal((await apiCall(admin, offDayDelete, { id: left.id })).status, 'DELETED');
  }
});
