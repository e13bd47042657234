import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { callUrl, channels } from '@hamyar/contracts';
import { attachmentGet, attachmentStore } from '@hamyar/contracts/attachments';
import { channelAuth } from '@hamyar/contracts/realtime';
import { ticketList, ticketUpdate, type TicketRow } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { pdfFile } from '../harness/files.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS, SAME_ORIGIN, type Login } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';

interface Visibility {
  list: boolean;
  search: boolean;
  byId: boolean;
  attachment: boolean;
  channel: boolean;
}

/** Uploads a file and sends it with a message, with the session of a page; returns the attachment's id. */
async function attach(page: Page, ticket: number): Promise<number> {
  const file = pdfFile('قرارداد.pdf');
  const uploaded = await page.request.post(callUrl(attachmentStore, undefined), {
    multipart: { file: { name: file.name, mimeType: file.mimeType, buffer: file.buffer } },
    headers: SAME_ORIGIN,
  });
  const { data } = (await uploaded.json()) as { data: { token: string } };
  const { data: before } = await readTicket(page, ticket);
  const content = {
    type: 'message' as const,
    body_html: '<p>پیوست شد.</p>',
    attachments: [data.token],
    client_key: randomUUID(),
    last_seen_seq: before.last_seq,
    then: 'stay' as const,
  };
  const sent = await apiCall(page, ticketUpdate, { id: ticket, content });
  const id = sent.data.ticket.contents.at(-1)?.attachments[0]?.id;
  assert.ok(id, JSON.stringify(sent));
  return id;
}

async function visibilityOf(
  page: Page,
  ticket: { id: number; number: string },
  attachment: number,
  employee: boolean,
): Promise<Visibility> {
  const shows = (answer: { data?: TicketRow[] }): boolean => (answer.data ?? []).some(({ id }) => id === ticket.id);
  const channel = employee ? channels.ticketStaff(ticket.id) : channels.ticket(ticket.id);
  const auth = await apiCall(page, channelAuth, { channels: [channel] });
  return {
    list: shows(await apiCall(page, ticketList, { sort_by: 'created_at', sort_dir: 'desc', perPage: 200 })),
    search: shows(await apiCall(page, ticketList, { s: String(ticket.number) })),
    byId: (await readTicket(page, ticket.id)).http === 200,
    attachment: (await page.request.get(callUrl(attachmentGet, { id: attachment }))).status() === 200,
    channel: channel in auth.data.tokens,
  };
}

const everywhere = (seen: boolean): Visibility => ({
  list: seen,
  search: seen,
  byId: seen,
  attachment: seen,
  channel: seen,
});

async function everyRole(
  open: () => Promise<Page>,
  ticket: { id: number; number: string },
  attachment: number,
  allowed: readonly Login[],
): Promise<void> {
  for (const login of Object.values(LOGINS)) {
    const page = await open();
    await logIn(page, login);
    const employee = !([LOGINS.supervisor, LOGINS.member, LOGINS.customer] as Login[]).includes(login);
    assert.deepEqual(
      await visibilityOf(page, ticket, attachment, employee),
      everywhere(allowed.includes(login)),
      `what ${login} sees of ticket ${ticket.number}`,
    );
    await page.context().close();
  }
}

test('each role sees a ticket of a customer without organisation exactly when the rules allow it: in list, search, by id, attachment, socket', async ({
  open,
}) => {
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const ticket = await fileTicket(customer, `حقوق دسترسی ${Date.now()}`);
  const attachment = await attach(customer, ticket.id);
  await everyRole(open, ticket, attachment, [
    LOGINS.fullAdmin,
    LOGINS.departmentAdmin,
    LOGINS.agent,
    LOGINS.senior,
    LOGINS.customer,
  ]);
});

test('[2.21] an address is closed (403) where the page exists in the edition, and none (404) where it does not', async ({
  open,
}) => {
  const expectCode = async (login: Login, path: string, code: string) => {
    const page = await open();
    await logIn(page, login);
    await page.goto(path);
    await page.getByRole('main').getByText(code, { exact: true }).waitFor();
    await page.context().close();
  };
  await expectCode(LOGINS.agent, '/settings/systemInformation', '۴۰۳');
  await expectCode(LOGINS.agent, '/settings/generalNoticeSettings', '۴۰۳');
  await expectCode(LOGINS.fullAdmin, '/tickets/abc', '۴۰۴');
  await expectCode(LOGINS.fullAdmin, '/customers/0', '۴۰۴');
  await expectCode(LOGINS.customer, '/customers', '۴۰۴');
  await expectCode(LOGINS.customer, '/tickets/abc', '۴۰۴');
});

test('a supervisor sees the tickets of the own organisation, and a colleague does not', async ({ open }) => {
  const member = await open();
  await logIn(member, LOGINS.member);
  const ticket = await fileTicket(member, `تیکت سازمانی ${Date.now()}`);
  const attachment = await attach(member, ticket.id);
  const { data } = await readTicket(member, ticket.id);
  const supervisor = await open();
  await logIn(supervisor, LOGINS.supervisor);
  assert.deepEqual(await visibilityOf(supervisor, ticket, attachment, false), everywhere(true));
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  assert.deepEqual(await visibilityOf(customer, ticket, attachment, false), everywhere(false));
  assert.ok(data.organization, 'the ticket belongs to the organisation');
});
