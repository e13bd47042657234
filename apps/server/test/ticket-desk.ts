import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, type Feature } from '@hamyar/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { CurrentUser } from '../src/platform/auth/current-user.ts';
import { leaveTransactionScope } from '../src/platform/database/transaction-scope.ts';
import { withStatementCounter } from '../src/platform/http/statement-counter.ts';
import { buildHttpServer } from '../src/platform/http/http-server.ts';
import { readBuiltFiles } from '../src/platform/html/built-files.ts';
import type { AppDeps, ServerModule } from '../src/platform/deps.ts';
import { plainEmployee } from './current-user.ts';
import { createTestDeps, type TestDeps } from './test-deps.ts';
import { installLicense } from './test-license.ts';

/** The people of the small help desk that ticket tests use; each token is the person's name. */
export const PEOPLE = {
  admin: {
    ...plainEmployee,
    id: 1,
    full_admin: true,
    branch_id: -1,
    effective_permissions: ['export data', 'manage files', 'manage organizations', 'manage tags'],
  },
  branchAdmin: {
    ...plainEmployee,
    id: 2,
    branch_admin: true,
    effective_permissions: ['export data', 'manage files', 'manage organizations'],
  },
  departmentAdmin: {
    ...plainEmployee,
    id: 3,
    department_admin: true,
    department_ids: [1],
    managed_department_ids: [1],
  },
  sara: { ...plainEmployee, id: 4, department_ids: [1], permissions: ['close tickets', 'transfer tickets'] },
  reza: { ...plainEmployee, id: 5, department_ids: [1] },
  mina: {
    ...plainEmployee,
    id: 6,
    department_ids: [2],
    permissions: ['send ticket behalf customers', 'send ticket to customers'],
  },
  far: { ...plainEmployee, id: 7, department_ids: [1], branch_id: 2 },
  customer: { ...plainEmployee, id: 11, employee: false, branch_id: 1 },
  other: { ...plainEmployee, id: 12, employee: false, branch_id: 1 },
  supervisor: { ...plainEmployee, id: 13, employee: false, branch_id: 1, organization_id: 1, supervisor: true },
  member: { ...plainEmployee, id: 14, employee: false, branch_id: 1, organization_id: 1 },
  expired: { ...plainEmployee, id: 15, employee: false, branch_id: 1, expired: true },
} satisfies Record<string, CurrentUser>;
export type PersonName = keyof typeof PEOPLE;

async function insertDesk({ db }: TestDeps): Promise<void> {
  await sql`insert into branch (id, name, code) values (1, 'تهران', 'T1'), (2, 'شیراز', 'S1')`.execute(db);
  await sql`insert into organization (id, branch_id, name, name_norm) values (1, 1, 'پارس', 'پارس')`.execute(db);
  await sql`insert into department (id, name, is_public) values (1, 'پشتیبانی', true), (2, 'مالی', true), (3, 'داخلی', false)`.execute(
    db,
  );
  for (const [name, person] of Object.entries(PEOPLE)) {
    await sql`insert into "user" (id, employee, first_name, last_name, name_norm, branch_id, organization_id, supervisor, full_admin, branch_admin, department_admin, mobile)
      values (${person.id}, ${person.employee}, ${name}, 'آزمون', ${`${name}آزمون`.toLowerCase()}, ${person.branch_id}, ${person.organization_id}, ${person.supervisor}, ${person.full_admin}, ${person.branch_admin}, ${person.department_admin}, ${`+98912000${String(person.id).padStart(4, '0')}`})`.execute(
      db,
    );
    for (const id of person.department_ids)
      await sql`insert into department_member (department_id, user_id, manager) values (${id}, ${person.id}, ${(person.managed_department_ids as readonly number[]).includes(id)})`.execute(
        db,
      );
  }
  // replies are sent immediately; what happens in their undo window is tested with a person who has one
  await sql`insert into setting ("group", "values") values ('generalTicketSettings', '{"undo_seconds": 0}')`.execute(
    db,
  );
  await sql`insert into ticket_category (id, name, default_importance) values (1, 'نرم‌افزار', 2)`.execute(db);
  await sql`insert into ticket_category (id, name, department_ids) values (2, 'حسابداری', '{2}')`.execute(db);
  await sql`insert into service (id, name) values (1, 'میزبانی')`.execute(db);
  // ids that were given by hand are not given again
  for (const table of ['ticket_category', 'service', 'branch'])
    await sql`alter table ${sql.table(table)} alter column id restart with 100`.execute(db);
}

export interface Reply {
  code: number;
  body: {
    status: string;
    code?: string;
    message?: string;
    data?: any;
    errors?: { field: string; code: string; message: string }[];
    [key: string]: any;
  };
  statements: number;
  headers: Record<string, unknown>;
  raw: Buffer;
}

/** A server with the given modules and its own database, where every person of the desk is logged in. */
export interface Desk {
  deps: TestDeps;
  app: FastifyInstance;
  as(name: PersonName): {
    get(url: string): Promise<Reply>;
    post(url: string, payload?: object): Promise<Reply>;
    put(url: string, payload?: object): Promise<Reply>;
    delete(url: string): Promise<Reply>;
    send(options: InjectOptions): Promise<Reply>;
  };
  /** Submits a ticket as the customer and returns its id. */
  ticket(by?: PersonName, body?: object): Promise<number>;
  /** A ticket as a person sees it; undefined when they may not see it. */
  open(by: PersonName, ticketId: number): Promise<Reply['body']['data']>;
  /** Adds a reply or note, with everything read before. */
  write(by: PersonName, ticketId: number, content?: object): Promise<Reply>;
  close(): Promise<void>;
}

/** Builds the desk; every response is checked against its contract. */
export async function createDesk(
  modules: readonly ServerModule[],
  features: readonly Feature[] = FEATURES,
): Promise<Desk> {
  const deps = await createTestDeps();
  await insertDesk(deps);
  await installLicense(deps, {}, features);
  const counted: AppDeps = {
    ...deps,
    db: withStatementCounter(deps.db),
    plannedDb: withStatementCounter(deps.plannedDb),
    searchDb: withStatementCounter(deps.searchDb),
    version: 'test',
    built: readBuiltFiles(join(deps.config.dataDir, 'no-build')),
  };
  const app = await buildHttpServer(
    {
      authenticate: async (token, via) => {
        const user = PEOPLE[token as PersonName];
        return user ? { user, session: { id: user.id, via } } : null;
      },
      checkLicense: async () => {},
      checkGate: async () => {},
      uploadFolder: mkdtempSync(join(deps.config.dataDir, 'uploads-')),
      checkAnswers: true,
      log: deps.log,
      trustProxy: [],
      metricsToken: undefined,
      version: 'test',
      mayReadDocs: async () => false,
      ready: async () => {},
      diagnostics: true,
    },
    modules.map((module) => ({ name: module.name, register: (host) => module.register?.(host, counted) })),
  );
  await app.ready();
  const send = async (name: PersonName, options: InjectOptions): Promise<Reply> => {
    const headers = { authorization: `Bearer ${name}`, ...options.headers };
    // a request of somebody else, also when the test keeps a transaction open meanwhile
    const response = await leaveTransactionScope(async () => await app.inject({ ...options, headers }));
    const json = String(response.headers['content-type'] ?? '').includes('json');
    return {
      code: response.statusCode,
      body: json ? response.json() : { status: '' },
      statements: Number(response.headers['x-statement-count'] ?? 0),
      headers: response.headers,
      raw: response.rawPayload,
    };
  };
  const as: Desk['as'] = (name) => ({
    get: (url) => send(name, { method: 'GET', url }),
    post: (url, payload = {}) => send(name, { method: 'POST', url, payload }),
    put: (url, payload = {}) => send(name, { method: 'PUT', url, payload }),
    delete: (url) => send(name, { method: 'DELETE', url }),
    send: (options) => send(name, options),
  });
  const open: Desk['open'] = async (by, ticketId) => (await as(by).get(`/api/ticket/${ticketId}`)).body.data;
  return {
    deps,
    app,
    as,
    open,
    async ticket(by = 'customer', body = {}) {
      const { body: answer } = await as(by).post('/api/ticket', {
        department_id: 1,
        subject: 'مشکل ورود',
        body_html: '<p>سلام، وارد نمی‌شوم</p>',
        client_key: randomUUID(),
        ...body,
      });
      if (answer.status !== 'CREATED') throw new Error(JSON.stringify(answer));
      return answer.data.id as number;
    },
    async write(by, ticketId, content = {}) {
      const seen = await open(by, ticketId);
      return as(by).post(`/api/ticket/${ticketId}`, {
        content: {
          type: 'message',
          body_html: '<p>پاسخ</p>',
          client_key: randomUUID(),
          last_seen_seq: seen?.last_seq ?? 0,
          ...content,
        },
      });
    },
    async close() {
      await app.close();
      await deps.close();
    },
  };
}
