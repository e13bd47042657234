import { VISITOR_BODY_MAX } from '@hamyar/contracts';
import { endpoints, type Endpoint } from '@hamyar/contracts/schemas';
import type { InjectOptions } from 'fastify';
import { request } from 'node:http';
import { z } from 'zod';
import type { TestAnswer } from './test-app.ts';
import { RANDOM_SEED } from '@hamyar/testing/random-seed';
import { own } from './role-matrix/matrix-calls.ts';
import { buildMatrixWorld, type MatrixRole, type MatrixWorld } from './role-matrix/matrix-world.ts';

/** Values that often break code that did not expect them. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(10_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '<script>alert(1)</script>',
  '\'; drop table "user"; --',
  '%',
  '\\',
  '۱۲۳',
  '../../etc/passwd',
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  32_768,
  '9007199254740993',
  '1e5',
  'NaN',
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  [1, 2],
  ['x'],
  { id: 1 },
  { __proto__x: 1 },
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-11-20',
  'true',
  'null',
  'undefined',
  'http://x',
  'a@b.ir',
  '09121234567',
  'OK',
  'ASC; select 1',
  '#ffffff',
  'staff',
  4,
];

/** The most dangerous of them, sent for each field separately: in one run half of them, as the seed decides. */
const SHARP = new Set(
  [
    null,
    '',
    'x'.repeat(10_000),
    'a\u0000b',
    '\ud800',
    -1,
    1.5,
    Number.MAX_SAFE_INTEGER,
    2_147_483_648,
    1e308,
    [],
    {},
    [null],
    '2026-02-30',
    '%',
    true,
  ].map((value) => JSON.stringify(value)),
);

/**
 * The full admin and a customer. Every value is sent to every endpoint by one of them; the seed of the run decides by
 * which, so `npm run fuzz` sends it by both.
 */
const ROLES = ['F', 'C'] as const;

const keysOf = (schema: z.ZodType | undefined): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape as object);
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option) => keysOf(option as z.ZodType)))];
  return [];
};
const all = (keys: string[], value: unknown) => Object.fromEntries(keys.map((key) => [key, value]));

describe('hostile input', () => {
  let world: MatrixWorld;
  let address: { host: string; port: number };
  let serial = 0;
  beforeAll(async () => {
    world = await buildMatrixWorld();
    const url = new URL(await world.t.app.listen({ host: '127.0.0.1', port: 0 }));
    address = { host: url.hostname, port: Number(url.port) };
  });
  afterAll(() => world.t.close());

  async function send(
    role: MatrixRole,
    endpoint: Endpoint,
    parts: { id?: string; query?: unknown; body?: unknown },
  ): Promise<TestAnswer> {
    const ticket = await currentTicket();
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(
        (parts.id ?? (name === 'key' ? `ticket:${ticket}:message` : String(ticket))).replace('\ud800', '%ED%A0%80'),
      ),
    );
    const query =
      parts.query === undefined
        ? ''
        : `?${new URLSearchParams(Object.fromEntries(Object.entries(parts.query as object).map(([k, v]) => [k, typeof v === 'string' ? v : (JSON.stringify(v) ?? '')])))}`;
    serial += 1;
    const call: InjectOptions = {
      method: endpoint.method,
      url: path + query,
      remoteAddress: `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`,
      ...(parts.body === undefined || endpoint.method === 'GET'
        ? {}
        : { payload: JSON.stringify(parts.body), headers: { 'content-type': 'application/json' } }),
    };
    const answer = await world.clients[role].request(call);
    if (answer.code !== 401) return answer;
    // a value that was accepted for this person's account has changed what they log in with
    world.clients[role] = await world.t.as(own(role, world));
    return world.clients[role].request(call);
  }
  let ticket: number | null = null;
  const currentTicket = async () => (ticket ??= (await world.ticket({})).id);

  const cases = endpoints.filter((e) => !['logout', 'getLoginToken'].includes(e.name)).map((e) => [e.name, e] as const);

  it.each(cases)(
    '[8.5] %s answers every hostile value clearly, and never with an internal error',
    async (_name, endpoint) => {
      const failures: string[] = [];
      for (const role of ROLES) {
        for (const [index, value] of HOSTILE.entries()) {
          if (index % ROLES.length !== (ROLES.indexOf(role) + RANDOM_SEED) % ROLES.length) continue;
          const sharp = role === 'F' && SHARP.has(JSON.stringify(value));
          const bodyKeys = keysOf(endpoint.body);
          const queryKeys = keysOf(endpoint.query);
          const tries = [
            ...(endpoint.path.includes(':') ? [{ id: typeof value === 'string' ? value : JSON.stringify(value) }] : []),
            ...(queryKeys.length > 0 ? [{ query: all(queryKeys, value) }] : []),
            ...(endpoint.body ? [{ body: value }, { body: all(bodyKeys, value) }] : []),
            ...(sharp
              ? [
                  ...queryKeys.map((key) => ({ query: { [key]: value } })),
                  ...bodyKeys.map((key) => ({ body: { [key]: value } })),
                ]
              : []),
          ];
          for (const parts of tries) {
            const answer = await send(role, endpoint, parts);
            if (answer.code >= 500 || (answer.json.status === undefined && answer.code !== 200))
              failures.push(
                `${role} ${JSON.stringify(parts).slice(0, 150)} → ${answer.code} ${answer.body.slice(0, 200)}`,
              );
          }
        }
      }
      expect(failures.slice(0, 5)).toEqual([]);
    },
  );

  // one that takes more says so, and is closed without a proven address
  it.each(
    cases.filter(
      ([, { access, method, bodyMax }]) => access === 'visitor' && method !== 'GET' && bodyMax === undefined,
    ),
  )(
    '[issue 2, bad input] %s takes at most 16 KiB, because nobody has to be logged in',
    async (_name, { method, path }) => {
      const answer = await world.t.visitor.request({
        method,
        url: path,
        payload: JSON.stringify({ text: 'v'.repeat(VISITOR_BODY_MAX) }),
        headers: { 'content-type': 'application/json' },
      });
      expect([answer.code, answer.json.code]).toEqual([413, 'BODY_TOO_LARGE']);
    },
  );

  it('a 10,000-character subject is refused at its field', async () => {
    const { json } = await world.clients.O.post('/api/ticket', {
      department_id: world.department,
      subject: 'ا'.repeat(10_000),
      body_html: '<p>x</p>',
      client_key: crypto.randomUUID(),
    });
    expect(json.errors).toEqual([{ field: 'subject', code: 'MAX_LENGTH', message: 'حداکثر ۲۵۵ کاراکتر مجاز است' }]);
  });

  it.each(['', 'x', '%E0%A4%A', 'a'.repeat(5_000), '"', '../..', '\u00ff', 'A'.repeat(43)])(
    'a corrupted session cookie %j is a visitor',
    async (cookie) => {
      const answer = await world.t.visitor.request({ url: '/api/me', headers: { cookie: `auth.token=${cookie}` } });
      expect([answer.code, answer.json.status]).toEqual([401, 'AUTHENTICATION_ERROR']);
      expect(
        (await world.t.visitor.request({ url: '/', headers: { cookie: `auth.token=${cookie}` } })).headers.location,
      ).toBe('/login');
    },
  );

  it('a 200 MB upload is refused at its field and leaves nothing behind', async () => {
    const { token } = await world.t.as(own('C', world));
    const answer = await new Promise<{ code: number; body: string }>((resolve, reject) => {
      const call = request(
        {
          ...address,
          method: 'POST',
          path: '/api/attachment',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'multipart/form-data; boundary=b',
          },
        },
        (response) => {
          let body = '';
          response
            .on('data', (chunk) => {
              body += chunk;
            })
            .on('end', () => resolve({ code: response.statusCode ?? 0, body }));
        },
      );
      call.on('error', reject);
      call.write(
        '--b\r\ncontent-disposition: form-data; name="file"; filename="big.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
      );
      const piece = Buffer.alloc(1_048_576, 37);
      let left = 200;
      const more = () => {
        while (left > 0) {
          left -= 1;
          if (!call.write(piece)) {
            call.once('drain', more);
            return;
          }
        }
        call.end('\r\n--b--\r\n');
      };
      more();
    });
    expect(answer.code).toBe(422);
    expect(JSON.parse(answer.body).errors).toEqual([
      { field: 'file', code: 'FILE_SIZE', message: 'حجم فایل غیر مجاز است\nحداکثر ۲۵ مگابایت' },
    ]);
  });
});
