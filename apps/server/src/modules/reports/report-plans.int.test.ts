import { sql } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { insertLargeDesk, LARGE } from '../../../test/large-desk.ts';
import { nodesOf, planOf, recordStatements, rowsRead, type Statement } from '../../../test/query-plans.ts';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import { PEOPLE } from '../../../test/ticket-desk.ts';
import { employeeSatisfaction, teamReport } from './report-employee.service.ts';
import { reportContext, type ReportContext, type ReportQuery } from './report-context.ts';
import { performanceOf } from './report-work.service.ts';
import * as reports from './report.service.ts';
import { rebuildRollup } from './ticket-daily.service.ts';

const DAY = 86_400;
/** The desk's large tables. */
const TABLES = ['ticket', 'ticket_daily', 'ticket_content', 'user'];

describe('plans of reports at 100,000 tickets', () => {
  let deps: TestDeps;
  let recorded: Statement[];
  let last: number;
  const admin: CurrentUser = { ...PEOPLE.admin, id: 1, effective_permissions: ['view team reports'] };
  const branchAdmin: CurrentUser = { ...PEOPLE.branchAdmin, id: 3, branch_id: 2 };

  const employee: CurrentUser = { ...PEOPLE.sara, id: 2, branch_id: 3, department_ids: [3, 4] };

  beforeAll(async () => {
    deps = await createTestDeps();
    await insertLargeDesk(deps.db);
    await sql`update ticket set satisfaction_requested_at = closed_at, assignee_at_close_id = assignee_id,
      sla_id = 1, fr_state = 'met', fr_at = created_at, res_state = 'breached', res_due_at = created_at,
      satisfaction = case when id % 5 = 0 then 4 else 0 end, satisfaction_at = case when id % 5 = 0 then closed_at end where id > ${LARGE.tickets - 20_000} and closed_at is not null`.execute(
      deps.db,
    );
    const { rows } = await sql<{ at: Date }>`select max(created_at) as at from ticket`.execute(deps.db);
    last = Math.floor(rows[0]!.at.getTime() / 1000);
    deps.clock.set(new Date((last + 2 * DAY) * 1000).toISOString());
    await rebuildRollup(deps, 'Asia/Tehran');
    await sql`delete from ticket_daily_change`.execute(deps.db);
    await sql`vacuum analyze`.execute(deps.db);
    recorded = recordStatements(deps);
  });
  afterAll(() => deps.close());

  /** What the statements read: names of indexes, tables that are read whole, and rows of the largest reading. */
  async function readingsOf(user: CurrentUser, query: ReportQuery, act: (context: ReportContext) => Promise<unknown>) {
    const context = await reportContext(deps, user, query);
    recorded.length = 0;
    await act(context);
    const statements = recorded.filter(({ text }) => text.includes('ticket'));
    expect(statements.length).toBeGreaterThan(0);
    const nodes: ReturnType<typeof nodesOf> = [];
    for (const statement of statements) nodes.push(...nodesOf(await planOf(deps, statement, true)));
    const large = nodes.filter((node) => TABLES.includes(node['Relation Name'] ?? ''));
    return {
      indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
      onlyIndex: nodes.filter((node) => node['Node Type'] === 'Index Only Scan').map((node) => node['Index Name']),
      whole: large.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
      tickets: Math.max(0, ...large.filter((node) => node['Relation Name'] === 'ticket').map(rowsRead)),
    };
  }
  const month = () => ({ from_date: last - 30 * DAY, to_date: last });

  it.each([
    ['frequency', reports.ticketFrequency],
    ['status', reports.ticketStatuses],
    ['category', reports.ticketCategories],
    ['tags', reports.tagsOfTicketsAndCustomers],
    ['satisfaction', reports.ticketSatisfaction],
    ['employee satisfaction', employeeSatisfaction],
    ['load', reports.ticketLoad],
  ] as const)(
    '[decisions 2.28] the report %s reads past days from the rollup by its index, and no ticket',
    async (_, act) => {
      for (const user of [admin, branchAdmin]) {
        const { indexes, whole, tickets } = await readingsOf(user, month(), act);
        expect(whole).toEqual([]);
        expect(indexes).toContain('ticket_daily_pkey');
        // beyond the own branch an admin of it sees the own tickets only
        expect(tickets).toBeLessThanOrEqual(user === admin ? 0 : LARGE.tickets / LARGE.employees);
      }
    },
  );

  it.each([
    ['frequency', reports.ticketFrequency],
    ['status', reports.ticketStatuses],
    ['category', reports.ticketCategories],
    ['SLA', reports.slaBuckets],
  ] as const)(
    '[decisions 2.28] the report %s of one service is read from the rollup, and that of a person from one index',
    async (_, act) => {
      for (const service_ids of [undefined, [3]]) {
        const ofAll = await readingsOf(admin, { ...month(), service_ids }, act);
        expect([ofAll.whole, ofAll.tickets]).toEqual([[], 0]);
        const own = await readingsOf(employee, { ...month(), service_ids }, act);
        expect(own.whole).toEqual([]);
        expect(own.onlyIndex).toContain('ticket_assignee_counted');
        expect(own.tickets).toBeLessThanOrEqual(LARGE.tickets / LARGE.employees);
      }
    },
  );

  it.each([
    ['closed', ['ticket_closed'], performanceOf],
    ['rated or asked about', ['ticket_rated', 'ticket_asked'], reports.ticketSatisfaction],
    ['whose SLA was decided', ['ticket_first_response', 'ticket_resolution'], reports.slaBuckets],
  ] as const)(
    '[decisions 2.28] tickets %s on days that have changed are read by the moment',
    async (_, expected, act) => {
      await sql`insert into ticket_daily_change (moments) values (array[${new Date((last - 5 * DAY) * 1000)}::timestamptz])`.execute(
        deps.db,
      );
      const { indexes, whole } = await readingsOf(admin, month(), act);
      expect(whole).toEqual([]);
      expect(indexes).toEqual(expect.arrayContaining([...expected]));
      await sql`delete from ticket_daily_change`.execute(deps.db);
    },
  );

  it('[decisions 2.28] what became of the SLA of the tickets of a person is read from its index alone', async () => {
    const { onlyIndex, whole, tickets } = await readingsOf(employee, month(), reports.slaBuckets);
    expect(whole).toEqual([]);
    expect(onlyIndex).toContain('ticket_assignee_sla_counted');
    expect(tickets).toBeLessThanOrEqual(LARGE.tickets / LARGE.employees);
  });

  it('[decisions 2.28] the table of employees reads what each of them has closed', async () => {
    const { indexes, whole } = await readingsOf(admin, month(), () =>
      teamReport(deps, admin, { ...month(), page: 1, perPage: 10 }),
    );
    expect(whole).not.toContain('ticket');
    expect(indexes).toContain('ticket_closing_assignee');
  });
});
