import assert from 'node:assert/strict';
import { ticketCategoryDelete, ticketCategoryList, ticketCategoryUpdate } from '@hamyar/contracts/catalog';
import { settingsGet, settingsStore } from '@hamyar/contracts/settings';
import { similarTicketList } from '@hamyar/contracts/tickets';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

/** A word that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.42, decisions 2.1, decisions 2.26] members of an organisation see tickets of each other once the settings say so, and a new ticket points to the one that is open already', async ({
  open,
  step,
}) => {
  const [admin, member, supervisor] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(member, LOGINS.member);
  await logIn(supervisor, LOGINS.supervisor);
  const group = 'generalTicketSettings';
  const stored = await apiCall(admin, settingsGet);
  assert.equal(stored.status, 'OK');
  const { members_see_all, duplicate_days } = stored.data[group];
  const save = async (values: object) =>
    assert.equal((await apiCall(admin, settingsStore, { group, values } as never)).status, 'UPDATED');
  const subject = `${rareWord('چاپگر')} طبقه دوم کار نمی‌کند`;
  const { id } = await fileTicket(supervisor, subject);

  try {
    await save({ members_see_all: 0, duplicate_days: 14 });
    assert.equal((await readTicket(member, id)).status, 'NOT_FOUND');

    step('the settings let members see, and say what that changes');
    await admin.goto('/settings/generalTicketSettings');
    await admin.getByText(/در سازمان‌هایی که روش خودشان را ندارند/).waitFor();
    await admin.getByRole('switch', { name: 'اعضای سازمان تیکت‌های یکدیگر را ببینند' }).click();
    assert.deepEqual(await axe(admin), []);
    await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    await admin.getByText('تنظیمات ذخیره شد').first().waitFor();
    await member.goto(`/tickets/${id}`);
    await member.getByRole('heading', { name: subject }).first().waitFor();
    assert.equal(await member.getByRole('button', { name: 'بستن تیکت' }).count(), 0);

    step('a title like that of an open ticket of the same customer points to it');
    const own = await fileTicket(member, subject);
    await member.goto('/tickets/new');
    const title = member.getByRole('textbox', { name: 'عنوان تیکت' });
    await title.fill(`${subject.replace('نمی‌کند', 'نمیکند')}!`);
    const hint = member.getByRole('status').filter({ hasText: 'شاید تیکت مشابهی ثبت شده باشد' });
    await hint.waitFor();
    // never the one of the supervisor, which this customer sees too
    assert.equal(await hint.getByRole('link').count(), 1);
    assert.deepEqual(await axe(member), []);
    await hint.getByRole('link').click();
    await member.waitForURL(new RegExp(`/tickets/${own.id}$`));
    await member.goBack();
    await member.getByRole('textbox', { name: 'عنوان تیکت' }).waitFor();
    assert.match(await title.inputValue(), /نمیکند!$/);
    await member.getByRole('button', { name: 'پاک کردن پیش‌نویس' }).click();

    step('without days nothing is pointed to');
    await save({ duplicate_days: 0 });
    const none = await apiCall(member, similarTicketList, { subject });
    assert.deepEqual([none.status, none.data], ['OK', []]);
  } finally {
    await save({ members_see_all: members_see_all ? 1 : 0, duplicate_days });
  }
});

test('[2.42, 9.1, decisions 2.4] a row that was saved in the settings is shown and marked on its page, and changes that were left come back', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const name = rareWord('دسته');
  const categories = async () => {
    const { status, data } = await apiCall(admin, ticketCategoryList, { perPage: 200 });
    assert.equal(status, 'OK');
    return data;
  };
  const made = async () => (await categories()).find((one) => one.name === name);

  try {
    step('a new category, wherever it stands');
    await admin.goto('/settings/ticketCategory/new');
    await admin.getByRole('textbox', { name: 'نام دسته‌بندی' }).fill(name);
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    const row = admin.locator('tr.hd-row-saved').filter({ hasText: name });
    await row.waitFor();
    const at = (await categories()).findIndex((one) => one.name === name);
    const page = Number(new URL(admin.url()).searchParams.get('page') ?? '1');
    assert.equal(page, Math.floor(at / 10) + 1);
    assert.deepEqual(await axe(admin), []);

    step('changes that are left are kept, and it is said');
    const { id } = (await made())!;
    await admin.goto(`/settings/ticketCategory/${id}`);
    const field = admin.getByRole('textbox', { name: 'نام دسته‌بندی' });
    await field.fill(`${name} دو`);
    await admin.locator('a[href="/settings/ticketCategory"]').last().click();
    await admin.getByText('در این مرورگر نگه داشته شد').first().waitFor();
    await admin.goto(`/settings/ticketCategory/${id}`);
    await admin.getByText('متن ذخیره‌نشدهٔ شما بازیابی شد').waitFor();
    assert.equal(await field.inputValue(), `${name} دو`);

    step('what another tab has stored too is no conflict');
    const again = await apiCall(admin, ticketCategoryUpdate, { id, name: `${name} دو` });
    assert.equal(again.status, 'UPDATED');
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin
      .locator('tr.hd-row-saved')
      .filter({ hasText: `${name} دو` })
      .waitFor();
  } finally {
    const left = (await categories()).find((one) => one.name.startsWith(name));
    if (left) assert.equal((await apiCall(admin, ticketCategoryDelete, { id: left.id })).status, 'DELETED');
  }
});
