import assert from 'node:assert/strict';
import { offDayDelete, offDayStore } from '@hamyar/contracts/calendar';
import { slaDelete, slaList } from '@hamyar/contracts/sla';
import { ticketSla } from '@hamyar/contracts/tickets';
import { expect } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, postContent } from '../harness/tickets.ts';

/** The civil day of a moment where the company works, as `YYYY-MM-DD`. */
const civilDay = (at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' }).format(new Date(at * 1_000));

test('[2.42, decisions 2.6] a ticket gets a policy, stands while its customer is awaited, and is due later for a day off', async ({
  open,
  step,
}) => {
  const name = `SLA چهل‌ساعته ${Date.now()}`;
  const admin = await open();
  const customer = await open();
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);

  let day: { id: number } | undefined;
  try {
    step('a policy with forty working hours until a ticket is closed');
    await admin.goto('/settings/sla/new');
    await admin.getByRole('textbox', { name: /نام SLA/ }).fill(name);
    for (const [target, hours] of [
      ['پاسخ اول', '8'],
      ['بستن تیکت', '40'],
    ] as const) {
      const pair = admin.getByRole('group', { name: `${target}، اهمیت بحرانی` });
      await pair.getByRole('textbox', { name: 'ساعت' }).fill(hours);
      await pair.getByRole('textbox', { name: 'دقیقه' }).fill('00');
    }
    await admin.getByRole('button', { name: 'کپی به سطرهای پایین' }).click();
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.waitForURL(/\/settings\/sla(\?|$)/);

    step('the ticket of a customer gets it, and its page says when it is due');
    const { id } = await fileTicket(customer, 'درخواست با مهلت چهل‌ساعته');
    await admin.goto(`/tickets/${id}`);
    await admin.getByRole('button', { name: /^تغییر SLA/ }).click();
    await admin.getByRole('menuitemcheckbox', { name }).click();
    const clockOf = (clock: string) => admin.locator('.tk-sla-clocks li').filter({ hasText: clock });
    const closing = clockOf('بستن تیکت');
    await admin.locator('.tk-sla-head').getByText(name).waitFor();
    await clockOf('پاسخ اول')
      .getByText(/^مهلت: /)
      .waitFor();
    const due = closing.getByText(/^مهلت: /);
    await due.waitFor();

    step('the drawer explains it by days that add up to the target');
    const explain = admin
      .getByRole('complementary', { name: 'جزئیات' })
      .getByRole('button', { name: 'چگونه محاسبه شد؟' });
    await explain.click();
    const drawer = admin.getByRole('dialog', { name: 'مهلت‌های این تیکت' });
    const explained = drawer.getByRole('region', { name: 'بستن تیکت' });
    await explained.getByText('۴۰ ساعت کاری').waitFor();
    await explained.getByText(/^مصرف‌شده .+ از ۴۰:۰۰$/).waitFor();
    assert.deepEqual(await axe(admin), []);
    await admin.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });

    step('an answer meets the first response, and the clock stands until the customer writes');
    await postContent(admin, id, 'message', '<p>لطفاً شمارهٔ سریال را بفرستید.</p>');
    await closing.getByText(/^متوقف، .+ مانده$/).waitFor();
    await due.waitFor({ state: 'detached' });
    await clockOf('پاسخ اول').getByText(/^در /).waitFor();
    await postContent(customer, id, 'message', '<p>شمارهٔ سریال ۱۲۳۴ است.</p>');
    await due.waitFor();
    await closing.getByText(/ مانده$/).waitFor();

    step('a day off on the way moves the due time, and the drawer names the day');
    const before = await due.innerText();
    const { data } = await apiCall(admin, ticketSla, { id });
    const parts = data!.clocks.find((clock) => clock.name === 'resolution')!.parts;
    const date = civilDay(parts.findLast(({ kind }) => kind === 'worked')!.from);
    const title = `تعطیلی شرکت ${Date.now()}`;
    day = (await apiCall(admin, offDayStore, { date, title })).data;
    await admin.reload();
    await expect(due).not.toHaveText(before);
    await explain.click();
    await explained.getByText(title).waitFor();
  } finally {
    if (day) await apiCall(admin, offDayDelete, { id: day.id });
    const [policy] = (await apiCall(admin, slaList, { name })).data;
    if (policy) await apiCall(admin, slaDelete, { id: policy.id });
  }
});
