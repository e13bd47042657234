import { queryText, type ReportTicketFilter } from '@hamyar/contracts';
import { EMPLOYEE_COLUMNS } from '@hamyar/domain';
import { sharedReports } from '@hamyar/persian';
import { sql } from 'kysely';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';

const DAY = 86_400;

describe('the reports about employees', () => {
  let t: TestApp;
  let now: number;
  let lead: TestClient;
  let viewer: TestClient;
  let clerk: TestClient;
  let ids: { sara: number; reza: number; stranger: number; clerk: number };
  const range = () => ({ from_date: now - 30 * DAY, to_date: now });

  beforeAll(async () => {
    t = await createTestApp();
    const { db } = t.deps;
    now = t.deps.clock.unix();
    const branch_id = await addBranch(db);
    const [own, other] = [await addDepartment(db), await addDepartment(db)];
    const member = (name: string, permissions: string[] = [], department = own) =>
      addUser(db, {
        employee: true,
        branch_id,
        first_name: name,
        last_name: 'کریمی',
        departments: [department],
        permissions,
      });
    ids = {
      sara: await member('سارا', ['view reports', 'export data']),
      reza: await member('رضا'),
      stranger: await member('سارا', [], other),
      clerk: await member('مینا', ['export data']),
    };
    lead = await t.as(
      await addUser(db, { department_admin: true, branch_id, manages: [own], permissions: ['export data'] }),
    );
    [viewer, clerk] = [await t.as(ids.sara), await t.as(ids.clerk)];
    const customer = await addUser(db, { branch_id });
    for (const [index, [employee, closed, reopened]] of (
      [
        [ids.sara, true, 0],
        [ids.sara, true, 1],
        [ids.sara, false, 0],
        [ids.reza, true, 0],
        [ids.clerk, true, 0],
      ] as const
    ).entries()) {
      const at = new Date((now - (index + 2) * DAY) * 1000);
      await sql`insert into ticket (number, subject, subject_dense, kind, owner_id, customer_id, recipient_id, assignee_id, created_by_id, department_id, branch_id,
          status, importance, created_at, closed_at, assignee_at_close_id, reopened_count)
        values (${`e${index}`}, 's', 's', 'customer', ${customer}, ${customer}, null, ${employee}, ${customer}, ${own}, ${branch_id},
          ${closed ? 4 : 1}, 1, ${at}, ${closed ? at : null}, ${closed ? employee : null}, ${reopened})`.execute(db);
    }
  });
  afterAll(() => t.close());

  const listed = async (client: TestClient, filter: ReportTicketFilter): Promise<number> =>
    (await client.get(`/api/ticket?${queryText({ ...filter })}`)).json.total;
  const exported = async (client: TestClient, query: object) => {
    const { code, bytes } = await client.get('/api/reportExport', { format: 'csv', ...range(), ...query });
    return code === 200 ? readSheet('csv', bytes).rows : code;
  };

  it('[decisions 2.28] give each number of a team with the list of exactly its tickets', async () => {
    const rows = expectOk(await lead.get('/api/reportEmployee', range()));
    const sara = rows.find((row: { employee: { id: number } }) => row.employee.id === ids.sara);
    expect(sara).toMatchObject({ open: 1, closed: 2, reopened: 1 });
    for (const { open, closed, reopened, filters } of rows)
      expect([
        await listed(lead, filters.open),
        await listed(lead, filters.closed),
        await listed(lead, filters.reopened),
      ]).toEqual([open, closed, reopened]);
  });

  it('[decisions 2.28] say how long first answers and closing took, in working time', async () => {
    const { db } = t.deps;
    const minutes = async (assignee: number, first: number, closing: number) =>
      sql`update ticket set first_staff_reply_at = created_at, first_answer_minutes = ${first},
        resolution_minutes = ${closing} where id = (select max(id) from ticket where assignee_id = ${assignee} and status = 4)`.execute(
        db,
      );
    await minutes(ids.sara, 40, 400);
    await minutes(ids.reza, 60, 600);
    const { first_answer, resolution } = expectOk(await lead.get('/api/reportPerformance', range()));
    expect(first_answer).toMatchObject({ count: 2, p50: 50, p90: 58 });
    expect(resolution).toMatchObject({ count: 4, p50: 500, p90: 580 });
    const rows = expectOk(await lead.get('/api/reportEmployee', range()));
    expect(rows.find((row: { employee: { id: number } }) => row.employee.id === ids.sara).first_answer).toBe(40);
  });

  it('[decisions 2.2] find an employee of the team by the words of the name, and nobody of another team', async () => {
    const found = expectOk(await lead.get('/api/reportEmployee', { ...range(), keyword: 'كريمي سارا' }));
    expect(found.map((row: { employee: { id: number } }) => row.employee.id)).toEqual([ids.sara]);
    expect((await lead.get(`/api/reportEmployee/${ids.stranger}`)).code).toBe(404);
  });

  it('[decisions 2.2, decisions 2.25] are files of the own numbers for who may export, without the right to reports', async () => {
    for (const report of ['reportEmployee', 'reportEmployeeClosing', 'reportSatisfactionEmployee']) {
      const own = await exported(clerk, { report, employee_ids: ids.clerk });
      expect([report, Array.isArray(own)]).toEqual([report, true]);
      expect([report, await exported(clerk, { report, employee_ids: ids.sara })]).toEqual([report, 403]);
      expect([report, await exported(clerk, { report })]).toEqual([report, 403]);
    }
    const [heads, ...rows] = (await exported(clerk, {
      report: 'reportEmployee',
      employee_ids: ids.clerk,
    })) as string[][];
    // the columns of the screen, in its order; a time is a number with its unit in the head
    const shown = EMPLOYEE_COLUMNS.map((column) => sharedReports.employeeColumns[column]);
    expect([heads?.map((head) => head.replace(' (دقیقهٔ کاری)', '')), rows.length]).toEqual([shown, 1]);
    expect(await exported(clerk, { report: 'reportTicketStatusTicket', employee_ids: ids.clerk })).toBe(403);
    // who may see reports, but leads nobody
    expect(await exported(viewer, { report: 'reportEmployeeClosing', employee_ids: ids.reza })).toBe(404);
    expect(await exported(viewer, { report: 'reportEmployee', employee_ids: ids.reza })).toBe(403);
  });

  it('[decisions 2.2, decisions 2.28] count the votes about all employees together, and about one for who leads them', async () => {
    const votes = async (client: TestClient, ...employee_ids: number[]) =>
      (await client.get('/api/reportSatisfactionEmployee', { ...range(), employee_ids })).code;
    expect([await votes(viewer), await votes(viewer, ids.sara)]).toEqual([200, 200]);
    expect([await votes(viewer, ids.reza), await votes(viewer, ids.sara, ids.reza)]).toEqual([404, 404]);
    expect([await votes(lead, ids.sara, ids.reza), await votes(lead, ids.stranger)]).toEqual([200, 404]);
    const file = { report: 'reportSatisfactionEmployee' };
    expect(await exported(viewer, { ...file, employee_ids: ids.reza })).toBe(404);
    expect(Array.isArray(await exported(viewer, { ...file, employee_ids: ids.sara }))).toBe(true);
  });

  it('[decisions 2.20] have the closings of one employee by day in their file', async () => {
    const { closings } = expectOk(await lead.get(`/api/reportEmployee/${ids.sara}`, range()));
    const rows = await exported(lead, { report: 'reportEmployeeClosing', employee_ids: ids.sara });
    expect((rows as string[][]).slice(1).map(([, , count]) => Number(count))).toEqual(
      closings.map(({ y }: { y: number }) => y),
    );
    expect(await exported(lead, { report: 'reportEmployeeClosing' })).toBe(404);
    expect(await exported(lead, { report: 'reportEmployeeClosing', employee_ids: ids.stranger })).toBe(404);
  });
});
