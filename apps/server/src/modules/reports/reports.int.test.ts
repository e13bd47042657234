import { queryText, REPORTS, SLA_BUCKETS, type ReportTicketFilter } from '@hamyar/contracts';
import { reportColumnKind, shareOf, shownColumns } from '@hamyar/domain';
import { sharedReports } from '@hamyar/persian';
import { formatJ, toWall } from '@hamyar/dayjs-jalali';
import { RANDOM_SEED } from '@hamyar/testing/random-seed';
import { sql } from 'kysely';
import { randomOf } from '../../../seeds/random.ts';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { refreshRollup } from './ticket-daily.service.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const ZONE = 'Asia/Tehran';

/** A number of a report, with the filter of the list of its tickets. */
interface Number {
  of: string;
  count: number;
  filter: ReportTicketFilter;
}

describe('reports', () => {
  let t: TestApp;
  let now: number;
  const people: Record<string, TestClient> = {};
  let employee: number;
  beforeAll(async () => {
    t = await createTestApp();
    const { db } = t.deps;
    now = t.deps.clock.unix();
    const branches = [await addBranch(db), await addBranch(db)];
    const departments = [await addDepartment(db), await addDepartment(db), await addDepartment(db)];
    const permissions = ['view reports', 'view team reports', 'export data'];
    const branch_id = branches[0]!;
    const staff = [
      await addUser(db, { full_admin: true, branch_id: -1 }),
      await addUser(db, { branch_admin: true, branch_id }),
      await addUser(db, {
        department_admin: true,
        branch_id,
        manages: [departments[0]!],
        departments: [departments[1]!],
      }),
      await addUser(db, { employee: true, branch_id, departments: [departments[0]!, departments[1]!], permissions }),
    ];
    for (const [index, name] of ['admin', 'branchAdmin', 'departmentAdmin', 'employee'].entries())
      people[name] = await t.as(staff[index]!);
    employee = staff[3]!;
    people.nobody = await t.as(await addUser(db, { employee: true, branch_id }));
    const customers = [];
    for (let n = 0; n < 5; n += 1) customers.push(await addUser(db, { branch_id, state_id: n < 2 ? null : n }));
    await sql`insert into customer_level (id, name, color) values (1, 'طلایی', '#D9B441')`.execute(db);
    await sql`update "user" set customer_level_id = 1 where id = ${customers[0]!}`.execute(db);
    await sql`insert into ticket_category (id, name, parent_id) values (1, 'نرم‌افزار', null), (2, 'سرور', 1), (3, 'مالی', null)`.execute(
      db,
    );
    await sql`insert into service (id, name) values (1, 'میزبانی'), (2, 'دامنه')`.execute(db);
    await sql`insert into service_user (service_id, user_id) values (1, ${customers[0]!}), (1, ${employee})`.execute(
      db,
    );
    await sql`insert into tag (id, name, name_norm) values (1, 'فوری', 'فوری'), (2, 'خطا', 'خطا')`.execute(db);
    await sql`insert into tag_assignment (tag_id, taggable_type, taggable_id) values (1, 'user', ${customers[0]!})`.execute(
      db,
    );
    const pick = <Item>(items: readonly Item[], n: number) => items[n % items.length]!;
    const random = randomOf(String(RANDOM_SEED));
    for (let index = 0; index < 160; index += 1) {
      const n = Array.from({ length: 22 }, () => random.int(0, 100_000_000));
      const created = now - (n[0]! % (100 * DAY));
      const closed = n[1]! % 3 > 0 ? created + (n[2]! % (20 * DAY)) : null;
      const answered = n[3]! % 4 > 0 ? created + (n[4]! % DAY) : null;
      const at = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000 + (n[5]! % 1000)));
      const { rows } = await sql<{ id: number }>`
        insert into ticket (number, subject, subject_dense, kind, owner_id, customer_id, recipient_id, assignee_id, created_by_id, department_id, branch_id,
          category_id, service_id, status, importance, created_at, closed_at, assignee_at_close_id, satisfaction, satisfaction_at, satisfaction_requested_at,
          first_staff_reply_at, last_staff_reply_at, reopened_count, is_spam, deleted_at)
        values (${`n${index}`}, 's', 's', ${pick(['customer', 'behalf', 'internal'], n[6]!)}, ${pick(customers, n[7]!)}, ${pick(customers, n[7]!)},
          ${n[8]! % 2 ? pick(staff, n[9]!) : null}, ${n[8]! % 2 ? pick(staff, n[9]!) : null}, ${pick(customers, n[7]!)}, ${pick(departments, n[10]!)},
          ${pick(branches, n[11]!)}, ${pick([null, 1, 2, 3], n[12]!)}, ${pick([null, 1, 2], n[13]!)}, ${closed === null ? n[14]! % 4 : 4}, ${n[15]! % 4},
          ${at(created)}, ${at(closed)}, ${closed !== null && n[16]! % 3 ? pick(staff, n[16]!) : null},
          ${closed === null ? 0 : n[17]! % 6}, ${closed !== null && n[17]! % 6 ? at(closed + HOUR) : null}, ${at(closed)},
          ${at(answered)}, ${at(answered === null ? null : answered + (n[18]! % 2) * HOUR)}, ${n[19]! % 5 ? 0 : 1}, ${n[20]! % 12 === 0},
          ${n[21]! % 12 === 0 ? at(created) : null}) returning id`.execute(db);
      for (const tag of [1, 2].filter((one) => (n[5]! + one) % 3 === 0))
        await sql`insert into tag_assignment (tag_id, taggable_type, taggable_id) values (${tag}, 'ticket', ${rows[0]!.id})`.execute(
          db,
        );
    }
    // a rated ticket of another branch, which its admin sees because it is shared with them
    await sql`insert into ticket_share (ticket_id, user_id) select id, ${staff[1]!} from ticket where branch_id = ${branches[1]!}
      and satisfaction > 0 and satisfaction_at between ${new Date((now - 70 * DAY) * 1000)} and ${new Date((now - 5 * DAY) * 1000)}
      and coalesce(assignee_id, 0) <> ${staff[1]!} and deleted_at is null and not is_spam limit 1`.execute(db);
  });
  afterAll(() => t.close());

  const read = async (by: string, path: string, query: object) => {
    const text = queryText(query as Record<string, unknown>);
    return expectOk(await people[by]!.get(`/api/${path}${text ? `?${text}` : ''}`));
  };

  async function setTimezone(timezone: string) {
    const { systemInformation: version } = expectOk(await people.admin!.get('/api/settings')).versions;
    const body = { group: 'systemInformation', values: { timezone }, version };
    expectOk(await people.admin!.post('/api/settings', body));
  }

  async function setTicketSettings(values: object) {
    const { generalTicketSettings: version } = expectOk(await people.admin!.get('/api/settings')).versions;
    expectOk(await people.admin!.post('/api/settings', { group: 'generalTicketSettings', values, version }));
  }

  /** Hides these fields of tickets from everybody but full admins. */
  async function hideFields(fields: string[]) {
    const { rows } = await sql<{ id: number }>`select id from role`.execute(t.deps.db);
    const roles = [0, ...rows.map(({ id }) => id)];
    await setTicketSettings({
      hidden_fields: fields.length === 0 ? [] : roles.map((role_id) => ({ role_id, fields })),
    });
  }

  /** All numbers of all reports that have a list. */
  async function numbers(by: string, query: object): Promise<Number[]> {
    const found: Number[] = [];
    const points = (of: string, list: { y?: number; total?: number; filter: ReportTicketFilter | null }[]) => {
      for (const { y, total, filter } of list) if (filter) found.push({ of, count: (y ?? total)!, filter });
    };
    /** Votes say beside their number that of the tickets whose rating is shown, which is the one of the list. */
    const votes = (of: string, list: { x: number; y: number; listed: { y: number; filter: ReportTicketFilter } }[]) =>
      points(
        of,
        list.map(({ listed }) => listed),
      );
    for (const name of REPORTS) {
      if (name === 'reportServiceUser') continue;
      const data = await read(by, name, query);
      if (name === 'reportTagUserTicket') points(name, data.tickets);
      else if (name === 'reportSlaTicket')
        points(
          name,
          SLA_BUCKETS.map((bucket) => ({ y: data[bucket], filter: data.filters[bucket] })),
        );
      else if (name.startsWith('reportSatisfaction')) votes(name, data);
      else points(name, data);
    }
    const { from_date: _from, to_date: _to, compare: _compare, ...scope } = query as Record<string, unknown>;
    const backlog = await read(by, 'reportBacklog', scope);
    points('reportBacklog', [backlog, ...backlog.ages]);
    const performance = await read(by, 'reportPerformance', query);
    points('reportPerformance', [performance.reopened, performance.one_touch]);
    for (const name of ['first_answer', 'resolution'])
      found.push({ of: name, count: performance[name].count, filter: performance[name].filter });
    const page = await read(by, `reportEmployee/${employee}`, query).catch(() => null);
    if (page) {
      votes('own page votes', page.satisfaction);
      points('own page', [...page.closings, page.reopened, page.one_touch]);
      found.push({ of: 'open', count: page.open, filter: page.filters.open });
      found.push({ of: 'closed', count: page.closed, filter: page.filters.closed });
      found.push({ of: 'answered', count: page.first_answer.count, filter: page.first_answer.filter });
    }
    return found;
  }

  const differing = async (by: string, list: readonly Number[]) => {
    const wrong: unknown[] = [];
    for (const { of, count, filter } of list) {
      const { json } = await people[by]!.get(`/api/ticket?${queryText({ ...filter })}`);
      if (json.total !== count) wrong.push({ of, count, list: json.total ?? json, filter });
    }
    return wrong;
  };

  it.each(['admin', 'branchAdmin', 'departmentAdmin', 'employee'])(
    '[decisions 2.28] each number is the count of the list that it opens: %s',
    async (by) => {
      const range = { from_date: now - 80 * DAY, to_date: now - 3 * DAY };
      const before = await numbers(by, range);
      expect(before.filter(({ count }) => count > 0).length).toBeGreaterThan(30);
      expect(await differing(by, before)).toEqual([]);
      await refreshRollup(t.deps, ZONE);
      expect(await numbers(by, range)).toEqual(before);
    },
  );

  it('[decisions 2.21, decisions 2.28] votes are counted for everybody, and beside them say how many of the tickets their reader finds by their rating', async () => {
    const range = { from_date: now - 80 * DAY, to_date: now - 3 * DAY };
    type Votes = { y: number; listed: { y: number } | null }[];
    const sums = async (by: string) => {
      const votes: Votes = await read(by, 'reportSatisfactionTicket', range);
      const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
      return { all: sum(votes.map(({ y }) => y)), listed: sum(votes.map(({ listed }) => listed!.y)) };
    };
    const admin = await sums('admin');
    expect([admin.listed, admin.all > 0]).toEqual([admin.all, true]);
    // each sees tickets beyond what they lead, an employee those of the departments
    for (const by of ['branchAdmin', 'departmentAdmin', 'employee']) {
      const { all, listed } = await sums(by);
      expect([by, listed > 0, listed < all, all <= admin.all]).toEqual([by, true, true, true]);
    }
    await setTicketSettings({ peers_see_ratings: true });
    for (const by of ['branchAdmin', 'departmentAdmin', 'employee']) {
      const { all, listed } = await sums(by);
      expect([by, listed]).toEqual([by, all]);
    }
    await setTicketSettings({ peers_see_ratings: false });
    await hideFields(['satisfaction']);
    const hidden: Votes = await read('employee', 'reportSatisfactionTicket', range);
    expect(hidden.map(({ listed }) => listed)).toEqual(hidden.map(() => null));
    await hideFields([]);
  });

  it('[decisions 2.28] also where a report is filtered, a category with those below it', async () => {
    const { rows } = await sql<{ branch: number; department: number }>`
      select min(branch_id) as branch, min(department_id) as department from ticket`.execute(t.deps.db);
    for (const filter of [
      { branch_ids: [rows[0]!.branch] },
      { department_ids: [rows[0]!.department], branch_ids: [rows[0]!.branch] },
      { category_ids: [1] },
      { service_ids: [1, 2], customer_level_ids: [1] },
    ]) {
      const list = await numbers('admin', { ...filter, from_date: now - 60 * DAY });
      expect(list.some(({ count }) => count > 0)).toBe(true);
      expect([filter, await differing('admin', list)]).toEqual([filter, []]);
    }
  });

  it('[decisions 2.28] is compared with the period before, which is as long', async () => {
    const week = { from_date: now - 20 * DAY, to_date: now - 14 * DAY };
    const earlier = { from_date: now - 27 * DAY, to_date: now - 21 * DAY };
    for (const name of ['reportTicketStatusTicket', 'reportSatisfactionTicket', 'reportTicketFrequency']) {
      const compared = await read('admin', name, { ...week, compare: true });
      const alone = await read('admin', name, earlier);
      expect(compared.map((point: { previous: number }) => point.previous)).toEqual(
        alone.map((point: { y?: number; total?: number }) => point.y ?? point.total),
      );
    }
  });

  describe('[9.14, 7.35, decisions 2.6, decisions 2.28] the buckets of the SLA', () => {
    const noon = (daysAgo: number) => new Date((now - daysAgo * DAY) * 1000);
    const bucketsOf = async (daysAgo: number) => {
      const {
        previous: _previous,
        filters: _filters,
        ...counts
      } = await read('admin', 'reportSlaTicket', {
        from_date: now - daysAgo * DAY,
        to_date: now - daysAgo * DAY,
      });
      return counts as Record<(typeof SLA_BUCKETS)[number], number>;
    };
    const change = (set: ReturnType<typeof sql>) =>
      sql`update ticket set ${set} where number = 'sla'`.execute(t.deps.db);
    let before: Record<string, number>[];
    const changed = async () =>
      (await Promise.all([10, 8, 6].map(bucketsOf))).map((counts, index) =>
        Object.fromEntries(
          Object.entries(counts).flatMap(([name, n]) =>
            n === before[index]![name] ? [] : [[name, n - before[index]![name]!]],
          ),
        ),
      );

    beforeEach(async () => {
      before = await Promise.all([10, 8, 6].map(bucketsOf));
      await sql`insert into ticket (number, subject, subject_dense, kind, owner_id, customer_id, created_by_id, department_id, branch_id, created_at)
        select 'sla', 's', 's', 'customer', customer_id, customer_id, customer_id, department_id, branch_id, ${noon(12)}
        from ticket where customer_id is not null limit 1`.execute(t.deps.db);
      // days that are over are counted from the rollup, unless a change says that they are no longer true
      await refreshRollup(t.deps, ZONE);
    });
    afterEach(() => sql`delete from ticket where number = 'sla'`.execute(t.deps.db));

    it('have an open ticket on the day on which its time has passed, not when somebody closes it', async () => {
      await change(
        sql`sla_id = 1, fr_state = 'running', fr_due_at = ${noon(10)}, res_state = 'running', res_due_at = ${noon(8)}`,
      );
      expect(await changed()).toEqual([{}, {}, {}]);
      await change(sql`fr_state = 'breached'`);
      expect(await changed()).toEqual([{ first_response_late: 1 }, {}, {}]);
      await change(sql`res_state = 'breached'`);
      expect(await changed()).toEqual([{ first_response_late: 1 }, { closed_late: 1 }, {}]);
      await change(sql`fr_at = ${noon(6)}, res_at = ${noon(6)}, closed_at = ${noon(6)}, status = 4`);
      expect(await changed()).toEqual([{ first_response_late: 1 }, { closed_late: 1 }, {}]);
    });

    it('have an answered ticket on the day of its answer while it is open, and one closed in time on the day of its closing', async () => {
      await change(
        sql`sla_id = 1, fr_state = 'met', fr_at = ${noon(10)}, fr_due_at = ${noon(9)}, res_state = 'paused'`,
      );
      expect(await changed()).toEqual([{ first_response_on_time: 1 }, {}, {}]);
      await change(
        sql`res_state = 'met', res_at = ${noon(8)}, res_due_at = ${noon(6)}, closed_at = ${noon(8)}, status = 4`,
      );
      expect(await changed()).toEqual([{ first_response_on_time: 1 }, { closed_on_time: 1 }, {}]);
      // reopened: the clock runs again, and counts nowhere
      await change(sql`res_state = 'running', res_at = null, closed_at = null, status = 0`);
      expect(await changed()).toEqual([{ first_response_on_time: 1 }, {}, {}]);
    });

    it('have a ticket without an SLA as none of them on the day of its closing', async () => {
      await change(sql`closed_at = ${noon(8)}, status = 4`);
      expect(await changed()).toEqual([{}, { none: 1 }, {}]);
      await change(sql`sla_id = 1, fr_state = 'none', res_state = 'none'`);
      expect(await changed()).toEqual([{}, {}, {}]);
    });

    it('open no list for a person from whom the settings hide the SLA, and say the same numbers', async () => {
      const shown = await read('employee', 'reportSlaTicket', {});
      expect(Object.values(shown.filters)).not.toContain(null);
      await hideFields(['sla']);
      const { filters, ...numbers } = await read('employee', 'reportSlaTicket', {});
      expect(filters).toEqual(Object.fromEntries(SLA_BUCKETS.map((bucket) => [bucket, null])));
      expect({ ...numbers, filters: shown.filters }).toEqual(shown);
      await hideFields([]);
    });
  });

  it('[7.35, 9.14] answers the shape of each report', async () => {
    const range = { from_date: now - 6 * DAY };
    const frequency = await read('admin', 'reportTicketFrequency', range);
    expect(frequency).toHaveLength(7);
    expect(frequency[0]).toMatchObject({ x: expect.any(Number), y: expect.any(Number), previous: null });
    expect(Object.keys(await read('admin', 'reportSlaTicket', range)).slice(0, 5)).toEqual([
      'none',
      'first_response_on_time',
      'closed_on_time',
      'first_response_late',
      'closed_late',
    ]);
    expect(await read('admin', 'reportServiceUser', range)).toEqual([{ x: 1, customers: 1, employees: 1 }]);
    expect((await read('admin', 'reportTagUserTicket', range)).customers).toEqual([{ x: 1, name: 'فوری', total: 1 }]);
    const load = await read('admin', 'reportLoad', range);
    expect(load).toHaveLength(168);
    const total = (list: { y?: number; total?: number }[]) => list.reduce((sum, { y, total: n }) => sum + (y ?? n)!, 0);
    expect(total(load)).toBe(total(frequency));
  });

  it('[3.28] a point of a report has its place with a count, or with a total, or with customers and employees', async () => {
    const range = { from_date: now - 6 * DAY };
    const numbers = (points: Record<string, unknown>[]) => [
      ...new Set(
        points.flatMap((point) =>
          ['x', 'y', 'total', 'customers', 'employees'].filter((key) => typeof point[key] === 'number'),
        ),
      ),
    ];
    expect(numbers(await read('admin', 'reportTicketFrequency', range))).toEqual(['x', 'y']);
    expect(numbers((await read('admin', 'reportTagUserTicket', range)).customers)).toEqual(['x', 'total']);
    expect(numbers(await read('admin', 'reportServiceUser', range))).toEqual(['x', 'customers', 'employees']);
  });

  it('[decisions 2.28] counts the people of a service as far as their branch is of who asks', async () => {
    const { db } = t.deps;
    const id = 3;
    await sql`insert into service (id, name) values (${id}, 'پشتیبان‌گیری')`.execute(db);
    const elsewhere = await addBranch(db);
    const people = [
      await addUser(db, { branch_id: elsewhere }),
      await addUser(db, { branch_id: elsewhere }),
      await addUser(db, { employee: true, branch_id: elsewhere }),
    ];
    for (const user_id of [...people, employee])
      await sql`insert into service_user values (${id}, ${user_id})`.execute(db);
    const users = (by: string, filter: object = {}) => read(by, 'reportServiceUser', { service_ids: [id], ...filter });
    expect(await users('admin')).toEqual([{ x: id, customers: 2, employees: 2 }]);
    for (const by of ['branchAdmin', 'departmentAdmin', 'employee'])
      expect([by, await users(by)]).toEqual([by, [{ x: id, customers: 0, employees: 1 }]]);
    expect(await users('branchAdmin', { branch_ids: [elsewhere] })).toEqual([]);
    await sql`delete from service_user where service_id = ${id}`.execute(db);
  });

  it('[decisions 2.8, decisions 2.28] takes as the level of a customer that of the organisation where there is no own one', async () => {
    const { db } = t.deps;
    const [level, service] = [2, 4];
    await sql`insert into customer_level (id, name, color) values (${level}, 'نقره‌ای', '#8C9BA3')`.execute(db);
    await sql`insert into service (id, name) values (${service}, 'پشتیبانی ویژه')`.execute(db);
    const branch = await addBranch(db);
    const organization = await addOrganization(db, branch, { customer_level_id: level });
    const inherits = await addUser(db, { branch_id: branch, organization_id: organization });
    const own = await addUser(db, { branch_id: branch, organization_id: organization, customer_level_id: 1 });
    const at = new Date(now * 1000);
    const { rows: articles } = await sql<{
      id: number;
    }>`insert into article (created_by_id, created_at, updated_at) values (${employee}, ${at}, ${at}) returning id`.execute(
      db,
    );
    for (const person of [inherits, own]) {
      await sql`insert into service_user values (${service}, ${person})`.execute(db);
      await sql`insert into article_solution (article_id, reader_key, day, source, user_id, created_at)
        values (${articles[0]!.id}, ${`level${person}`}, ${at}::timestamptz::date, 'suggestion', ${person}, ${at})`.execute(
        db,
      );
      await sql`insert into ticket (number, subject, subject_dense, kind, owner_id, customer_id, created_by_id, department_id, branch_id, service_id, created_at)
        select ${`level${person}`}, 's', 's', 'customer', ${person}, ${person}, ${person}, department_id, ${branch}, ${service}, ${at}
        from ticket limit 1`.execute(db);
    }
    const query = { customer_level_ids: [level], branch_ids: [branch] };
    const counted = async () => ({
      tickets: (await read('admin', 'reportServiceTicket', query)).map(({ total }: { total: number }) => total),
      people: (await read('admin', 'reportServiceUser', query)).map(
        ({ customers }: { customers: number }) => customers,
      ),
      solved: (await read('admin', 'reportDeflection', query)).solved,
      listed: ((await people.admin!.get('/api/ticket', query)).json.data as { customer_level: { id: number } }[]).map(
        (ticket) => ticket.customer_level.id,
      ),
    });
    expect(await counted()).toEqual({ tickets: [1], people: [1], solved: 1, listed: [level] });
    await sql`update organization set deleted_at = now() where id = ${organization}`.execute(db);
    expect(await counted()).toEqual({ tickets: [], people: [], solved: 0, listed: [] });
    await sql`delete from service_user where service_id = ${service}`.execute(db);
    await sql`delete from ticket where service_id = ${service}`.execute(db);
  });

  it('[decisions 2.28] counts the load at the weekday and the hour of the zone, Saturday first', async () => {
    const { db } = t.deps;
    const start = Date.UTC(2026, 9, 31, 7, 30) / 1000;
    for (const [seconds, weekday, hour] of [
      // 2026-10-31 is a Saturday; in Tehran it is 11:00
      [start, 0, 11],
      [start + 13 * HOUR, 1, 0],
      [start + 6 * DAY + 12 * HOUR, 6, 23],
      [start + 6 * DAY + 13 * HOUR, 0, 0],
    ] as const) {
      const load = async (): Promise<{ weekday: number; hour: number; total: number }[]> =>
        read('admin', 'reportLoad', { from_date: start - DAY, to_date: start + 8 * DAY });
      const before = await load();
      const { rows } = await sql<{ id: number }>`
        insert into ticket (number, subject, subject_dense, kind, owner_id, customer_id, created_by_id, department_id, branch_id, created_at)
        select 'load', 's', 's', 'customer', customer_id, customer_id, customer_id, department_id, branch_id, ${new Date(seconds * 1000)}
        from ticket where customer_id is not null limit 1 returning id`.execute(db);
      const changed = (await load()).filter(({ total }, index) => total !== before[index]!.total);
      expect(changed).toEqual([{ weekday, hour, total: expect.any(Number) }]);
      await sql`delete from ticket where id = ${rows[0]!.id}`.execute(db);
    }
  });

  it('[decisions 2.28] shows days up to 45, weeks from Saturday up to 180, else Jalali months, empty ones as 0', async () => {
    const buckets = async (days: number) =>
      (await read('admin', 'reportTicketFrequency', { from_date: now - (days - 1) * DAY, to_date: now })).length;
    expect(await buckets(1)).toBe(1);
    expect(await buckets(45)).toBe(45);
    // 2026-11-20 is a Friday, the last day of its week
    expect(await buckets(49)).toBe(7);
    expect(await buckets(365)).toBe(13);
    expect(await buckets(3_653)).toBe(121);
  });

  it('[decisions 2.28] refuses a range that makes no sense with a sentence at its field, and unknown keys', async () => {
    const refused = async (query: object) => {
      const { code, json } = await people.admin!.get('/api/reportTicketFrequency', query as Record<string, unknown>);
      return [code, json.errors?.[0]?.field, json.errors?.[0]?.message];
    };
    const range = { from_date: now, to_date: now - 2 * DAY };
    expect(await refused(range)).toEqual([422, 'to_date', 'پایان بازه نمی‌تواند پیش از آغاز آن باشد']);
    expect(await refused({ from_date: now - 3_653 * DAY })).toEqual([422, 'from_date', 'بازهٔ گزارش حداکثر ده سال است']);
    expect(await refused({ from_date: -5 })).toEqual([422, 'from_date', 'تاریخ واردشده معتبر نیست']);
    expect((await refused({ from_date: '۱۴۰۴/۱۳/۴۰' })).slice(0, 2)).toEqual([422, 'from_date']);
    expect((await refused({ colour: 'red' })).slice(0, 2)).toEqual([422, 'colour']);
  });

  it('[7.16] answers a range without tickets', async () => {
    const empty = { from_date: now - 3_000 * DAY, to_date: now - 2_990 * DAY };
    expect(
      (await numbers('admin', empty)).filter(({ of, count }) => count > 0 && !['reportBacklog', 'open'].includes(of)),
    ).toEqual([]);
  });

  it("[decisions 2.2] opens the own page without the right to reports, and nobody else's", async () => {
    const nobody = expectOk(await people.nobody!.get('/api/me')).user.id as number;
    expect((await people.nobody!.get(`/api/reportEmployee/${nobody}`)).code).toBe(200);
    expect((await people.nobody!.get(`/api/reportEmployee/${employee}`)).code).toBe(404);
    expect((await people.nobody!.get('/api/reportEmployee')).code).toBe(403);
    const team = expectOk(await people.departmentAdmin!.get('/api/reportEmployee'));
    expect(team).toHaveLength(2);
  });

  it('[decisions 2.16] exports each report, and the audit log says so', async () => {
    const exported = [...REPORTS, 'reportBacklog', 'reportPerformance', 'reportLoad', 'reportEmployee'];
    for (const report of exported) {
      const { code, bytes } = await people.admin!.get('/api/reportExport', { report, format: 'csv', compare: '1' });
      expect([report, code]).toEqual([report, 200]);
      expect(readSheet('csv', bytes).rows.length).toBeGreaterThan(1);
    }
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from audit_log where action = 'report.export'`.execute(t.deps.db);
    expect(rows[0]!.n).toBe(exported.length);
  });

  it.each(REPORTS)(
    '[7.16, decisions 2.20] the file of %s has the columns that its table has, and a value in each',
    async (report) => {
      // a person of its own, because files of one person are limited
      const admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
      for (const compare of [false, true]) {
        const query = { report, format: 'xlsx', from_date: now - 80 * DAY, ...(compare ? { compare: '1' } : {}) };
        const { bytes } = await admin.get('/api/reportExport', query);
        const [heads, ...rows] = readSheet('xlsx', bytes).rows;
        // days are two dates in a file
        const titles = shownColumns(report, compare).flatMap((column) =>
          column === 'range' ? ['از تاریخ', 'تا تاریخ'] : [sharedReports.columns[column]],
        );
        expect(heads).toEqual(titles);
        expect(rows.length).toBeGreaterThan(0);
        const kinds = shownColumns(report, compare).flatMap((column) =>
          column === 'range' ? ['string', 'string'] : [reportColumnKind(column) === 'text' ? 'string' : 'number'],
        );
        // tags of customers are as they are now, and have no period before
        for (const row of rows)
          expect(heads!.map((_, index) => typeof (row[index] ?? (compare ? 0 : undefined)))).toEqual(kinds);
      }
    },
  );

  it.each(['xls', 'xlsx', 'csv'] as const)(
    '[decisions 2.20] has the numbers of the report in a genuine .%s',
    async (format) => {
      const range = { from_date: now - 6 * DAY };
      const [days, loads] = [
        await read('admin', 'reportTicketFrequency', range),
        await read('admin', 'reportLoad', range),
      ];
      const fileOf = async (report: string) => {
        const { headers, bytes } = await people.admin!.get('/api/reportExport', { report, format, ...range });
        expect(headers['content-disposition']).toBe(`attachment; filename="data.${format}"`);
        return readSheet(format, bytes).rows;
      };
      const total = days.reduce((sum: number, { y }: { y: number }) => sum + y, 0);
      const day = (at: number) => formatJ(toWall(at, ZONE), 'YYYY/MM/DD', 'en');
      // a CSV knows texts only
      const number = (n: number) => (format === 'csv' ? String(n) : n);
      expect(await fileOf('reportTicketFrequency')).toEqual([
        ['از تاریخ', 'تا تاریخ', 'تعداد تیکت', 'سهم'],
        ...days.map(({ x, until, y }: Record<'x' | 'until' | 'y', number>) => [
          day(x),
          day(until),
          number(y),
          number(shareOf(y, total)),
        ]),
      ]);
      const load = await fileOf('reportLoad');
      expect(load[0]).toEqual(['روز هفته', 'ساعت روز', 'تعداد تیکت']);
      expect(load.slice(1).map(([, hour, total]) => [hour, total])).toEqual(
        loads.map(({ hour, total }: Record<'hour' | 'total', number>) => [number(hour), number(total)]),
      );
    },
  );

  it('[decisions 2.0] writes days in the zone of the setting, by the calendar that is asked for', async () => {
    // the 19th in Tehran, already the 20th in Auckland, where it has begun at 14:30 of Tehran
    const at = Date.UTC(2026, 10, 19, 12) / 1000;
    const firstDay = async (format: 'xlsx' | 'csv', dates: string) => {
      const query = { report: 'reportTicketFrequency', format, dates, from_date: at, to_date: at };
      return readSheet(format, (await people.admin!.get('/api/reportExport', query)).bytes).rows[1]![0];
    };
    expect(await firstDay('csv', 'jalali')).toBe('1405/08/28');
    await setTimezone('Pacific/Auckland');
    expect(await firstDay('csv', 'jalali')).toBe('1405/08/29');
    expect(await firstDay('csv', 'gregorian')).toBe('2026-11-20');
    expect(await firstDay('xlsx', 'gregorian')).toBe('2026-11-20');
    await setTimezone(ZONE);
  });

  it('keeps the arrangement of the dashboard of each person, and says when another tab was first', async () => {
    const widgets = [{ name: 'tickets.waiting', columns: 6, rows: 2 }];
    const admin = people.admin!;
    expect(expectOk(await admin.get('/api/dashboard'))).toEqual({ widgets: null, version: 0 });
    expect(expectOk(await admin.put('/api/dashboard', { widgets, version: 0 }))).toEqual({ widgets, version: 1 });
    const late = await admin.put('/api/dashboard', { widgets: [], version: 0 });
    expect(late.json).toMatchObject({ status: 'NOK', code: 'VERSION_CONFLICT', data: { widgets, version: 1 } });
    expect(expectOk(await people.employee!.get('/api/dashboard')).widgets).toBeNull();
    expect((await admin.put('/api/dashboard', { widgets: [...widgets, ...widgets] })).code).toBe(422);
    expect((await admin.put('/api/dashboard', { widgets: [{ ...widgets[0], columns: 13 }] })).code).toBe(422);
    expect(expectOk(await admin.put('/api/dashboard', { widgets: null, version: 1 })).widgets).toBeNull();
  });
});
