import type { Person } from '@hamyar/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { awayOn, levelOfCustomer } from '../users/public.ts';

/** A person with the contacts that everyone who sees the ticket may see (decisions 2.2). */
export interface PersonWithContact extends Person {
  mobile: string | null;
  email: string | null;
}

const PERSON = sql`u.id, trim(u.first_name || ' ' || u.last_name) as name, u.employee, u.mobile, u.email,
    case when picture.id is null then null else ${publicFileName('picture')} end as profile_picture_name
    from "user" u left join attachment picture on picture.id = u.profile_picture_id`;

/** The people with these ids as one JSON value, for a statement that also reads its own rows. */
export const peopleJson = (ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_agg(person) from (select ${PERSON} where u.id in (${ids})) as person)`;

/** Reads people by id in one statement. */
export async function peopleOf(
  db: AnyDb,
  ids: Iterable<number | null | undefined>,
): Promise<Map<number, PersonWithContact>> {
  const wanted = [...new Set([...ids].filter((id): id is number => typeof id === 'number'))];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<PersonWithContact>`select ${PERSON} where u.id = any(${wanted}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The person without contacts, in wire form. */
export const toPerson = (people: ReadonlyMap<number, PersonWithContact>, id: number | null): Person | null => {
  const found = id === null ? undefined : people.get(id);
  return found
    ? { id: found.id, name: found.name, employee: found.employee, profile_picture_name: found.profile_picture_name }
    : null;
};

/** A user with the fields for the rules of creating and assigning. */
export interface TicketUser {
  id: number;
  employee: boolean;
  branch_id: number | null;
  organization_id: number | null;
  organization_branch_id: number | null;
  customer_level_id: number | null;
  level_importance: number | null;
}

/** An active user by id, or null. */
export async function findUser(db: AnyDb, id: number): Promise<TicketUser | null> {
  const { rows } =
    await sql<TicketUser>`select u.id, u.employee, u.branch_id, u.organization_id, o.branch_id as organization_branch_id, ${levelOfCustomer('u')} as customer_level_id, l.default_importance as level_importance
    from "user" u left join organization o on o.id = u.organization_id and o.deleted_at is null left join customer_level l on l.id = ${levelOfCustomer('u')}
    where u.id = ${id} and u.deleted_at is null and u.status = 'active'`.execute(db);
  return rows[0] ?? null;
}

/** Who of these people is out of office on a day, until which one, and whom they have named as their substitute. */
export async function absencesOf(
  db: AnyDb,
  ids: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, { until: string; substitute_id: number | null }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; until: string; substitute_id: number | null }>`
    select u.id, u.away_until as until, u.substitute_id from "user" u where u.id = any (${[...ids]}::bigint[]) and ${awayOn(day)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, until, substitute_id }) => [id, { until, substitute_id }]));
}

/**
 * Employees who may answer in a department: its active members and managers, and only those of the ticket's branch or
 * of all branches (decisions 2.1, 2.7). Returns ids in the order of names.
 */
export async function findAssignableEmployees(
  db: AnyDb,
  {
    departmentId,
    branchId,
    now,
    only,
    presentOn,
  }: {
    departmentId: number;
    /** Null: of every branch. */
    branchId: number | null;
    now: Date;
    /** Asks for these people only. */
    only?: readonly number[];
    /** Leaves out who is out of office on this day, `YYYY-MM-DD` (decisions 2.7). */
    presentOn?: string;
  },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from department_member m join "user" u on u.id = m.user_id
    where m.department_id = ${departmentId} and u.employee and u.status = 'active' and u.deleted_at is null and (u.expire_at is null or u.expire_at > ${now})
    ${branchId === null ? sql`` : sql`and (u.branch_id = -1 or u.branch_id = ${branchId})`} ${only === undefined ? sql`` : sql`and u.id = any (${[...only]}::bigint[])`} ${presentOn === undefined ? sql`` : sql`and not ${awayOn(presentOn)}`}
    order by u.last_name, u.first_name, u.id limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
