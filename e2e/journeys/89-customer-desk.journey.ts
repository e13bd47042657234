import assert from 'node:assert/strict';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer } from '../harness/forms.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, postContent, readTicket } from '../harness/tickets.ts';

test('[4.7, decisions 2.1, decisions 2.21] a customer learns when to expect an answer, closes, rates and reopens a ticket; the supervisor follows the organisation', async ({
  open,
  step,
}) => {
  const [member, supervisor, staff] = [await open(), await open(), await open()];
  await logIn(member, LOGINS.member);
  await logIn(supervisor, LOGINS.supervisor);
  await logIn(staff, LOGINS.departmentAdmin);
  const subject = `گزارش ماهانه ${Date.now()}`;
  const { id } = await fileTicket(member, subject);

  step('until the first answer the ticket says when one can be expected');
  await member.goto(`/tickets/${id}`);
  await member.getByText(/^معمولاً تا .* پاسخ می‌دهیم$/).waitFor();
  assert.deepEqual(await axe(member), []);
  await postContent(staff, id, 'message', '<p>بررسی شد.</p>');
  await member.getByRole('log').getByText('بررسی شد.').waitFor();
  await member.getByText(/^معمولاً تا/).waitFor({ state: 'detached' });

  step('the supervisor finds it among those of the organisation, with whose it is');
  await supervisor.goto('/tickets');
  const row = supervisor.getByRole('listitem').filter({ hasText: subject });
  await row.getByText(/پشتیبانی نرم‌افزار · \S/).waitFor();
  assert.deepEqual(await axe(supervisor), []);
  await supervisor.getByRole('radio', { name: 'تیکت‌های خودم' }).click();
  await row.waitFor({ state: 'detached' });
  await supervisor.getByRole('radio', { name: 'همهٔ سازمان' }).click();
  await row.waitFor();

  step('closed and rated by its customer');
  await member.getByRole('button', { name: 'بستن تیکت' }).click();
  await answer(member, 'بستن تیکت');
  await member.getByText('تیکت بسته شد').first().waitFor();
  await member.getByRole('radio', { name: 'کاملاً راضی' }).check({ force: true });
  await member.getByRole('button', { name: 'ثبت', exact: true }).click();
  // «نظر شما» is the name of the text field too
  await member.getByRole('button', { name: 'ویرایش نظر' }).waitFor();
  assert.notEqual((await readTicket(staff, id)).data.satisfaction, 0);

  step('reopened by an answer');
  await postContent(member, id, 'message', '<p>هنوز درست نشده است.</p>');
  assert.equal((await readTicket(staff, id)).data.status, 3);
});
