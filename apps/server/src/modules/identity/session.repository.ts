import type { HiddenFieldsOfRole, Permission, UserStatus } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { levelOfCustomer } from '../users/public.ts';
import { tables } from './tables.ts';
import type { AccountRef } from './account.rules.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import './identity.table.ts';
import '../users/user.table.ts';

/** A person with everything that a policy decision reads; one row of one statement. */
export interface PersonRow {
  id: number;
  employee: boolean;
  first_name: string;
  last_name: string;
  username: string | null;
  email: string | null;
  mobile: string | null;
  interphone: string | null;
  branch_id: number | null;
  status: UserStatus;
  must_change_password: boolean;
  full_admin: boolean;
  branch_admin: boolean;
  department_admin: boolean;
  supervisor: boolean;
  /** Of a customer: the own one, otherwise that of their organisation. */
  customer_level_id: number | null;
  expire_at: Date | null;
  organization_id: number | null;
  organization_name: string | null;
  organization_expire_at: Date | null;
  organization_shared: boolean;
  picture_name: string | null;
  role_permissions: Permission[];
  /** Roles that are on. */
  role_ids: number[];
  /** Roles that are switched off. */
  inactive_role_ids: number[];
  /** What the settings hide from each role (decisions 2.26). */
  hidden_fields: HiddenFieldsOfRole[];
  /** Whether the settings show employees how tickets of their peers were rated (decisions 2.21). */
  peers_see_ratings: boolean;
  memberships: { department_id: number; manager: boolean }[];
}
export interface SessionRow extends PersonRow {
  session_id: number;
  session_last_seen_at: Date;
}

/** Whether members see each other's tickets: what their organisation says, else the settings (decisions 2.1, 2.23). */
const membersSeeAll = sql`coalesce(o.members_see_all, o.id is not null and
  (select (g."values" ->> 'members_see_all')::boolean from setting g where g."group" = 'generalTicketSettings'), false)`;
const personColumns = sql`
  u.id, u.employee, u.first_name, u.last_name, u.username, u.email, u.mobile, u.interphone, u.branch_id, u.status, u.must_change_password,
  u.full_admin, u.branch_admin, u.department_admin, u.supervisor, ${levelOfCustomer('u')} as customer_level_id, u.expire_at, u.organization_id,
  o.name as organization_name, o.expire_at as organization_expire_at, ${membersSeeAll} as organization_shared,
  (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null) as picture_name,
  (select coalesce(jsonb_agg(distinct p), '[]') from user_role ur join role r on r.id = ur.role_id and r.status and r.deleted_at is null cross join unnest(r.permissions) p where ur.user_id = u.id) as role_permissions,
  (select coalesce(jsonb_agg(r.id), '[]') from user_role ur join role r on r.id = ur.role_id and r.status and r.deleted_at is null where ur.user_id = u.id) as role_ids,
  (select coalesce(jsonb_agg(ur.role_id), '[]') from user_role ur where ur.user_id = u.id and not exists (select from role r where r.id = ur.role_id and r.status and r.deleted_at is null)) as inactive_role_ids,
  coalesce((select g."values" -> 'hidden_fields' from setting g where u.employee and g."group" = 'generalTicketSettings'), '[]') as hidden_fields,
  coalesce((select (g."values" ->> 'peers_see_ratings')::boolean from setting g where u.employee and g."group" = 'generalTicketSettings'), false) as peers_see_ratings,
  (select coalesce(jsonb_agg(jsonb_build_object('department_id', m.department_id, 'manager', m.manager) order by m.department_id), '[]') from department_member m where m.user_id = u.id) as memberships`;
const personTables = sql`"user" u left join organization o on o.id = u.organization_id`;

/** A session that nobody has ended, opened under the person's present credentials. */
const open = sql`s.revoked_at is null and s.credential_epoch = u.credential_epoch`;

/** The session of a token with its person; null when unknown, ended or deleted. */
export async function findSession(db: AnyDb, tokenHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.last_seen_at as session_last_seen_at, ${personColumns}
    from session s join ${personTables} on u.id = s.user_id and u.deleted_at is null
    where s.token_hash = ${tokenHash} and ${open}`.execute(db);
  return rows[0] ?? null;
}

/** The fields that decide whether a session is still open. */
export interface SessionState {
  id: number;
  last_seen_at: Date;
  employee: boolean;
  status: UserStatus;
  expire_at: Date | null;
  organization_expire_at: Date | null;
}

/** The states of those sessions that are not ended and whose person is not deleted. */
export async function readSessionStates(db: AnyDb, ids: readonly number[]): Promise<SessionState[]> {
  const { rows } = await sql<SessionState>`
    select s.id, s.last_seen_at, u.employee, u.status, u.expire_at, o.expire_at as organization_expire_at
    from session s join ${personTables} on u.id = s.user_id and u.deleted_at is null
    where s.id = any (${`{${ids.join(',')}}`}::bigint[]) and ${open}`.execute(db);
  return rows;
}

/** The same for a person without a session: for login, background work and sockets. */
export async function findPerson(db: AnyDb, userId: number): Promise<PersonRow | null> {
  const { rows } =
    await sql<PersonRow>`select ${personColumns} from ${personTables} where u.id = ${userId} and u.deleted_at is null`.execute(
      db,
    );
  return rows[0] ?? null;
}

/** Several people together, for notifications. */
export async function findPeople(db: AnyDb, userIds: readonly number[]): Promise<PersonRow[]> {
  if (userIds.length === 0) return [];
  const { rows } =
    await sql<PersonRow>`select ${personColumns} from ${personTables} where u.id = any (${`{${userIds.join(',')}}`}::bigint[]) and u.deleted_at is null`.execute(
      db,
    );
  return rows;
}

/**
 * Opens a session; only the token's hash is stored. Returns null when the account's credentials are no longer those
 * that were verified: the lock makes it wait for a change that is being stored.
 */
export async function insertSession(
  db: AnyDb,
  session: { tokenHash: Buffer; account: AccountRef; ip: string; userAgent: string; at: Date },
): Promise<number | null> {
  const { tokenHash, account, ip, userAgent, at } = session;
  const { rows } = await sql<{ id: number }>`
    insert into session (token_hash, user_id, credential_epoch, ip, user_agent, created_at, last_seen_at)
    select ${tokenHash}, u.id, u.credential_epoch, ${ip}, ${userAgent}, ${at}::timestamptz, ${at}::timestamptz from "user" u
    where u.id = ${account.id} and u.credential_epoch = ${account.epoch} and u.deleted_at is null for share of u
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * The credential epoch of a session, null when it has ended. The lock makes a change of the credentials wait, so that it
 * finds what is made under this epoch.
 */
export async function epochOfSession(trx: AnyDb, id: number): Promise<number | null> {
  const { rows } = await sql<{ epoch: number }>`
    select s.credential_epoch as epoch from session s where s.id = ${id} and s.revoked_at is null for share of s`.execute(
    trx,
  );
  return rows[0]?.epoch ?? null;
}

/** Stores that a session is in use. */
export async function touchSession(db: AnyDb, id: number, at: Date): Promise<void> {
  await tables(db)
    .updateTable('session')
    .set({ last_seen_at: at })
    .where('id', '=', id)
    .where('last_seen_at', '<', at)
    .execute();
}

/** Ends one session of a person. Returns its id when it was open. */
export async function revokeSession(db: AnyDb, which: { id: number; userId: number }, at: Date): Promise<number[]> {
  const rows = await tables(db)
    .updateTable('session')
    .set({ revoked_at: at })
    .where('id', '=', which.id)
    .where('user_id', '=', which.userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends all sessions of a person but one, which goes on under the person's present credentials. Returns the ids that
 * were open.
 */
export async function revokeSessions(
  db: AnyDb,
  { userId, except }: { userId: number; except: number | null },
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; kept: boolean }>`
    update session s set revoked_at = case when s.id = ${except} then null else ${at}::timestamptz end,
      credential_epoch = case when s.id = ${except} then u.credential_epoch else s.credential_epoch end
    from "user" u where u.id = s.user_id and s.user_id = ${userId} and s.revoked_at is null
    returning s.id, s.revoked_at is null as kept`.execute(db);
  return rows.filter(({ kept }) => !kept).map(({ id }) => id);
}

/** Deletes sessions not used for so long that none of them can be open. */
export async function sweepSessions(db: AnyDb, usedBefore: Date): Promise<void> {
  await tables(db).deleteFrom('session').where('last_seen_at', '<', usedBefore).execute();
}

/** Open sessions of a person, the most recently used first. */
export async function listSessions(
  db: AnyDb,
  userId: number,
  usedAfter: Date,
): Promise<{ id: number; ip: string; user_agent: string; created_at: Date; last_seen_at: Date }[]> {
  const { rows } = await sql<{ id: number; ip: string; user_agent: string; created_at: Date; last_seen_at: Date }>`
    select s.id, s.ip, s.user_agent, s.created_at, s.last_seen_at from session s join "user" u on u.id = s.user_id
    where s.user_id = ${userId} and ${open} and s.last_seen_at > ${usedAfter} order by s.last_seen_at desc limit 100`.execute(
    db,
  );
  return rows;
}
