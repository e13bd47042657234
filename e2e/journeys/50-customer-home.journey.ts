import assert from 'node:assert/strict';
import { test } from '../harness/fixtures.ts';
import { logIn, logInByForm, LOGINS } from '../harness/session.ts';
import { fileTicket, postContent } from '../harness/tickets.ts';

test('[decisions 2.0] a login leads a customer home: an answer moves the ticket to what waits for the customer, and the search finds it', async ({
  open,
  step,
}) => {
  const customer = await open();
  await customer.goto('/login');
  await logInByForm(customer, LOGINS.customer);
  await customer.waitForURL(({ pathname }) => pathname === '/');
  const running = customer.getByRole('list', { name: 'در جریان' });
  const waiting = customer.getByRole('list', { name: 'منتظر شما' });

  step('a new ticket is in progress');
  const word = `خانگی${Date.now()}`;
  const { id } = await fileTicket(customer, `گزارش ${word}`);
  await running.getByRole('link', { name: word }).waitFor();

  step('an employee answers');
  const staff = await open();
  await logIn(staff, LOGINS.departmentAdmin);
  await postContent(staff, id, 'message', '<p>لطفاً یک تصویر بفرستید.</p>');
  await waiting.getByRole('link', { name: word }).waitFor();
  await running.getByRole('link', { name: word }).waitFor({ state: 'detached' });
  await waiting.getByRole('link', { name: word }).click();
  await customer.getByRole('log').getByText('لطفاً یک تصویر بفرستید.').waitFor();

  step('found from home');
  await customer.goto('/');
  await customer.getByRole('searchbox', { name: /تیکت‌های من/ }).fill(word);
  await customer.keyboard.press('Enter');
  await customer.waitForURL(({ pathname, searchParams }) => pathname === '/tickets' && searchParams.get('s') === word);
  await customer.locator('#root').getByRole('link', { name: word }).waitFor();

  step('on a phone');
  const phone = await open({ viewport: { width: 390, height: 844 } });
  await logIn(phone, LOGINS.customer);
  await phone.goto('/');
  await phone.getByRole('list', { name: 'منتظر شما' }).getByRole('link', { name: word }).waitFor();
  const sideways = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(sideways, 0, 'nothing is wider than the phone');
  await phone.getByRole('navigation').getByRole('link', { name: 'پروفایل' }).click();
  await phone.waitForURL(/\/editProfile/);
});
