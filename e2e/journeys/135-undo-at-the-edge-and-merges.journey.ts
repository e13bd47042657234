import assert from 'node:assert/strict';
import { updateProfile } from '@hamyar/contracts/identity';
import type { Page, Route } from '@playwright/test';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

function signal(): { given: Promise<void>; give(): void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

/** Holds the calls of a page that `isHeld` names until the answered function is called. */
async function hold(page: Page, isHeld: (route: Route) => boolean): Promise<{ asked: Promise<void>; release(): void }> {
  const asked = signal();
  const free = signal();
  await page.route('**/api/**', async (route) => {
    if (!isHeld(route)) return route.fallback();
    asked.give();
    await free.given;
    await route.fallback();
  });
  return { asked: asked.given, release: free.give };
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'متن پاسخ' }).click();
  const editor = await editorOf(page, 'متن پاسخ');
  await page.keyboard.type(text);
  await editor.getByText(text).waitFor();
  await page.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
  await page.getByRole('log').getByText(text).waitFor();
}

test('[decisions 2.4] a reply is taken back within its window and nobody has seen it; a call that comes when it is sent changes nothing and says so', async ({
  open,
  step,
}) => {
  const [staff, customer] = [await open(), await open()];
  await logIn(staff, LOGINS.departmentAdmin);
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `لبهٔ مهلت ${Date.now()}`);
  const saw = async (text: string) => JSON.stringify((await readTicket(customer, id)).data).includes(text);
  const undo = staff.getByRole('button', { name: 'لغو ارسال' }).first();
  await customer.goto(`/tickets/${id}`);

  step('within the window');
  const early = 'این متن هرگز نمی‌رسد';
  await apiCall(staff, updateProfile, { undo_seconds: 60 });
  await staff.goto(`/tickets/${id}`);
  await send(staff, early);
  assert.equal(await saw(early), false);
  await undo.click();
  const editor = await editorOf(staff, 'متن پاسخ');
  await editor.getByText(early).waitFor();
  assert.equal(await saw(early), false);
  await editor.press('Control+A');
  await staff.keyboard.press('Backspace');

  step('the call leaves within the window and arrives after it');
  const late = 'این متن فرستاده شد';
  await apiCall(staff, updateProfile, { undo_seconds: 3 });
  const held = await hold(staff, (route) => route.request().method() === 'DELETE');
  await send(staff, late);
  await undo.click();
  await held.asked;
  await customer.getByRole('log').getByText(late).waitFor();
  held.release();
  await staff.getByText('پاسخ ارسال شده است و دیگر نمی‌توان آن را لغو کرد').waitFor();
  await staff.getByRole('log').getByText(late).waitFor();
  assert.equal(await (await editorOf(staff, 'متن پاسخ')).getByText(late).count(), 0);
  assert.equal(await customer.getByRole('log').getByText(late).count(), 1);
  assert.equal(await saw(early), false);
  await apiCall(staff, updateProfile, { undo_seconds: null });
});

test('[decisions 2.3 T14] of two people who merge two tickets into each other one is first; the other is told, and no message is lost', async ({
  open,
  step,
}) => {
  const [admin, lead, customer] = [await open(), await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(lead, LOGINS.departmentAdmin);
  await logIn(customer, LOGINS.customer);
  const word = `چرخه${Date.now()}`;
  const tickets = [
    await fileTicket(customer, `${word} یک`, '<p>متن نخست</p>'),
    await fileTicket(customer, `${word} دو`, '<p>متن دوم</p>'),
  ] as const;

  step('each opens one, and chooses the other as its target');
  const people = [admin, lead];
  const submits = await Promise.all(
    people.map(async (page, index) => {
      await page.goto(`/tickets/${tickets[index]!.id}`);
      await page.getByRole('log').waitFor();
      await page.getByRole('button', { name: 'بیشتر' }).last().click();
      await page.getByRole('menuitem', { name: 'ادغام تیکت‌ها' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(tickets[1 - index]!.number);
      await dialog.getByRole('radio', { name: new RegExp(word) }).check();
      return dialog.getByRole('button', { name: 'ادغام و بستن تیکت مبدأ' });
    }),
  );

  step('both merge');
  const gates = await Promise.all(people.map((page) => hold(page, (route) => route.request().method() === 'POST')));
  await Promise.all(submits.map((button) => button.click()));
  await Promise.all(gates.map(({ asked }) => asked));
  for (const { release } of gates) release();
  const [first, second] = tickets;
  const kept = async () => {
    const [a, b] = await Promise.all(tickets.map(async ({ id }) => (await readTicket(admin, id)).data));
    return [a!, b!];
  };
  await Promise.race(
    people.map((page, index) => page.waitForURL((url) => url.pathname === `/tickets/${tickets[1 - index]!.id}`)),
  );

  step('one of the two has both messages, and leads nowhere; the other leads there');
  const both = await kept();
  const target = both.find(({ merged }) => !merged)!;
  assert.equal(both.filter(({ merged }) => merged).length, 1);
  const texts = JSON.stringify(target.contents);
  for (const text of ['متن نخست', 'متن دوم']) assert.ok(texts.includes(text), text);
  const loser = people[target.id === first.id ? 0 : 1]!;
  assert.ok([first.id, second.id].includes(target.id));

  step('who came second reads it, and the page shows the conversation of both');
  await loser.getByRole('dialog').getByRole('alert').first().waitFor();
  await loser.getByRole('dialog').getByRole('button', { name: 'انصراف' }).click();
  for (const text of ['متن نخست', 'متن دوم']) await loser.getByRole('log').getByText(text).waitFor();
  await customer.goto(`/tickets/${target.id}`);
  for (const text of ['متن نخست', 'متن دوم']) await customer.getByRole('log').getByText(text).waitFor();
});
