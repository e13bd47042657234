import { derivedParticipants, TICKET_PERMISSIONS, type Actor, type PolicyTicket } from '@hamyar/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../src/platform/database/pool.ts';

// Small random data sets for the policy: 3 branches, 4 departments, 3 organizations, users 1 to 12, of whom 7 to 12 are
// customers.

const STAFF = [1, 2, 3, 4, 5, 6];
const CUSTOMERS = [7, 8, 9, 10, 11, 12];
const BRANCHES = [1, 2, 3];
const DEPARTMENTS = [1, 2, 3, 4];
const ORGANIZATIONS = [1, 2, 3];

/** Inserts the people, branches, departments and organizations that every random data set shares. */
export async function insertPeople(db: Db): Promise<void> {
  await sql`insert into branch (id, name, code) select i, 'b' || i, 'b' || i from generate_series(1, 3) as i`.execute(
    db,
  );
  await sql`insert into organization (id, branch_id, name, name_norm) select i, i, 'o' || i, 'o' || i from generate_series(1, 3) as i`.execute(
    db,
  );
  await sql`insert into department (id, name) select i, 'd' || i from generate_series(1, 4) as i`.execute(db);
  await sql`insert into "user" (id, employee, first_name, branch_id) select i, i <= 6, 'u' || i, 1 from generate_series(1, 12) as i`.execute(
    db,
  );
}

/** A ticket of a random data set before it has an id. */
export interface RandomTicket {
  kind: PolicyTicket['kind'];
  status: PolicyTicket['status'];
  employee: number;
  colleague: number | null;
  customer: number;
  creator: number;
  department_id: number;
  branch_id: number;
  organization_id: number | null;
  deleted: boolean;
  waiting: boolean;
  importance: number;
  shares: { user_id: number; editable: boolean }[];
}

const anyTicket: fc.Arbitrary<RandomTicket> = fc.record({
  kind: fc.constantFrom('customer', 'behalf', 'to_customer', 'internal'),
  status: fc.constantFrom(0, 1, 2, 3, 4),
  employee: fc.constantFrom(...STAFF),
  colleague: fc.option(fc.constantFrom(...STAFF), { freq: 2 }),
  customer: fc.constantFrom(...CUSTOMERS),
  creator: fc.constantFrom(...STAFF),
  department_id: fc.constantFrom(...DEPARTMENTS),
  branch_id: fc.constantFrom(...BRANCHES),
  organization_id: fc.option(fc.constantFrom(...ORGANIZATIONS)),
  deleted: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  waiting: fc.boolean(),
  importance: fc.nat(3),
  shares: fc.uniqueArray(fc.record({ user_id: fc.constantFrom(...STAFF), editable: fc.boolean() }), {
    maxLength: 2,
    selector: (share) => share.user_id,
  }),
});

/** Up to forty random tickets. */
export const anyTickets = fc.array(anyTicket, { minLength: 1, maxLength: 40 });

/** Any actor: staff of every rank, customers of every kind. */
export const anyActor: fc.Arbitrary<Actor> = fc.boolean().chain((employee) =>
  fc.record({
    id: fc.constantFrom(...(employee ? STAFF : CUSTOMERS)),
    employee: fc.constant(employee),
    full_admin: rarely(employee),
    branch_admin: rarely(employee),
    department_admin: rarely(employee),
    branch_id: fc.constantFrom(-1, ...BRANCHES),
    department_ids: fc.subarray(DEPARTMENTS),
    managed_department_ids: fc.subarray(DEPARTMENTS, { maxLength: 2 }),
    organization_id: employee ? fc.constant(null) : fc.option(fc.constantFrom(...ORGANIZATIONS)),
    supervisor: fc.boolean(),
    organization_shared: fc.boolean(),
    permissions: fc.subarray([TICKET_PERMISSIONS.viewDepartment]),
    expired: fc.boolean(),
  }),
);

function rarely(possible: boolean): fc.Arbitrary<boolean> {
  return possible ? fc.integer({ min: 0, max: 4 }).map((n) => n === 0) : fc.constant(false);
}

interface TicketRow extends Omit<PolicyTicket, 'deleted_at' | 'shares'> {
  deleted_at: Date | null;
  shares: PolicyTicket['shares'];
}

/** Replaces all tickets by those of the data set; returns them as stored, in the order of their ids. */
export async function insertTickets(db: Db, randomTickets: readonly RandomTicket[]): Promise<TicketRow[]> {
  await sql`truncate ticket, ticket_share restart identity cascade`.execute(db);
  for (const [i, ticket] of randomTickets.entries()) {
    const owner = ticket.kind === 'to_customer' || ticket.kind === 'internal' ? ticket.employee : ticket.customer;
    const recipient = ticket.kind === 'to_customer' ? ticket.customer : ticket.colleague;
    const { customer_id, assignee_id } = derivedParticipants({
      kind: ticket.kind,
      owner_id: owner,
      recipient_id: recipient,
    });
    const moment = new Date(Date.UTC(2026, 10, 20, 8, 0, (i * 7) % 5, i % 3));
    const { id } = await db
      .insertInto('ticket')
      .values({
        number: `0508-${String(i).padStart(6, '0')}-0`,
        subject: `s${i}`,
        subject_dense: `s${i}`,
        kind: ticket.kind,
        status: ticket.status,
        owner_id: owner,
        recipient_id: recipient,
        customer_id,
        assignee_id,
        created_by_id: ticket.creator,
        department_id: ticket.department_id,
        branch_id: ticket.branch_id,
        organization_id: customer_id === null ? null : ticket.organization_id,
        importance: ticket.importance as 0 | 1 | 2 | 3,
        last_activity_at: moment,
        waiting_since: ticket.waiting ? moment : null,
        deleted_at: ticket.deleted ? moment : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (ticket.shares.length > 0)
      await db
        .insertInto('ticket_share')
        .values(ticket.shares.map((share) => ({ ...share, ticket_id: id })))
        .execute();
  }
  const tickets = await db.selectFrom('ticket').selectAll().orderBy('id').execute();
  const shares = await db.selectFrom('ticket_share').select(['ticket_id', 'user_id', 'editable']).execute();
  return tickets.map((ticket) => ({ ...ticket, shares: shares.filter((share) => share.ticket_id === ticket.id) }));
}

/** A stored ticket as the policy reads it. */
export const policyTicketOf = (row: TicketRow): PolicyTicket => ({
  ...row,
  deleted_at: row.deleted_at === null ? null : Math.floor(row.deleted_at.getTime() / 1000),
});
