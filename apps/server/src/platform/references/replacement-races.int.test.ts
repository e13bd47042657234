import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type Reply } from '../../../test/ticket-desk.ts';
import { serverModules } from '../../modules.ts';
import { leaveTransactionScope } from '../database/transaction-scope.ts';
import { withTransaction, type Trx } from '../database/transaction.ts';
import { closeRow, keepRows, type ReplacedTable } from '../database/replaced-tables.ts';

let desk: Desk;
beforeAll(async () => {
  (PEOPLE.admin.effective_permissions as string[]).push('manage customers', 'manage customer events');
  desk = await createDesk(serverModules);
  // the first ones are the default, which is not deleted
  await store('/api/customerLevel', { color: '#c79a3b' });
  await store('/api/workingshift', { days });
});
afterAll(() => desk.close());

let serial = 0;
const hours = { first_response_minutes: 60, resolution_minutes: 480 };
const targets = [hours, hours, hours, hours];
const store = async (path: string, body: object): Promise<number> => {
  const answer = (await desk.as('admin').post(path, { name: `نام ${(serial += 1)}`, ...body })).body;
  expect(answer).toMatchObject({ status: 'CREATED' });
  return answer.data.id;
};
const send = (method: 'post' | 'put', path: string, body: object) =>
  desk.as('admin')[method](path, method === 'post' ? { name: `نام ${(serial += 1)}`, ...body } : body);

/** A kind of rows that are named: how one is stored, and how another row comes to name it. */
interface Kind {
  table: ReplacedTable;
  path: string;
  body: object;
  /** Names the row; each asks for one that is there. */
  namers: Record<string, (id: number) => Promise<Reply>>;
  /** Where it is named, as `table.column`; the last one is that of a race. */
  named: readonly string[];
  /** Lists of ids that name it, as `table.column`. */
  lists?: readonly string[];
  /** JSON that names it: where, and the path to its ids. */
  json?: readonly (readonly [position: string, path: string])[];
  /** Names the row in the last of them, where that is no column of one row. */
  name?(trx: Trx, id: number): Promise<unknown>;
}

/** Working hours of a day, seven times. */
const days = Array.from({ length: 7 }, () => [{ from: '08:00', to: '16:00' }]);
const clocks = Array(4).fill('working');
const inCondition = (field: string) => ['sla_policy.conditions', `$.** ? (@.field == "${field}").value[*]`] as const;

const condition = (field: string, id: number) => ({
  ...{ branch_id: -1, targets },
  conditions: { match: 'all', rules: [{ field, op: 'in', value: [id] }] },
});
const newTicket = (fields: object) =>
  desk.as('customer').post('/api/ticket', {
    ...{ department_id: 1, subject: 'پرسش', body_html: '<p>سلام</p>', client_key: randomUUID() },
    ...fields,
  });

const KINDS: Record<string, Kind> = {
  category: {
    ...{ table: 'ticket_category', path: '/api/ticketCategory', body: {} },
    namers: {
      ticket: (category_id) => newTicket({ category_id }),
      service: (id) => send('post', '/api/service', { category_ids: [id] }),
      policy: (id) => send('post', '/api/sla', condition('category', id)),
      macro: (id) => send('post', '/api/macro', { scope: 'global', steps: [{ type: 'category', category_id: id }] }),
    },
    named: ['ticket.category_id'],
    lists: ['service.category_ids'],
    json: [inCondition('category'), ['macro.steps', '$[*].category_id']],
  },
  service: {
    ...{ table: 'service', path: '/api/service', body: {} },
    namers: {
      ticket: (service_id) => newTicket({ service_id }),
      policy: (id) => send('post', '/api/sla', condition('service', id)),
      macro: (id) => send('post', '/api/macro', { scope: 'global', steps: [{ type: 'service', service_id: id }] }),
    },
    named: ['ticket.service_id'],
    json: [inCondition('service'), ['macro.steps', '$[*].service_id']],
  },
  level: {
    ...{ table: 'customer_level', path: '/api/customerLevel', body: { color: '#c79a3b' } },
    namers: {
      customer: (id) => send('put', `/api/user/${PEOPLE.customer.id}`, { customer_level_id: id }),
      organization: (id) => send('put', '/api/organization/1', { customer_level_id: id }),
      policy: (id) => send('post', '/api/sla', condition('customer_level', id)),
    },
    named: ['user.customer_level_id', 'organization.customer_level_id'],
    lists: ['department.customer_access_ids'],
    json: [inCondition('customer_level')],
  },
  policy: {
    ...{ table: 'sla_policy', path: '/api/sla', body: { branch_id: -1, targets } },
    namers: {
      category: (id) => send('post', '/api/ticketCategory', { sla_id: id }),
      level: (id) => send('post', '/api/customerLevel', { color: '#c79a3b', sla_id: id }),
      organization: (id) => send('put', '/api/organization/1', { sla_id: id }),
      department: (id) => send('put', '/api/department/1', { sla_id: id }),
    },
    named: ['ticket_category.sla_id', 'customer_level.sla_id', 'organization.sla_id', 'department.sla_id'],
  },
  form: {
    ...{ table: 'form', path: '/api/ticketForm', body: {} },
    namers: {
      category: (id) => send('post', '/api/ticketCategory', { form_id: id }),
      service: (id) => send('post', '/api/service', { form_id: id }),
      department: (id) => send('put', '/api/department/1', { form_id: id }),
    },
    named: ['ticket_category.form_id', 'service.form_id', 'department.form_id'],
  },
  shift: {
    ...{ table: 'working_shift', path: '/api/workingshift', body: { days } },
    namers: {
      department: (id) => send('put', '/api/department/1', { working_shift_id: id }),
      employee: (id) => send('put', `/api/employee/${PEOPLE.sara.id}`, { working_shift_ids: [id] }),
      policy: (id) => send('post', '/api/sla', { branch_id: -1, targets, clocks, working_shift_id: id }),
    },
    named: ['working_shift_department.shift_id', 'working_shift_user.shift_id', 'sla_policy.working_shift_id'],
  },
  role: {
    ...{ table: 'role', path: '/api/role', body: {} },
    namers: {
      employee: (id) => send('put', `/api/employee/${PEOPLE.reza.id}`, { role_ids: [id] }),
    },
    named: ['user_role.role_id'],
    name: (trx, id) => sql`insert into user_role values (${PEOPLE.reza.id}, ${id})`.execute(trx),
  },
  branch: {
    ...{ table: 'branch', path: '/api/branch' },
    get body() {
      return { code: `R${(serial += 1)}` };
    },
    namers: {
      department: (id) => send('put', '/api/department/3', { branch_ids: [id] }),
      employee: (id) => send('put', `/api/employee/${PEOPLE.far.id}`, { branch_id: id }),
      customer: (id) => send('put', `/api/user/${PEOPLE.other.id}`, { branch_id: id }),
      organization: (id) => send('put', '/api/organization/1', { branch_id: id }),
      service: (id) => send('post', '/api/service', { branch_ids: [id] }),
      form: (id) => send('post', '/api/ticketForm', { branch_ids: [id] }),
      policy: (id) => send('post', '/api/sla', { branch_id: id, targets }),
      condition: (id) => send('post', '/api/sla', condition('branch', id)),
    },
    named: ['user.branch_id', 'organization.branch_id', 'sla_policy.branch_id'],
    lists: ['department.branch_ids', 'service.branch_ids', 'form.branch_ids'],
    json: [inCondition('branch')],
    name: (trx, id) => sql`update department set branch_ids = array[${id}::bigint] where id = 3`.execute(trx),
  },
  eventType: {
    ...{ table: 'customer_event_type', path: '/api/customerEventType', body: { type: 0, color: '#45aeb6' } },
    namers: {
      event: (id) =>
        desk.as('admin').post('/api/customerEvent', {
          ...{ user_id: PEOPLE.customer.id, customer_event_type_id: id, description: 'تماس' },
        }),
    },
    named: ['customer_event.customer_event_type_id'],
    name: (trx, id) =>
      sql`insert into customer_event (user_id, customer_event_type_id, description, occurred_at, created_at)
        values (${PEOPLE.customer.id}, ${id}, 'تماس', now(), now())`.execute(trx),
  },
};
const PAIRS = Object.entries(KINDS).flatMap(([kind, { namers }]) =>
  Object.keys(namers).map((namer) => [kind, namer] as const),
);

/** How many rows name a deleted one, of each position; columns, lists and JSON. */
async function dangling({ table, named, lists = [], json = [] }: Kind): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const count = async (position: string, names: (column: ReturnType<typeof sql>) => ReturnType<typeof sql>) => {
    const [from, column] = position.split('.') as [string, string];
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(from)} x
      join ${sql.table(table)} y on ${names(sql`x.${sql.ref(column)}`)} where y.deleted_at is not null
        and to_jsonb(x) ->> 'deleted_at' is null`.execute(desk.deps.db);
    if (rows[0]!.n > 0) found[position] = rows[0]!.n;
  };
  for (const position of named) await count(position, (column) => sql`y.id = ${column}`);
  for (const position of lists) await count(position, (column) => sql`y.id = any(${column})`);
  for (const [position, path] of json)
    await count(
      position,
      (column) =>
        sql`jsonb_path_exists(${column}, ${`${path} ? (@ == $id)`}::jsonpath, jsonb_build_object('id', y.id))`,
    );
  return found;
}

const deadlocks = async () => {
  await sql`select pg_stat_clear_snapshot()`.execute(desk.deps.db);
  const { rows } = await sql<{ n: number }>`select deadlocks::int as n from pg_stat_database
    where datname = current_database()`.execute(desk.deps.db);
  return rows[0]!.n;
};
const waiting = () =>
  leaveTransactionScope(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(desk.deps.db);
    return rows.length > 0;
  });
/** Starts a call while the transaction holds the row, and waits until it waits for it. */
async function startWhileHeld(call: () => Promise<Reply>): Promise<{ answer: Promise<Reply> }> {
  let ended = false;
  const answer = leaveTransactionScope(call).finally(() => {
    ended = true;
  });
  while (!ended && !(await waiting()));
  return { answer };
}

describe('a row that is named while it is deleted', () => {
  it.each(PAIRS)(
    '[decisions 2.0] of %s by %s: the deletion that is first refuses the name at its field',
    async (name, namer) => {
      const kind = KINDS[name]!;
      const id = await store(kind.path, kind.body);
      const reference = await withTransaction(desk.deps.db, async (trx) => {
        await closeRow(trx, kind.table, id);
        const call = await startWhileHeld(() => kind.namers[namer]!(id));
        await sql`update ${sql.table(kind.table)} set deleted_at = now() where id = ${id}`.execute(trx);
        return call;
      });
      const { body } = await reference.answer;
      expect(body).toMatchObject({ status: 'VALIDATION_ERROR', errors: [{ code: 'CHOICE' }] });
      expect(await dangling(kind)).toEqual({});
    },
  );

  it.each(Object.keys(KINDS))(
    '[decisions 2.0] of %s: the name that is first is counted by the deletion',
    async (name) => {
      const kind = KINDS[name]!;
      const id = await store(kind.path, kind.body);
      const [table, column] = kind.named.at(-1)!.split('.') as [string, string];
      const named =
        table === 'ticket'
          ? await desk.ticket('customer')
          : table === 'sla_policy'
            ? await store(KINDS.policy!.path, KINDS.policy!.body)
            : 1;
      const removal = await withTransaction(desk.deps.db, async (trx) => {
        await keepRows(trx, kind.table, [id]);
        const call = await startWhileHeld(() => desk.as('admin').delete(`${kind.path}/${id}`));
        if (kind.name) await kind.name(trx, id);
        else await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id} where id = ${named}`.execute(trx);
        return call;
      });
      expect((await removal.answer).body.errors).toMatchObject([{ field: 'replace_with', code: 'IN_USE' }]);
    },
  );

  it('[decisions 2.0] ends in one of the two orders, without a dead lock and without a row that is gone', async () => {
    const before = await deadlocks();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PAIRS),
        fc.boolean(),
        fc.boolean(),
        async ([name, namer], replaces, namesFirst) => {
          const kind = KINDS[name]!;
          const [id, other] = [await store(kind.path, kind.body), await store(kind.path, kind.body)];
          const query = replaces ? `?replace_with=${other}` : '';
          const calls = [() => kind.namers[namer]!(id), () => desk.as('admin').delete(`${kind.path}/${id}${query}`)];
          if (!namesFirst) calls.reverse();
          const answers = await Promise.all(calls.map((call) => call()));
          if (!namesFirst) answers.reverse();
          const [reference, removal] = answers.map(({ body }) => body as Record<string, any>);
          const named = reference!.status !== 'VALIDATION_ERROR';
          if (!named) expect(reference!.errors).toMatchObject([{ code: 'CHOICE' }]);
          if (removal!.status !== 'DELETED')
            expect([named, removal!.errors[0]]).toMatchObject([true, { code: 'IN_USE' }]);
          else if (!replaces) expect(named).toBe(false);
          await desk.deps.runJobs();
          expect(await dangling(kind)).toEqual({});
        },
      ),
      { numRuns: 30 },
    );
    expect(await deadlocks()).toBe(before);
  });
});
