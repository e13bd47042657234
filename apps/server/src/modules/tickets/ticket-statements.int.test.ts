import { randomUUID } from 'node:crypto';
import { createDesk, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { attachmentsModule } from '../attachments/attachments.module.ts';
import { draftsModule } from '../drafts/drafts.module.ts';
import { ticketsModule } from './tickets.module.ts';

/**
 * Statements of a request that creates a ticket or replies, with its session, `begin` and `commit`; one of a new ticket
 * chooses its SLA policy.
 */
const BUDGET = 16;
/** One more for a new ticket: its branch is kept while it enters, so that nobody deletes it meanwhile (ADR 0119). */
const NEW_TICKET_BUDGET = BUDGET + 1;
/** A desk's people are logged in without a session, which the product reads with one statement. */
const SESSION = 1;

/** Statements of the process that no request waits for: the feed of the socket and the request log. */
const OF_THE_PROCESS = /pg_snapshot_xmin|request_log/;

describe('the statements of a write', () => {
  let desk: Desk;
  const sent: string[] = [];

  beforeAll(async () => {
    desk = await createDesk([ticketsModule, attachmentsModule, draftsModule]);
    desk.deps.pool.on('acquire', (client) => {
      const watched = client as unknown as { watched?: true; query: (...args: unknown[]) => unknown };
      if (watched.watched) return;
      const query = watched.query.bind(client);
      watched.watched = true;
      watched.query = (...args) => {
        const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text;
        if (!OF_THE_PROCESS.test(text)) sent.push(text);
        return query(...args);
      };
    });
    // what a process reads once
    await desk.ticket('mina', { kind: 'behalf', customer_id: 11, department_id: 2 });
  });
  afterAll(() => desk.close());

  /** The answer, after a look at what it has sent to the database. */
  async function measured(name: string, call: () => Promise<Reply>, status: string): Promise<Reply> {
    sent.length = 0;
    const reply = await call();
    expect([name, reply.body.status]).toEqual([name, status]);
    const counted = reply.statements;
    expect([name, counted, sent]).toEqual([name, sent.length, sent]);
    const budget = status === 'CREATED' ? NEW_TICKET_BUDGET : BUDGET;
    expect([name, counted + SESSION <= budget, sent]).toEqual([name, true, sent]);
    return reply;
  }
  const create = (by: PersonName, body: object) => () =>
    desk.as(by).post('/api/ticket', {
      department_id: 1,
      subject: 'چاپگر',
      body_html: '<p>روشن نمی‌شود</p>',
      client_key: randomUUID(),
      ...body,
    });
  const write = (by: PersonName, id: number, content: object) => () =>
    desk.as(by).post(`/api/ticket/${id}`, {
      content: {
        type: 'message',
        body_html: '<p>بررسی شد</p>',
        client_key: randomUUID(),
        last_seen_seq: 1_000,
        ...content,
      },
    });
  async function upload(by: PersonName): Promise<string> {
    const boundary = 'frontier';
    const { body } = await desk.as(by).send({
      method: 'POST',
      url: '/api/attachment',
      payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n\r\n--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    return body.data.token as string;
  }

  it('[quality] are at most 17 for a new ticket, whatever is chosen in its form', async () => {
    await measured('customer', create('member', {}), 'CREATED');
    await measured('chosen', create('customer', { category_id: 1, service_id: 1 }), 'CREATED');
    const chosen = { department_id: 2, category_id: 2, service_id: 1, recipient_id: 6 };
    await measured('behalf', create('mina', { kind: 'behalf', customer_id: 11, ...chosen }), 'CREATED');
    await measured('internal', create('sara', { kind: 'internal', recipient_id: 5 }), 'CREATED');
    const attachments = [await upload('customer'), await upload('customer'), await upload('customer')];
    await measured('files', create('customer', { attachments }), 'CREATED');
  });

  it('[quality] are at most 16 for a reply, a note, a claim, a closing and a reopening', async () => {
    const id = await desk.ticket('member');
    await measured('claim', write('sara', id, {}), 'UPDATED');
    await measured('next', write('sara', id, {}), 'UPDATED');
    await measured('note', write('sara', id, { type: 'note' }), 'UPDATED');
    await measured('customer', write('member', id, {}), 'UPDATED');
    const attachments = [await upload('sara'), await upload('sara')];
    await measured('files', write('sara', id, { attachments }), 'UPDATED');
    const other = await desk.ticket('customer');
    await measured('close', write('sara', other, { then: 'close' }), 'UPDATED');
    await measured('reopen', write('customer', other, {}), 'UPDATED');
  });

  it('[quality] of a reply do not grow with the people who follow the ticket', async () => {
    const id = await desk.ticket('customer');
    const alone = await measured('alone', write('customer', id, {}), 'UPDATED');
    for (const by of ['sara', 'reza', 'admin'] as const)
      await desk.as(by).post(`/api/ticket/${id}/follow`, { follow: true });
    const followed = await measured('followed', write('customer', id, {}), 'UPDATED');
    expect(followed.statements).toBe(alone.statements);
  });
});
