import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import { organizationGet, organizationUpdate } from '@hamyar/contracts/organizations';
import { expect } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket } from '../harness/tickets.ts';

test('[decisions 2.1] a member reads the tickets of colleagues beside the own ones, live, for as long as the organisation shows them', async ({
  open,
  step,
}) => {
  const [admin, member, supervisor] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(member, LOGINS.member);
  await logIn(supervisor, LOGINS.supervisor);
  const { data: session } = await apiCall(member, me);
  const colleague = (await apiCall(supervisor, me)).data.user;
  const { organization } = session.user;
  assert.ok(organization, 'the member belongs to an organisation');
  const stored = await apiCall(admin, organizationGet, { id: organization.id });
  assert.equal(stored.status, 'OK');
  const save = async (members_see_all: boolean | null) =>
    assert.equal(
      (await apiCall(admin, organizationUpdate, { id: organization.id, members_see_all })).status,
      'UPDATED',
    );
  const stamp = Date.now();
  const [own, theirs] = [`درخواست من ${stamp}`, `درخواست همکار ${stamp}`];

  try {
    await save(true);
    await fileTicket(member, own);
    const { id } = await fileTicket(supervisor, theirs);

    step('the list begins with the own ones');
    await member.goto('/tickets');
    // what the server has drawn answers when the application has continued in it
    await member.locator('#root').waitFor();
    await member.getByRole('heading', { name: 'تیکت‌های من' }).waitFor();
    await member.getByRole('link', { name: own }).first().waitFor();
    await expect(member.getByRole('link', { name: theirs })).toHaveCount(0);

    step('those of the organisation say whose they are, and new ones are announced');
    await member.getByRole('radio', { name: 'همهٔ سازمان' }).click();
    await member.waitForURL(/mine=0/);
    const row = member.getByRole('listitem').filter({ hasText: theirs });
    await row.getByText(`· ${colleague.first_name} ${colleague.last_name}`).waitFor();
    assert.deepEqual(await axe(member), []);
    await fileTicket(supervisor, `${theirs} دوم`);
    await member.getByRole('button', { name: 'تیکت جدید رسید' }).click();
    await member.getByRole('link', { name: `${theirs} دوم` }).waitFor();

    step('a ticket of a colleague is only read');
    await member.getByRole('link', { name: theirs, exact: true }).click();
    await member.waitForURL(new RegExp(`/tickets/${id}$`));
    await member.getByText('شما فقط می‌توانید این تیکت را ببینید').waitFor();
    await expect(member.getByRole('button', { name: 'بستن تیکت' })).toHaveCount(0);
    assert.deepEqual(await axe(member), []);

    step('the home page is about the own ones');
    await member.goto('/');
    const running = member.getByRole('list', { name: 'در جریان' });
    await running.getByRole('link', { name: own }).waitFor();
    await expect(running.getByRole('link', { name: theirs })).toHaveCount(0);

    step('the open list follows when the organisation shows them no more');
    await member.goto('/tickets?mine=0');
    await member.getByRole('link', { name: theirs, exact: true }).waitFor();
    await save(false);
    await member.getByRole('heading', { name: 'تیکت‌های من' }).waitFor();
    await expect(member.getByRole('link', { name: theirs, exact: true })).toHaveCount(0);
    await expect(member.getByText('همهٔ سازمان')).toHaveCount(0);
    await member.getByRole('link', { name: own }).first().waitFor();
  } finally {
    await save(stored.data.members_see_all);
  }
});
