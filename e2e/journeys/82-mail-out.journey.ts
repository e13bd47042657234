import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import { deliveryList } from '@hamyar/contracts/notifications';
import { settingsStore } from '@hamyar/contracts/settings';
import { expect } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { startMailSink } from '../harness/mail-sink.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, postContent } from '../harness/tickets.ts';

test('[7.28, decisions 2.15, 2.17] an admin sets up mail and tests it, writes the text of an event, and an answer reaches the customer by mail', async ({
  open,
  step,
}) => {
  const sink = await startMailSink();
  const [admin, agent, customer] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(agent, LOGINS.agent);
  await logIn(customer, LOGINS.supervisor);
  const { email } = (await apiCall(customer, me)).data.user;
  assert.ok(email, 'the customer of the demo company has an address');
  try {
    step('the settings: without a sender mail cannot be switched on; then it can');
    await admin.goto('/settings/generalNoticeSettings');
    await admin.getByRole('switch', { name: 'ارسال ایمیل', exact: true }).click();
    await admin.getByRole('textbox', { name: 'سرور', exact: true }).fill('127.0.0.1');
    await admin.getByLabel('پورت', { exact: true }).fill(String(sink.port));
    await admin.getByRole('radio', { name: 'بدون رمزنگاری' }).check({ force: true });
    await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    await admin.getByText('برای فعال بودن ارسال ایمیل، این فیلد لازم است').first().waitFor();
    await admin.getByRole('textbox', { name: 'نشانی فرستنده' }).fill('desk@example.ir');
    await admin.getByRole('button', { name: 'همین نشانی' }).click();
    await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).waitFor({ state: 'detached' });

    step('a test mail arrives, and stands in the delivery log');
    await admin.getByRole('button', { name: 'ارسال ایمیل آزمایشی' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'نشانی ایمیل آزمایشی' }).fill('boss@example.ir');
    assert.deepEqual(await axe(admin, '[role=dialog]'), []);
    await dialog.getByRole('button', { name: 'ارسال آزمایشی' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(
      sink.mails.map(({ to }) => to),
      [['boss@example.ir']],
    );
    await admin.getByRole('list', { name: 'پیام‌های ارسالی' }).getByText('boss***e.ir').first().waitFor();

    step('the text of an event, with a variable');
    await admin.goto('/settings/notice');
    await admin.getByRole('button', { name: 'متن و زمان ایمیل «پاسخ کارشناس» برای مشتری' }).click();
    await admin.getByRole('textbox', { name: 'متن پیام' }).fill('درود بر ');
    await admin.getByRole('button', { name: 'نام گیرنده' }).click();
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.getByText('متن اختصاصی').waitFor();

    step('an answer reaches the customer, whole');
    const { id, number } = await fileTicket(customer, `ایمیل ${Date.now()}`);
    await postContent(agent, id, 'message', '<p>مشکل برطرف شد</p>');
    const arrived = () => sink.mails.find(({ to }) => to.includes(email));
    await expect.poll(arrived, { timeout: 30_000 }).toBeTruthy();
    const mail = arrived();
    assert.match(mail?.text ?? '', /^درود بر .+\n\nمشکل برطرف شد/);
    assert.match(mail?.source ?? '', new RegExp(`Message-ID: <t${id}\\.c\\d+\\.[0-9a-f]{32}@example\\.ir>`));
    assert.doesNotMatch(mail?.source ?? '', /Auto-Submitted/);
    const log = await apiCall(admin, deliveryList, { recipient: email });
    assert.ok(log.data.some(({ subject, state }) => subject?.includes(number) && state === 'sent'));
  } finally {
    await apiCall(admin, settingsStore, { group: 'generalNoticeSettings', values: { smtp_enabled: false } });
    await sink.close();
  }
});
