import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { systemDefaultsGet } from '@hamyar/contracts/system';
import { ticketGet, ticketStore, ticketUpdate } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { waitUntilSettled } from './screens.ts';
import { apiCall, logIn, LOGINS } from './session.ts';

/**
 * Department of the demo company to which `agent`, `senior`, `lead.support` and the agents of the other branches
 * belong.
 */
export const SUPPORT = 'پشتیبانی نرم‌افزار';

/** Creates a ticket with the session of a page, by the API. */
export async function fileTicket(
  page: Page,
  subject: string,
  body = '<p>متن آزمایش</p>',
  department = SUPPORT,
): Promise<{ id: number; number: string }> {
  const defaults = await apiCall(page, systemDefaultsGet);
  const found = defaults.data.departments.find(({ name }) => name === department);
  assert.ok(found, `${department} is open to the customer`);
  const answer = await apiCall(page, ticketStore, {
    department_id: found.id,
    subject,
    body_html: body,
    client_key: randomUUID(),
  });
  assert.equal(answer.status, 'CREATED', JSON.stringify(answer));
  return answer.data;
}

/** Logs in as `agent` and opens the first ticket of the list, until nothing more happens on the page. */
export async function openFirstTicket(page: Page): Promise<void> {
  await logIn(page, LOGINS.agent);
  await page.goto('/tickets?view=all');
  await page.locator('#root .hd-ticket-row a').first().click();
  await page.getByRole('log').waitFor();
  await waitUntilSettled(page);
}

/** The ticket as the session of a page sees it. */
export const readTicket = (page: Page, id: number) => apiCall(page, ticketGet, { id });

/** Adds a message or note with the session of a page, by the API. */
export async function postContent(
  page: Page,
  id: number,
  type: 'message' | 'note',
  body: string,
  then: 'stay' | 'close' | 'keep_working' = 'stay',
) {
  const { data } = await readTicket(page, id);
  return apiCall(page, ticketUpdate, {
    id,
    content: { type, body_html: body, attachments: [], client_key: randomUUID(), last_seen_seq: data.last_seq, then },
  });
}

/** «۱٬۴۱۹ مورد» as a number. */
export const numberIn = (text: string): number =>
  Number(text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replace(/[^\d]/g, ''));

/** The number of tickets that the open list says it has: beside its title, since chips of filters count too. */
export async function listedTickets(page: Page): Promise<number> {
  await page.waitForURL(/\/tickets\?/);
  const total = page.locator('.hd-pill').filter({ hasText: /^[۰-۹٬,]+ مورد$/ });
  await total.first().waitFor();
  return numberIn(await total.first().innerText());
}
