import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

test('[2.88, 4.17, 6.35, 7.37] a ticket is shared with a colleague of another branch, who sees it live, and loses it live when the share is taken away', async ({
  open,
  step,
}) => {
  const [lead, colleague, customer] = [await open(), await open(), await open()];
  await logIn(lead, LOGINS.departmentAdmin);
  await logIn(colleague, LOGINS.agentOfAnotherBranch);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `تیکت مشترک ${Date.now()}`);

  step('nobody of another branch sees it');
  await colleague.goto(`/tickets/${id}`);
  await colleague.getByRole('heading', { level: 1 }).first().waitFor();
  assert.equal(await colleague.getByRole('log').count(), 0);

  step('the list of people, by mouse and keyboard; closing forgets');
  await lead.goto(`/tickets/${id}`);
  await lead.getByRole('log').waitFor();
  const openDialog = async () => {
    await lead.getByRole('button', { name: 'بیشتر' }).last().click();
    await lead.getByRole('menuitem', { name: 'اشتراک‌گذاری تیکت' }).click();
    return lead.getByRole('dialog');
  };
  const dialog = await openDialog();
  await dialog.getByText('این تیکت با کسی به اشتراک گذاشته نشده است').waitFor();
  const { first_name, last_name } = (await apiCall(colleague, me)).data.user;
  const name = `${first_name} ${last_name}`;
  const field = dialog.getByRole('combobox', { name: 'انتخاب کاربران' });
  await field.click();
  await field.pressSequentially(name);
  await lead.keyboard.press('Enter');
  await lead.keyboard.press('Escape');
  const row = dialog.getByRole('listitem').filter({ hasText: name });
  await row.waitFor();
  assert.deepEqual(await axe(lead, '[role=dialog]'), []);
  await dialog.getByRole('button', { name: 'بستن' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  await openDialog();
  await dialog.getByText('این تیکت با کسی به اشتراک گذاشته نشده است').waitFor();

  step('shared with full access: the colleague may answer');
  await field.click();
  await field.pressSequentially(name);
  await lead.keyboard.press('Enter');
  await lead.keyboard.press('Escape');
  await row.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await lead.getByText('دسترسی‌ها ذخیره شد').first().waitFor();
  await colleague.goto(`/tickets/${id}`);
  await colleague.getByRole('log').getByText('به اشتراک گذاشت').waitFor();
  await colleague.getByRole('textbox', { name: 'متن پاسخ' }).waitFor();
  assert.ok(!JSON.stringify((await readTicket(customer, id)).data).includes(name), 'customers do not learn of shares');

  step('taken away: the open ticket is gone without a reload');
  await openDialog();
  await row.getByRole('button', { name: /حذف دسترسی/ }).click();
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await colleague.getByRole('log').waitFor({ state: 'detached' });
});

test('[decisions 2.3] a deleted ticket is gone for everybody at once, and a full admin brings it back', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const subject = `تیکت حذف‌شدنی ${Date.now()}`;
  const { id } = await fileTicket(customer, subject);
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('log').waitFor();

  step('deleted from the menu of the ticket');
  await admin.goto(`/tickets/${id}`);
  await admin.getByRole('log').waitFor();
  await admin.getByRole('button', { name: 'بیشتر' }).last().click();
  await admin.getByRole('menuitem', { name: 'حذف تیکت' }).click();
  await answer(admin, 'حذف');
  await admin.getByText('تیکت حذف شد').first().waitFor();
  await admin.waitForURL(/\/tickets(\?|$)/);
  await customer.getByRole('log').waitFor({ state: 'detached' });

  step('restored from the list of deleted tickets');
  await admin.getByRole('button', { name: 'نماهای دیگر' }).click();
  await admin.getByRole('menuitem', { name: 'تیکت‌های حذف‌شده' }).click();
  const drawer = admin.getByRole('dialog');
  await drawer.getByRole('searchbox').fill(subject);
  await drawer.getByRole('searchbox').press('Enter');
  await drawer.getByRole('button', { name: new RegExp(subject) }).click();
  await admin.getByText('تیکت بازگردانده شد').first().waitFor();
  await drawer.getByText('موردی برای نمایش وجود ندارد').waitFor();
  await customer.goto(`/tickets/${id}`);
  await customer.getByRole('log').waitFor();
});
