import assert from 'node:assert/strict';
import { offDayDelete, offDayList, workingShiftList } from '@hamyar/contracts/calendar';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** Types a time key by key, as people do, and leaves the field. */
async function typeTime(page: Page, label: string, time: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(time);
  await field.press('Tab');
}

test('[2.40, decisions 2.7] an admin writes a shift with the keyboard, and its hours are in the list', async ({
  open,
  step,
}) => {
  const name = `شیفت عصر ${Date.now()}`;
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  await admin.goto('/settings/workingShift');
  await admin.getByRole('link', { name: 'شیفت کاری جدید' }).click();
  await admin.getByRole('textbox', { name: /نام شیفت/ }).fill(name);

  step('hours of one day, which the other working days get too');
  await admin.getByRole('button', { name: 'ساعت‌های شنبه' }).focus();
  await admin.keyboard.press('Enter');
  await typeTime(admin, 'شروع شنبه، بازهٔ ۱', '16:00');
  await typeTime(admin, 'پایان شنبه، بازهٔ ۱', '00:00');
  await admin.getByRole('button', { name: 'کپی به روزهای کاری دیگر' }).press('Enter');
  await admin.getByText('جمع هفته ۴۸ ساعت').waitFor();
  assert.deepEqual(await axe(admin), []);

  step('hours that overlap are refused at the week, and stay');
  await admin.getByRole('button', { name: 'افزودن بازهٔ زمانی' }).click();
  await typeTime(admin, 'شروع شنبه، بازهٔ ۲', '20:00');
  await typeTime(admin, 'پایان شنبه، بازهٔ ۲', '22:00');
  await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.getByText('بازه‌های زمانی یک روز نباید هم‌پوشانی داشته باشند').first().waitFor();
  await admin.getByRole('button', { name: 'حذف بازهٔ ۲ از شنبه' }).click();
  await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.waitForURL(/\/settings\/workingShift(\?|$)/);
  await admin.getByRole('searchbox').fill(name);
  await admin
    .getByRole('row', { name: new RegExp(name) })
    .getByText('شنبه تا پنجشنبه ۱۶ تا ۲۴')
    .waitFor();

  step('it is deleted after a question');
  await admin.getByRole('link', { name }).click();
  await admin.getByRole('button', { name: 'حذف', exact: true }).click();
  await answer(admin, 'حذف');
  await admin.waitForURL(/\/settings\/workingShift(\?|$)/);
  const { data } = await apiCall(admin, workingShiftList, { name });
  assert.deepEqual(data, []);
});

test('[2.40, decisions 2.7] an admin confirms a lunar holiday a day later, and adds some hours off', async ({
  open,
  step,
}) => {
  const title = `جشن ${Date.now()}`;
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  await admin.goto('/settings/offDays');
  // the next year has lunar holidays on every day of this one
  await admin.getByRole('button', { name: 'سال بعد' }).click();
  const lunar = admin.getByRole('listitem').filter({ has: admin.getByRole('button', { name: 'یک روز دیرتر' }) });
  await lunar.first().waitFor();
  assert.deepEqual(await axe(admin), []);

  step('a lunar holiday moves by a day');
  const before = await lunar.count();
  await lunar.first().getByRole('button', { name: 'یک روز دیرتر' }).click();
  await admin.getByText('تأیید شد').first().waitFor();
  await admin.waitForFunction((n) => [...document.querySelectorAll('.oy-row-lunar')].length === n, before - 1);

  step('a partial day off stands in the list with its hours');
  await admin.getByRole('button', { name: 'سال قبل' }).click();
  await admin.getByRole('button', { name: 'روز تعطیل جدید' }).click();
  const dialog = admin.getByRole('dialog', { name: 'روز تعطیل جدید' });
  await dialog.getByRole('textbox', { name: /عنوان تعطیلی/ }).fill(title);
  await dialog.getByRole('combobox', { name: 'نوع تعطیلی' }).click();
  await admin.locator('.ant-select-item-option:visible', { hasText: 'تعطیلی چندساعته' }).click();
  await typeTime(admin, 'از ساعت', '13:00');
  await typeTime(admin, 'تا ساعت', '00:00');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await dialog.waitFor({ state: 'detached' });
  await admin.getByRole('listitem').filter({ hasText: title }).getByText('۱۳:۰۰ تا ۲۴:۰۰').waitFor();
  const now = Math.floor(Date.now() / 1000);
  const { data } = await apiCall(admin, offDayList, { start_date: now - 86_400, end_date: now + 86_400 });
  const own = data.find((row) => row.title === title);
  assert.deepEqual([own?.kind, own?.from, own?.to], ['partial', '13:00', '24:00']);
  await apiCall(admin, offDayDelete, { id: own!.id! });
});
