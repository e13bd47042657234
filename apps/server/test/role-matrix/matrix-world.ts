import { randomUUID } from 'node:crypto';
import { PERMISSIONS } from '@hamyar/contracts';
import { searchKeyCompact } from '@hamyar/persian';
import { sql, type Insertable } from 'kysely';
import { DEMO_LICENSE, insertLicense } from '../../src/modules/license/public.ts';
import { writeState } from '../../src/modules/settings/public.ts';
import { serverModules } from '../../src/modules.ts';
import type { Database } from '../../src/platform/database/schema.ts';
import type { ServerModule } from '../../src/platform/deps.ts';
import { createTestApp, type TestApp, type TestClient } from '../test-app.ts';
import { addBranch, addDepartment, addOrganization, addUser } from '../people.ts';

/**
 * The roles, in the order of a row of the matrix: V visitor · C the customer · O another customer, of no organization ·
 * M member and S supervisor of organization 1 · X a customer whose account has expired · E employee of the department,
 * without a permission · P the same with every permission · H employee of the same department in another branch · D
 * admin of the department · B admin of the branch · R admin of another branch · F full admin.
 */
export const ROLES = ['V', 'C', 'O', 'M', 'S', 'X', 'E', 'P', 'H', 'D', 'B', 'R', 'F'] as const;
export type MatrixRole = (typeof ROLES)[number];

/** The ticket that a case needs; created again for every call, so that no call sees the effects of another one. */
export interface TicketSpec {
  of?: 'C' | 'M' | 'X' | 'O2';
  status?: 0 | 1 | 2 | 3 | 4;
  assignee?: 'E' | 'P';
  sharedWith?: { role: 'H'; editable: boolean };
}

/** The small company of the matrix. */
export interface MatrixWorld {
  t: TestApp;
  ids: Record<Exclude<MatrixRole, 'V'> | 'O2', number>;
  clients: Record<MatrixRole, TestClient>;
  department: number;
  otherDepartment: number;
  branch: number;
  organization: number;
  level: number;
  /** Name of an endpoint -> the module that mounts it. */
  moduleOf: ReadonlyMap<string, string>;
  ticket(spec: TicketSpec): Promise<{ id: number; version: number; contentId: number }>;
  /** A customer of branch 1 that no other record refers to. */
  customer(): Promise<number>;
  /** An organization of branch 1 without members. */
  emptyOrganization(): Promise<number>;
}

/** The real modules; records which module mounts which endpoint. */
const noting = (moduleOf: Map<string, string>): ServerModule[] =>
  serverModules.map((module) => ({
    ...module,
    register: (host, app) =>
      module.register?.(
        {
          ...host,
          route(endpoint, ...rest) {
            moduleOf.set(endpoint.name, module.name);
            host.route(endpoint, ...rest);
          },
        },
        app,
      ),
  }));

/** Builds the company, with a license of every feature, and logs everybody in. */
export async function buildMatrixWorld(options: Parameters<typeof createTestApp>[1] = {}): Promise<MatrixWorld> {
  const moduleOf = new Map<string, string>();
  const t = await createTestApp({ modules: noting(moduleOf) }, options);
  const { db } = t.deps;
  await writeState(db, 'demo', {}, t.deps.clock.now());
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
  const [branch, far] = [await addBranch(db), await addBranch(db)];
  const level = (
    await db
      .insertInto('customer_level')
      .values({ name: 'عادی', color: '#888888', is_default: true } as Insertable<Database['customer_level']>)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const [department, otherDepartment] = [await addDepartment(db), await addDepartment(db)];
  const organization = await addOrganization(db, branch, { customer_level_id: level });
  const inBranch = { branch_id: branch, customer_level_id: level };
  const staff = { employee: true, branch_id: branch, departments: [department] };
  const ids: MatrixWorld['ids'] = {
    C: await addUser(db, inBranch),
    O: await addUser(db, inBranch),
    O2: await addUser(db, { branch_id: far }),
    M: await addUser(db, { ...inBranch, organization_id: organization }),
    S: await addUser(db, { ...inBranch, organization_id: organization, supervisor: true }),
    X: await addUser(db, { ...inBranch, expire_at: new Date(t.deps.clock.now().getTime() - 1_000) }),
    E: await addUser(db, staff),
    P: await addUser(db, { ...staff, permissions: [...PERMISSIONS] }),
    H: await addUser(db, { ...staff, branch_id: far }),
    D: await addUser(db, { ...staff, department_admin: true, departments: [], manages: [department] }),
    B: await addUser(db, { branch_admin: true, branch_id: branch }),
    R: await addUser(db, { branch_admin: true, branch_id: far }),
    F: await addUser(db, { full_admin: true, branch_id: -1 }),
  };
  const clients = { V: t.visitor } as MatrixWorld['clients'];
  await t.as(ids.O2);
  for (const role of ROLES) if (role !== 'V') clients[role] = await t.as(ids[role]);
  const world: MatrixWorld = {
    t,
    ids,
    clients,
    department,
    otherDepartment,
    branch,
    organization,
    level,
    moduleOf,
    ticket: (spec) => insertTicket(world, spec),
    customer: () => addUser(db, inBranch),
    emptyOrganization: () => addOrganization(db, branch, { customer_level_id: level }),
  };
  return world;
}

async function insertTicket(
  { t, ids, department, branch, organization }: MatrixWorld,
  { of = 'C', status = 0, assignee, sharedWith }: TicketSpec,
): Promise<{ id: number; version: number; contentId: number }> {
  const { db, clock } = t.deps;
  const owner = ids[of];
  const far =
    of === 'O2'
      ? (await db.selectFrom('user').select('branch_id').where('id', '=', owner).executeTakeFirstOrThrow()).branch_id
      : null;
  const subject = 'کندی سامانه';
  const answerer = assignee ? ids[assignee] : null;
  const ticket = await db
    .insertInto('ticket')
    .values({
      number: randomUUID().slice(0, 18),
      subject,
      subject_dense: searchKeyCompact(subject),
      kind: 'customer',
      owner_id: owner,
      customer_id: owner,
      created_by_id: owner,
      recipient_id: answerer,
      assignee_id: answerer,
      department_id: department,
      branch_id: far ?? branch,
      organization_id: of === 'M' ? organization : null,
      status,
      last_activity_at: clock.now(),
      waiting_since: status === 4 || status === 2 ? null : clock.now(),
      last_customer_reply_at: clock.now(),
      closed_at: status === 4 ? clock.now() : null,
      content_count: 1,
      public_content_count: 1,
      last_seq: 1,
      last_public_seq: 1,
      last_public_author_id: owner,
      created_at: clock.now(),
      updated_at: clock.now(),
    } as unknown as Insertable<Database['ticket']>)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const content = await db
    .insertInto('ticket_content')
    .values({
      ticket_id: ticket.id,
      seq: 1,
      public_seq: 1,
      type: 'message',
      author_id: owner,
      author_kind: 'customer',
      body_html: '<p>سلام</p>',
      state: 'published',
      published_at: clock.now(),
      created_at: clock.now(),
    } as unknown as Insertable<Database['ticket_content']>)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (sharedWith) {
    await db
      .insertInto('ticket_share')
      .values({ ticket_id: ticket.id, user_id: ids[sharedWith.role], editable: sharedWith.editable } as Insertable<
        Database['ticket_share']
      >)
      .execute();
    await sql`update ticket set shares_count = 1 where id = ${ticket.id}`.execute(db);
  }
  return { ...ticket, contentId: content.id };
}
