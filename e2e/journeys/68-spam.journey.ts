import assert from 'node:assert/strict';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

test('[decisions 2.3] T18: spam is closed from the menu of the ticket without a word to its sender, and undone', async ({
  open,
  step,
}) => {
  const [lead, agent, customer] = [await open(), await open(), await open()];
  await logIn(lead, LOGINS.departmentAdmin);
  await logIn(agent, LOGINS.agent);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `برندهٔ جایزه شدید ${Date.now()}`);
  const menu = async (page: typeof lead) => page.getByRole('button', { name: 'بیشتر' }).last().click();

  step('who has no permission is not offered it');
  await agent.goto(`/tickets/${id}`);
  await agent.getByRole('log').waitFor();
  await menu(agent);
  await agent.getByRole('menuitem', { name: 'تاریخچهٔ تیکت' }).waitFor();
  assert.equal(await agent.getByRole('menuitem', { name: 'هرزنامه است' }).count(), 0);
  await agent.keyboard.press('Escape');

  step('closed as spam; its sender sees a closed ticket, and is not asked for an opinion');
  await lead.goto(`/tickets/${id}`);
  await lead.getByRole('log').waitFor();
  await menu(lead);
  await lead.getByRole('menuitem', { name: 'هرزنامه است' }).click();
  await lead.getByText('تیکت هرزنامه شد و بسته شد').first().waitFor();
  await lead.getByRole('log').getByText('هرزنامه دانست').waitFor();
  const { data } = await readTicket(customer, id);
  assert.equal(data.status, 4);
  assert.equal(data.close_reason, 'other');
  assert.ok(!data.actions.includes('rate'));
  assert.ok(!JSON.stringify(data).includes('spam'));

  step('undone by the toast: somebody waits again');
  await lead.getByRole('button', { name: 'واگرد' }).click();
  await lead.getByRole('log').getByText('دوباره باز کرد').waitFor();
  assert.equal((await readTicket(lead, id)).data.status, 1);

  step('and from the menu, where it is spam');
  await menu(lead);
  await lead.getByRole('menuitem', { name: 'هرزنامه است' }).click();
  await lead.getByRole('log').getByText('هرزنامه دانست').nth(1).waitFor();
  await menu(lead);
  await lead.getByRole('menuitem', { name: 'هرزنامه نیست' }).click();
  await lead.getByText('تیکت دوباره باز شد').first().waitFor();
  await menu(lead);
  await lead.getByRole('menuitem', { name: 'تاریخچهٔ تیکت' }).click();
  await lead.getByRole('dialog').getByText('هرزنامه').first().waitFor();
});
