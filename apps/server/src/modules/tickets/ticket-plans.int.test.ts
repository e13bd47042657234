import { DUE_MAX, LIST_TOTAL_CAP } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import { installLicense } from '../../../test/test-license.ts';
import { insertLargeDesk } from '../../../test/large-desk.ts';
import { nodesOf, planOf, recordStatements, rowsRead, type Statement } from '../../../test/query-plans.ts';
import { PEOPLE } from '../../../test/ticket-desk.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ticketFormsOf } from '../forms/public.ts';
import { waitingForCustomer } from './auto-close.repository.ts';
import { countViews } from './ticket-counters.service.ts';
import { listDeleted, purgeExpiredTickets } from './deleted-ticket.service.ts';
import { listTickets } from './ticket-list.service.ts';
import { expectedAnswerOf } from './expected-answer.service.ts';
import { openTicket } from './ticket-detail.service.ts';
import { termsOf } from './ticket-search.rules.ts';
import { findDueTicketsOfDays } from './ticket-due.repository.ts';
import { ticketsByLevel } from './ticket-sla-apply.repository.ts';
import { scope } from './ticket.policy.ts';
import { findCountedTickets, findDueTickets, lockCountedTickets, lockDueTickets } from './ticket-sla.repository.ts';
import { createTicketContext, type TicketContext } from './ticket-context.ts';
import { findUnmeasured } from './working-minutes.repository.ts';
import './ticket.table.ts';

/**
 * Maximum rows that one statement may read of a large table: a page of every union branch, a capped count, or the
 * candidates of
 * a search.
 */
const READ_MAX = 25_000;
/** Maximum rows of one sort: the capped counts of a few union branches together, to remove duplicates. */
const SORT_MAX = 4 * (LIST_TOTAL_CAP + 1);

describe('query plans at 100,000 tickets', () => {
  let deps: TestDeps;
  let ticketing: TicketContext;
  let recorded: Statement[];

  beforeAll(async () => {
    deps = await createTestDeps();
    await insertLargeDesk(deps.db);
    deps.clock.set('2026-11-20T00:00:00Z');
    ticketing = createTicketContext({ ...deps, searchDb: deps.db });
    // before anything reads which features there are
    await installLicense(deps);
    recorded = recordStatements(deps);
  });
  afterAll(() => deps.close());

  const people: Record<string, CurrentUser> = {
    'full admin': { ...PEOPLE.admin, id: 1 },
    'branch admin': { ...PEOPLE.branchAdmin, id: 3, branch_id: 2 },
    'department admin': { ...PEOPLE.departmentAdmin, id: 4, department_ids: [5], managed_department_ids: [5, 6] },
    employee: { ...PEOPLE.sara, id: 2, branch_id: 3, department_ids: [3, 4], permissions: ['view department tickets'] },
    supervisor: { ...PEOPLE.supervisor, id: 1003, organization_id: 4 },
    customer: { ...PEOPLE.customer, id: 1001 },
  };

  async function checkPlans(name: string, act: () => Promise<unknown>): Promise<void> {
    recorded.length = 0;
    ticketing = createTicketContext(ticketing.deps);
    await act();
    const statements = recorded.filter(({ text }) => !text.startsWith('explain') && !text.startsWith('prepare'));
    expect(statements.length).toBeGreaterThan(0);
    for (const { text, values, planned } of statements) {
      // searches are planned for their parameters too
      const plan = await planOf(deps, { text, values }, !planned && !name.startsWith('search'));
      const nodes = nodesOf(plan);
      const large = nodes.filter((n) =>
        ['ticket', 'ticket_content', 'ticket_read', 'user', 'custom_value'].includes(n['Relation Name'] ?? ''),
      );
      // A scan that a LIMIT ends after one capped count does not count as a scan of the table.
      const whole = large
        .filter((n) => n['Node Type'] === 'Seq Scan' && rowsRead(n) > LIST_TOTAL_CAP + 1)
        .map((n) => n['Relation Name']);
      const read = Math.max(0, ...large.map(rowsRead));
      const sorted = Math.max(
        0,
        ...nodes
          .filter((n) => n['Node Type'].includes('Sort'))
          .flatMap((n) => (n.Plans ?? []).map((child) => child['Actual Rows'] * child['Actual Loops'])),
      );
      const verdict = {
        name,
        whole,
        read: read <= READ_MAX ? 'few' : read,
        sorted: sorted <= SORT_MAX ? 'few' : sorted,
      };
      if (whole.length > 0 || read > READ_MAX || sorted > SORT_MAX)
        throw new Error(
          `${JSON.stringify(verdict)}\n${text}\n${JSON.stringify(values)}\n${JSON.stringify(plan, null, 1).slice(0, 6_000)}`,
        );
    }
  }

  const query = (more: object) => ({ page: 1, perPage: 25, ...more }) as Parameters<typeof listTickets>[2];
  const OPEN = [0, 1, 2, 3] as const;

  it.each(Object.keys(people))('[decisions 2.3] lists for a %s read pages, not tables', async (role) => {
    const user = people[role]!;
    await checkPlans('all', () => listTickets(ticketing, user, query({})));
    await checkPlans('open', () => listTickets(ticketing, user, query({ status: OPEN })));
    await checkPlans('open by activity', () =>
      listTickets(ticketing, user, query({ status: OPEN, sort_by: 'last_activity_at' })),
    );
    await checkPlans('answered', () =>
      listTickets(ticketing, user, query({ status: [2], sort_by: 'last_activity_at' })),
    );
    await checkPlans('closed', () => listTickets(ticketing, user, query({ status: [4], sort_by: 'last_activity_at' })));
    await checkPlans('unread', () =>
      listTickets(ticketing, user, query({ unread: true, sort_by: 'last_activity_at' })),
    );
    const { page } = await listTickets(ticketing, user, query({ sort_by: 'last_activity_at' }));
    if (page.nextCursor)
      await checkPlans('next page', () =>
        listTickets(ticketing, user, query({ sort_by: 'last_activity_at', cursor: page.nextCursor })),
      );
    await checkPlans('last page', () =>
      listTickets(ticketing, user, query({ sort_by: 'last_activity_at', last: true })),
    );
  });

  it('[decisions 2.3] the documented filter pairs and the other sorts have their indexes', async () => {
    const user = people['full admin']!;
    for (const more of [
      { assignee_ids: [7] },
      { department_ids: [2] },
      { importance: [3] },
      { customer_ids: [1500] },
      { unassigned: true },
    ]) {
      await checkPlans(`open ${JSON.stringify(more)}`, () =>
        listTickets(ticketing, user, query({ status: OPEN, ...more })),
      );
      await checkPlans(`closed ${JSON.stringify(more)}`, () =>
        listTickets(ticketing, user, query({ status: [4], sort_by: 'last_activity_at', ...more })),
      );
    }
    await checkPlans('department and importance', () =>
      listTickets(ticketing, user, query({ department_ids: [2], importance: [3], sort_by: 'last_activity_at' })),
    );
    for (const sort_by of ['created_at', 'importance', 'number'] as const)
      await checkPlans(sort_by, () => listTickets(ticketing, user, query({ sort_by })));
  });

  it.each(Object.keys(people))('[decisions 2.3] the counters of a %s stop at their cap', async (role) => {
    await checkPlans('counters', () => countViews(ticketing, people[role]!, {}));
  });

  it.each(Object.keys(people))(
    '[decisions 2.3] search by a %s reads an index or finds the word in the order of the list',
    async (role) => {
      for (const s of [
        '0508-000123',
        'زرافه',
        'شترمرغ',
        'چاپگر',
        'شبکه',
        'درخواست',
        'سلام',
        'مشتری شماره12',
        'هیچ‌کجا',
      ]) {
        await checkPlans(`search ${s}`, () => listTickets(ticketing, people[role]!, query({ s })));
      }
    },
  );

  it('[decisions 2.3] a word of every conversation is looked for in as many of them as a page needs', async () => {
    for (const [role, page] of [
      ['full admin', 1],
      ['full admin', 3],
      ['employee', 1],
    ] as const) {
      recorded.length = 0;
      ticketing = createTicketContext(ticketing.deps);
      await listTickets(ticketing, people[role]!, query({ s: 'سلام', page }));
      const steps = recorded.filter(({ text }) => text.includes('content_words') && !text.startsWith('explain'));
      const plans = await Promise.all(steps.map((step) => planOf(deps, step, false)));
      const tested = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'ticket_content');
      // a page, the row that says whether another one follows, and the match that says that the total is a bound
      expect([role, page, tested.reduce((sum, node) => sum + rowsRead(node), 0)]).toEqual([role, page, page * 25 + 2]);
    }
  });

  it('[decisions 2.3] the total of a search is right, or fewer than there are and said to be', async () => {
    for (const s of ['زرافه', 'شترمرغ', 'چاپگر', 'شبکه', 'درخواست', 'سلام', 'هیچ‌کجا']) {
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from ticket t where t.deleted_at is null and (t.subject_dense like ${`%${s}%`}
        or t.id in (select c.ticket_id from ticket_content c where c.state = 'published' and content_words(c.body_html, c.search_key) @@ to_tsquery('simple', ${termsOf(s).tsquery})))`.execute(
        deps.db,
      );
      const n = rows[0]!.n;
      for (const page of [1, 3]) {
        const { page: answer } = await listTickets(ticketing, people['full admin']!, query({ s, page }));
        const verdict = answer.totalCapped
          ? answer.total < n && (answer.total >= page * 25 || answer.total === LIST_TOTAL_CAP)
          : answer.total === n;
        expect([s, page, n, answer.total, answer.totalCapped, verdict]).toEqual([
          s,
          page,
          n,
          answer.total,
          answer.totalCapped,
          true,
        ]);
      }
    }
  });

  it('[decisions 2.3] opening a ticket reads its rows only', async () => {
    await checkPlans('open one', () => openTicket(ticketing, people['full admin']!, 4_242));
  });

  it('[decisions 2.3] finds deleted tickets without reading the others, for the list and for the job', async () => {
    await checkPlans('deleted tickets', async () => {
      await listDeleted(ticketing, { page: 1, perPage: 25 });
      await purgeExpiredTickets(deps);
    });
  });

  it('[decisions 2.3] a filter that matches few tickets, or none, does not read the others', async () => {
    const user = people['full admin']!;
    const future = deps.clock.unix() + 86_400;
    const filters: object[] = [
      ...[{ kind: ['internal'] }, { channel: ['email'] }, { sla_state: ['due_soon'] }, { satisfaction: [1] }],
      ...[{ form_ids: [999_999] }, { tag_ids: [999_999] }, { state_ids: [999_999] }],
      ...[{ created_from: future }, { activity_from: future }, { closed_from: future }, { rated_from: future }],
      ...[{ sla_result: ['first_response_breached'], first_response_from: future }, { resolution_from: future }],
      ...[{ waiting_more_than: 9_999_999 }, { due_before: 1 }, { has_attachment: true, status: [2] }],
    ];
    const found = async (filter: object): Promise<number | undefined> => {
      let total: number | undefined;
      await checkPlans(JSON.stringify(filter), async () => {
        total = (await listTickets(ticketing, user, query(filter))).page.total;
      });
      // the plan of a frequent filter is made once, and would walk through the list
      expect([filter, recorded.some(({ planned }) => planned)]).toEqual([filter, true]);
      return total;
    };
    for (const filter of filters) expect([filter, await found(filter)]).toEqual([filter, 0]);
    await sql`update ticket set satisfaction = 1, satisfaction_at = created_at where id % 5000 = 1`.execute(deps.db);
    await sql`analyze ticket`.execute(deps.db);
    expect(await found({ satisfaction: [1] })).toBe(20);
  });

  it('[decisions 2.3 T13] finds tickets without an answer among those that wait for their customers', async () => {
    await checkPlans('without an answer', () =>
      waitingForCustomer(deps.db, { days: 7, now: deps.clock.now(), after: 0, limit: 500 }),
    );
  });

  it('[decisions 2.28] finds the tickets whose working minutes are not measured', async () => {
    await checkPlans('not measured', async () => expect(await findUnmeasured(deps.db, 500)).toHaveLength(100));
  });

  it('[decisions 2.3] says when an answer can be expected without reading a ticket', async () => {
    recorded.length = 0;
    await expectedAnswerOf(ticketing, people.customer!, { department_id: 1 });
    expect(recorded.some(({ text }) => text.includes('department_answer_time'))).toBe(true);
    for (const { text, values } of recorded.filter(({ text: sent }) => !sent.startsWith('explain')))
      for (const node of nodesOf(await planOf(deps, { text, values }, true)))
        expect([text, node['Relation Name']]).not.toEqual([text, 'ticket']);
  });

  describe('of which one in five has custom fields', () => {
    beforeAll(async () => {
      await sql`insert into custom_field (id, context, type, date_type, label, label_norm, "order", created_at, updated_at) values
        (1, 'ticket', 'dropdown', null, 'نوع', 'نوع', 1, now(), now()), (2, 'ticket', 'date', 'date', 'تاریخ', 'تاریخ', 2, now(), now())`.execute(
        deps.db,
      );
      await sql`insert into custom_value (object_type, object_id, field_id, v_item) select 'ticket', id, 1, id / 5 % 1000 from ticket where id % 5 = 0`.execute(
        deps.db,
      );
      await sql`insert into custom_value (object_type, object_id, field_id, v_date) select 'ticket', id, 2, timestamptz '2026-01-01T00:00Z' + id / 5 % 1000 * interval '1 day' from ticket where id % 5 = 0`.execute(
        deps.db,
      );
      await sql`analyze custom_value, custom_field`.execute(deps.db);
    });

    it.each<[string, object, string]>([
      ['an item', { 1: '7' }, 'custom_value_item'],
      ['a day', { 2: '2026-02-01' }, 'custom_value_date'],
      ['some days', { 2: { from: '2026-02-01', to: '2026-02-02' } }, 'custom_value_date'],
    ])('[decisions 2.3] a list of the few tickets with %s finds them by an index', async (_, cf, index) => {
      recorded.length = 0;
      ticketing = createTicketContext(ticketing.deps);
      await listTickets(ticketing, people['full admin']!, query({ cf }));
      const listed = recorded.find(({ text }) => text.includes('custom_value'))!;
      const nodes = nodesOf(await planOf(deps, listed, !listed.planned));
      const values = nodes.filter((node) => node['Relation Name'] === 'custom_value');
      expect(nodes.map((node) => node['Index Name'])).toContain(index);
      expect(Math.max(...values.map(rowsRead))).toBeLessThanOrEqual(100);
    });
  });

  describe('of which all have a searchable custom field', () => {
    beforeAll(async () => {
      await sql`insert into custom_field (id, context, type, label, label_norm, "order", searchable, created_at, updated_at)
        values (3, 'ticket', 'text', 'سریال', 'سریال', 3, true, now(), now())`.execute(deps.db);
      await sql`insert into custom_value (object_type, object_id, field_id, v_text, v_search)
        select 'ticket', id, 3, 's', case when id % 3 = 0 then 'فیروزهای' else 'nr' || id end from ticket`.execute(
        deps.db,
      );
      await sql`vacuum analyze custom_value`.execute(deps.db);
      await withTransaction(deps.db, (trx) => ticketFormsOf(deps).changed(trx));
    });

    it.each([
      ['few', 'nr4321'],
      ['very many', 'فیروزه'],
      ['no', 'زبرجد'],
      ['few, by what could be a number of tickets,', '4321'],
    ])('[decisions 2.11] a search that %s values match reads few of them, for everybody', async (name, s) => {
      for (const user of [people['full admin']!, people.employee!, people.customer!]) {
        await checkPlans(`search in values: ${name}`, () => listTickets(ticketing, user, query({ s })));
        expect(recorded.filter(({ text }) => text.includes('v_search')).length).toBeGreaterThan(0);
      }
    });
  });

  describe('of which one in forty has clocks that run', () => {
    const RUNNING = 2_500;
    beforeAll(async () => {
      await sql`update ticket set sla_id = 1, sla_name = 's', sla_state = 'ok', res_state = 'running', sla_due_at = last_activity_at,
        sla_next_at = last_activity_at where id % 40 = 0`.execute(deps.db);
      await sql`insert into ticket_sla (ticket_id, snapshot, events)
        select id, '{"recompute_on": ["customer_level"]}', '[]' from ticket where sla_id is not null`.execute(deps.db);
      await sql`analyze ticket, ticket_sla`.execute(deps.db);
    });

    it.each<[string, number, string[], (db: TestDeps['db']) => Promise<unknown>]>([
      ['those that are due', 100, ['ticket_sla_next'], (db) => findDueTickets(db, new Date('2026-11-20'), 100)],
      ['those that count', RUNNING, ['ticket_sla_counted'], findCountedTickets],
      ['one batch of those due', 3, ['ticket_pkey'], (db) => lockDueTickets(db, [40, 80, 81], new Date('2026-11-20'))],
      ['one batch of those that count', 3, ['ticket_sla_pkey'], (db) => lockCountedTickets(db, [40, 80, 81])],
      [
        'those of an organisation with another level',
        RUNNING,
        ['ticket_sla_pkey'],
        (db) => ticketsByLevel(db, { customer_id: null, organization_id: 7 }),
      ],
    ])(
      '[decisions 2.6] the timer and the recount find %s by an index, and read no others',
      async (_, max, indexes, act) => {
        recorded.length = 0;
        await act(deps.db);
        const nodes = nodesOf(await planOf(deps, recorded[0]!, true));
        const tickets = nodes.filter((node) => node['Relation Name'] === 'ticket');
        expect(tickets.map((node) => node['Node Type'])).not.toContain('Seq Scan');
        expect(Math.max(...tickets.map(rowsRead))).toBeLessThanOrEqual(max);
        expect(nodes.map((node) => node['Index Name'])).toEqual(expect.arrayContaining(indexes));
      },
    );

    it.each([
      ['mine', [7], 'ticket_assignee_due'],
      ['departments', [1, 5], 'ticket_department_due'],
    ] as const)(
      '[decisions 2.13] six weeks of the calendar (%s) read what they count of each day, however many are due',
      async (whose, ids, index) => {
        const last = Date.UTC(2026, 10, 20);
        const days = Array.from({ length: 42 }, (_, n) => {
          const start = last - n * 86_400_000;
          return { start: new Date(start), end: new Date(start + 86_400_000) };
        });
        const visible = scope({ ...people['full admin']!, id: 7 });
        const read = async () => {
          recorded.length = 0;
          await findDueTicketsOfDays(deps.db, days, { scope: whose, ids, visible });
          const tickets = nodesOf(await planOf(deps, recorded[0]!, true)).filter(
            (n) => n['Relation Name'] === 'ticket',
          );
          expect(tickets.map((node) => node['Index Name'])).toEqual([index]);
          return rowsRead(tickets[0]!);
        };
        await sql`update ticket set assignee_id = 7 where status <> 4`.execute(deps.db);
        const usual = await read();
        expect(usual).toBeGreaterThan(100);
        // of a day on which thousands are due no more is read than is counted
        await sql`update ticket set sla_due_at = ${days[3]!.start}::timestamptz + id % 80000 * interval '1 second'
          where status <> 4 and id % 40 = 20`.execute(deps.db);
        await sql`analyze ticket`.execute(deps.db);
        const busy = await read();
        expect(busy - usual).toBeLessThanOrEqual((DUE_MAX.counted + 1) * ids.length);
      },
    );
  });
});
