import assert from 'node:assert/strict';
import { settingsStore } from '@hamyar/contracts/settings';
import { ticketUpdate } from '@hamyar/contracts/tickets';
import { expect } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { startMailSink } from '../harness/mail-sink.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

test('[decisions 2.21] a customer is asked by mail after the closing, chooses a face and sends it without a login', async ({
  open,
  step,
}) => {
  const sink = await startMailSink();
  const [admin, staff, customer, visitor] = [await open(), await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(staff, LOGINS.departmentAdmin);
  await logIn(customer, LOGINS.supervisor);
  await visitor.goto('/login');
  const { origin } = new URL(visitor.url());
  const store = async (group: string, values: object) =>
    assert.equal((await apiCall(admin, settingsStore, { group, values } as never)).status, 'UPDATED');
  try {
    await store('generalTicketSettings', { satisfaction_delay_hours: 0 });
    await store('generalNoticeSettings', {
      ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: sink.port, smtp_security: 'none' },
      ...{ mail_from_address: 'desk@example.ir', mail_link_address: origin },
    });
    const { id } = await fileTicket(customer, `نظرسنجی ${Date.now()}`);
    const { version = 0 } = (await readTicket(staff, id)).data;
    const closed = await apiCall(staff, ticketUpdate, { id, version, status: 4, close_reason: 'resolved' });
    assert.equal(closed.status, 'UPDATED');

    step('the mail leads to a page of its own');
    const address = () => sink.mails.map(({ text }) => /\/rating\/[\w-]+/.exec(text)?.[0]).find(Boolean);
    await expect.poll(address, { timeout: 30_000 }).toBeTruthy();
    const path = address()!;

    step('opening it chooses the face and sends nothing');
    await visitor.goto(`${path}?vote=2`);
    const chosen = visitor.getByRole('radio', { name: 'ناراضی', exact: true });
    await chosen.waitFor();
    assert.ok(await chosen.isChecked());
    assert.deepEqual(await axe(visitor), []);
    assert.equal((await readTicket(staff, id)).data.satisfaction, 0);

    step('the button sends it; the page shows it after a reload');
    await visitor.getByRole('textbox').fill('دیر جواب دادید');
    await visitor.getByRole('button', { name: 'ثبت', exact: true }).click();
    // instead of the form, when the answer is here
    await visitor.getByRole('button', { name: 'ویرایش نظر' }).waitFor();
    assert.equal((await readTicket(staff, id)).data.satisfaction, 2);
    await visitor.goto(path);
    await visitor.getByText('دیر جواب دادید').waitFor();
    await visitor.getByRole('button', { name: 'ویرایش نظر' }).waitFor();

    step('a link that nobody has sent is no page');
    assert.equal((await visitor.request.get('/rating/1-1-1-0')).status(), 404);
  } finally {
    await store('generalTicketSettings', { satisfaction_delay_hours: 1 });
    await store('generalNoticeSettings', { smtp_enabled: false });
    await sink.close();
  }
});
