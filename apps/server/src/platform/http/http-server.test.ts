import { STATUS_HTTP } from '@hamyar/contracts';
import { defineEndpoint } from '@hamyar/contracts/schemas';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { z } from 'zod';
import type { CurrentUser } from '../auth/current-user.ts';
import { Expired, Nok } from './app-errors.ts';
import { toAppError } from './error-responses.ts';
import { buildHttpServer } from './http-server.ts';
import type { RequestLogEntry } from './request-log.ts';
import { created, deleted, list, nok, ok, updated } from './outcome.ts';

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
const probe = { tag: 'probe' } as const;
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

const person = (over: Partial<CurrentUser>): CurrentUser => ({
  id: 7,
  employee: true,
  full_admin: false,
  branch_admin: false,
  department_admin: false,
  supervisor: false,
  branch_id: 1,
  organization_id: null,
  organization_shared: false,
  department_ids: [],
  managed_department_ids: [],
  permissions: [],
  effective_permissions: [],
  username: null,
  email: null,
  mobile: null,
  interphone: null,
  organization: null,
  customer_level_id: null,
  status: 'active',
  expired: false,
  expire_date: null,
  first_name: 'سارا',
  last_name: 'امینی',
  profile_picture_name: null,
  must_change_password: false,
  ...over,
});
const people: Record<string, CurrentUser> = {
  employee: person({}),
  admin: person({ id: 1, full_admin: true }),
  customer: person({ id: 9, employee: false }),
};

describe('the HTTP pipeline', () => {
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
        checkGate: async () => {},
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

  it('[7.1] answers with a status and leaves out keys that the contract does not contain', async () => {
    const { code, json } = await post({ name: 'الف' });
    expect(code).toBe(201);
    expect(json).toEqual({ status: 'CREATED', data: { name: 'الف' } });
  });

  it('[7.1] reads nested keys in brackets and booleans as 1 or 0', async () => {
    const { json } = await send({
      method: 'POST',
      url: '/api/probe',
      ...form('name=a&count=3&flag=0&shares[0][user_id]=7&shares[0][editable]=1&shares[1][user_id]=8'),
    });
    expect(json.data).toEqual({
      name: 'a',
      count: 3,
      flag: false,
      shares: [
        { user_id: 7, editable: true },
        { user_id: 8, editable: false },
      ],
    });
  });

  it.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
  ])('[7.1] reads the boolean %p of a JSON body as %p', async (written, read) => {
    expect((await post({ name: 'a', flag: written })).json.data.flag).toBe(read);
  });

  it('a JSON number written as text is refused: only forms have no number type', async () => {
    expect((await post({ name: 'a', count: '3' })).json.errors).toEqual([
      { field: 'count', code: 'NUMBER', message: 'فقط عدد وارد کنید' },
    ]);
  });

  it('accepts POST with _method=put from the query, a JSON body and a form as the PUT', async () => {
    for (const options of [
      { url: '/api/probe/5?_method=put', payload: { name: 'a' }, headers: bearer('employee') },
      { url: '/api/probe/5', payload: { name: 'a', _method: 'put' }, headers: bearer('employee') },
      { url: '/api/probe/5', ...form('_method=PUT&name=a') },
    ])
      expect((await send({ method: 'POST', ...options })).json).toEqual({
        status: 'UPDATED',
        data: { id: 5, name: 'a' },
      });
    expect(
      (await send({ method: 'POST', url: '/api/probe/5', payload: { name: 'a' }, headers: bearer('employee') })).code,
    ).toBe(404);
  });

  it('[7.1] refuses a parameter of a DELETE that stands in the query and in the body', async () => {
    const { code, json } = await send({
      method: 'DELETE',
      url: '/api/probe?type=tag',
      payload: { type: 'reply', type_ids: [3] },
      headers: bearer('admin'),
    });
    expect([code, json.errors]).toEqual([422, [expect.objectContaining({ field: 'type', code: 'UNKNOWN_FIELD' })]]);
  });

  it('takes the parameters of a DELETE from the query or the body', async () => {
    const wanted = { status: 'DELETED', data: { type: 'tag', type_ids: [3, 4] } };
    expect(
      (await send({ method: 'DELETE', url: '/api/probe?type=tag&type_ids[]=3&type_ids[]=4', headers: bearer('admin') }))
        .json,
    ).toEqual(wanted);
    expect(
      (
        await send({
          method: 'DELETE',
          url: '/api/probe',
          payload: { type: 'tag', type_ids: [3, 4] },
          headers: bearer('admin'),
        })
      ).json,
    ).toEqual(wanted);
  });

  it('[decisions 2.0] reads lists of the query and pages the answer', async () => {
    const { json } = await send({ url: '/api/probe?ids[]=2&ids[]=3&fast=1' });
    expect(json).toEqual({
      status: 'OK',
      data: [
        { id: 2, name: 'سریع' },
        { id: 3, name: 'سریع' },
      ],
      currentPage: 1,
      totalPages: 3,
      total: 25,
      perPage: 10,
    });
  });

  it('[8.7] lists every refused field with its Persian text', async () => {
    const { code, json } = await post({ name: '', count: 0, email: 'x', title: '<b>', shares: [{}] });
    expect(code).toBe(422);
    expect(json).toMatchObject({ status: 'VALIDATION_ERROR' });
    expect(json.errors).toEqual(
      expect.arrayContaining([
        { field: 'name', code: 'REQUIRED', message: 'این فیلد الزامی است' },
        { field: 'count', code: 'MIN', message: 'مقدار نباید کمتر از ۱ باشد' },
        { field: 'email', code: 'EMAIL', message: 'نشانی ایمیل معتبر نیست' },
        { field: 'title', code: 'HTML', message: 'الگوی فیلد نامعتبر است' },
        { field: 'shares.0.user_id', code: 'REQUIRED', message: 'این فیلد الزامی است' },
      ]),
    );
  });

  it('[5.1] cleans plain fields before they are checked and stored', async () => {
    const { json } = await post({ name: 'x', title: '  كيك\u202e\n\u0000خانگي ' });
    expect(json.data.title).toBe('کیک خانگی');
  });

  it('[5.5] uses the right one of the two length messages', async () => {
    expect((await post({ name: 'x'.repeat(21) })).json.errors).toEqual([
      { field: 'name', code: 'MAX_LENGTH', message: 'حداکثر ۲۰ کاراکتر مجاز است' },
    ]);
  });

  it('refuses keys that the contract does not have, in body and query', async () => {
    expect((await post({ name: 'a', full_admin: true })).json.errors).toEqual([
      { field: 'full_admin', code: 'UNKNOWN_FIELD', message: 'فیلد «full_admin» شناخته‌شده نیست' },
    ]);
    expect((await send({ url: '/api/probe?x=1' })).json.errors[0]).toMatchObject({ field: 'x', code: 'UNKNOWN_FIELD' });
    expect(
      (await send({ method: 'POST', url: '/api/probe?x=1', payload: { name: 'a' }, headers: bearer('employee') })).code,
    ).toBe(422);
  });

  it.each([
    ['__proto__', '__proto__'],
    ['__proto__[name]', '__proto__[name]'],
    ['shares[0][__proto__]', 'shares[0][__proto__]'],
    ['name[a]b', 'name[a]b'],
    ['name[a][b', 'name[a][b'],
    ['[name]', '[name]'],
    ['na%00me', 'na\u0000me'],
    ['name%00', 'name\u0000'],
  ])('[7.1] refuses the key %s of a query and of a form, and does not read it as another one', async (key, field) => {
    const refused = { field, code: 'UNKNOWN_FIELD', message: `فیلد «${field}» شناخته‌شده نیست` };
    const inQuery = await send({ url: `/api/probe?${key}=1` });
    expect([inQuery.code, inQuery.json.status, inQuery.json.errors]).toEqual([422, 'VALIDATION_ERROR', [refused]]);
    const inForm = await send({
      method: 'POST',
      url: '/api/probe',
      payload: `name=a&${key}=1`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...bearer('employee') },
    });
    expect([inForm.code, inForm.json.errors]).toEqual([422, [refused]]);
  });

  it.each([
    ['{"name":"a","__proto__":{"x":1}}', '__proto__'],
    ['{"name":"a","__pro\\u0000to__":1}', '__pro\u0000to__'],
    ['{"na\\u0000me":"a"}', 'na\u0000me'],
    ['{"name":"a","shares":[{"user_id":7,"__proto__":{"editable":true}}]}', 'shares.0.__proto__'],
    ['{"name":"a","constructor":{"prototype":{"x":1}}}', 'constructor'],
    ['{"name":"a","\\ud800":1}', '\ud800'],
  ])('[7.1] refuses a key of a JSON body that no contract has: %s', async (payload, field) => {
    const { code, json } = await send({
      method: 'POST',
      url: '/api/probe',
      payload,
      headers: { 'content-type': 'application/json', ...bearer('employee') },
    });
    expect([code, json.errors]).toEqual([422, [expect.objectContaining({ field, code: 'UNKNOWN_FIELD' })]]);
  });

  it.each([
    ['malformed JSON', { payload: '{"name":', headers: { 'content-type': 'application/json' } }, 400, 'MALFORMED_BODY'],
    [
      'a body over 1 MiB',
      { payload: JSON.stringify({ name: 'x'.repeat(1_100_000) }), headers: { 'content-type': 'application/json' } },
      413,
      'BODY_TOO_LARGE',
    ],
    ['an unknown media type', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 415, 'MEDIA_TYPE'],
    [
      'nesting beyond 8 levels',
      { payload: `name${'[a]'.repeat(12)}=1`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      422,
      'FORM_TOO_LARGE',
    ],
    [
      'more than 1,000 fields',
      {
        payload: Array.from({ length: 1100 }, (_, i) => `f${i}=1`).join('&'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      422,
      'FORM_TOO_LARGE',
    ],
    [
      'deep JSON',
      { payload: '['.repeat(5000) + ']'.repeat(5000), headers: { 'content-type': 'application/json' } },
      422,
      'FORM_TOO_LARGE',
    ],
    [
      'a broken multipart',
      { payload: '--x\r\nrubbish', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
      'MALFORMED_BODY',
    ],
  ])('refuses %s in the envelope', async (_what, { payload, headers }, code, errorCode) => {
    const answer = await send({
      method: 'POST',
      url: '/api/probe',
      payload,
      headers: { ...headers, ...bearer('employee') },
    });
    expect([answer.code, answer.json.status, answer.json.code]).toEqual([code, 'VALIDATION_ERROR', errorCode]);
  });

  /** The same fields as a JSON, a form and a multipart body. */
  const notations = (fields: readonly (readonly [string, string])[]) => [
    { payload: JSON.stringify(Object.fromEntries(fields)), headers: { 'content-type': 'application/json' } },
    {
      payload: new URLSearchParams(Object.fromEntries(fields)).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    {
      payload: `${fields.map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  ];

  it('[8.7] names at most 20 refused fields, in every notation, and cuts their names', async () => {
    const fields = Array.from({ length: 900 }, (_, n) => [`${n}${'k'.repeat(500)}`, 'v'] as const);
    for (const { payload, headers } of notations(fields)) {
      const { code, json, response } = await send({
        method: 'POST',
        url: '/api/probe',
        payload,
        headers: { ...headers, ...bearer('employee') },
      });
      expect(code).toBe(422);
      expect(json.errors).toHaveLength(20);
      expect(json.errors).toContainEqual(
        expect.objectContaining({ field: `0${'k'.repeat(59)}`, code: 'UNKNOWN_FIELD' }),
      );
      expect(response.rawPayload.length).toBeLessThan(8_192);
    }
  });

  it.each([
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, 0])))],
    ['values of a list', JSON.stringify({ name: Array.from({ length: 5_000 }, () => 0) })],
    ['nested objects', JSON.stringify({ name: Array.from({ length: 1_700 }, () => ({ a: { b: 1 } })) })],
  ])('[issue 2, bad input] refuses a JSON body with too many %s', async (_what, payload) => {
    const answer = await send({
      method: 'POST',
      url: '/api/probe',
      payload,
      headers: { 'content-type': 'application/json', ...bearer('employee') },
    });
    expect(answer).toMatchObject({ code: 422, json: { code: 'FORM_TOO_LARGE' } });
  });

  it('[issue 2, bad input] refuses forms with too many levels of many fields', async () => {
    const fields = Array.from({ length: 900 }, (_, n) => [`k[${n}][a][b][c][d][e]`, '1'] as const);
    for (const { payload, headers } of notations(fields).slice(1))
      expect(
        await send({ method: 'POST', url: '/api/probe', payload, headers: { ...headers, ...bearer('employee') } }),
      ).toMatchObject({ code: 422, json: { code: 'FORM_TOO_LARGE' } });
  });

  it('[issue 2, bad input] refuses a body over 16 KiB where nobody has to be logged in, in every notation', async () => {
    const url = '/api/probeLimited';
    const fields = Array.from({ length: 17 }, (_, n) => [`k${n}`, 'v'.repeat(1_024)] as const);
    for (const [n, { payload, headers }] of notations(fields).entries())
      expect(await send({ method: 'POST', url, payload, headers, remoteAddress: `10.7.0.${n}` })).toMatchObject({
        code: 413,
        json: { code: 'BODY_TOO_LARGE' },
      });
    const { payload, headers } = notations(fields)[2]!;
    const chunked = await send({
      method: 'POST',
      url,
      payload: Readable.from([payload]) as never,
      headers,
      remoteAddress: '10.7.0.9',
    });
    expect(chunked).toMatchObject({ code: 413, json: { code: 'BODY_TOO_LARGE' } });
  });

  it('accepts any text in a field without an internal error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, key) => {
        const { code } = await send({
          method: 'POST',
          url: '/api/probe',
          payload: JSON.stringify({ name: 'a', [key]: value, shares: value }),
          headers: { 'content-type': 'application/json', ...bearer('employee') },
        });
        expect([201, 400, 422]).toContain(code);
      }),
      {
        numRuns: 500,
        examples: ['toString', 'constructor', 'hasOwnProperty', '__proto__', 'valueOf', 'name', ''].map(
          (key): [never[], string] => [[], key],
        ),
      },
    );
  });

  it('[8.8] sends visitors and broken sessions to the login, and the wrong role to 403', async () => {
    expect((await post({ name: 'a' }, '/api/probe', {})).json).toMatchObject({ status: 'AUTHENTICATION_ERROR' });
    expect((await post({ name: 'a' }, '/api/probe', bearer('rubbish'))).code).toBe(401);
    expect((await post({ name: 'a' }, '/api/probe', bearer('customer'))).json).toMatchObject({
      status: 'AUTORIZATION_ERROR',
    });
    expect((await send({ url: '/api/probe', headers: { cookie: 'auth.token=%E0%A4%A' } })).code).toBe(200);
  });

  it('refuses a cookie request that another site could have made', async () => {
    const cookie = { cookie: 'auth.token=employee', host: 'desk.example' };
    const same = { 'x-requested-with': 'XMLHttpRequest', origin: 'http://desk.example' };
    expect((await post({ name: 'a' }, '/api/probe', { ...cookie, ...same })).code).toBe(201);
    expect(
      (await post({ name: 'a' }, '/api/probe', { ...cookie, 'x-requested-with': 'x', 'sec-fetch-site': 'same-origin' }))
        .code,
    ).toBe(201);
    for (const headers of [
      {} as Record<string, string>,
      { 'x-requested-with': 'x' },
      { origin: 'http://desk.example' },
      { ...same, origin: 'https://evil.example' },
      { ...same, 'sec-fetch-site': 'cross-site' },
      { ...same, origin: 'null' },
    ]) {
      expect((await post({ name: 'a' }, '/api/probe', { ...cookie, ...headers })).json).toMatchObject({
        status: 'AUTORIZATION_ERROR',
        code: 'FOREIGN_ORIGIN',
      });
    }
    expect((await post({ username: 'a' }, '/api/probeLimited', { origin: 'https://evil.example' })).code).toBe(403);
  });

  it('[8.1] NOK is HTTP 200 with a code and the data that the screen needs', async () => {
    expect(await send({ url: '/api/probeFail?how=nok' })).toMatchObject({
      code: 200,
      json: { status: 'NOK', code: 'STALE_TICKET', data: { contents: [1] } },
    });
    expect(await send({ url: '/api/probeFail?how=thrown' })).toMatchObject({
      code: 200,
      json: { status: 'NOK', code: 'VERSION_CONFLICT', data: { id: 1 } },
    });
  });

  it('[8.5] a failure answers SERVER_ERROR with a request id and nothing about its cause', async () => {
    for (const how of ['crash', 'broken']) {
      const { code, json, response } = await send({ url: `/api/probeFail?how=${how}` });
      expect(code).toBe(500);
      expect(json).toEqual({
        status: 'SERVER_ERROR',
        message: 'مشکلی در سیستم رخ داده است',
        request_id: response.headers['x-request-id'],
      });
    }
  });

  it.each([
    ['full', 507, 'DISK_FULL'],
    ['away', 500, 'DATABASE_AWAY'],
  ])(
    '[issue 2, bad input] %s is one line in the log, without a stack trace, and has its own code',
    async (how, http, code) => {
      lines.length = 0;
      expect(await send({ url: `/api/probeFail?how=${how}` })).toMatchObject({
        code: http,
        json: { status: 'SERVER_ERROR', code },
      });
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0]!)).toMatchObject({ code, endpoint: 'probeFail' });
      expect(lines[0]).not.toMatch(/\.ts:\d+|stack/);
    },
  );

  it('[8.2] an unknown path is NOT_FOUND, a bad escape is refused', async () => {
    expect((await send({ url: '/api/nothing' })).json).toMatchObject({ status: 'NOT_FOUND' });
    expect((await send({ url: '/api/probe/%ff' })).code).toBe(400);
    expect(
      (await send({ method: 'PUT', url: '/api/probe/abc', payload: { name: 'a' }, headers: bearer('employee') })).code,
    ).toBe(422);
  });

  it('[decisions 2.9] counts calls per address and per account separately and says when to try again', async () => {
    const call = (username: string, remoteAddress: string) =>
      send({ method: 'POST', url: '/api/probeLimited', payload: { username }, remoteAddress });
    expect((await call('09121234567', '10.0.0.1')).code).toBe(200);
    expect((await call('+98 912 ۱۲۳۴۵۶۷', '10.0.0.2')).code).toBe(200);
    const third = await call('00989121234567 ', '10.0.0.3');
    expect(third.json.status).toBe('TOO_MANY_REQUESTS');
    expect(Number(third.response.headers['retry-after'])).toBeGreaterThan(0);
    for (const name of ['b', 'c', 'd', 'e']) await call(name, '10.0.0.9');
    expect((await call('f', '10.0.0.9')).code).toBe(429);
  });

  const multipart = (file: string, filename = 'a.txt') => ({
    payload: `--x\r\ncontent-disposition: form-data; name="note[text]"\r\n\r\nسلام\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: text/plain\r\n\r\n${file}\r\n--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...bearer('employee') },
  });

  it('streams a file to disk together with bracket fields and removes it afterwards', async () => {
    const { json } = await send({ method: 'POST', url: '/api/probeUpload', ...multipart('hello', '../../etc/passwd') });
    expect(json.data).toEqual({
      text: 'سلام',
      hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
      filename: 'passwd',
      size: 5,
    });
    expect(readdirSync(uploadFolder)).toEqual([]);
  });

  it('[5.26] refuses a file that is too large at its field and leaves nothing behind', async () => {
    const { code, json } = await send({ method: 'POST', url: '/api/probeUpload', ...multipart('x'.repeat(50_000)) });
    expect(code).toBe(422);
    expect(json.errors).toEqual([
      { field: 'file', code: 'FILE_SIZE', message: 'حجم فایل غیر مجاز است (حداکثر ۱٬۰۰۰ بایت)' },
    ]);
    expect(readdirSync(uploadFolder)).toEqual([]);
  });

  it('refuses a visitor before reading an upload', async () => {
    expect(
      (
        await send({
          method: 'POST',
          url: '/api/probeUpload',
          ...multipart('x'),
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        })
      ).code,
    ).toBe(401);
  });

  it('compresses an answer with what the browser accepts, and leaves a small one as it is', async () => {
    const read = (accepted: string, url = '/api/openapi.json') =>
      app.inject({ url, headers: { 'accept-encoding': accepted, 'x-probe': 'staff' } });
    expect((await read('gzip, br')).headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect((await read('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    expect((await read('identity')).headers['content-encoding']).toBeUndefined();
    expect((await read('br', '/healthz')).headers['content-encoding']).toBeUndefined();
  });

  it('never decompresses what a caller sends', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/probe',
      payload: gzipSync('{"name":"x"}'),
      headers: { ...bearer('employee'), 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(answer.json()).toMatchObject({ status: 'VALIDATION_ERROR' });
  });

  it('describes every call as OpenAPI 3.1 and as a page without scripts', async () => {
    for (const url of ['/api/openapi.json', '/api/docs']) expect((await send({ url })).code).toBe(401);
    const headers = { 'x-probe': 'staff' };
    const { json } = await send({ url: '/api/openapi.json', headers });
    expect(json.openapi).toBe('3.1.0');
    expect(json.paths['/api/probe/{id}'].put).toMatchObject({
      operationId: 'probeChange',
      parameters: [{ name: 'id', in: 'path', required: true }],
    });
    const page = await send({ url: '/api/docs', headers });
    expect(page.response.body).toContain('probeChange');
    expect(page.response.body).not.toMatch(/<script|https?:\/\//);
  });

  it('trusts X-Forwarded-* only from trusted networks, for the address and for secure cookies', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'desk.example',
    };
    expect(
      (await send({ url: '/healthz', headers, remoteAddress: '10.0.0.1' })).response.headers[
        'strict-transport-security'
      ],
    ).toBeUndefined();
    records.length = 0;
    await send({ url: '/api/probe', headers });
    expect(records[0]?.ip).toBe('127.0.0.1');
  });

  it.each([
    [{ code: 'ENOSPC' }, 507, 'DISK_FULL'],
    [{ code: '53100' }, 507, 'DISK_FULL'],
    [{ name: 'StorageFull' }, 507, 'DISK_FULL'],
    [{ code: '57014' }, 500, 'STATEMENT_TIMEOUT'],
    [{ code: '57P01' }, 500, 'DATABASE_AWAY'],
    [{ code: 'ECONNREFUSED' }, 500, 'DATABASE_AWAY'],
    [{ code: '22P05' }, 422, 'VALUE_REFUSED'],
    [{ code: '23503' }, 422, 'VALUE_REFUSED'],
  ])('answers the error %j with its own status and code', (failure, httpCode, code) => {
    const known = toAppError(Object.assign(new Error('secret detail'), failure));
    expect([known?.httpCode ?? STATUS_HTTP[known?.status ?? 'OK'], known?.code]).toEqual([httpCode, code]);
    expect(known?.message).not.toContain('secret');
  });

  it.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'])(
    'shows no metrics to somebody behind a proxy on this machine, which sends %s',
    async (header) => {
      const headers = { [header]: '203.0.113.9' };
      expect((await send({ url: '/metrics', headers })).code).toBe(404);
      expect((await send({ url: '/metrics', headers: { ...headers, ...bearer('a-long-enough-token') } })).code).toBe(
        200,
      );
    },
  );

  it('shows the metrics only to this machine or with the token', async () => {
    expect((await send({ url: '/metrics' })).code).toBe(200);
    expect((await send({ url: '/metrics', remoteAddress: '10.1.1.1' })).code).toBe(404);
    expect(
      (await send({ url: '/metrics', remoteAddress: '10.1.1.1', headers: bearer('a-long-enough-token') })).response
        .body,
    ).toContain('hamyar_request_seconds');
  });

  it('[decisions 2.16] records calls by template, never their values', async () => {
    records.length = 0;
    await send({ method: 'PUT', url: '/api/probe/77?secret=1', payload: { name: '' }, headers: bearer('customer') });
    expect(records).toEqual([
      expect.objectContaining({
        method: 'PUT',
        route: '/api/probe/:id',
        status: 422,
        body_status: 'VALIDATION_ERROR',
        user_id: 9,
      }),
    ]);
    expect(JSON.stringify(records)).not.toContain('secret');
  });
});
