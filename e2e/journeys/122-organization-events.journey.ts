import assert from 'node:assert/strict';
import {
  customerEventDelete,
  customerEventList,
  customerEventStore,
  customerEventTypeDelete,
  customerEventTypeStore,
} from '@hamyar/contracts/customer-events';
import { customerLevelList, userDelete, userStore } from '@hamyar/contracts/customers';
import { organizationDelete, organizationStore } from '@hamyar/contracts/organizations';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.87, 6.34, 8.14] what happened with the people of an organisation is read on its page, page after page, leads to each person, and is deleted there', async ({
  open,
  step,
}) => {
  const staff = await open();
  await logIn(staff, LOGINS.fullAdmin);
  const name = rareWord('آریا');
  const type = await apiCall(staff, customerEventTypeStore, { name, type: 0, color: '#45AEB6' });
  assert.equal(type.status, 'CREATED');
  const [level] = (await apiCall(staff, customerLevelList, { perPage: 10 })).data;
  const organization = await apiCall(staff, organizationStore, {
    ...{ name, branch_id: 1, customer_level_id: level!.id },
  });
  assert.equal(organization.status, 'CREATED');
  const people: number[] = [];
  for (const first_name of ['نگار', 'کامران']) {
    const person = await apiCall(staff, userStore, {
      ...{ first_name, last_name: name, email: `org-event-${Date.now()}@example.ir`, branch_id: 1 },
      organization_id: organization.data.id,
    });
    assert.equal(person.status, 'CREATED');
    people.push(person.data.id);
  }

  try {
    for (let n = 1; n <= 9; n += 1) {
      const event = { user_id: people[n % 2]!, customer_event_type_id: type.data.id, description: `گزارش ${n} از ۹` };
      assert.equal((await apiCall(staff, customerEventStore, event)).status, 'CREATED');
    }

    step('the history of all its people');
    await staff.goto(`/organization/${organization.data.id}`);
    await staff.getByRole('button', { name: 'تاریخچهٔ رویدادها' }).click();
    const drawer = staff.locator('.hd-drawer', { hasText: 'تاریخچهٔ رویدادهای افراد سازمان' });
    await drawer.getByText('۹ رویداد ثبت شده').waitFor();
    await drawer.getByRole('listitem').first().hover();
    await staff.mouse.wheel(0, 5_000);
    await drawer.getByText('همهٔ رویدادها نمایش داده شد').waitFor();
    assert.equal(await drawer.getByRole('listitem').count(), 9);
    assert.deepEqual(await axe(staff, '.hd-drawer'), []);
    const newest = drawer.getByRole('listitem').first();
    await newest.getByRole('link', { name: `کامران ${name}` }).waitFor();

    step('one is deleted for everybody');
    await newest.getByRole('button', { name: 'حذف رویداد' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
    await drawer.getByText('۸ رویداد ثبت شده').waitFor();

    step('an event leads to its person, whose own history has the rest');
    await drawer
      .getByRole('link', { name: `نگار ${name}` })
      .first()
      .click();
    await staff.waitForURL(new RegExp(`/customers/${people[0]}$`));
    await staff.getByRole('button', { name: 'تاریخچهٔ رویدادها' }).click();
    await staff.locator('.hd-drawer', { hasText: 'تاریخچهٔ رویدادهای مشتری' }).getByText('۴ رویداد ثبت شده').waitFor();
  } finally {
    const left = await apiCall(staff, customerEventList, { organization_id: organization.data.id, perPage: 200 });
    for (const { id } of left.data) await apiCall(staff, customerEventDelete, { id });
    for (const id of people) assert.equal((await apiCall(staff, userDelete, { id, employee: 0 })).status, 'DELETED');
    assert.equal((await apiCall(staff, organizationDelete, { id: organization.data.id })).status, 'DELETED');
    assert.equal((await apiCall(staff, customerEventTypeDelete, { id: type.data.id })).status, 'DELETED');
  }
});
