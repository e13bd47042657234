import { sql } from 'kysely';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { loadUser } from '../identity/public.ts';
import { createTicketContext, type TicketContext } from './ticket-context.ts';
import { rowsOfTickets } from './ticket-list.repository.ts';
import { listTickets } from './ticket-list.service.ts';

const TICKETS = 5;

describe('the rows of a list that are kept', () => {
  let t: TestApp;
  let context: TicketContext;
  let admin: number;
  let customer: number;

  beforeAll(async () => {
    t = await createTestApp();
    const { db } = t.deps;
    context = createTicketContext(t.deps);
    const branch = await addBranch(db);
    const department = await addDepartment(db);
    admin = await addUser(db, { full_admin: true, branch_id: -1 });
    customer = await addUser(db, { branch_id: branch, first_name: 'سارا' });
    await addOrganization(db, branch);
    await sql`insert into tag (id, name, name_norm) values (1, 'فوری', 'فوری')`.execute(db);
    await sql`insert into ticket (id, number, subject, subject_dense, kind, channel, department_id, branch_id, customer_id, owner_id, created_by_id)
      select n, n::text, 'پرسش', 'پرسش', 'customer', 'web', ${department}, ${branch}, ${customer}, ${customer}, ${customer} from generate_series(1, ${TICKETS}) n`.execute(
      db,
    );
    const picture = (context: string, contextId: number | null, deletedAt: Date | null) =>
      sql`with blob as (insert into file_blob (sha256, size) values (sha256(${`${context}${contextId}`}::text::bytea), 1) returning sha256)
      insert into attachment (sha256, name, extension, mime, size, context, context_id, deleted_at)
      select sha256, 'a', 'png', 'image/png', 1, ${context}, ${contextId}, ${deletedAt} from blob returning id`.execute(
        db,
      );
    await picture('upload', null, null);
    await picture('ticket_content', 1, new Date());
    const { rows } = (await picture('profile_picture', customer, null)) as { rows: { id: number }[] };
    await db.updateTable('user').set({ profile_picture_id: rows[0]!.id }).where('id', '=', customer).execute();
  });
  afterAll(() => t.close());

  /** The tickets whose rows a list reads again. */
  async function readAgain(): Promise<number[]> {
    const before = context.rows.all();
    const user = (await loadUser(t.deps, admin))!;
    const { rows } = await listTickets(context, user, { page: 1, perPage: 25 } as never);
    expect(rows).toHaveLength(TICKETS);
    return [...context.rows.all()].flatMap(([key, row]) => (before.get(key) === row ? [] : [row.row.id])).sort();
  }
  const ALL = [1, 2, 3, 4, 5];

  it.each([
    ['a tag of a user', `insert into tag_assignment values (1, 'user', 1)`, []],
    ['a tag of a ticket', `insert into tag_assignment values (1, 'ticket', 2)`, [2]],
    [
      'a tag that goes to another ticket',
      `update tag_assignment set taggable_id = 3 where taggable_type = 'ticket'`,
      [2, 3],
    ],
    ['a tag that is taken from a ticket', `delete from tag_assignment where taggable_type = 'ticket'`, [3]],
    ['a tag that is taken from a user', `delete from tag_assignment`, []],
    ['a rename of nobody', `update "user" set first_name = 'رضا' where id = 0`, []],
    ['a save of a person without another name', `update "user" set first_name = first_name, last_name = last_name`, []],
    ['a save of a tag without another name', `update tag set name = name, deleted_at = deleted_at`, []],
    ['a removal of no department', `delete from department where id = 0`, []],
    ['the clean-up of a file that was never sent', `delete from attachment where context = 'upload'`, []],
    ['the clean-up of a file of a ticket', `delete from attachment where context = 'ticket_content'`, []],
    ['the removal of the picture of a person', `delete from attachment where context = 'profile_picture'`, ALL],
    ['a rename of a person', `update "user" set first_name = 'رضا' where first_name = 'سارا'`, ALL],
    [
      'a customer who goes to another organisation',
      `update "user" set organization_id = (select min(id) from organization) where not employee`,
      ALL,
    ],
    ['the deletion of their organisation', `update organization set deleted_at = now()`, ALL],
  ] as const)(
    '[decisions 2.3, decisions 2.10] are read again only where they show it: %s',
    async (_what, statement, expected) => {
      await readAgain();
      expect(await readAgain()).toEqual([]);
      await sql.raw(statement).execute(t.deps.db);
      expect(await readAgain()).toEqual(expected);
    },
  );

  it('[decisions 2.3] note a change of many names in one transaction once', async () => {
    const { db } = t.deps;
    for (let i = 0; i < 3; i += 1) await addUser(db, {});
    const noted = async () =>
      (await sql<{ last: number }>`select coalesce(max(id), 0)::int as last from listed_name_change`.execute(db))
        .rows[0]!.last;
    const before = await noted();
    await sql`update "user" set first_name = 'نام تازه'`.execute(db);
    expect(await noted()).toBe(before + 1);
  });

  it('[decisions 2.3] read no table of names whose changes are not noted', async () => {
    const { db } = t.deps;
    const read = new Set<string>();
    for (const employee of [true, false]) {
      const { rows } = await sql<object>`explain (format json) ${rowsOfTickets({ id: admin, employee }, [1])}`.execute(
        db,
      );
      for (const [, table] of JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)) read.add(table!);
    }
    const noted = await sql<{
      table: string;
    }>`select distinct tgrelid::regclass::text as table from pg_trigger where tgname like 'note_listed_%'`.execute(db);
    // of the ticket itself, which has a version; how far somebody has read is read anew
    for (const own of ['ticket', 'ticket_content', 'ticket_read', 'listed_name_change']) read.delete(own);
    expect([...read].sort()).toEqual(noted.rows.map(({ table }) => table.replaceAll('"', '')).sort());
  });
});
