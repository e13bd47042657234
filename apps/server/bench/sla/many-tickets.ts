import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/pool.ts';

/** Tuesday 2026-11-24 at ten, within working hours: the moment at which everything is measured. */
export const MOMENT = new Date('2026-11-24T10:00:00+03:30');
/** The admin who applies policies. */
export const ADMIN = 1;

const day = (from: string, to: string) => [{ from, to }];
const WEEK = [...Array.from({ length: 5 }, () => day('08:00', '16:00')), day('08:00', '12:00'), []];
/** Minutes of first response and resolution, the lowest importance first. */
const TARGETS = [
  [480, 2400],
  [240, 1440],
  [120, 960],
  [60, 480],
] as const;
const NEXT_MINUTES = [480, 240, 120, 60];
const SNAPSHOT = {
  targets: TARGETS.map(([first, resolution]) => ({ first_response_minutes: first, resolution_minutes: resolution })),
  ...{ next_response_minutes: NEXT_MINUTES, clocks: TARGETS.map(() => 'working'), working_shift_id: null },
  ...{
    pause_on_statuses: [2],
    warn_before: { unit: 'percent', value: 25 },
    recompute_on: ['importance', 'department'],
  },
  escalations: [
    {
      ...{ on: 'resolution', at: 'breach', after_minutes: null, notify: ['department_admins'], user_ids: [] },
      ...{ channels: ['panel'], actions: [] },
    },
  ],
};

/** Two branches, ten departments, 50 employees, 1,000 customers, working hours and one policy for all tickets. */
export async function fillCompany(db: Db): Promise<void> {
  await sql`insert into branch (name, code) values ('تهران', 'T1'), ('شیراز', 'S1')`.execute(db);
  await sql`insert into department (name) select 'دپارتمان ' || n from generate_series(1, 10) n`.execute(db);
  await sql`insert into "user" (employee, first_name, last_name, name_norm, branch_id, full_admin, mobile)
    select n <= 50, 'نام', n::text, 'نام' || n, case when n = 1 then -1 else 1 + n % 2 end, n = 1, '+98912' || lpad(n::text, 7, '0')
    from generate_series(1, 1050) n`.execute(db);
  await sql`insert into department_member (department_id, user_id, manager)
    select 1 + n % 10, n, n <= 11 from generate_series(2, 50) n`.execute(db);
  await sql`insert into working_shift (name, name_norm, is_default, days, created_at, updated_at)
    values ('اداری', 'اداری', true, ${JSON.stringify(WEEK)}, now(), now())`.execute(db);
  const { targets, next_response_minutes, clocks, warn_before, escalations } = SNAPSHOT;
  await sql`insert into sla_policy (name, name_norm, branch_id, "order", is_default, targets, next_response_minutes, clocks,
      pause_on_statuses, conditions, warn_before, escalations, recompute_on, applies_to_kinds, created_at, updated_at)
    values ('همه', 'همه', -1, 1, true, ${JSON.stringify(targets)}, ${JSON.stringify(next_response_minutes)}, ${JSON.stringify(clocks)},
      '{2}', '{"match":"all","rules":[]}', ${JSON.stringify(warn_before)}, ${JSON.stringify(escalations)},
      '{importance,department}', '{customer,behalf,internal}', now(), now())`.execute(db);
}

/** Leaves tickets the index by their day only, the one that answer times are read by: a million are filled in minutes. */
export async function keepCreatedIndex(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
    where tablename = 'ticket' and indexname not in ('ticket_created', 'ticket_pkey', 'ticket_number_key')`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
}

/**
 * Tickets of the last 90 days, evenly: all of them answered and closed, or all of them open and, every second one,
 * answered and asked again.
 */
export async function fillTickets(db: Db, tickets: number, state: 'open' | 'closed'): Promise<void> {
  const days = state === 'open' ? 10 : 90;
  const answered = state === 'closed' ? sql`true` : sql`n % 2 = 0`;
  await sql`insert into ticket (number, subject, subject_dense, kind, owner_id, customer_id, recipient_id, assignee_id, created_by_id,
      department_id, branch_id, status, importance, created_at, first_staff_reply_at, last_staff_reply_at, last_customer_reply_at,
      waiting_since, last_activity_at, closed_at)
    select 'B' || n, 'پرسش ' || n, 'پرسش' || n, 'customer', c, c, a, a, c, 1 + n % 10, 1 + n % 2,
      ${state === 'closed' ? sql`4` : sql`case when n % 2 = 0 then 3 else 0 end`}, n % 4, at,
      case when ${answered} then at + wait end, case when ${answered} then at + wait end,
      case when ${answered} then at + wait * 2 else at end, ${state === 'closed' ? sql`null` : sql`at`}, at,
      ${state === 'closed' ? sql`at + wait * 3` : sql`null::timestamptz`}
    from generate_series(1, ${sql.lit(tickets)}) n
      cross join lateral (select 51 + n % 1000 as c, 2 + n % 49 as a,
        ${MOMENT}::timestamptz - make_interval(mins => 1) * (2880 + n::float8 * ${sql.lit(days * 1440 - 2880)} / ${sql.lit(tickets)}) as at,
        make_interval(secs => 60 + (n::bigint * 7919) % 86400) as wait) x`.execute(db);
  await sql`vacuum analyze ticket`.execute(db);
}

/** Gives all open tickets the policy, with clocks that run since they came; what follows from them is not counted yet. */
export async function startClocks(db: Db): Promise<void> {
  const at = (column: string) => sql`extract(epoch from date_trunc('minute', ${sql.ref(column)}))::bigint`;
  await sql`insert into ticket_sla (ticket_id, snapshot, events)
    select t.id, ${JSON.stringify(SNAPSHOT)}::jsonb, jsonb_build_array(
        jsonb_build_object('type', 'start', 'at', ${at('t.created_at')}, 'status', 0, 'answered', false, 'awaits_customer', false),
        jsonb_build_object('type', 'policy', 'at', ${at('t.created_at')}, 'pauses', '[2]'::jsonb, 'targets', jsonb_build_object(
            'first_response', (${JSON.stringify(TARGETS)}::jsonb -> t.importance::int -> 0), 'resolution', (${JSON.stringify(TARGETS)}::jsonb -> t.importance::int -> 1),
            'next_response', (${JSON.stringify(NEXT_MINUTES)}::jsonb -> t.importance::int)),
          'hours', jsonb_build_object('around_the_clock', false, 'shift_id', null, 'department_id', t.department_id, 'branch_id', t.branch_id)))
      || case when t.first_staff_reply_at is null then '[]'::jsonb else jsonb_build_array(
        jsonb_build_object('type', 'staff_reply', 'at', ${at('t.first_staff_reply_at')}),
        jsonb_build_object('type', 'status', 'at', ${at('t.first_staff_reply_at')}, 'status', 2),
        jsonb_build_object('type', 'customer_reply', 'at', ${at('t.last_customer_reply_at')}),
        jsonb_build_object('type', 'status', 'at', ${at('t.last_customer_reply_at')}, 'status', 3)) end
    from ticket t where t.status <> 4`.execute(db);
  await sql`update ticket t set sla_id = p.id, sla_name = p.name, sla_state = 'ok', fr_state = 'running', res_state = 'running'
    from sla_policy p where t.status <> 4`.execute(db);
  await sql`vacuum analyze ticket`.execute(db);
  await sql`vacuum analyze ticket_sla`.execute(db);
}
