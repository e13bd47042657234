import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import { multipleTicketAction, ticketDueLayerUpdate, ticketList } from '@hamyar/contracts/tickets';
import { expect, type Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

async function openCalendar(page: Page): Promise<void> {
  await page.locator('#root').getByRole('button', { name: 'تقویم' }).click();
  await page.getByRole('dialog', { name: 'تقویم' }).waitFor();
}

test('[decisions 2.13] due times stand in the calendar of the assignee, come by themselves and lead to the ticket', async ({
  open,
  step,
}) => {
  const subject = `مهلت در تقویم ${Date.now()}`;
  const [agent, admin, customer] = [await open(), await open(), await open()];
  await logIn(agent, LOGINS.agent);
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const { id: agentId } = (await apiCall(agent, me)).data.user;
  const arrange = (shown: boolean, scope: 'mine' | 'departments') =>
    apiCall(agent, ticketDueLayerUpdate, { shown, scope });
  assert.equal((await arrange(true, 'mine')).status, 'UPDATED');
  const { id } = await fileTicket(customer, subject);
  try {
    step('a ticket that is assigned to the person appears on the day on which it is due');
    const { data } = await readTicket(admin, id);
    const due = data.sla?.due_at;
    assert.ok(due, 'the demo company has a policy for every ticket');
    await agent.goto('/todos');
    await openCalendar(agent);
    const layer = agent.getByRole('checkbox', { name: 'مهلت تیکت‌ها' });
    await expect(layer).toBeChecked();
    const day = Math.floor((due + 12_600) / 86_400);
    const cell = agent.locator(`.cl-day[data-day="${day}"]`);
    if ((await cell.count()) === 0) await agent.getByRole('button', { name: 'ماه بعد' }).click();
    await cell.waitFor();
    const entry = cell.getByRole('link', { name: new RegExp(`^${subject}`) });
    assert.equal(await entry.count(), 0);
    const assigned = await apiCall(admin, multipleTicketAction, {
      ...{ ticket_ids: [id], action: 'assignee', value: agentId },
    });
    assert.deepEqual([assigned.status, assigned.data?.failed], ['UPDATED', []], JSON.stringify(assigned));
    await entry.waitFor();
    assert.deepEqual(await axe(agent, '.cl-dialog'), []);

    step('the departments of the person are chosen for good, and the switch too');
    const stored = () => agent.waitForResponse((sent) => sent.url().includes('/api/ticketDueLayer') && sent.ok());
    let storing = stored();
    await agent.getByRole('radio', { name: 'دپارتمان‌های من' }).check({ force: true });
    await storing;
    storing = stored();
    await layer.uncheck();
    await storing;
    await entry.waitFor({ state: 'detached' });
    await agent.reload();
    await openCalendar(agent);
    await expect(layer).not.toBeChecked();
    await layer.check();
    await expect(agent.getByRole('radio', { name: 'دپارتمان‌های من' })).toBeChecked();
    await agent.getByRole('radio', { name: 'تیکت‌های من' }).check({ force: true });

    step('the entry leads to the ticket, and the calendar is gone');
    if ((await cell.count()) === 0) await agent.getByRole('button', { name: 'ماه بعد' }).click();
    await entry.click();
    await agent.waitForURL(new RegExp(`/tickets/${id}$`));
    await agent.getByRole('dialog', { name: 'تقویم' }).waitFor({ state: 'detached' });

    step('the list of a day has what is due on it, and says so');
    const start = day * 86_400 - 12_600;
    await agent.goto(`/tickets?view=all&mine=1&due_from=${start}&due_before=${start + 86_400}&sort_by=sla_due`);
    await agent.locator('.hd-ticket-row').filter({ hasText: subject }).waitFor();
    const before = await apiCall(agent, ticketList, { mine: true, due_from: start - 86_400, due_before: start });
    assert.equal(before.status, 'OK', JSON.stringify(before));
    assert.ok(!before.data.some((row) => row.id === id));
  } finally {
    assert.equal((await arrange(true, 'mine')).status, 'UPDATED');
  }
});
