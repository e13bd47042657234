import { sql } from 'kysely';
import type { Db } from '../src/platform/database/pool.ts';

/** Sizes of a large help desk, large enough to detect query plans that read everything. */
export const LARGE = {
  tickets: 100_000,
  customers: 5_000,
  employees: 40,
  departments: 8,
  branches: 3,
  organizations: 50,
} as const;

/**
 * Fills an empty test database with a hundred thousand tickets by SQL only: one in twenty is not closed, the words of
 * subjects and contents are in between one of two and one of ten thousand of them.
 */
export async function insertLargeDesk(pool: Db): Promise<void> {
  await pool.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    const indexes = await dropIndexes(db);
    await insertAll(db);
    for (const { definition } of indexes) await sql.raw(definition).execute(db);
    await sql`vacuum analyze`.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });
}

/**
 * Drops the indexes of the two large tables that belong to no constraint; to make each again from the finished table
 * takes much less time than to extend it row by row.
 */
async function dropIndexes(db: Db): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('ticket', 'ticket_content')
      and not exists (select from pg_constraint where conname = indexname)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows;
}

async function insertAll(db: Db): Promise<void> {
  const { tickets, customers, employees, departments, branches, organizations } = LARGE;
  await sql`insert into branch (id, name, code) select i, 'b' || i, 'b' || i from generate_series(1, ${branches}::int) i`.execute(
    db,
  );
  await sql`insert into organization (id, branch_id, name, name_norm) select i, 1 + i % ${branches}, 'o' || i, 'o' || i from generate_series(1, ${organizations}::int) i`.execute(
    db,
  );
  await sql`insert into department (id, name) select i, 'd' || i from generate_series(1, ${departments}::int) i`.execute(
    db,
  );
  await sql`insert into "user" (id, employee, first_name, last_name, name_norm, branch_id) select i, true, 'e' || i, '', 'e' || i, 1 + i % ${branches} from generate_series(1, ${employees}::int) i`.execute(
    db,
  );
  await sql`insert into "user" (id, employee, first_name, last_name, name_norm, contact_norm, branch_id, organization_id)
    select 1000 + i, false, 'مشتری', 'شماره' || i, 'مشتریشماره' || i, '989' || i, 1 + i % ${branches}, case when i % 3 = 0 then 1 + i % ${organizations} end from generate_series(1, ${customers}::int) i`.execute(
    db,
  );
  await sql`insert into department_member (department_id, user_id) select 1 + i % ${departments}, i from generate_series(1, ${employees}::int) i`.execute(
    db,
  );
  await sql`insert into ticket (id, number, subject, subject_dense, kind, owner_id, recipient_id, customer_id, assignee_id, created_by_id, department_id, branch_id, organization_id, category_id, status, importance,
      last_activity_at, waiting_since, created_at, closed_at, last_seq, last_public_seq, content_count, public_content_count, resolution_minutes)
    select i, '0508-' || lpad(i::text, 6, '0') || '-0', s, replace(s, ' ', ''), 'customer', c, a, c, a, c, 1 + i % ${departments}, 1 + (c - 1000) % ${branches}, case when (c - 1000) % 3 = 0 then 1 + (c - 1000) % ${organizations} end, null,
      st, case when i % 50 = 0 then 3 else i % 3 end, at, case when st in (0, 3) then at end, at - interval '1 hour', case when st = 4 then at end, 1, 1, 1, 1, case when st = 4 and i % 1000 <> 1 then 60 end
    from (select i, 1001 + (i::bigint * 7919 % ${customers}) as c, case when i % 4 = 0 then null else 1 + i % ${employees} end as a, case when i % 20 = 0 then (i / 20) % 4 else 4 end as st,
      timestamptz '2026-11-20' - (${tickets}::int - i) * interval '5 minutes' as at, 'درخواست ' || case when i % 100 = 0 then 'چاپگر ' else '' end || case when i % 10000 = 0 then 'زرافه ' else '' end || 'شماره ' || i as s
      from generate_series(1, ${tickets}::int) i) as made`.execute(db);
  await sql`insert into ticket_content (ticket_id, seq, public_seq, type, author_id, author_kind, body_html, state, published_at)
    select i, 1, 1, 'message', 1001, 'customer', '<p dir="rtl">سلام لطفا ' || case when i % 100 = 1 then 'شبکه ' else '' end || case when i % 10000 = 1 then 'شترمرغ ' else '' end || 'بررسی w' || i || '</p>', 'published', now() from generate_series(1, ${tickets}::int) i`.execute(
    db,
  );
  await sql`insert into ticket_share (ticket_id, user_id, editable) select i * 997, 2, i % 2 = 0 from generate_series(1, 60) i on conflict do nothing`.execute(
    db,
  );
  await sql`insert into ticket_read (user_id, ticket_id, last_read_seq, last_read_public_seq) select 2, i, 1, 1 from generate_series(1, ${tickets}::int, 3) i`.execute(
    db,
  );
}
