import { defineEndpoint } from '@hamyar/contracts/schemas';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import type { CurrentUser } from '../src/platform/auth/current-user.ts';
import { Expired, Nok, NotFound } from '../src/platform/http/app-errors.ts';
import { buildHttpServer } from '../src/platform/http/http-server.ts';
import { created, deleted, list, nok, ok, updated } from '../src/platform/http/outcome.ts';
import type { RequestLogEntry } from '../src/platform/http/request-log.ts';
import { plainEmployee } from './current-user.ts';

const shape = z.object({
  name: z.string().min(1).max(20),
  count: z.int().min(1).optional(),
  flag: z.boolean().optional(),
  shares: z
    .array(z.object({ user_id: z.int(), editable: z.boolean().default(false) }))
    .max(3)
    .optional(),
  email: z.email().optional(),
  title: z
    .string()
    .max(255)
    .refine((t) => !/<[a-z]/i.test(t), { params: { code: 'html' } })
    .optional(),
});
const probe = { slice: 'probe' } as const;
const store = defineEndpoint({
  ...probe,
  name: 'probeStore',
  method: 'POST',
  path: '/api/probe',
  summary: 'Stores.',
  access: 'employee',
  body: shape,
  data: shape,
});
const change = defineEndpoint({
  ...probe,
  name: 'probeChange',
  method: 'PUT',
  path: '/api/probe/:id',
  summary: 'Changes.',
  access: 'user',
  params: z.object({ id: z.int() }),
  body: shape,
  data: z.object({ id: z.int(), name: z.string() }),
});
const index = defineEndpoint({
  ...probe,
  name: 'probeList',
  method: 'GET',
  path: '/api/probe',
  summary: 'Lists.',
  access: 'visitor',
  query: z.object({ ids: z.array(z.int()).optional(), fast: z.boolean().optional() }),
  data: z.object({ id: z.int(), name: z.string().nullable() }),
  answer: 'list',
});
const remove = defineEndpoint({
  ...probe,
  name: 'probeDelete',
  method: 'DELETE',
  path: '/api/probe',
  summary: 'Deletes.',
  access: 'full_admin',
  body: z.object({ type: z.string(), type_ids: z.array(z.int()) }),
  data: z.object({ type: z.string(), type_ids: z.array(z.int()) }),
});
const fail = defineEndpoint({
  ...probe,
  name: 'probeFail',
  method: 'GET',
  path: '/api/probeFail',
  summary: 'Fails.',
  access: 'visitor',
  query: z.object({ how: z.string() }),
  data: z.object({ id: z.int() }),
});
const limited = defineEndpoint({
  ...probe,
  name: 'probeLimited',
  method: 'POST',
  path: '/api/probeLimited',
  summary: 'Is limited.',
  access: 'visitor',
  body: z.object({ username: z.string() }),
  limits: [
    { max: 4, window: 60, by: 'ip' },
    { max: 2, window: 60, by: { account: 'username' } },
  ],
});
const upload = defineEndpoint({
  ...probe,
  name: 'probeUpload',
  method: 'POST',
  path: '/api/probeUpload',
  summary: 'Takes files.',
  access: 'user',
  upload: true,
  body: z.object({ note: z.object({ text: z.string() }).optional() }),
  data: z.object({ text: z.string(), hash: z.string(), filename: z.string(), size: z.int() }),
});

const gated = defineEndpoint({
  ...probe,
  name: 'probeGated',
  method: 'GET',
  path: '/api/probeGated',
  summary: 'Behind a gate that is closed for everybody but the full admin.',
  access: 'visitor',
  gate: { role: 'full_admin' },
  data: z.object({ open: z.boolean() }),
});
const person: CurrentUser = { ...plainEmployee, id: 7, first_name: 'سارا', last_name: 'امینی' };
const people: Record<string, CurrentUser> = {
  employee: person,
  admin: { ...person, id: 1, full_admin: true },
  customer: { ...person, id: 9, employee: false },
};

/**
 * A server of the suite with calls of its own, for tests of what every call gets from the pipeline. Logged in are
 * `employee`, `admin` and `customer`, by these names as tokens. `records` has the lines of the request log, `lines` those
 * of the server's log, each since the start.
 */
export function probeServer() {
  let app: FastifyInstance;
  const records: RequestLogEntry[] = [];
  const lines: string[] = [];
  const uploadFolder = mkdtempSync(join(tmpdir(), 'hamyar-http-'));

  beforeAll(async () => {
    app = await buildHttpServer(
      {
        authenticate: async (token, via) => {
          const user = people[token];
          return user ? { user, session: { id: 1, via } } : null;
        },
        checkLicense: async (endpoint, user) => {
          if (endpoint.method !== 'GET' && user?.expired) throw new Expired();
        },
        checkGate: async ({ gate }, user) => {
          if (gate && !user?.full_admin) throw new NotFound();
        },
        uploadFolder,
        checkAnswers: false,
        log: pino(
          { level: 'warn' },
          {
            write: (line: string) => {
              lines.push(line);
            },
          },
        ),
        trustProxy: [],
        metricsToken: 'a-long-enough-token',
        mayReadDocs: async ({ headers }) => headers['x-probe'] === 'staff',
        version: '0.1.0',
        ready: async () => {},
        diagnostics: true,
      },
      [
        {
          name: 'probe',
          register(host) {
            host.onAnswered((entry) => records.push(entry));
            host.route(store, ({ body }) => created({ ...body, password_hash: 'never' }));
            host.route(change, ({ params, body }) => updated({ id: params.id, name: body.name }));
            host.route(index, ({ query }) =>
              list(
                (query.ids ?? []).map((id) => ({ id, name: query.fast ? 'سریع' : null })),
                { currentPage: 1, perPage: 10, total: 25 },
              ),
            );
            host.route(remove, ({ body }) => deleted(body));
            host.route(limited, () => ok());
            host.route(
              upload,
              async ({ body, files: [file] }) =>
                ok({
                  text: body.note?.text ?? '',
                  hash: file?.sha256 ?? '',
                  filename: file?.filename ?? '',
                  size: (await readFile(file?.path ?? '')).length,
                }),
              { upload: { maxBytes: 1000, maxFiles: 1 } },
            );
            host.route(gated, () => ok({ open: true }));
            // a page that asks a call of its own for the person of the request
            host.onUnknownPath(async (request, reply, callInternally) => {
              const user = people[String(request.headers['x-person'])];
              const authenticated = user ? { user, session: { id: 1, via: 'cookie' as const } } : null;
              const { call } = request.query as { call: string };
              const answer = await callInternally({ request, reply, authenticated }, call).catch((error) => ({
                refused: error.constructor.name,
              }));
              await reply.send(answer);
            });
            host.route(fail, ({ query }) => {
              if (query.how === 'nok') return nok('STALE_TICKET', { contents: [1] });
              if (query.how === 'thrown') throw new Nok('VERSION_CONFLICT', { id: 1 });
              if (query.how === 'broken') return ok({} as { id: number });
              if (query.how === 'full') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
              if (query.how === 'away')
                throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
              throw new Error('select * from secret_table');
            });
          },
        },
      ],
    );
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    rmSync(uploadFolder, { recursive: true, force: true });
  });

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const form = (text: string) => ({
    payload: text,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...bearer('employee') },
  });
  const send = async (options: InjectOptions) => {
    const response = await app.inject(options);
    return {
      code: response.statusCode,
      json: response.headers['content-type']?.toString().includes('json') ? response.json() : null,
      response,
    };
  };
  const post = (payload: object, url = '/api/probe', headers: Record<string, string> = bearer('employee')) =>
    send({ method: 'POST', url, payload, headers });
  return {
    bearer,
    form,
    send,
    post,
    inject: (options: InjectOptions) => app.inject(options),
    records,
    lines,
    uploadFolder,
  };
}
