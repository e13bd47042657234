import assert from 'node:assert/strict';
import { ticketTemplateGet, ticketTemplateStore } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

const composer = (page: Page) => page.locator('[contenteditable=true][role=textbox]');
const writtenIn = async (page: Page) => (await composer(page).innerText()).replace(/[\u2066\u2069]/g, '');

test('[2.85, decisions 2.12] a ready-made text is made in the settings, found by a part of its name and by its shortcut, filled for the ticket, and not sent with a variable that is left', async ({
  open,
  step,
}) => {
  const [admin, agent, customer] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(agent, LOGINS.agent);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `درگاه پرداخت ${Date.now()}`);
  const name = `پیگیری درگاه ${Date.now()}`;

  step('the settings page refuses a variable that is none, and keeps what was typed');
  await admin.goto('/settings/ticketTemplates');
  await admin.getByRole('link', { name: 'متن آمادهٔ جدید' }).first().click();
  await admin.getByRole('textbox', { name: 'عنوان متن' }).fill(name);
  await admin.getByRole('textbox', { name: 'میان‌بر' }).fill('/پیگیری۱');
  const body = admin.getByRole('textbox', { name: 'متن', exact: true });
  await body.click();
  await admin.keyboard.type('سلام {{نام}} ');
  await admin.getByRole('button', { name: 'ذخیره' }).click();
  await admin.getByText('متغیر «نام» شناخته‌شده نیست').first().waitFor();
  assert.deepEqual(await axe(admin, 'main'), []);
  for (let letter = 0; letter < 8; letter += 1) await admin.keyboard.press('Backspace');
  await body.click();
  await admin.keyboard.press('Control+A');
  await admin.keyboard.type('سلام ');
  await admin.getByRole('button', { name: 'نام مشتری', exact: true }).click();
  await admin.keyboard.type('، تیکت ');
  await admin.getByRole('button', { name: 'شمارهٔ تیکت' }).click();
  await admin.getByRole('button', { name: 'ذخیره' }).click();
  await admin.getByText('متن آماده ذخیره شد').first().waitFor();

  step('the dialog: searched by a part of the name, with what it says on this ticket, inserted by the keyboard');
  await agent.goto(`/tickets/${id}`);
  await agent.getByRole('log').waitFor();
  await agent.getByRole('button', { name: 'متن‌های آماده' }).click();
  const dialog = agent.getByRole('dialog');
  await dialog.getByRole('option').first().waitFor();
  await agent.keyboard.type('ری درگ');
  await dialog.getByRole('option', { name }).waitFor();
  const { data: ticket } = await readTicket(agent, id);
  const digits = ticket.number.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
  await dialog.getByRole('region').getByText(digits).waitFor();
  assert.deepEqual(await axe(agent, '[role=dialog]'), []);
  await agent.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await composer(agent).getByText(digits).waitFor();
  await agent.keyboard.type(' پایان');
  assert.match(await writtenIn(agent), new RegExp(`تیکت ${digits} پایان$`));

  step('the shortcut while typing, with Latin digits; Escape leaves the letters');
  await agent.keyboard.press('Enter');
  await agent.keyboard.type('/پیگ');
  const list = agent.getByRole('listbox', { name: 'متن‌های آماده' });
  await list.getByRole('option', { name }).waitFor();
  await agent.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  assert.match(await writtenIn(agent), /\/پیگ$/);
  await agent.keyboard.press('Control+A');
  await agent.keyboard.type('/پیگیری1');
  await list.getByRole('option', { name }).waitFor();
  await agent.keyboard.press('Enter');
  await composer(agent).getByText(digits).waitFor();
  assert.doesNotMatch(await writtenIn(agent), /پیگیری1/);

  step('a variable that is left is drawn and keeps the reply from being sent');
  await agent.keyboard.type(' {{name}}');
  await agent.locator('.hd-editor-flagged').waitFor();
  await agent.keyboard.press('Control+Enter');
  await agent.getByText('پیش از ارسال، این متغیرها را با متن جایگزین کنید').first().waitFor();
  assert.equal((await readTicket(customer, id)).data.contents.length, 1);
  for (let letter = 0; letter < 9; letter += 1) await agent.keyboard.press('Backspace');
  await agent.keyboard.press('Control+Enter');
  await agent.getByRole('log').getByText(digits).first().waitFor();

  step('it is counted where it is kept');
  const { data: rows } = await apiCall(admin, ticketTemplateStore, {
    name: `${name} دوم`,
    body: '<p>متن</p>',
    scope: 'global',
  });
  const [used] = await Promise.all([apiCall(admin, ticketTemplateGet, { id: rows.id - 1 })]);
  assert.equal(used.data.usage_count, 1);
});

test('[decisions 2.25] an employee keeps own ready-made texts from the composer, which nobody else sees', async ({
  open,
  step,
}) => {
  const [agent, senior, customer] = [await open(), await open(), await open()];
  await logIn(agent, LOGINS.agent);
  await logIn(senior, LOGINS.senior);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `متن شخصی ${Date.now()}`);
  const name = `متن خودم ${Date.now()}`;

  step('made in the dialog');
  await agent.goto(`/tickets/${id}`);
  await agent.getByRole('log').waitFor();
  await agent.getByRole('button', { name: 'متن‌های آماده' }).click();
  await agent.getByRole('button', { name: 'متن آمادهٔ جدید' }).click();
  await agent.getByRole('textbox', { name: 'عنوان متن' }).fill(name);
  await agent.getByRole('dialog').getByRole('textbox', { name: 'متن', exact: true }).click();
  await agent.keyboard.type('فقط برای من');
  await agent.getByRole('button', { name: 'ذخیره' }).click();
  await agent.getByRole('option', { name }).waitFor();

  step('a colleague does not find it');
  await senior.goto(`/tickets/${id}`);
  await senior.getByRole('log').waitFor();
  await senior.getByRole('button', { name: 'متن‌های آماده' }).click();
  await senior.getByRole('option').first().waitFor();
  assert.equal(await senior.getByRole('option', { name }).count(), 0);

  step('changed and deleted by who made it');
  await agent.getByRole('option', { name }).click();
  await agent.getByRole('button', { name: 'ویرایش' }).click();
  await agent.getByRole('button', { name: 'حذف متن آماده' }).click();
  await agent.getByRole('alertdialog').getByRole('button').first().click();
  await agent.getByText('متن آماده حذف شد').first().waitFor();
});
