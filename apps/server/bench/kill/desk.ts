import { createHash, randomBytes } from 'node:crypto';
import { openDb, openPool, type Connection, type Db } from '../../src/platform/database/pool.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { sql } from 'kysely';

/** People who write while the server is killed, each with an open session. */
export interface Desk {
  db: Db;
  customers: { id: number; token: string }[];
  staff: { id: number; token: string }[];
  close(): Promise<void>;
}

const CUSTOMERS = 120;
const STAFF = 12;

/** Fills an empty installation with a branch, a department and people; logging in is not measured here. */
export async function openDesk(connection: Connection): Promise<Desk> {
  const db = openDb(
    openPool(connection, { max: 2, statementTimeout: 0, name: 'bench', log: createLog({ level: 'silent' }) }),
  );
  await sql`insert into branch (id, name, code) values (1, 'تهران', 'T1') on conflict do nothing`.execute(db);
  await sql`insert into department (id, name, is_public) values (1, 'پشتیبانی', true) on conflict do nothing`.execute(
    db,
  );
  const people = async (count: number, employee: boolean, first: number) => {
    const made = [];
    for (let id = first; id < first + count; id += 1) {
      const token = randomBytes(32).toString('base64url');
      await sql`insert into "user" (id, employee, full_admin, first_name, last_name, branch_id, mobile, undo_seconds) values (${id}, ${employee}, ${employee}, 'آزمون', ${String(id)}, ${employee ? -1 : 1}, ${`+98912${String(id).padStart(7, '0')}`}, 0)`.execute(
        db,
      );
      await sql`insert into session (token_hash, user_id, ip, user_agent) values (${createHash('sha256').update(token).digest()}, ${id}, '127.0.0.1', 'bench')`.execute(
        db,
      );
      made.push({ id, token });
    }
    return made;
  };
  return {
    db,
    customers: await people(CUSTOMERS, false, 1000),
    staff: await people(STAFF, true, 100),
    close: () => db.destroy(),
  };
}
