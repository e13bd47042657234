import { HIDEABLE_TICKET_FIELDS, TICKET_COLUMNS, type HideableTicketField } from '@hamyar/contracts';
import { sharedTickets } from '@hamyar/persian';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { loadUser } from '../identity/public.ts';
import type { WaitingDelivery } from '../notifications/public.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';
import { FILTER_SAYS } from './ticket-hidden-fields.rules.ts';
import { mayDeliverTicketMail } from './ticket-mail.service.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
let id: number;

/** Stores what is hidden from which role. */
async function save(hidden_fields: object[]): Promise<void> {
  const { deps } = desk;
  const { generalTicketSettings } = await settingsOf(deps).current();
  const changed = { ...generalTicketSettings, hidden_fields };
  await writeGroup(deps.db, 'generalTicketSettings', changed, { id: null, at: deps.clock.now() });
  await withTransaction(deps.db, settingsOf(deps).changed);
}
/** Gives somebody these roles only. @returns what is hidden from them then */
async function giveRoles(person: PersonName, ...roles: number[]): Promise<readonly string[] | undefined> {
  const { deps } = desk;
  const { id: userId } = PEOPLE[person];
  await sql`delete from user_role where user_id = ${userId}`.execute(deps.db);
  for (const role of roles)
    await sql`insert into user_role (user_id, role_id) values (${userId}, ${role})`.execute(deps.db);
  return (await loadUser(deps, userId))?.hidden_ticket_fields;
}

const level = { id: 9, name: 'طلایی', color: '#aa8800' };
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
  const { db } = desk.deps;
  await sql`insert into customer_level (id, name, color) values (${level.id}, ${level.name}, ${level.color})`.execute(
    db,
  );
  await sql`update "user" set customer_level_id = ${level.id}, email = 'm@example.ir', contact_norm = '+989120000014 m@example.ir' where id = ${PEOPLE.member.id}`.execute(
    db,
  );
  id = await desk.ticket('member', { subject: 'چاپگر' });
  await sql`update ticket set satisfaction = 4, satisfaction_comment = 'خوب بود', satisfaction_at = now(), sla_name = 'فوری',
    sla_state = 'ok', sla_due_at = now() + interval '1 hour' where id = ${id}`.execute(db);
  await sql`insert into ticket_history (ticket_id, field, from_value, to_value) values (${id}, 'satisfaction', '0', '4'), (${id}, 'sla', null, 'فوری')`.execute(
    db,
  );
  await sql`insert into ticket_content (ticket_id, seq, public_seq, type, author_kind, event, published_at) values
    (${id}, 50, null, 'system', 'system', '{"name": "sla", "from": null, "to": "فوری"}', now()),
    (${id}, 51, null, 'system', 'system', '{"name": "rated", "from": null, "to": "4"}', now())`.execute(db);
});
afterAll(() => desk.close());

/** The people of the desk are the same objects for the whole test, so that what is hidden is put back. */
async function hiding<Result>(fields: readonly HideableTicketField[], act: () => Promise<Result>): Promise<Result> {
  const reza = PEOPLE.reza as { hidden_ticket_fields: readonly string[]; effective_permissions: readonly string[] };
  const { hidden_ticket_fields, effective_permissions } = reza;
  Object.assign(reza, { hidden_ticket_fields: fields, effective_permissions: ['export data'] });
  try {
    return await act();
  } finally {
    Object.assign(reza, { hidden_ticket_fields, effective_permissions });
  }
}
const listed = (by: PersonName, query = '') => desk.as(by).get(`/api/ticket?ids[]=${id}${query}`);
const rowOf = async (by: PersonName) => (await listed(by)).body.data[0];

/** What says each field: its part of a row, of an open ticket, and its columns in a file. */
const SAID: Readonly<
  Record<HideableTicketField, { row(row: any): unknown[]; ticket(ticket: any): unknown[]; columns: readonly string[] }>
> = {
  customer_contact: {
    row: () => [],
    ticket: ({ customer_contact }) => [customer_contact.mobile, customer_contact.email],
    columns: [],
  },
  organization: { row: (row) => [row.organization], ticket: () => [], columns: ['organization'] },
  customer_level: { row: (row) => [row.customer_level], ticket: () => [], columns: ['customer_level'] },
  sla: {
    row: (row) => [row.sla],
    ticket: (ticket) => [ticket.sla_name, ticket.contents.find((one: any) => one.event?.name === 'sla')],
    columns: ['sla_state', 'sla_due'],
  },
  satisfaction: {
    row: (row) => [row.satisfaction || null],
    ticket: (ticket) => [
      ticket.satisfaction_comment,
      ticket.satisfaction_at,
      ticket.contents.find((one: any) => one.event?.name === 'rated'),
    ],
    columns: ['satisfaction'],
  },
};
const isSaid = (values: readonly unknown[]) => values.filter((value) => value !== null && value !== undefined).length;

describe('fields of tickets that are hidden from a role', () => {
  it('[decisions 2.26] are in neither list nor ticket nor file, and everything else is', async () => {
    const all = [await rowOf('admin'), await desk.open('admin', id)];
    await fc.assert(
      fc.asyncProperty(fc.subarray([...HIDEABLE_TICKET_FIELDS]), (hidden) =>
        hiding(hidden, async () => {
          const [row, ticket] = [await rowOf('reza'), await desk.open('reza', id)];
          const columns = TICKET_COLUMNS.filter((one) => !hidden.some((field) => SAID[field].columns.includes(one)));
          const made = await desk.as('reza').post('/api/ticketExport', { columns, format: 'csv', ids: [id] });
          const file = await desk.as('reza').get(`/api/ticketExport/${made.body.data.key}/file`);
          const [heads, line] = readSheet('csv', file.raw).rows;
          for (const field of HIDEABLE_TICKET_FIELDS) {
            const { row: inRow, ticket: inTicket, columns: inFile } = SAID[field];
            const shown = !hidden.includes(field);
            expect([field, isSaid([...inRow(row), ...inRow(ticket), ...inTicket(ticket)])]).toEqual([
              field,
              shown ? isSaid([...inRow(all[0]), ...inRow(all[1]), ...inTicket(all[1])]) : 0,
            ]);
            for (const column of inFile as readonly (keyof typeof sharedTickets.columns)[])
              expect([column, Boolean(line![heads!.indexOf(sharedTickets.columns[column])])]).toEqual([column, shown]);
          }
        }),
      ),
      { numRuns: 12, examples: [[[]], [[...HIDEABLE_TICKET_FIELDS]]] },
    );
    // the row is kept for all readers, and stays what it was
    expect(await rowOf('admin')).toEqual(all[0]);
  });

  it('[decisions 2.26] can be neither filtered nor ordered by, nor be chosen for a file', async () => {
    await hiding(HIDEABLE_TICKET_FIELDS, async () => {
      const refused = async (query: string) => {
        const { code, body } = await desk.as('reza').get(`/api/ticket?${query}`);
        return [code, body.errors?.[0]?.field];
      };
      const filters = {
        ...{ organization_ids: '[]=1', customer_level_ids: '[]=9', satisfaction: '[]=4', sla_state: '[]=ok' },
        ...{ due_from: '=1', due_before: '=2000000000', asked_from: '=1', asked_to: '=2000000000' },
        ...{ sla_result: '[]=resolution_met', first_response_from: '=1', first_response_to: '=2000000000' },
        ...{ resolution_from: '=1', resolution_to: '=2000000000' },
        ...{ rated_from: '=1', rated_to: '=2000000000', without: '[]=sla' },
      };
      const saying = Object.entries(FILTER_SAYS).flatMap(([name, field]) => (field ? [name] : []));
      expect(Object.keys(filters).sort()).toEqual([...saying, 'without'].sort());
      for (const [name, value] of Object.entries(filters))
        expect(await refused(`${name}${value}`)).toEqual([422, name]);
      expect(await refused('sort_by=sla_due')).toEqual([422, 'sort_by']);
      for (const column of Object.values(SAID).flatMap(({ columns }) => columns)) {
        const { code, body } = await desk.as('reza').post('/api/ticketExport', { columns: [column], format: 'csv' });
        expect([column, code, body.errors?.[0]?.field]).toEqual([column, 422, 'columns']);
      }
    });
    expect((await listed('reza', '&sla_state[]=ok')).body.data).toHaveLength(1);
    // a statement that was composed before is not used for other rights
    await hiding(['sla'], async () => expect((await listed('reza', '&sla_state[]=ok')).code).toBe(422));
  });

  it('[decisions 2.26] are found by no search, and said by no history and no explanation', async () => {
    const search = async () => (await desk.as('reza').get('/api/ticket?s=0000014')).body.data.length;
    const fields = async () =>
      (await desk.as('reza').get(`/api/ticket/${id}/history`)).body.data.map(({ field }: { field: string }) => field);
    expect(await search()).toBe(1);
    expect(await fields()).toEqual(expect.arrayContaining(['satisfaction', 'sla']));
    await hiding(HIDEABLE_TICKET_FIELDS, async () => {
      expect(await search()).toBe(0);
      const shown = await fields();
      expect(shown).toContain('created');
      expect(shown.filter((field: string) => ['satisfaction', 'sla'].includes(field))).toEqual([]);
      const { code, body } = await desk.as('reza').get(`/api/ticket/${id}/sla`);
      expect([code, body.data]).toEqual([200, null]);
      expect((await desk.open('reza', id)).actions).not.toContain('sla');
    });
  });

  it('[decisions 2.13, decisions 2.26] are in no calendar', async () => {
    const { db, clock } = desk.deps;
    const now = clock.unix();
    await sql`update ticket set assignee_id = ${PEOPLE.reza.id}, recipient_id = ${PEOPLE.reza.id}, sla_due_at = ${clock.now()} where id = ${id}`.execute(
      db,
    );
    const days = async () =>
      (await desk.as('reza').get(`/api/ticketDue?start_date=${now - 86_400}&end_date=${now + 86_400}`)).body.data.days
        .length;
    expect(await days()).toBe(1);
    await hiding(['sla'], async () => expect(await days()).toBe(0));
  });

  it('[decisions 2.26] are those that every role of a person hides, as the settings say now', async () => {
    const { deps } = desk;
    await sql`insert into role (id, name, status) values (1, 'صف', true), (2, 'ارشد', true), (3, 'خاموش', false)`.execute(
      deps.db,
    );
    const rolesAre = (...roles: number[]) => giveRoles('reza', ...roles);
    expect(await rolesAre(1)).toEqual([]);
    await save([
      { role_id: 0, fields: ['satisfaction'] },
      { role_id: 1, fields: ['sla', 'organization'] },
      { role_id: 2, fields: ['sla'] },
    ]);
    expect(await rolesAre(1)).toEqual(['organization', 'sla']);
    expect(await rolesAre(1, 2)).toEqual(['sla']);
    // a role that is off neither hides nor shows
    expect(await rolesAre(1, 3)).toEqual(['organization', 'sla']);
    expect(await rolesAre(3)).toEqual(['satisfaction']);
    expect((await loadUser(deps, PEOPLE.admin.id))?.hidden_ticket_fields).toEqual([]);
    expect((await loadUser(deps, PEOPLE.member.id))?.hidden_ticket_fields).toEqual([]);
    await save([]);
  });

  it('[decisions 2.26] stay hidden when the roles that hide them are switched off', async () => {
    const { db } = desk.deps;
    await sql`insert into role (id, name, status) values (21, 'پاسخ‌گو', true), (22, 'ناظر', true)`.execute(db);
    await save([
      { role_id: 21, fields: ['sla', 'organization'] },
      { role_id: 22, fields: ['sla', 'satisfaction'] },
    ]);
    expect(await giveRoles('reza', 21)).toEqual(['organization', 'sla']);
    await sql`update role set status = false where id = 21`.execute(db);
    expect((await loadUser(desk.deps, PEOPLE.reza.id))?.hidden_ticket_fields).toEqual(['organization', 'sla']);
    expect(await giveRoles('reza', 21, 22)).toEqual(['sla', 'satisfaction']);
    await sql`update role set status = false where id = 22`.execute(db);
    // what any of them hides
    const all = ['organization', 'satisfaction', 'sla'];
    expect([...((await loadUser(desk.deps, PEOPLE.reza.id))?.hidden_ticket_fields ?? [])].sort()).toEqual(all);
    expect(await giveRoles('reza')).toEqual([]);
    await save([]);
  });

  it('[decisions 2.17, decisions 2.26] are said by no notification, and by no mail that still waits', async () => {
    const { db, clock } = desk.deps;
    const { id: managerId } = PEOPLE.departmentAdmin;
    await sql`insert into role (id, name, status) values (23, 'بی‌رضایت', true)`.execute(db);
    const rate = async () => {
      const ticket = await desk.ticket('customer');
      const { version } = await desk.open('admin', ticket);
      await desk.as('admin').post(`/api/ticket/${ticket}`, { version, status: 4 });
      const { body } = await desk.as('customer').put('/api/satisfaction', { ticket_id: ticket, satisfaction: 1 });
      expect(body.status).toBe('UPDATED');
      await desk.deps.runJobs();
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from notification
        where event = 'low_rating' and user_id = ${managerId}`.execute(db);
      return rows[0]!.n;
    };
    const mail = { ticket_id: id, content_id: null, recipient_user_id: managerId, event: 'low_rating' };
    const leaves = () => mayDeliverTicketMail(desk.deps, mail as WaitingDelivery);
    clock.advance(1_000);
    await giveRoles('departmentAdmin', 23);
    expect([await rate(), await leaves()]).toEqual([1, true]);
    await save([{ role_id: 23, fields: ['satisfaction'] }]);
    expect([await rate(), await leaves()]).toEqual([1, false]);
    await save([]);
    expect([await rate(), await leaves()]).toEqual([2, true]);
  });
});
