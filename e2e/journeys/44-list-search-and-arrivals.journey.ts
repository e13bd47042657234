import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { toFa } from '@hamyar/persian';
import { test } from '../harness/fixtures.ts';
import { waitForFocus } from '../harness/keyboard.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, postContent, SUPPORT } from '../harness/tickets.ts';

const searchOf = (page: Page) => page.getByRole('main').getByRole('searchbox');
const offer = (page: Page) => page.getByRole('button', { name: /^جستجو در همهٔ تیکت‌ها/ });

test('[decisions 2.3] a closed ticket is found from «مال من»: by its number alone, and by a word when the search offers all tickets', async ({
  open,
  step,
}) => {
  const word = `بایگانی${Date.now()}`;
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const { id, number } = await fileTicket(customer, `صندوق ${word}`);
  const staff = await open();
  await logIn(staff, LOGINS.departmentAdmin);
  await postContent(staff, id, 'message', '<p>انجام شد.</p>', 'close');

  step('its number, in Persian digits, and Enter');
  await staff.goto('/tickets?view=mine');
  await waitUntilSettled(staff);
  await searchOf(staff).fill(toFa(number));
  await staff.keyboard.press('Enter');
  await staff.waitForURL(new RegExp(`/tickets/${id}`));
  await staff.getByRole('heading', { level: 1, name: `صندوق ${word}` }).waitFor();
  await staff.getByText('شمارهٔ تیکت در همهٔ تیکت‌ها جستجو شد').waitFor();

  step('a word finds nothing there; the search says so and offers all tickets with their number');
  await staff.goto('/tickets?view=mine');
  await waitUntilSettled(staff);
  await searchOf(staff).fill(word);
  await staff.getByText('در نمای «مال من»').waitFor();
  await offer(staff).filter({ hasText: '۱ مورد' }).click();
  const row = staff.getByRole('link', { name: `صندوق ${word}` });
  await row.waitFor();

  step('the arrow down leads from the field to the row');
  await searchOf(staff).focus();
  await staff.keyboard.press('ArrowDown');
  await waitForFocus(staff, `صندوق ${word}`);

  step('the customer finds it in the same way among those that are in progress');
  await customer.goto('/tickets?view=in_progress');
  await waitUntilSettled(customer);
  await searchOf(customer).fill(word);
  await offer(customer).click();
  await customer.getByRole('link', { name: `صندوق ${word}` }).waitFor();
});

test('[2.15] a ticket that arrives and is the last in the order is reached by one click, and its row stays where it is until it is dismissed', async ({
  open,
  step,
}) => {
  const subject = `تازه رسیده ${Date.now()}`;
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const staff = await open();
  await logIn(staff, LOGINS.fullAdmin);

  step('the longest wait is first, and more rows wait than are loaded');
  await staff.goto('/tickets?view=open');
  const rows = staff.getByRole('list', { name: 'تیکت‌ها', exact: true }).getByRole('link');
  await rows.first().waitFor();
  await waitUntilSettled(staff);
  const first = (await rows.first().textContent()) ?? '';
  await fileTicket(customer, subject, '<p>متن</p>', SUPPORT);

  step('the button stands above the first row and covers nothing of it');
  const pill = staff.getByRole('button', { name: /تیکت جدید رسید/ });
  await pill.waitFor();
  const [above, below] = [await pill.boundingBox(), await rows.first().boundingBox()];
  assert.ok(above && below && above.y + above.height <= below.y, 'the button covers the first row');

  step('one click');
  await pill.click();
  const row = staff.getByRole('link', { name: subject });
  await row.waitFor();
  const group = staff.getByRole('list', { name: 'تازه رسیده' });
  assert.equal(await group.getByRole('link').count(), 1);
  assert.equal(await rows.first().textContent(), first);

  step('it opens from there, and its row stays');
  await row.click();
  await staff.getByRole('heading', { level: 1, name: subject }).waitFor();
  assert.equal(await group.getByRole('link', { name: subject }).getAttribute('aria-current'), 'true');

  step('dismissed, it is the open ticket above a list that has not loaded it');
  await staff.getByRole('button', { name: 'بستن «تازه رسیده»' }).click();
  await group.waitFor({ state: 'detached' });
  await staff.getByRole('list', { name: 'تیکت در حال نمایش' }).getByRole('link', { name: subject }).waitFor();
});
