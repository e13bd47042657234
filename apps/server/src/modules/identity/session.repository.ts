import type { Permission, UserStatus } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
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
  customer_level_id: number | null;
  expire_at: Date | null;
  organization_id: number | null;
  organization_name: string | null;
  organization_expire_at: Date | null;
  organization_shared: boolean;
  picture_name: string | null;
  role_permissions: Permission[];
  memberships: { department_id: number; manager: boolean }[];
}
export interface SessionRow extends PersonRow {
  session_id: number;
  session_last_seen_at: Date;
}

const personColumns = sql`
  u.id, u.employee, u.first_name, u.last_name, u.username, u.email, u.mobile, u.interphone, u.branch_id, u.status, u.must_change_password,
  u.full_admin, u.branch_admin, u.department_admin, u.supervisor, u.customer_level_id, u.expire_at, u.organization_id,
  o.name as organization_name, o.expire_at as organization_expire_at, coalesce(o.members_see_all, false) as organization_shared,
  (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null) as picture_name,
  (select coalesce(jsonb_agg(distinct p), '[]') from user_role ur join role r on r.id = ur.role_id and r.status and r.deleted_at is null cross join unnest(r.permissions) p where ur.user_id = u.id) as role_permissions,
  (select coalesce(jsonb_agg(jsonb_build_object('department_id', m.department_id, 'manager', m.manager) order by m.department_id), '[]') from department_member m where m.user_id = u.id) as memberships`;
const personTables = sql`"user" u left join organization o on o.id = u.organization_id`;

/** The session of a token with its person; null when unknown, revoked or deleted. */
export async function findSession(db: AnyDb, tokenHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.last_seen_at as session_last_seen_at, ${personColumns}
    from session s join ${personTables} on u.id = s.user_id and u.deleted_at is null
    where s.token_hash = ${tokenHash} and s.revoked_at is null`.execute(db);
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

/** The states of those sessions that are not revoked and whose person is not deleted. */
export async function readSessionStates(db: AnyDb, ids: readonly number[]): Promise<SessionState[]> {
  const { rows } = await sql<SessionState>`
    select s.id, s.last_seen_at, u.employee, u.status, u.expire_at, o.expire_at as organization_expire_at
    from session s join ${personTables} on u.id = s.user_id and u.deleted_at is null
    where s.id = any (${`{${ids.join(',')}}`}::bigint[]) and s.revoked_at is null`.execute(db);
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

/** Several people at once, for notifications. */
export async function findPeople(db: AnyDb, userIds: readonly number[]): Promise<PersonRow[]> {
  if (userIds.length === 0) return [];
  const { rows } =
    await sql<PersonRow>`select ${personColumns} from ${personTables} where u.id = any (${`{${userIds.join(',')}}`}::bigint[]) and u.deleted_at is null`.execute(
      db,
    );
  return rows;
}

/** Opens a session; only the token's hash is stored. */
export async function insertSession(
  db: AnyDb,
  session: { tokenHash: Buffer; userId: number; ip: string; userAgent: string; at: Date },
): Promise<number> {
  const row = await tables(db)
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      ip: session.ip,
      user_agent: session.userAgent,
      created_at: session.at,
      last_seen_at: session.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
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

/** Ends sessions: one by id, or all of a person but one. Returns the ids that were open. */
export async function revokeSessions(
  db: AnyDb,
  which: { id: number; userId: number } | { userId: number; except: number | null },
  at: Date,
): Promise<number[]> {
  let query = tables(db)
    .updateTable('session')
    .set({ revoked_at: at })
    .where('user_id', '=', which.userId)
    .where('revoked_at', 'is', null);
  if ('id' in which) query = query.where('id', '=', which.id);
  else if (which.except !== null) query = query.where('id', '<>', which.except);
  return (await query.returning('id').execute()).map((row) => row.id);
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
  return tables(db)
    .selectFrom('session')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_seen_at', '>', usedAfter)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
}
