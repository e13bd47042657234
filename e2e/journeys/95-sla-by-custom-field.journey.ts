import assert from 'node:assert/strict';
import { customFieldDelete, customFieldStore } from '@hamyar/contracts/forms';
import { slaDelete, slaList } from '@hamyar/contracts/sla';
import { systemDefaultsGet, updateOrder } from '@hamyar/contracts/system';
import { ticketUpdate } from '@hamyar/contracts/tickets';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { choose } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket, SUPPORT } from '../harness/tickets.ts';

test('[decisions 2.6 conditions] a policy is for tickets with a number in a field of their form, and says when the field is gone', async ({
  open,
  step,
}) => {
  const [admin, customer] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const now = Date.now();
  const [name, label] = [`SLA مبلغ ${now}`, `مبلغ قرارداد ${now}`];
  const { data: defaults } = await apiCall(admin, systemDefaultsGet);
  const department_id = defaults.departments.find((one) => one.name === SUPPORT)!.id;
  const body = { context: 'department', department_id, type: 'number', label } as const;
  const field = await apiCall(admin, customFieldStore, body);
  assert.equal(field.status, 'CREATED', JSON.stringify(field));
  const policyOf = async () => (await apiCall(admin, slaList, { name })).data[0];
  let kept = true;
  try {
    step('an admin chooses the field in a condition of a new policy');
    await admin.goto('/settings/sla/new');
    await admin.getByRole('textbox', { name: /نام SLA/ }).fill(name);
    const pair = admin.getByRole('group', { name: 'بستن تیکت، اهمیت بحرانی' });
    await pair.getByRole('textbox', { name: 'ساعت' }).fill('8');
    await admin.getByRole('button', { name: 'کپی به سطرهای پایین' }).click();
    await admin.getByRole('button', { name: 'افزودن شرط' }).click();
    await choose(admin, 'موضوع شرط ۱', label);
    await choose(admin, 'مقایسهٔ شرط ۱', 'بیشتر از');
    await admin.getByRole('spinbutton', { name: 'مقدار شرط ۱' }).fill('1000');
    assert.deepEqual(await axe(admin), []);
    await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await admin.waitForURL(/\/settings\/sla(\?page=\d+)?$/);
    const { data: all } = await apiCall(admin, slaList, { perPage: 200 });
    const id = (await policyOf())!.id;
    const type_ids = [id, ...all.map((one) => one.id).filter((one) => one !== id)];
    const order = await apiCall(admin, updateOrder, { type: 'sla', type_ids });
    assert.equal(order.status, 'UPDATED', JSON.stringify(order));

    step('a ticket gets it when it is chosen again with the number filled in');
    const ticket = await fileTicket(customer, `قرارداد ${now}`);
    const { data: before } = await readTicket(admin, ticket.id);
    const filled = await apiCall(admin, ticketUpdate, {
      ...{ id: ticket.id, version: before.version!, importance: before.importance === 2 ? 1 : 2 },
      custom_values: { [field.data.id]: 2000 },
    });
    assert.equal(filled.status, 'UPDATED', JSON.stringify(filled));
    await admin.goto(`/tickets/${ticket.id}`);
    await admin.getByText(name).first().waitFor();

    step('the policy says that the field is gone once it is deleted');
    const gone = await apiCall(admin, customFieldDelete, { id: field.data.id });
    assert.equal(gone.status, 'DELETED', JSON.stringify(gone));
    kept = false;
    await admin.goto(`/settings/sla/${id}`);
    await admin.getByText('این فیلد حذف شده یا نوع آن عوض شده است').waitFor();
    assert.deepEqual(await axe(admin), []);
  } finally {
    if (kept) await apiCall(admin, customFieldDelete, { id: field.data.id });
    const policy = await policyOf();
    if (policy) await apiCall(admin, slaDelete, { id: policy.id });
  }
});
