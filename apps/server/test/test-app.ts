import type { FastifyInstance, InjectOptions } from 'fastify';
import { join } from 'node:path';
import { buildApp, type AppOptions } from '../src/app.ts';
import { openSession } from '../src/modules/identity/public.ts';
import { leaveTransactionScope } from '../src/platform/database/transaction-scope.ts';
import type { Deps } from '../src/platform/deps.ts';
import { createTestDeps, type TestDeps } from './test-deps.ts';

/** One response to a call. */
export interface TestAnswer {
  code: number;
  /** The envelope. */
  json: Record<string, any>;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
  /** The body of a file. */
  bytes: Buffer;
  /** Number of database statements of the request. */
  statements: number;
}

/** The calls of one person, or of a visitor. */
export interface TestClient {
  get(url: string, query?: Record<string, unknown>): Promise<TestAnswer>;
  post(url: string, body?: unknown): Promise<TestAnswer>;
  put(url: string, body?: unknown): Promise<TestAnswer>;
  delete(url: string, body?: unknown): Promise<TestAnswer>;
  /** Any request, with the person's session added. */
  request(options: InjectOptions): Promise<TestAnswer>;
  token: string | null;
}

/** The real application on the test's own database. Close it in `afterAll`. */
export interface TestApp {
  app: FastifyInstance;
  deps: TestDeps;
  visitor: TestClient;
  /** Opens a session of this user and returns a client for it. */
  as(userId: number): Promise<TestClient>;
  close(): Promise<void>;
}

/**
 * Builds it, without a front end unless `dist` names one; `overrides` replace dependencies. Every response is checked
 * against its contract.
 */
export async function createTestApp(overrides: Partial<Deps> = {}, options: AppOptions = {}): Promise<TestApp> {
  const deps = await createTestDeps(overrides as Parameters<typeof createTestDeps>[0]);
  const app = await buildApp(deps, {
    checked: true,
    dist: join(deps.config.dataDir, 'no-build'),
    firstAnswersWithin: 60_000,
    ...options,
  });
  await app.ready();
  return {
    app,
    deps,
    visitor: client(app, null),
    async as(userId) {
      const { epoch } = await deps.db
        .selectFrom('user')
        .select('credential_epoch as epoch')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const opened = await openSession(deps, { id: userId, epoch }, { ip: '127.0.0.1', userAgent: 'test' });
      if (!opened) throw new Error(`the credentials of user ${userId} change while a session is opened`);
      return client(app, opened.token);
    },
    async close() {
      await app.close();
      await deps.close();
    },
  };
}

function client(app: FastifyInstance, token: string | null): TestClient {
  async function request(options: InjectOptions): Promise<TestAnswer> {
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...options.headers };
    // a request of somebody else, also when the test keeps a transaction open meanwhile
    const response = await leaveTransactionScope(async () => await app.inject({ ...options, headers }));
    const type = String(response.headers['content-type'] ?? '');
    return {
      code: response.statusCode,
      json: type.includes('json') ? response.json() : {},
      headers: response.headers,
      body: response.body,
      bytes: response.rawPayload,
      statements: Number(response.headers['x-statement-count'] ?? 0),
    };
  }
  const send = (method: 'POST' | 'PUT' | 'DELETE') => (url: string, body?: unknown) =>
    request({ method, url, ...(body === undefined ? {} : { payload: body as object }) });
  return {
    token,
    request,
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
    get: (url, query = {}) => request({ method: 'GET', url, query: query as Record<string, string> }),
  };
}

/** Fails with the whole response when the status is different. Returns the envelope's `data`. */
export function expectStatus(answer: TestAnswer, status: string): any {
  if (answer.json.status !== status)
    throw new Error(`expected ${status}, got ${answer.code} ${answer.body.slice(0, 2000)}`);
  return answer.json.data;
}

/** Like {@link expectStatus}, for a call that should succeed. */
export function expectOk(answer: TestAnswer): any {
  if (!['OK', 'CREATED', 'UPDATED', 'DELETED'].includes(String(answer.json.status)))
    throw new Error(`expected success, got ${answer.code} ${answer.body.slice(0, 2000)}`);
  return answer.json.data;
}
