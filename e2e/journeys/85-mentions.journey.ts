import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import { ticketMentionCandidates } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { editorOf } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

const editor = (page: Page) => page.locator('[contenteditable=true][role=textbox]');
const LIST = 'نام بردن از همکار';

test('[decisions 2.3 T7] a note names a colleague by the keyboard and by the pointer, who is notified and follows the ticket; the customer learns nothing of it', async ({
  open,
  step,
}) => {
  const [agent, senior, customer] = [await open(), await open(), await open()];
  await logIn(agent, LOGINS.agent);
  await logIn(senior, LOGINS.senior);
  await logIn(customer, LOGINS.customer);
  const subject = `نام بردن ${Date.now()}`;
  const { id } = await fileTicket(customer, subject);
  const session = await apiCall(senior, me);
  assert.equal(session.http, 200);
  const own = session.data.user.id;
  const candidates = await apiCall(agent, ticketMentionCandidates, { id });
  assert.equal(candidates.http, 200, JSON.stringify(candidates));
  const colleague = candidates.data.find((person) => person.id === own);
  assert.ok(colleague, 'the senior agent sees the ticket');
  const [firstName] = colleague.name.split(' ');

  step('a reply to the customer offers nobody');
  await agent.goto(`/tickets/${id}`);
  await agent.getByRole('log').waitFor();
  await agent.getByRole('textbox', { name: 'متن پاسخ' }).click();
  await (await editorOf(agent, 'متن پاسخ')).click();
  await agent.keyboard.type(`@${firstName}`);
  await editor(agent).getByText(`@${firstName}`).waitFor();
  assert.equal(await agent.getByRole('listbox', { name: LIST }).count(), 0);
  await agent.keyboard.press('Control+A');
  await agent.keyboard.press('Backspace');

  step('in a note the letters behind @ find the colleague; Escape leaves them, Enter puts the name in their stead');
  await agent
    .getByRole('radio', { name: 'یادداشت داخلی' })
    .or(agent.getByRole('tab', { name: 'یادداشت داخلی' }))
    .click();
  await agent.getByRole('textbox', { name: 'یادداشت داخلی' }).click();
  await editor(agent).waitFor();
  await agent.keyboard.type(`@${firstName}`);
  const list = agent.getByRole('listbox', { name: LIST });
  await list.getByRole('option', { name: colleague.name }).waitFor();
  assert.deepEqual(await axe(agent, '.hd-editor-options'), []);
  await agent.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await agent.keyboard.press('Control+A');
  await agent.keyboard.type(`@${colleague.name.split(' ').join('')}`);
  await list.getByRole('option', { name: colleague.name }).waitFor();
  await agent.keyboard.press('Enter');
  const chip = (page: Page, within: string) => page.locator(`${within} [data-mention="${own}"]`);
  await chip(agent, '[contenteditable=true]').waitFor();
  await agent.keyboard.type('این را می‌بینید؟');
  await agent.keyboard.press('Control+Enter');
  await chip(agent, '[role=log]').waitFor();
  assert.equal(await chip(agent, '[role=log]').innerText(), `@${colleague.name}`);

  step('the colleague is notified, and the notification leads to the note');
  await senior.goto('/');
  await senior.getByRole('button', { name: /اعلان/ }).first().click();
  const notification = senior.getByRole('link', { name: new RegExp(`یادداشت تیکت «.?${subject}.?» از شما نام برد`) });
  await notification.waitFor();
  await notification.click();
  await senior.waitForURL(new RegExp(`/tickets/${id}`));
  await chip(senior, '[role=log]').waitFor();
  const seen = await readTicket(senior, id);
  assert.equal(seen.http, 200);
  assert.equal(seen.data.followed, true);

  step('the note is changed, and names by the pointer');
  await agent.getByRole('button', { name: 'ویرایش پیام' }).click();
  const dialog = agent.getByRole('dialog');
  await chip(agent, '[role=dialog] [contenteditable=true]').waitFor();
  await dialog.getByRole('textbox').click();
  await agent.keyboard.press('Control+End');
  await agent.keyboard.type(' @');
  await list.getByRole('option').first().waitFor();
  await agent.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  assert.equal(await dialog.count(), 1);
  await agent.keyboard.press('Backspace');
  await agent.keyboard.type(`@${firstName}`);
  await list.getByRole('option', { name: colleague.name }).click();
  await agent.locator(`[role=dialog] [data-mention="${own}"]`).nth(1).waitFor();
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await dialog.waitFor({ state: 'detached' });
  await agent.locator(`[role=log] [data-mention="${own}"]`).nth(1).waitFor();

  step('the customer sees neither the note nor that there is one');
  const customers = await readTicket(customer, id);
  assert.equal(customers.http, 200);
  assert.equal(customers.data.contents.length, 1);
  assert.doesNotMatch(JSON.stringify(customers.data), /data-mention/);
});
