import assert from 'node:assert/strict';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';

test('[2.15, decisions 2.4] a department admin saves the list as a view for the department, and a colleague works with it', async ({
  open,
  step,
}) => {
  const [lead, agent] = [await open(), await open()];
  await logIn(lead, LOGINS.departmentAdmin);
  await logIn(agent, LOGINS.agent);
  const name = `نمای ${Date.now()}`;
  const menuOf = async (page: typeof lead, item: string) => {
    await page.getByRole('button', { name: 'نماهای دیگر' }).click();
    await page.getByRole('menu').getByText(item).click();
  };
  const rows = (page: typeof lead) => page.getByRole('list', { name: 'تیکت‌ها' }).getByRole('listitem');

  step('saved with its filters');
  await lead.goto('/tickets?view=all&importance=3,2');
  await rows(lead).first().waitFor();
  await menuOf(lead, 'ذخیره در نمای جدید…');
  const dialog = lead.getByRole('dialog');
  await dialog.getByRole('button', { name: 'ذخیرهٔ نما' }).click();
  await dialog.getByText('این فیلد الزامی است').first().waitFor();
  await dialog.getByLabel('نام نما').fill(name);
  await dialog.getByText('همکاران یک دپارتمان').click();
  assert.deepEqual(await axe(lead, '[role=dialog]'), []);
  await dialog.getByRole('combobox', { name: 'دپارتمان' }).click();
  await lead.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'ذخیرهٔ نما' }).click();
  await lead.getByText('نما ذخیره شد').first().waitFor();
  await lead.waitForURL(/\?view_id=\d+$/);
  await lead.getByRole('radio', { name: new RegExp(name), checked: true }).waitFor();

  step('a colleague finds it, with the same filters, also in the table and after a reload');
  await agent.goto('/tickets');
  await menuOf(agent, name);
  await agent.getByText('۲ مورد').first().waitFor();
  await agent.reload();
  await agent.getByRole('radio', { name: new RegExp(name), checked: true }).waitFor();
  await agent.getByRole('button', { name: 'نمای جدولی' }).click();
  await agent.getByRole('tab', { name: new RegExp(name), selected: true }).waitFor();
  await agent.getByRole('button', { name: 'انتخاب ستون‌ها' }).waitFor();
  assert.equal(
    await agent.getByRole('button', { name: 'کارهای نما' }).count(),
    0,
    'it belongs to the department admin',
  );

  step('a change of it is kept when it is stored, and an old link shows what is stored');
  await lead.getByRole('button', { name: /حذف فیلتر اهمیت/ }).click();
  await menuOf(lead, 'بازگشت به نمای ذخیره‌شده');
  await lead.getByRole('button', { name: /حذف فیلتر اهمیت/ }).click();
  await menuOf(lead, 'ذخیرهٔ تغییرات نما');
  await lead.waitForURL(/\?view_id=\d+$/);
  await agent.reload();
  await agent.getByRole('tab', { name: new RegExp(name), selected: true }).waitFor();
  assert.equal(await agent.getByText('اهمیت:').count(), 0);

  step('deleted after a question: who has it open goes on with all tickets');
  await menuOf(lead, 'حذف نما');
  await lead.getByRole('alertdialog').getByRole('button', { name: 'حذف نما' }).click();
  await lead.getByText('نما حذف شد').first().waitFor();
  await agent.reload();
  await agent.waitForURL((url) => !url.searchParams.has('view_id'));
  assert.equal(await agent.getByRole('tab', { name: new RegExp(name) }).count(), 0);
});
