import assert from 'node:assert/strict';
import { serviceUpdate, serviceList } from '@hamyar/contracts/catalog';
import { slaList } from '@hamyar/contracts/sla';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer, choose } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** Types hours and minutes into the pair of fields of a target. */
async function typeTarget(page: Page, name: string, hours: string, minutes: string): Promise<void> {
  const pair = page.getByRole('group', { name });
  await pair.getByRole('textbox', { name: 'ساعت' }).fill(hours);
  await pair.getByRole('textbox', { name: 'دقیقه' }).fill(minutes);
}
test('[2.42, decisions 2.6] an admin writes a policy with a condition, tries it, puts it first and deletes it', async ({
  open,
  step,
}) => {
  const name = `SLA آزمایشی ${Date.now()}`;
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  await admin.goto('/settings/sla');
  await admin.getByRole('link', { name: 'SLA جدید' }).click();
  await admin.getByRole('textbox', { name: /نام SLA/ }).fill(name);

  step('a resolution before the first response is refused at its field');
  await typeTarget(admin, 'پاسخ اول، اهمیت بحرانی', '4', '00');
  await typeTarget(admin, 'بستن تیکت، اهمیت بحرانی', '3', '30');
  await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.getByText('بحرانی: مهلت بستن تیکت نباید کمتر از مهلت پاسخ اول باشد').waitFor();
  await typeTarget(admin, 'بستن تیکت، اهمیت بحرانی', '8', '30');
  await admin.getByRole('button', { name: 'کپی به سطرهای پایین' }).click();

  step('the preview walks the days to the due time, which add up to the target');
  const days = admin.getByRole('table', { name: 'راه رسیدن به مهلت بستن تیکت' });
  await days.waitFor();
  assert.match((await days.getByRole('row').last().textContent())!, /۸:۳۰$/);

  step('a condition on the importance');
  await admin.getByRole('button', { name: 'افزودن شرط' }).click();
  await choose(admin, 'موضوع شرط ۱', 'اهمیت');
  await choose(admin, 'مقدار شرط ۱', 'زیاد');
  // the list of a choice of several stays open
  await admin.keyboard.press('Escape');
  assert.deepEqual(await axe(admin), []);
  await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await admin.waitForURL(/\/settings\/sla(\?|$)/);

  step('the sort dialog puts it first, so that it is tried before all others');
  await admin.getByRole('button', { name: 'مرتب‌سازی', exact: true }).click();
  const sort = admin.getByRole('dialog', { name: 'مرتب‌سازی' });
  await sort.getByRole('button', { name: new RegExp(name) }).focus();
  await admin.keyboard.press('Home');
  await sort.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await sort.waitFor({ state: 'detached' });
  const { data } = await apiCall(admin, slaList, { perPage: 200 });
  assert.equal(data[0]!.name, name);

  step('a ticket of this importance would get it');
  await admin.getByRole('button', { name: 'آزمودن' }).click();
  const dialog = admin.getByRole('dialog', { name: 'آزمودن SLA' });
  await choose(admin, 'اهمیت', 'زیاد');
  await dialog.getByText('چون با شرط‌های آن جور است').waitFor();
  await dialog.getByRole('link', { name }).click();
  await admin.waitForURL(`**/settings/sla/${data[0]!.id}`);

  step('it stays while a service names it, and is deleted afterwards');
  const service = (await apiCall(admin, serviceList, { perPage: 10 })).data[0]!;
  await apiCall(admin, serviceUpdate, { id: service.id, sla_id: data[0]!.id });
  await admin.getByRole('button', { name: 'حذف', exact: true }).click();
  const replace = admin.getByRole('dialog', { name: 'حذف شود' });
  await replace.getByText('محصول یا خدمت به کار رفته است').waitFor();
  await admin.keyboard.press('Escape');
  await replace.waitFor({ state: 'detached' });
  await apiCall(admin, serviceUpdate, { id: service.id, sla_id: null });
  await admin.getByRole('button', { name: 'حذف', exact: true }).click();
  await answer(admin, 'حذف');
  await admin.waitForURL(/\/settings\/sla(\?|$)/);
});
