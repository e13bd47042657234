import assert from 'node:assert/strict';
import { calendarEventDelete, calendarEventGet } from '@hamyar/contracts/calendar';
import { expect, type Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

async function typeTime(page: Page, label: string, time: string): Promise<void> {
  const field = page.getByRole('textbox', { name: new RegExp(label) });
  await field.pressSequentially(time);
  await field.press('Tab');
}

test('[decisions 2.13, 2.77] an event about a ticket is written beside it, leads back to it, and says nothing to who may not see it', async ({
  open,
  step,
}) => {
  const subject = `بازدید از سرور ${Date.now()}`;
  const title = `جلسه ${Date.now()}`;
  const [agent, stranger, customer] = [await open(), await open(), await open()];
  await logIn(agent, LOGINS.agent);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, subject);

  step('the open ticket offers a new event');
  await agent.goto(`/tickets/${id}`);
  await agent.getByRole('button', { name: 'رویداد تازه' }).click();
  const form = agent.getByRole('dialog', { name: 'افزودن رویداد' });
  await form.getByRole('textbox', { name: /عنوان رویداد/ }).fill(title);
  await typeTime(agent, 'ساعت شروع', '14:15');
  await typeTime(agent, 'ساعت پایان', '15:00');
  await form.getByRole('radio', { name: 'همهٔ کارکنان' }).check({ force: true });
  assert.deepEqual(await axe(agent, '.hd-dialog'), []);
  await form.getByRole('button', { name: 'ذخیره' }).click();

  step('what was stored is one press away, and its details lead back to the ticket');
  await agent.getByRole('button', { name: 'دیدن رویداد' }).click();
  await agent.waitForURL(/\/calendar\/\d+$/);
  const event = Number(/\d+$/.exec(agent.url())?.[0]);
  const details = agent.getByRole('dialog', { name: title });
  const link = details.getByRole('link', { name: new RegExp(subject) });
  await link.waitFor();
  assert.deepEqual(await axe(agent, '.cl-details'), []);
  await link.click();
  await agent.waitForURL(new RegExp(`/tickets/${id}$`));
  await agent.getByRole('heading', { name: subject }).waitFor();

  step('a colleague who does not see the ticket sees the event, and neither number nor subject of the ticket');
  await logIn(stranger, LOGINS.agentOfAnotherBranch);
  assert.equal((await readTicket(stranger, id)).status, 'NOT_FOUND');
  await stranger.goto(`/calendar/${event}`);
  const theirs = stranger.getByRole('dialog', { name: title });
  await theirs.getByText('صاحب رویداد').waitFor({ state: 'attached' });
  assert.equal(await theirs.getByRole('link').count(), 0);
  const answer = await apiCall(stranger, calendarEventGet, { id: event });
  assert.equal(answer.data.source, null);

  step('a plus stands in the day under the pointer');
  await agent.locator('#root').getByRole('button', { name: 'تقویم' }).click();
  await agent.locator('.cl-chip').first().waitFor();
  const day = agent.locator('.cl-day:not(.cl-day-other)').first();
  const plus = day.locator('.cl-plus');
  await agent.getByRole('heading', { name: 'تقویم' }).hover();
  await expect(plus).toHaveCSS('opacity', '0');
  await day.hover();
  await expect(plus).toHaveCSS('opacity', '1');
  await apiCall(agent, calendarEventDelete, { id: event });
});
