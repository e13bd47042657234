import type { AnnouncementAudience, IdAndName, Person } from '@hamyar/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { isFor } from './announcement-condition.repository.ts';
import { personOf } from './announcement.repository.ts';

/** Whom an announcement is for, as its columns have it. */
export interface AudienceColumns {
  audience: AnnouncementAudience;
  branch_ids: readonly number[];
  department_ids: readonly number[];
  role_ids: readonly number[];
  organization_ids: readonly number[];
  customer_level_ids: readonly number[];
}

/** An audience that is not stored, as a row `a`. */
const asRow = (of: AudienceColumns): RawBuilder<unknown> => sql`(select ${of.audience}::text as audience,
    ${[...of.branch_ids]}::bigint[] as branch_ids, ${[...of.department_ids]}::bigint[] as department_ids,
    ${[...of.role_ids]}::bigint[] as role_ids, ${[...of.organization_ids]}::bigint[] as organization_ids,
    ${[...of.customer_level_ids]}::bigint[] as customer_level_ids) a`;

/** How many people an audience has, and of how many organisations. */
export async function countReach(db: AnyDb, of: AudienceColumns): Promise<{ people: number; organizations: number }> {
  const { rows } = await sql<{ people: number; organizations: number }>`
    select count(*)::int as people, count(distinct u.organization_id)::int as organizations
    from ${asRow(of)}, "user" u where ${isFor()}`.execute(db);
  return rows[0]!;
}

/** How many people have an announcement: those it is for, and those who have seen it before it was narrowed. */
export async function countSent(db: AnyDb, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from announcement a, "user" u
    where a.id = ${id} and (${isFor()} or exists (select from announcement_receipt r
      where r.announcement_id = a.id and r.user_id = u.id and r.seen_number >= a.reset_number))`.execute(db);
  return rows[0]!.n;
}

/** The next people of an audience after an id, at most `limit`; not the one who has published it. */
export async function nextRecipients(db: AnyDb, id: number, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from announcement a, "user" u
    where a.id = ${id} and u.id > ${after} and u.id is distinct from a.updated_by_id and ${isFor()}
    order by u.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Which receipts of an announcement are asked for. */
export type ReceiptState = 'unseen' | 'seen' | 'acked';

const RECEIPTS: Readonly<Record<ReceiptState, RawBuilder<unknown>>> = {
  unseen: sql`coalesce(r.seen_number, 0) < a.reset_number`,
  seen: sql`r.seen_number >= a.reset_number`,
  acked: sql`r.acked_number >= a.reset_number`,
};

/** Somebody of an audience, and what they did with the last version. */
export interface ReceiptRecord {
  person: Person;
  seen_at: Date | null;
  acked_at: Date | null;
}

const receiptsOf = (id: number, state: ReceiptState | undefined) => sql`from announcement a cross join "user" u
    left join announcement_receipt r on r.announcement_id = a.id and r.user_id = u.id
  where a.id = ${id} and (${isFor()} or r.seen_number >= a.reset_number) ${state ? sql`and ${RECEIPTS[state]}` : sql``}`;

/** One page of the people of an announcement, those who did something last first. */
export async function listReceipts(
  db: AnyDb,
  id: number,
  { state, page, perPage }: { state?: ReceiptState | undefined; page: number; perPage: number },
): Promise<{ rows: ReceiptRecord[]; total: number }> {
  const [{ rows }, counted] = [
    await sql<ReceiptRecord>`select ${personOf('u')} as person,
        case when r.seen_number >= a.reset_number then r.seen_at end as seen_at,
        case when r.acked_number >= a.reset_number then r.acked_at end as acked_at
      ${receiptsOf(id, state)}
      order by case when r.seen_number >= a.reset_number then r.seen_at end desc nulls last, u.last_name, u.first_name, u.id
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    await sql<{ n: number }>`select count(*)::int as n ${receiptsOf(id, state)}`.execute(db),
  ];
  return { rows, total: counted.rows[0]!.n };
}

/** Names of what audiences name, by the kind of list; of what does not exist there is none. */
export interface TargetNames {
  branches: IdAndName[];
  departments: IdAndName[];
  roles: IdAndName[];
  organizations: IdAndName[];
  customer_levels: IdAndName[];
}

type Targets = Omit<AudienceColumns, 'audience'>;

/** Names of what these audiences name. */
export async function namesOfTargets(db: AnyDb, audiences: readonly Targets[]): Promise<TargetNames> {
  const ids = (column: keyof Targets) => sql`${[...new Set(audiences.flatMap((one) => one[column]))]}::bigint[]`;
  const { rows } = await sql<{ kind: keyof TargetNames; id: number; name: string }>`
    select 'branches' as kind, id, name from branch where id = any(${ids('branch_ids')}) and deleted_at is null
    union all select 'departments', id, name from department where id = any(${ids('department_ids')}) and deleted_at is null
    union all select 'roles', id, name from role where id = any(${ids('role_ids')}) and deleted_at is null
    union all select 'organizations', id, name from organization where id = any(${ids('organization_ids')}) and deleted_at is null
    union all select 'customer_levels', id, name from customer_level
      where id = any(${ids('customer_level_ids')}) and deleted_at is null`.execute(db);
  const of = (kind: keyof TargetNames) => rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
  return {
    branches: of('branches'),
    departments: of('departments'),
    roles: of('roles'),
    organizations: of('organizations'),
    customer_levels: of('customer_levels'),
  };
}

/** How many announcements that have not ended name one of these in a list of theirs. */
export async function countByTarget(db: AnyDb, column: keyof Targets, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from announcement a
    where a.${sql.id(column)} && ${[...ids]}::bigint[] and a.deleted_at is null and a.state <> 'ended'`.execute(db);
  return rows[0]!.n;
}

/** Makes announcements that name one of a list name another one. */
export async function replaceTarget(
  trx: AnyDb,
  column: keyof Targets,
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<void> {
  const name = sql.id(column);
  await sql`update announcement set updated_at = ${at}, version = version + 1,
      ${name} = array(select distinct id from unnest(array_replace(${name}, ${from}::bigint, ${to}::bigint)) as one (id) order by id)
    where ${name} @> array[${from}::bigint]`.execute(trx);
}

/** Makes other changes of announcements wait until the transaction ends. */
export async function lockAnnouncements(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('announcement', 0))`.execute(trx);
}
