import { canOnTicket, ticketScope, oneOf, always, type Actor, type PolicyTicket } from '@hamyar/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { anyActor, anyTickets, insertPeople, insertTickets, policyTicketOf } from '../../../test/random-tickets.ts';
import { countOfUnion, pageOfUnion, intersectScope, type SortColumn } from './union-branches.ts';
import { decodeCursor, encodeCursor } from './list-cursor.ts';
import { predicateToSql, type PolicySource } from './predicate-sql.ts';

const source: PolicySource = {
  table: 'ticket',
  alias: 't',
  relations: { shares: { table: 'ticket_share', foreignKey: 'ticket_id' } },
  mirrorColumns: { owner_id: 'customer_id', created_by_id: 'customer_id' },
};
const keys = [
  'assignee_id',
  'customer_id',
  'owner_id',
  'created_by_id',
  'organization_id',
  'department_id',
  'branch_id',
  'status',
];
const settings = { customer_can_close: true, supervisor_can_reply: true, expired_customer_can_reply: true };
const sorts: SortColumn[] = [
  { column: 'waiting_sort', type: 'timestamptz' },
  { column: 'last_activity_at', type: 'timestamptz' },
  { column: 'importance', type: 'smallint' },
  { column: 'number', type: 'text' },
];

describe('policy in SQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await insertPeople(database.db);
  });
  afterAll(() => database.drop());

  const visible = (actor: Actor, tickets: PolicyTicket[]) =>
    tickets.filter((ticket) => canOnTicket(actor, 'view', ticket, settings)).map(({ id }) => id);

  it('[decisions 2.1] list(user) is exactly what can(user, view) allows, for anyone in any data set', async () => {
    await fc.assert(
      fc.asyncProperty(anyTickets, fc.array(anyActor, { minLength: 8, maxLength: 8 }), async (world, actors) => {
        const tickets = (await insertTickets(database.db, world)).map(policyTicketOf);
        for (const actor of actors)
          for (const read of [
            source,
            { ...source, relations: { shares: { ...source.relations.shares!, many: true } } },
          ]) {
            const { rows } = await sql<{
              id: number;
            }>`select t.id from ticket as t where ${predicateToSql(ticketScope(actor), read)} order by t.id`.execute(
              database.db,
            );
            expect(rows.map(({ id }) => id)).toEqual(visible(actor, tickets));
          }
      }),
      { numRuns: 30 },
    );
  });

  it('[decisions 2.3] pages read by union branches contain every visible ticket once, in order, in either direction, and count the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyTickets,
        anyActor,
        fc.constantFrom(...sorts),
        fc.constantFrom('asc' as const, 'desc' as const),
        fc.subarray([0, 1, 2, 3, 4]),
        async (world, actor, sort, dir, statuses) => {
          const tickets = (await insertTickets(database.db, world)).map(policyTicketOf);
          const filter = statuses.length > 0 ? oneOf('status', statuses) : always;
          const predicate = intersectScope(ticketScope(actor), filter);
          const seen: { id: number; sort_key: string }[] = [];
          for (let after: { key: string; id: number } | undefined; ; ) {
            const { rows } = await pageOfUnion({ source, predicate, keys, sort, dir, after, limit: 5 }).execute(
              database.db,
            );
            seen.push(...rows);
            if (rows.length < 5) break;
            after = { key: rows.at(-1)!.sort_key, id: rows.at(-1)!.id };
          }
          const expected = visible(
            actor,
            tickets.filter(({ status }) => statuses.length === 0 || statuses.includes(status)),
          );
          expect([...seen.map(({ id }) => id)].sort((a, b) => a - b)).toEqual(expected);
          const { rows: ordered } = await sql<{
            id: number;
          }>`select id from ticket where id = any(${expected}::bigint[]) order by ${sql.ref(sort.column)} ${sql.raw(dir)}, id ${sql.raw(dir)}`.execute(
            database.db,
          );
          expect(seen.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
          const {
            rows: [count],
          } = await countOfUnion({ source, predicate, keys }, 1_000).execute(database.db);
          expect(count?.total).toBe(expected.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('[decisions 2.0] a cursor is read back as it was written, and no other text is accepted as one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('infinity', '2026-11-20 08:00:00.123+00'),
        fc.nat(),
        fc.boolean(),
        (key, id, back) => {
          const text = encodeCursor({ sort: 'waiting_since', dir: 'asc', back, key, id });
          expect(decodeCursor(text, 'waiting_since', 'asc', 'timestamptz')).toEqual({
            sort: 'waiting_since',
            dir: 'asc',
            back,
            key,
            id,
          });
          expect(decodeCursor(text, 'waiting_since', 'desc', 'timestamptz')).toBeNull();
          expect(decodeCursor(text, 'importance', 'asc', 'smallint')).toBeNull();
        },
      ),
    );
    const forged = Buffer.from(JSON.stringify(['number', 'asc', 0, "x'; drop table ticket", 1])).toString('base64url');
    expect(decodeCursor(forged, 'number', 'asc', 'text')).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeCursor(text, 'number', 'asc', 'text')).toBeNull();
      }),
    );
  });
});
