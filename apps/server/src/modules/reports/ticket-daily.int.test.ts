import {
  all,
  canOnTicket,
  evaluatePredicate,
  oneOf,
  ticketScope,
  always,
  type Actor,
  type Predicate,
} from '@hamyar/domain';
import { wallClock, zonedStart } from '@hamyar/dayjs-jalali';
import fc from 'fast-check';
import { sql, type Selectable } from 'kysely';
import {
  anyActor,
  anyTickets,
  insertPeople,
  insertTickets,
  policyTicketOf,
  type RandomTicket,
} from '../../../test/random-tickets.ts';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import { countedConditions } from '../tickets/public.ts';
import type { TicketTable } from '../tickets/ticket.table.ts';
import { countTickets, type Count, type Counted } from './report-count.repository.ts';
import { metrics, type MetricName } from './report-metric.repository.ts';
import { rebuildRollup, refreshRollup } from './ticket-daily.service.ts';

const ZONE = 'Asia/Tehran';
const METRICS = Object.keys(metrics(ZONE)) as MetricName[];
const SETTINGS = { customer_can_close: true, supervisor_can_reply: true, expired_customer_can_reply: true };
/** Days around today in which things happen. */
const DAYS = 12;

const ONE_TICKET: RandomTicket = {
  kind: 'customer',
  status: 0,
  employee: 1,
  colleague: 2,
  customer: 7,
  creator: 1,
  department_id: 1,
  branch_id: 1,
  organization_id: null,
  deleted: false,
  waiting: true,
  importance: 1,
  shares: [],
};
const ADMIN: Actor = {
  id: 1,
  employee: true,
  full_admin: true,
  branch_admin: false,
  department_admin: false,
  branch_id: -1,
  department_ids: [],
  managed_department_ids: [],
  organization_id: null,
  supervisor: false,
  organization_shared: false,
  permissions: [],
  expired: false,
};

/** Enough tickets, staff and days for every comparison to have something to count. */
const manyTickets = fc.array(anyTickets, { minLength: 6, maxLength: 6 }).map((worlds) => worlds.flat().slice(0, 40));
const anyEmployee = anyActor.filter(({ employee }) => employee);

type Moment = number | null;
const anyClock = () =>
  fc.record({
    state: fc.constantFrom(null, 'none', 'running', 'paused', 'met', 'breached'),
    done: fc.integer({ min: 0, max: DAYS * 24 }),
    due: fc.integer({ min: 0, max: DAYS * 24 }),
  });
/** What reports count of one ticket, each moment as hours before now. */
const anyFacts = fc.record({
  created: fc.integer({ min: -24, max: DAYS * 24 }),
  closed: fc.option(fc.integer({ min: 0, max: DAYS * 24 })),
  rated: fc.option(fc.integer({ min: 0, max: DAYS * 24 })),
  asked: fc.option(fc.integer({ min: 0, max: DAYS * 24 })),
  satisfaction: fc.nat(5),
  category: fc.option(fc.constantFrom(1, 2)),
  service: fc.option(fc.constantFrom(1, 2)),
  closer: fc.option(fc.constantFrom(1, 2, 3)),
  spam: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  merged: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  tags: fc.subarray([1, 2, 3]),
  sla: fc.boolean(),
  first: anyClock(),
  resolution: anyClock(),
});
type Facts = typeof anyFacts extends fc.Arbitrary<infer Value> ? Value : never;

/** What a report chooses among the tickets: services, also together with what else the rollup knows, or nothing. */
const anyFilter: fc.Arbitrary<Predicate> = fc.constantFrom(
  always,
  oneOf('service_id', [1]),
  oneOf('service_id', [1, 2]),
  all(oneOf('branch_id', [1, 2]), oneOf('department_id', [1, 3]), oneOf('service_id', [2])),
);

/** One step of a history; `at` chooses the ticket. */
const anyStep = fc.oneof(
  fc.record({ type: fc.constant('facts' as const), at: fc.nat(99), facts: anyFacts }),
  fc.record({
    type: fc.constant('move' as const),
    at: fc.nat(99),
    department: fc.constantFrom(1, 2, 3, 4),
    free: fc.boolean(),
  }),
  fc.record({ type: fc.constant('status' as const), at: fc.nat(99), status: fc.nat(4), importance: fc.nat(3) }),
  fc.record({ type: fc.constant('delete' as const), at: fc.nat(99), back: fc.boolean() }),
  fc.record({ type: fc.constant('purge' as const), at: fc.nat(99) }),
  fc.record({ type: fc.constant('province' as const), at: fc.nat(5), state: fc.option(fc.constantFrom(1, 2)) }),
  fc.record({ type: fc.constant('untag' as const), at: fc.nat(99) }),
  fc.record({ type: fc.constant('night' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.constant({ type: 'refresh' as const }),
  fc.constant({ type: 'rebuild' as const }),
  fc.record({ type: fc.constant('previous release' as const), days: fc.nat(DAYS) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const wallOf = (at: Date) => wallClock(Math.floor(at.getTime() / 1000), ZONE);
const dayOf = (at: Date) => wallOf(at).day;
type Row = Selectable<TicketTable> & { state: number; tags: number[] };
type Said = readonly [moment: Date | null, keys: readonly number[]];
const clockOf = (has: unknown, state: string | null, done: Date | null, due: Date | null): Said =>
  has === null ? [null, []] : state === 'met' ? [done, [1]] : state === 'breached' ? [due, [2]] : [null, []];
/** What each metric says of one ticket, as decisions 2.28 and 2.6 name it: the moment of its day, and its values. */
const SAID: Record<MetricName, (ticket: Row) => Said> = {
  created: (t) => [t.created_at, [0]],
  hour: (t) => [t.created_at, [wallOf(t.created_at).hour]],
  category: (t) => [t.created_at, [t.category_id ?? 0]],
  service: (t) => [t.created_at, [t.service_id ?? 0]],
  importance: (t) => [t.created_at, [t.importance]],
  status: (t) => [t.created_at, [t.status]],
  state: (t) => [t.created_at, [t.state]],
  tag: (t) => [t.created_at, t.tags.length > 0 ? t.tags : [0]],
  rated: (t) => [t.satisfaction_at, t.satisfaction > 0 ? [t.satisfaction] : []],
  asked: (t) => [t.satisfaction_requested_at, t.satisfaction === 0 ? [0] : []],
  closed: (t) => [t.closed_at, [0]],
  sla: (t) => [t.closed_at, t.sla_id === null ? [] : [0]],
  first_response: (t) => clockOf(t.sla_id, t.fr_state, t.fr_at, t.fr_due_at),
  resolution: (t) => clockOf(t.sla_id, t.res_state, t.res_at, t.res_due_at),
};

describe('the rollup of reports', () => {
  let deps: TestDeps;
  beforeAll(async () => {
    deps = await createTestDeps();
    await insertPeople(deps.db);
    await sql`insert into ticket_category (id, name) values (1, 'c1'), (2, 'c2')`.execute(deps.db);
    await sql`insert into service (id, name) values (1, 's1'), (2, 's2')`.execute(deps.db);
    await sql`insert into tag (id, name, name_norm) values (1, 't1', 't1'), (2, 't2', 't2'), (3, 't3', 't3')`.execute(
      deps.db,
    );
  });
  afterAll(() => deps.close());

  const before = (hours: Moment) => (hours === null ? null : new Date(deps.clock.now().getTime() - hours * 3_600_000));

  async function setFacts(id: number, facts: Facts) {
    const { db } = deps;
    await sql`update ticket set created_at = ${before(facts.created)}, closed_at = ${before(facts.closed)}, satisfaction_at = ${before(facts.rated)},
      satisfaction_requested_at = ${before(facts.asked)}, satisfaction = ${facts.satisfaction}, category_id = ${facts.category}, service_id = ${facts.service},
      sla_id = ${facts.sla ? 1 : null}, fr_state = ${facts.first.state}, fr_at = ${before(facts.first.done)}, fr_due_at = ${before(facts.first.due)},
      res_state = ${facts.resolution.state}, res_at = ${before(facts.resolution.done)}, res_due_at = ${before(facts.resolution.due)},
      assignee_at_close_id = ${facts.closer}, is_spam = ${facts.spam}, merged_into_id = case when ${facts.merged} then id end where id = ${id}`.execute(
      db,
    );
    await sql`delete from tag_assignment where taggable_type = 'ticket' and taggable_id = ${id}`.execute(db);
    for (const tag of facts.tags)
      await sql`insert into tag_assignment (tag_id, taggable_type, taggable_id) values (${tag}, 'ticket', ${id})`.execute(
        db,
      );
  }

  async function apply(step: Step, ids: readonly number[]) {
    const { db, clock } = deps;
    const id = 'at' in step ? ids[step.at % ids.length]! : 0;
    if (step.type === 'facts') await setFacts(id, step.facts);
    if (step.type === 'move')
      await sql`update ticket set department_id = ${step.department}, recipient_id = case when ${step.free} then null else 2 end where id = ${id}`.execute(
        db,
      );
    if (step.type === 'status')
      await sql`update ticket set status = ${step.status}, importance = ${step.importance} where id = ${id}`.execute(
        db,
      );
    if (step.type === 'delete')
      await sql`update ticket set deleted_at = case when ${step.back} then null else now() end where id = ${id}`.execute(
        db,
      );
    if (step.type === 'purge')
      await sql`delete from ticket where id = ${id} and not exists (select from ticket m where m.merged_into_id = ${id})`.execute(
        db,
      );
    if (step.type === 'province')
      await sql`update "user" set state_id = ${step.state} where id = ${7 + step.at}`.execute(db);
    if (step.type === 'untag')
      await sql`delete from tag_assignment where taggable_type = 'ticket' and taggable_id = ${id}`.execute(db);
    if (step.type === 'night') clock.advance(step.hours * 3_600_000);
    if (step.type === 'refresh') await refreshRollup(deps, ZONE);
    if (step.type === 'rebuild') await rebuildRollup(deps, ZONE);
    // a server of the release before has rolled days up again: without the clocks of the SLA
    if (step.type === 'previous release')
      await sql`delete from ticket_daily where metric in ('sla clocks', 'first_response', 'resolution', 'first_response of service', 'resolution of service')
        and day >= (select max(day) from ticket_daily) - ${step.days}::int`.execute(db);
  }

  const count = (actor: Actor, metric: MetricName, first: number, last: number, chosen: Predicate = always): Count => ({
    metric,
    range: { first, last, zone: ZONE },
    scope: ticketScope(actor),
    filter: { predicate: chosen, more: [] },
    byDay: true,
  });
  const sorted = (counted: readonly Counted[]) => counted.map(({ day, key, total }) => [day, key, total].join()).sort();

  /** Counted one by one from the rows, by the policy of one ticket and the table above: as no statement does it. */
  async function oneByOne(actor: Actor, { metric, range: { first, last } }: Count, chosen: Predicate) {
    const { db } = deps;
    const shares = await db.selectFrom('ticket_share').select(['ticket_id', 'user_id', 'editable']).execute();
    const rows = await db.selectFrom('ticket').selectAll().execute();
    const states = await db.selectFrom('user').select(['id', 'state_id']).execute();
    const tags = await sql<{ id: number; tag: number }>`
      select taggable_id as id, tag_id as tag from tag_assignment where taggable_type = 'ticket'`.execute(db);
    const byDay = new Map<string, Counted>();
    for (const row of rows) {
      const ticket = policyTicketOf({ ...row, shares: shares.filter(({ ticket_id }) => ticket_id === row.id) });
      if (!canOnTicket(actor, 'view', ticket, SETTINGS) || row.is_spam || row.merged_into_id !== null) continue;
      if (!evaluatePredicate(chosen, { ...ticket, service_id: row.service_id, shares: [] })) continue;
      const more = {
        state: states.find(({ id }) => id === row.customer_id)?.state_id ?? 0,
        tags: tags.rows.flatMap(({ id, tag }) => (id === row.id ? tag : [])),
      };
      const [at, keys] = SAID[metric]({ ...row, ...more });
      const day = at ? dayOf(at) : null;
      if (day === null || day < first || day > last) continue;
      for (const key of keys) {
        const known = byDay.get(`${day}.${key}`) ?? { day, key, total: 0 };
        byDay.set(`${day}.${key}`, { ...known, total: known.total + 1 });
      }
    }
    return [...byDay.values()];
  }

  it('[decisions 2.28] with the days that are not in it is counting from scratch: in any history, for everybody, in any range, of any services', async () => {
    await fc.assert(
      fc.asyncProperty(
        manyTickets,
        fc.array(anyFacts, { minLength: 40, maxLength: 40 }),
        fc.array(anyStep, { minLength: 4, maxLength: 14 }),
        fc.array(fc.tuple(anyEmployee, anyFilter), { minLength: 4, maxLength: 4 }),
        fc.nat(3),
        fc.integer({ min: 2, max: DAYS }),
        async (world, facts, steps, actors, from, length) => {
          const { db, clock } = deps;
          clock.set('2026-11-20T08:00:00Z');
          await sql`truncate ticket_daily, ticket_daily_change, ticket_daily_state, tag_assignment`.execute(db);
          const tickets = await insertTickets(db, world);
          const ids = tickets.map(({ id }) => id);
          for (const [index, id] of ids.entries()) await setFacts(id, facts[index]!);
          for (const step of steps) await apply(step, ids);
          const last = wallClock(clock.unix(), ZONE).day + 1 - from;
          const first = last - length;
          for (const [actor, chosen] of actors) {
            for (const metric of METRICS) {
              const asked = count(actor, metric, first, last, chosen);
              const rolled = await countTickets(db, asked, countedConditions.counted());
              const scratch = await countTickets(db, asked, countedConditions.counted(), 'tickets');
              expect([metric, sorted(rolled)]).toEqual([metric, sorted(scratch)]);
              expect([metric, sorted(rolled)]).toEqual([metric, sorted(await oneByOne(actor, asked, chosen))]);
            }
          }
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('[decisions 2.28] has everything up to yesterday after it was refreshed, and no change waits', async () => {
    const { db, clock } = deps;
    clock.set('2026-11-20T08:00:00Z');
    await sql`truncate ticket_daily_state`.execute(db);
    await refreshRollup(deps, ZONE);
    const { rows } = await sql<{ day: string; waiting: number }>`
      select covered_until as day, (select count(*)::int from ticket_daily_change) as waiting from ticket_daily_state`.execute(
      db,
    );
    expect(rows).toEqual([{ day: '2026-11-19', waiting: 0 }]);
  });

  it('[decisions 2.28] is completed by the next refresh where the release before has rolled up', async () => {
    const { db, clock } = deps;
    clock.set('2026-11-20T08:00:00Z');
    await insertTickets(db, [ONE_TICKET]);
    await sql`update ticket set created_at = '2026-11-10T08:00:00Z', service_id = 1`.execute(db);
    await rebuildRollup(deps, ZONE);
    const rows = async () =>
      (await sql`select metric, service_id, day, key, count from ticket_daily order by 1, 2, 3, 4`.execute(db)).rows;
    const complete = await rows();
    expect(complete).toContainEqual({
      metric: 'created of service',
      service_id: 1,
      day: '2026-11-10',
      key: 0,
      count: 1,
    });
    await sql`delete from ticket_daily where metric = 'sla clocks' or metric like '% of service'`.execute(db);
    await refreshRollup(deps, ZONE);
    expect(await rows()).toEqual(complete);
  });

  it('[decisions 2.28] knows of each change of a day that is over, whatever is changed', async () => {
    const { db, clock } = deps;
    clock.set('2026-11-20T08:00:00Z');
    const [first] = await insertTickets(db, [ONE_TICKET]);
    const id = first!.id;
    await sql`update ticket set created_at = '2026-11-10T08:00:00Z', customer_id = 7 where id = ${id}`.execute(db);
    await sql`delete from tag_assignment`.execute(db);
    const changes = [
      sql`insert into tag_assignment (tag_id, taggable_type, taggable_id) values (1, 'ticket', ${id})`,
      sql`update tag_assignment set tag_id = 2 where taggable_type = 'ticket' and taggable_id = ${id}`,
      sql`delete from tag_assignment where taggable_type = 'ticket' and taggable_id = ${id}`,
      sql`update "user" set state_id = case when state_id = 1 then 2 else 1 end where id = 7`,
      ...[
        sql`status = 3 - status % 2`,
        sql`created_at = '2026-11-09T08:00:00Z'`,
        sql`closed_at = '2026-11-12T08:00:00Z'`,
        sql`satisfaction_requested_at = '2026-11-12T08:00:00Z'`,
        sql`satisfaction_at = '2026-11-13T08:00:00Z', satisfaction = 4`,
        sql`sla_id = 1, fr_state = 'running', fr_due_at = '2026-11-14T08:00:00Z'`,
        sql`fr_state = 'breached'`,
        sql`fr_due_at = '2026-11-15T08:00:00Z'`,
        sql`fr_state = 'met', fr_at = '2026-11-15T08:00:00Z'`,
        sql`fr_at = '2026-11-13T08:00:00Z'`,
        sql`res_state = 'breached', res_due_at = '2026-11-15T08:00:00Z'`,
        sql`res_state = 'met', res_at = '2026-11-15T08:00:00Z'`,
        sql`sla_id = null`,
        sql`assignee_at_close_id = 3`,
        sql`branch_id = branch_id % 3 + 1`,
        sql`department_id = department_id % 4 + 1`,
        sql`category_id = 2`,
        sql`service_id = 2`,
        sql`importance = (importance + 1) % 4`,
        sql`customer_id = 8`,
        sql`is_spam = true`,
        sql`is_spam = false`,
        sql`deleted_at = now()`,
        sql`deleted_at = null`,
      ].map((change) => sql`update ticket set ${change} where id = ${id}`),
      sql`delete from ticket where id = ${id}`,
    ];
    for (const change of changes) {
      await refreshRollup(deps, ZONE);
      await change.execute(db);
      const { rows } = await sql<{ notes: number }>`select count(*)::int as notes from ticket_daily_change`.execute(db);
      expect([change.compile(db).sql, rows[0]!.notes > 0]).toEqual([change.compile(db).sql, true]);
    }
    await refreshRollup(deps, ZONE);
    await insertTickets(db, []);
    await sql`update ticket set subject = subject`.execute(db);
    const { rows } = await sql`select from ticket_daily_change`.execute(db);
    expect(rows).toEqual([]);
  });

  it('[decisions 2.28] counts nothing of it in another zone until it was made for that one', async () => {
    const { db, clock } = deps;
    clock.set('2026-11-20T08:00:00Z');
    await sql`truncate ticket, ticket_daily, ticket_daily_change, ticket_daily_state cascade`.execute(db);
    const [ticket] = await insertTickets(db, [ONE_TICKET]);
    // half an hour before midnight in Tehran, and already the next day in Tokyo
    const at = new Date(zonedStart(20_773, ZONE) - 30 * 60_000);
    await sql`update ticket set created_at = ${at}, deleted_at = null, is_spam = false where id = ${ticket!.id}`.execute(
      db,
    );
    await refreshRollup(deps, ZONE);

    const daysIn = async (zone: string) =>
      (
        await countTickets(
          db,
          { ...count(ADMIN, 'created', 20_770, 20_776), range: { first: 20_770, last: 20_776, zone } },
          countedConditions.counted(),
        )
      ).map(({ day }) => day);
    expect(await daysIn(ZONE)).toEqual([20_772]);
    expect(await daysIn('Asia/Tokyo')).toEqual([20_773]);
    await refreshRollup(deps, 'Asia/Tokyo');
    expect(await daysIn('Asia/Tokyo')).toEqual([20_773]);
    expect(await daysIn(ZONE)).toEqual([20_772]);
  });
});
