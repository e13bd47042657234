import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/pool.ts';

/** Logins of the seeded company whose view of the list is measured. */
export const ROLES = {
  'full admin': 'admin',
  'branch admin': 'branch.isfahan',
  'department admin': 'lead.support',
  employee: 'agent',
  supervisor: 'supervisor',
  customer: 'customer',
} as const;

export type Role = keyof typeof ROLES;

/** Opens a session without a login, because a login would measure its password hash. */
export async function insertSession(db: Db, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into session (token_hash, user_id, ip, user_agent) values (${createHash('sha256').update(token).digest()}, ${userId}, '127.0.0.1', 'bench')`.execute(
    db,
  );
  return token;
}

/** Opens a session for each role. */
export async function openRoles(db: Db): Promise<Record<Role, string>> {
  const tokens = {} as Record<Role, string>;
  for (const [role, username] of Object.entries(ROLES) as [Role, string][]) {
    const { rows } = await sql<{
      id: number;
    }>`select id from "user" where username_key = ${username} and deleted_at is null`.execute(db);
    if (!rows[0]) throw new Error(`the seeded company has no "${username}"`);
    tokens[role] = await insertSession(db, rows[0].id);
  }
  return tokens;
}

/** Opens sessions of many customers who may write, so that nobody reaches the rate limit of one person. */
export async function openCustomers(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{
    id: number;
  }>`select u.id from "user" u left join organization o on o.id = u.organization_id
    where not u.employee and u.status = 'active' and u.deleted_at is null and u.expire_at is null and o.expire_at is null order by u.id limit ${count}`.execute(
    db,
  );
  return Promise.all(rows.map(({ id }) => insertSession(db, id)));
}
