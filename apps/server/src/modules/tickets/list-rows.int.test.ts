import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { loopbackBroker } from '../../../test/test-deps.ts';
import { buildApp } from '../../app.ts';
import { hashToken, newToken } from '../../platform/auth/tokens.ts';
import { createJobRegistry } from '../../platform/jobs/job-registry.ts';
import { loadUser } from '../identity/public.ts';
import { createTicketContext } from './ticket-context.ts';
import { listTickets } from './ticket-list.service.ts';

const PEOPLE = ['admin', 'sara', 'reza', 'customer', 'supervisor'] as const;
type Name = (typeof PEOPLE)[number];
type WithId = { id: number };

const anyAct = fc.oneof(
  fc.record({
    kind: fc.constant('rename' as const),
    table: fc.constantFrom(
      'department',
      'branch',
      'ticket_category',
      'service',
      'organization',
      'customer_level',
      'tag',
    ),
  }),
  fc.record({ kind: fc.constant('person' as const), who: fc.constantFrom(...PEOPLE) }),
  fc.record({
    kind: fc.constant('write' as const),
    who: fc.constantFrom(...PEOPLE),
    type: fc.constantFrom('message' as const, 'note' as const),
    then: fc.constantFrom('stay' as const, 'close' as const),
    file: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('erase' as const) }),
  fc.record({ kind: fc.constant('create' as const) }),
  fc.record({ kind: fc.constant('read' as const), who: fc.constantFrom(...PEOPLE), seq: fc.nat(3) }),
  fc.record({
    kind: fc.constant('tag' as const),
    change: fc.constantFrom('add', 'add', 'move', 'remove'),
    type: fc.constantFrom('ticket', 'ticket', 'user'),
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    who: fc.constantFrom(...PEOPLE),
    change: fc.constantFrom('choose', 'choose', 'replace', 'delete'),
  }),
  fc.record({ kind: fc.constant('sweep' as const) }),
  fc.record({
    kind: fc.constant('rights' as const),
    change: fc.constantFrom('member', 'branch', 'supervisor', 'active', 'level', 'session'),
    on: fc.boolean(),
  }),
);
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

/** Between the acts of every run, because few seeds have all of them in an order in which they change a row. */
const STORY: readonly Act[] = [
  { kind: 'tag', change: 'add', type: 'ticket' },
  { kind: 'picture', who: 'customer', change: 'choose' },
  { kind: 'tag', change: 'move', type: 'ticket' },
  { kind: 'picture', who: 'customer', change: 'replace' },
  { kind: 'write', who: 'customer', type: 'message', then: 'stay', file: true },
  { kind: 'picture', who: 'customer', change: 'delete' },
  { kind: 'erase' },
  { kind: 'sweep' },
  { kind: 'tag', change: 'remove', type: 'ticket' },
];

describe('the rows of a list', () => {
  let t: TestApp;
  /** Gets no message of the first, and has its own memory. */
  let second: FastifyInstance;
  const ids = {} as Record<Name, number>;
  const clients = {} as Record<Name, TestClient>;
  let department: number;
  let branch: number;
  let serial = 0;

  beforeAll(async () => {
    t = await createTestApp();
    const { db } = t.deps;
    second = await buildApp(
      { ...t.deps, nodeId: 'second', broker: loopbackBroker(), jobs: createJobRegistry() },
      { checked: true, dist: join(t.deps.config.dataDir, 'no-build') },
    );
    await second.ready();
    branch = await addBranch(db);
    department = await addDepartment(db, { is_public: true });
    const organization = await addOrganization(db, branch);
    await sql`insert into customer_level (id, name, color) values (1, 'طلایی', '#aa8800')`.execute(db);
    await sql`insert into ticket_category (id, name) values (1, 'نرم‌افزار')`.execute(db);
    await sql`insert into service (id, name) values (1, 'میزبانی')`.execute(db);
    await sql`insert into tag (id, name, name_norm) values (1, 'فوری', 'فوری'), (2, 'مالی', 'مالی')`.execute(db);
    const staff = { branch_id: branch, departments: [department], permissions: ['view department tickets'] };
    ids.admin = await addUser(db, { full_admin: true, branch_id: -1 });
    ids.sara = await addUser(db, { ...staff, employee: true });
    ids.reza = await addUser(db, { ...staff, employee: true });
    ids.customer = await addUser(db, { branch_id: branch, organization_id: organization });
    ids.supervisor = await addUser(db, { branch_id: branch, organization_id: organization, supervisor: true });
    await db.updateTable('user').set({ undo_seconds: 0 }).execute();
  });
  afterAll(async () => {
    await second.close();
    await t.close();
  });

  const create = async () =>
    clients.customer.post('/api/ticket', {
      department_id: department,
      subject: `پرسش ${(serial += 1)}`,
      category_id: 1,
      body_html: '<p>سلام</p>',
      client_key: randomUUID(),
    });

  const newest = async (): Promise<number> =>
    (await sql<WithId>`select id from ticket order by id desc limit 1`.execute(t.deps.db)).rows[0]!.id;

  /** Rights and the session change by another connection, so that no node hears of it. */
  async function changeRights(change: string, on: boolean): Promise<unknown> {
    const { db } = t.deps;
    const sara = db.updateTable('user').where('id', '=', ids.sara);
    switch (change) {
      case 'member':
        return on
          ? sql`insert into department_member (department_id, user_id) values (${department}, ${ids.sara}) on conflict do nothing`.execute(
              db,
            )
          : db.deleteFrom('department_member').where('user_id', '=', ids.sara).execute();
      case 'branch':
        return sara.set({ branch_id: on ? branch : 1_000 }).execute();
      case 'active':
        return sara.set({ status: on ? 'active' : 'inactive' }).execute();
      case 'level':
        return db
          .updateTable('user')
          .set({ customer_level_id: on ? 1 : null })
          .where('id', '=', ids.customer)
          .execute();
      case 'supervisor':
        return db.updateTable('user').set({ supervisor: on }).where('id', '=', ids.supervisor).execute();
      default:
        return sql`update session set revoked_at = ${on ? null : new Date()} where user_id = ${ids.reza}`.execute(db);
    }
  }

  /** A file that its owner has just uploaded; returns its token. */
  async function upload(owner: number, context: string, token = newToken()): Promise<{ id: number; token: string }> {
    const sha256 = hashToken(token);
    await sql`insert into file_blob (sha256, size) values (${sha256}, 1)`.execute(t.deps.db);
    const { rows } =
      await sql<WithId>`insert into attachment (token_hash, sha256, name, extension, mime, size, context, owner_id)
      values (${sha256}, ${sha256}, 'a', 'png', 'image/png', 1, ${context}, ${owner}) returning id`.execute(t.deps.db);
    return { id: rows[0]!.id, token };
  }

  async function changePicture(change: string, id: number): Promise<unknown> {
    const { db } = t.deps;
    if (change === 'choose') {
      const picture = await upload(id, 'profile_picture');
      return db.updateTable('user').set({ profile_picture_id: picture.id }).where('id', '=', id).execute();
    }
    const own = sql`id = (select profile_picture_id from "user" where id = ${id})`;
    return change === 'replace'
      ? sql`update attachment set extension = ${`x${serial}`} where ${own}`.execute(db)
      : sql`delete from attachment where ${own}`.execute(db);
  }

  async function changeTags(change: string, type: string): Promise<unknown> {
    const { db } = t.deps;
    const id = await newest();
    switch (change) {
      case 'add':
        return sql`insert into tag_assignment select id, ${type}, ${id} from tag on conflict do nothing`.execute(db);
      case 'move':
        return sql`update tag_assignment set taggable_id = ${id - 2}, taggable_type = ${type}
          where ctid in (select distinct on (tag_id) ctid from tag_assignment order by tag_id, taggable_id desc)
            and not exists (select from tag_assignment where taggable_id = ${id - 2})`.execute(db);
      default:
        return sql`delete from tag_assignment where taggable_type = ${type}`.execute(db);
    }
  }

  async function act(one: Act): Promise<unknown> {
    const { db } = t.deps;
    serial += 1;
    switch (one.kind) {
      case 'rename':
        return sql`update ${sql.table(one.table)} set name = ${`نام ${serial}`}`.execute(db);
      case 'person':
        return sql`update "user" set first_name = ${`شخص ${serial}`} where id = ${ids[one.who]}`.execute(db);
      case 'write':
        return clients[one.who].post(`/api/ticket/${await newest()}`, {
          content: {
            type: one.type,
            body_html: `<p>متن ${serial}</p>`,
            attachments: one.file ? [(await upload(ids[one.who], 'upload')).token] : [],
            client_key: randomUUID(),
            last_seen_seq: 0,
            force: true,
            then: one.then,
          },
        });
      case 'erase': {
        const { rows } =
          await sql<WithId>`select id from ticket_content where state = 'published' and type <> 'system' order by id desc limit 1`.execute(
            db,
          );
        return clients.admin.delete(`/api/deleteTicketContent?ticket_content_id=${rows[0]?.id ?? 1}`);
      }
      case 'create':
        return create();
      case 'read':
        return clients[one.who].put(`/api/ticket/${await newest()}/read`, { last_read_seq: one.seq });
      case 'tag':
        return changeTags(one.change, one.type);
      case 'picture':
        return changePicture(one.change, ids[one.who]);
      case 'sweep':
        return sql`delete from attachment where context = 'upload' or deleted_at is not null`.execute(db);
      case 'rights':
        return changeRights(one.change, one.on);
    }
  }

  /** What a person sees when nothing is kept: null when they may not ask. */
  async function fresh(name: Name): Promise<unknown> {
    const open = await sql`select 1 from session where user_id = ${ids[name]} and revoked_at is null`.execute(
      t.deps.db,
    );
    const user = await loadUser(t.deps, ids[name]);
    if (open.rows.length === 0 || user?.status !== 'active') return null;
    const { rows } = await listTickets(createTicketContext(t.deps), user, { page: 1, perPage: 25 } as never);
    return rows.map((row) => JSON.parse(row.toString()) as unknown);
  }

  const LIST = '/api/ticket?perPage=25';
  const asked = async (app: FastifyInstance, name: Name): Promise<unknown> => {
    const response = await app.inject({ url: LIST, headers: { authorization: `Bearer ${clients[name].token}` } });
    return response.statusCode === 401 ? null : (response.json() as { data: unknown }).data;
  };

  it('[decisions 2.1, decisions 2.3] are those of a fresh read on every node, whoever has changed what meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: STORY.length, maxLength: 14 }), async (acts) => {
        for (const change of ['member', 'branch', 'active', 'supervisor', 'session']) await changeRights(change, true);
        for (const name of PEOPLE) clients[name] = await t.as(ids[name]);
        for (let i = 0; i < 3; i += 1) expectOk(await create());
        for (const one of acts.flatMap((one, i) => [one, ...STORY.slice(i, i + 1)])) {
          // a list that is read during the change may keep the rows from before it
          await Promise.all([act(one), ...PEOPLE.flatMap((name) => [asked(t.app, name), asked(second, name)])]);
          for (const name of PEOPLE) {
            const expected = await fresh(name);
            for (const app of [t.app, second])
              expect([one, name, await asked(app, name)]).toEqual([one, name, expected]);
          }
        }
      }),
      { numRuns: 2 },
    );
  });

  it('[decisions 2.3] of a filter by the time are those of the moment of the question', async () => {
    const customer = await t.as(ids.customer);
    await customer.post('/api/ticket', {
      department_id: department,
      subject: 'منتظر',
      body_html: '<p>سلام</p>',
      client_key: randomUUID(),
    });
    const id = await newest();
    const admin = await t.as(ids.admin);
    const waits = async () =>
      expectOk(await admin.get(`/api/ticket?perPage=50&waiting_more_than=60&sort_by=created_at`)).some(
        (row: { id: number }) => row.id === id,
      );
    expect(await waits()).toBe(false);
    t.deps.clock.advance(3_700_000);
    expect(await waits()).toBe(true);
  });

  it('[decisions 2.0] are compressed like every other answer', async () => {
    const { token } = await t.as(ids.admin);
    for (let i = 0; i < 12; i += 1) await create();
    const url = '/api/ticket?perPage=50';
    const answer = (encoding: string) =>
      t.app.inject({ url, headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } });
    const plain = await answer('identity');
    const { headers, rawPayload } = await answer('gzip, br');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.payload);
  });
});
