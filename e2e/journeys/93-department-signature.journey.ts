import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import { settingsStore } from '@hamyar/contracts/settings';
import { departmentDelete, departmentGet, departmentList, departmentStore } from '@hamyar/contracts/staff';
import { expect } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { startMailSink } from '../harness/mail-sink.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, SUPPORT } from '../harness/tickets.ts';

const GREETING = 'با احترام، ';

test('[decisions 2.7, decisions 2.12] a department gets a signature, who answers sees it filled, and the mail of the answer ends with it', async ({
  open,
  step,
}) => {
  const sink = await startMailSink();
  const [admin, agent, customer] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(agent, LOGINS.agent);
  await logIn(customer, LOGINS.supervisor);
  const writer = (await apiCall(agent, me)).data.user;
  const { email } = (await apiCall(customer, me)).data.user;
  assert.ok(email, 'the customer of the demo company has an address');
  const name = `امضادار ${Date.now()}`;
  const made = await apiCall(admin, departmentStore, { name, branch_ids: [-1], member_ids: [writer.id] });
  assert.equal(made.status, 'CREATED', JSON.stringify(made));
  const { id } = made.data;
  try {
    step('the signature on the page of the department, with a variable');
    await admin.goto(`/departments/${id}`);
    const signature = admin.getByRole('textbox', { name: 'امضا', exact: true });
    await signature.click();
    await admin.keyboard.type(GREETING);
    await admin.getByRole('button', { name: 'نام کارشناس' }).click();
    await expect(signature).toHaveText(`${GREETING}{{agent.name}}`);
    assert.deepEqual(await axe(admin), []);
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.waitForURL(/\/departments(\?page=\d+)?$/);
    const stored = await apiCall(admin, departmentGet, { id });
    assert.match(stored.data.signature, /\{\{agent\.name\}\}/);
    const mail = await apiCall(admin, settingsStore, {
      group: 'generalNoticeSettings',
      values: {
        ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: sink.port, smtp_security: 'none' },
        mail_from_address: 'desk@example.ir',
        mail_link_address: new URL(admin.url()).origin,
      },
    });
    assert.equal(mail.status, 'UPDATED', JSON.stringify(mail));

    step('who answers sees it with the own name');
    const ticket = await fileTicket(customer, name, '<p>متن آزمایش</p>', name);
    await agent.goto(`/tickets/${ticket.id}`);
    const reply = agent.getByRole('textbox', { name: 'متن پاسخ' });
    await reply.click();
    await agent.getByText('امضای دپارتمان در پایان ایمیل این پاسخ').click();
    const signed = `${GREETING}${writer.first_name} ${writer.last_name}`;
    await agent.getByText(signed).waitFor();
    assert.deepEqual(await axe(agent, '.tk-compose'), []);
    await reply.click();
    await agent.keyboard.type('مشکل برطرف شد');
    await agent.getByRole('button', { name: 'ارسال پاسخ' }).click();

    step('the mail of the answer ends with it, and the ticket has the answer alone');
    const arrived = () => sink.mails.find(({ to, text }) => to.includes(email) && text.includes('مشکل برطرف شد'));
    await expect.poll(arrived, { timeout: 40_000 }).toBeTruthy();
    assert.ok(arrived()?.text.includes(`مشکل برطرف شد\n\n${signed}`), arrived()?.text);
    await customer.goto(`/tickets/${ticket.id}`);
    await customer.getByText('مشکل برطرف شد').first().waitFor();
    assert.equal(await customer.getByText(signed).count(), 0);
  } finally {
    const off = await apiCall(admin, settingsStore, {
      group: 'generalNoticeSettings',
      values: { smtp_enabled: false },
    });
    const { data } = await apiCall(admin, departmentList, { perPage: 200 });
    const heir = data.find((row) => row.name === SUPPORT)!.id;
    const gone = await apiCall(admin, departmentDelete, { id, replace_with: heir });
    await sink.close();
    assert.deepEqual([off.status, gone.status], ['UPDATED', 'DELETED']);
  }
});
