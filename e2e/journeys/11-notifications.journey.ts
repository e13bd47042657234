import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import { notificationRead } from '@hamyar/contracts/notifications';
import { ticketUpdate } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket, postContent } from '../harness/tickets.ts';

interface Push {
  title: string;
  body: string;
  closed: boolean;
  onclick: (() => void) | null;
}
declare global {
  interface Window {
    pushes: Push[];
  }
}

/** Hides a tab, in a browser that may show notifications, and records the notifications that are shown. */
async function lookAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pushes = [];
    document.hasFocus = () => false;
    const shown = window.pushes;
    Object.assign(window, {
      Notification: class {
        static permission = 'granted';
        title: string;
        body: string;
        closed = false;
        onclick: (() => void) | null = null;
        constructor(title: string, { body = '' }: NotificationOptions) {
          this.title = title;
          this.body = body;
          shown.push(this);
        }
        close() {
          this.closed = true;
        }
      },
    });
  });
}
const bellOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const bodies = (page: Page) =>
  page.evaluate(() => window.pushes.map(({ body }) => body.replaceAll(/[\u2068\u2069]/g, '')));

test("[2.49, 7.39, 9.2] a customer's reply notifies the assignee: in the bell, by a browser notification, and it becomes read in all tabs", async ({
  open,
  step,
}) => {
  const subject = `زنگ ${Date.now()}`;
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, subject);
  const staff = await open();
  await logIn(staff, LOGINS.agent);
  const {
    data: { version },
  } = await readTicket(staff, id);
  assert.equal(
    (
      await apiCall(staff, ticketUpdate, {
        id,
        version: version ?? 0,
        recipient_id: (await apiCall(staff, me)).data.user.id,
      })
    ).status,
    'UPDATED',
  );
  const away = await staff.context().newPage();
  await lookAway(away);

  step('nothing is unread');
  await apiCall(staff, notificationRead, { all: true });
  await away.goto('/');
  await staff.goto('/');
  await bellOf(staff, 'اعلان‌ها').waitFor();
  await bellOf(away, 'اعلان‌ها').waitFor();

  step('the customer answers');
  assert.equal((await postContent(customer, id, 'message', '<p>هنوز منتظرم.</p>')).status, 'UPDATED');
  await bellOf(away, '۱ اعلان خوانده‌نشده').waitFor();
  await bellOf(staff, '۱ اعلان خوانده‌نشده').waitFor();

  step('no browser notification while the person looks at another tab');
  assert.deepEqual(await bodies(away), []);
  await staff.close();
  assert.equal((await postContent(customer, id, 'message', '<p>باز هم منتظرم.</p>')).status, 'UPDATED');
  await away.waitForFunction(() => window.pushes.length > 0);
  assert.deepEqual(await bodies(away), [`۲ پاسخ تازه در تیکت «${subject}»`]);
  await bellOf(away, '۱ اعلان خوانده‌نشده').waitFor();
  await away.waitForFunction(() => window.pushes[0]?.closed);

  step('a click on it opens the ticket');
  await away.evaluate(() => window.pushes[0]?.onclick?.());
  await away.waitForURL(new RegExp(`/tickets/${id}$`));

  step('the bell lists it, opens the ticket, and it becomes read in every tab');
  const other = await away.context().newPage();
  await other.goto('/');
  await bellOf(other, '۱ اعلان خوانده‌نشده').click();
  await other.getByText('اعلان‌های ۷ روز گذشته').waitFor();
  await other.getByRole('link', { name: new RegExp(`۲ پاسخ تازه در تیکت «.?${subject}`) }).click();
  await other.waitForURL(new RegExp(`/tickets/${id}$`));
  await bellOf(other, 'اعلان‌ها').waitFor();
  await bellOf(away, 'اعلان‌ها').waitFor();
});

test('[2.49] the bell of the customer edition: a reply appears live, and becomes read when the ticket is opened', async ({
  open,
  step,
}) => {
  const subject = `زنگ مشتری ${Date.now()}`;
  const customer = await open();
  const staff = await open();
  await logIn(customer, LOGINS.customer);
  await logIn(staff, LOGINS.agent);
  const { id } = await fileTicket(customer, subject);
  await apiCall(customer, notificationRead, { all: true });
  await customer.goto('/tickets');
  await bellOf(customer, 'اعلان‌ها').waitFor();
  step('an answer, never a note');
  assert.equal((await postContent(staff, id, 'note', '<p>یادداشت</p>')).status, 'UPDATED');
  assert.equal((await postContent(staff, id, 'message', '<p>پاسخ</p>')).status, 'UPDATED');
  await bellOf(customer, '۱ اعلان خوانده‌نشده').click();
  await customer.getByRole('link', { name: new RegExp(`به تیکت «.?${subject}.?» پاسخ داده شد`) }).waitFor();
  assert.equal(await customer.getByRole('link', { name: /یادداشت/ }).count(), 0);
  await customer.keyboard.press('Escape');
  step('the ticket is opened from the list');
  await customer.getByRole('main').getByText(subject).first().click();
  await customer.waitForURL(new RegExp(`/tickets/${id}$`));
  await bellOf(customer, 'اعلان‌ها').waitFor();
});
