import { AUDIENCES, BOOT_ELEMENT_ID } from '@hamyar/contracts';
import { hasHtmlTag } from '@hamyar/persian';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTransaction } from '../src/platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../src/modules/settings/public.ts';
import type { TestAnswer, TestApp, TestClient } from './test-app.ts';
import { putBuild, shellRelease } from './built.ts';
import { executableParts, disallowedParts, parsePage, stringsOf, type DomDocument } from './html-inspection.ts';
import { HOSTILE_HTML } from './hostile-html.ts';
import { RANDOM_SEED } from '@hamyar/testing/random-seed';
import { addUser } from './people.ts';
import { formRequest, PDF } from './upload.ts';
import { buildMatrixWorld, type MatrixWorld } from './role-matrix/matrix-world.ts';

/**
 * Every sixth text, for what sends each of them through the whole product; which ones depends on the run's seed, so
 * `npm run fuzz` sends them all. The tests of the cleaning itself take all of them.
 */
const SENT = HOSTILE_HTML.filter((_, index) => index % 6 === RANDOM_SEED % 6);
/** The texts that PostgreSQL can store. */
const STORABLE = SENT.filter((text) => !text.includes('\0'));

/** The address of a link in a page. */
class Link {
  readonly address: string | null;

  constructor(address: string | null) {
    this.address = address;
  }

  /** Problems of this address as a link in the product. */
  problems(): string[] {
    if (this.address === null) return [];
    const own = /^\/(?![/\\])/.test(this.address);
    return (own || /^https?:\/\/[\w.-]+([:/?#]|$)/i.test(this.address)) && !/["'<>\s]/.test(this.address)
      ? []
      : [this.address];
  }
}

/** An input for text: `send` sends a payload, `shown` returns the text as a reader gets it. */
interface EntryPoint {
  name: string /** The shown text is HTML. */;
  rich?: true /** Accepts every text and cleans it; without this flag markup is refused. */;
  cleans?: true;
  send(payload: string, serial: number): Promise<TestAnswer>;
  shown(answer: TestAnswer): Promise<unknown>;
}

const dist = mkdtempSync(join(tmpdir(), 'hamyar-doors-'));
function buildFrontEnd(): void {
  const page = { scripts: ['app.js'], styles: ['app.css'], preload: [] };
  const shells = AUDIENCES.map((edition) => shellRelease(edition, { pages: { app: page, login: page } }));
  putBuild(dist, { shells });
}

let world: MatrixWorld;
let t: TestApp;
// calls are counted per person, so many accounts are used in rotation
const accountPool: { admins: TestClient[]; customers: TestClient[] } = { admins: [], customers: [] };
let nextAccount = 0;
const nextAdmin = () => accountPool.admins[nextAccount++ % accountPool.admins.length]!;
const nextCustomer = () => accountPool.customers[nextAccount++ % accountPool.customers.length]!;
const as = (role: keyof MatrixWorld['clients']): TestClient => world.clients[role];
let ticket: number;

beforeAll(async () => {
  buildFrontEnd();
  world = await buildMatrixWorld({ dist });
  t = world.t;
  ticket = (await world.ticket({ of: 'C' })).id;
  await set('userAccountSettings', { signup_from_customers_permission: true });
  for (let i = 0; i < 16; i += 1)
    accountPool.admins.push(await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 })));
  for (let i = 0; i < 32; i += 1)
    accountPool.customers.push(await t.as(await addUser(t.deps.db, { branch_id: world.branch })));
});
afterAll(async () => {
  await t.close();
  rmSync(dist, { recursive: true, force: true });
});

/** Writes a group of settings without the checks of its endpoint, as an import or an older version might have done. */
async function set(group: string, values: object): Promise<void> {
  await writeGroup(t.deps.db, group, values, { id: null, at: t.deps.clock.now() });
  await withTransaction(t.deps.db, settingsOf(t.deps).changed);
}
const content = (type: 'message' | 'note') => async (payload: string) =>
  nextAdmin().post(`/api/ticket/${(await world.ticket({})).id}`, {
    content: { type, body_html: `<p>متن</p>${payload}`, client_key: randomUUID(), last_seen_seq: 0, force: true },
  });
const lastContent = async (answer: TestAnswer) =>
  answer.json.data.ticket.contents.find(({ id }: { id: number }) => id === answer.json.data.content_id).body_html;
const submit = (fields: object) =>
  nextCustomer().post('/api/ticket', {
    department_id: world.department,
    subject: 'یک',
    body_html: '<p>یک</p>',
    client_key: randomUUID(),
    ...fields,
  });
const opened = async (answer: TestAnswer) => (await as('F').get(`/api/ticket/${answer.json.data.id}`)).json.data;
const all = (keys: readonly string[], payload: string) => Object.fromEntries(keys.map((key) => [key, payload]));
const upload = (name: string, by: TestClient) =>
  by.request({
    method: 'POST',
    url: '/api/attachment',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="file"; filename="${name.replaceAll('"', '%22').replaceAll(/[\r\n\0]/g, '')}.pdf"\r\n\r\n%PDF-1.4\n%%EOF\n\r\n--b--\r\n`,
    ),
  });
let uploader: TestClient | undefined;

/** All existing entry points of text; a new one must be added here. */
const ENTRY_POINTS: EntryPoint[] = [
  {
    name: 'body of a new ticket',
    rich: true,
    cleans: true,
    send: (payload) => submit({ body_html: `<p>متن</p>${payload}` }),
    shown: async (answer) => (await opened(answer)).contents[0].body_html,
  },
  { name: 'reply', rich: true, cleans: true, send: content('message'), shown: lastContent },
  { name: 'note', rich: true, cleans: true, send: content('note'), shown: lastContent },
  {
    name: 'draft of a reply',
    rich: true,
    cleans: true,
    send: (payload, serial) =>
      as('F').put(`/api/draft/ticket:${ticket}:message`, {
        body_html: `<p>متن</p>${payload}`,
        revision: serial,
        device: 'a',
      }),
    shown: async () => (await as('F').get(`/api/draft/ticket:${ticket}:message`)).json.data.body_html,
  },
  {
    name: 'subject of a ticket',
    send: (payload) => submit({ subject: payload }),
    shown: async (answer) => [(await opened(answer)).subject, (await as('F').get('/api/ticket')).json.data[0].subject],
  },
  {
    name: 'reason of a transfer',
    rich: true,
    send: async (payload) => {
      const { id, version } = await world.ticket({});
      return nextAdmin().post(`/api/ticket/${id}`, { version, department_id: world.otherDepartment, reason: payload });
    },
    shown: async (answer) =>
      answer.json.data.ticket.contents.map(({ body_html }: { body_html: string }) => body_html).join(''),
  },
  {
    name: 'text of an announcement',
    rich: true,
    cleans: true,
    send: (payload) =>
      nextAdmin().post('/api/announcement', {
        ...{ title: 'خبر', body: `<p>متن</p>${payload}`, importance: 2, audience: 'customers', publish: true },
      }),
    shown: async (answer) =>
      (await nextCustomer().get(`/api/userAnnouncements/${answer.json.data.id as number}`)).json.data.body,
  },
  {
    name: 'title of an announcement',
    send: (payload) =>
      nextAdmin().post('/api/announcement', {
        ...{ title: payload.slice(0, 200), body: '<p>متن</p>', importance: 2, audience: 'employees' },
      }),
    shown: async (answer) => (await as('F').get(`/api/announcement/${answer.json.data.id as number}`)).json.data.title,
  },
  {
    name: 'note of a closing',
    send: async (payload) => {
      const { id, version } = await world.ticket({});
      return nextAdmin().post(`/api/ticket/${id}`, { version, status: 4, close_reason: 'other', close_note: payload });
    },
    shown: async (answer) => [
      answer.json.data.ticket.close_note,
      (await as('F').get(`/api/ticket/${answer.json.data.ticket.id}/history`)).json.data,
    ],
  },
  {
    name: 'text fields of a customer',
    send: (payload, serial) =>
      as('F').post('/api/user', {
        ...all(['first_name', 'last_name', 'address', 'description', 'city_name', 'interphone'], payload.slice(0, 80)),
        interphone: payload.slice(0, 10),
        email: `door${serial}@example.ir`,
        branch_id: world.branch,
      }),
    shown: async (answer) => [
      (await as('F').get(`/api/user/${answer.json.data.id}`)).json.data,
      (await as('F').get('/api/user', { perPage: 10, sort_by: 'created_at', sort_dir: 'desc' })).json.data[0],
    ],
  },
  {
    name: 'addresses of a customer',
    send: (payload) =>
      as('F').post('/api/user', {
        first_name: 'ا',
        last_name: 'ب',
        branch_id: world.branch,
        email: payload.slice(0, 150),
        mobile: payload.slice(0, 20),
        username: payload.slice(0, 100),
        landline: payload.slice(0, 20),
        other_phones: [payload.slice(0, 20)],
      }),
    shown: async (answer) => (await as('F').get(`/api/user/${answer.json.data.id}`)).json.data,
  },
  {
    name: 'text fields of an organisation',
    send: (payload, serial) =>
      as('F').post('/api/organization', {
        ...all(['address', 'description', 'city_name'], payload.slice(0, 90)),
        name: `${payload.slice(0, 90)} ${serial}`,
        customer_level_id: world.level,
        branch_id: world.branch,
      }),
    shown: async (answer) => (await as('F').get(`/api/organization/${answer.json.data.id}`)).json.data,
  },
  {
    name: 'website of an organisation',
    send: (payload, serial) =>
      as('F').post('/api/organization', {
        name: `وب ${serial}`,
        website: payload.slice(0, 200),
        customer_level_id: world.level,
        branch_id: world.branch,
      }),
    shown: async (answer) => {
      const { website } = (await as('F').get(`/api/organization/${answer.json.data.id}`)).json.data;
      return new Link(website);
    },
  },
  {
    name: 'own names',
    send: (payload) => as('C').post('/api/updateProfile', all(['first_name', 'last_name'], payload.slice(0, 100))),
    shown: async () => [
      (await as('C').get('/api/me')).json.data,
      (await as('F').get(`/api/ticket/${ticket}`)).json.data.customer,
    ],
  },
  {
    name: 'settings of the system',
    send: (payload) =>
      as('F').post('/api/settings', {
        group: 'systemInformation',
        values: {
          ...all(['system_title', 'system_slogan', 'footer_text'], payload.slice(0, 60)),
        },
      }),
    shown: async () => (await t.visitor.get('/api/systemSettings')).json.data,
  },
  {
    name: 'link of the logo',
    send: (payload) =>
      as('F').post('/api/settings', { group: 'systemInformation', values: { logo_link: payload.slice(0, 200) } }),
    shown: async () => new Link((await t.visitor.get('/api/systemSettings')).json.data.logo_link),
  },
  {
    name: 'example of a user name',
    send: (payload) =>
      as('F').post('/api/settings', {
        group: 'userAccountSettings',
        values: { username_example: payload.slice(0, 60) },
      }),
    shown: async () => (await t.visitor.get('/api/systemSettings')).json.data.username_example,
  },
  {
    name: 'names of a sign-up',
    send: (payload, serial) =>
      t.visitor.request({
        method: 'POST',
        url: '/api/register',
        remoteAddress: `10.44.${serial >> 8}.${serial & 255}`,
        payload: {
          ...all(['first_name', 'last_name'], payload.slice(0, 100)),
          username: `0935${String(1_000_000 + serial)}`,
          password: 'Passw0rd',
        },
      }),
    shown: async () => (await as('F').get('/api/delivery', { perPage: 10 })).json.data,
  },
  {
    name: 'name of a file',
    cleans: true,
    send: async (payload) => {
      uploader = nextCustomer();
      return upload(payload, uploader);
    },
    shown: async (answer) => {
      const { headers } = await uploader!.request({ method: 'GET', url: `/api/attachment/${answer.json.data.id}` });
      return [answer.json.data.name, headers['content-disposition']];
    },
  },
  {
    name: 'name of a folder of the file manager',
    send: (payload, serial) => nextAdmin().post('/api/file', { name: `${payload.slice(0, 250)}${serial}` }),
    shown: async (answer) => (await as('F').get(`/api/file/${answer.json.data.id}`)).json.data,
  },
  {
    name: 'name of an upload in parts',
    send: (payload, serial) =>
      nextAdmin().post('/api/fileUpload', { name: `${payload.slice(0, 250)}${serial}`, size: 1 }),
    shown: async (answer) => answer.json.data,
  },
  {
    name: 'name of a file of the file manager',
    cleans: true,
    send: (payload, serial) =>
      nextAdmin().request(
        formRequest('POST', '/api/file', {
          name: `${payload.replaceAll('"', '%22').replaceAll(/[\r\n\0]/g, '')}${serial}.pdf`,
          content: PDF,
        }),
      ),
    shown: async (answer) => {
      const { path } = answer.json.data;
      const { headers } = await as('F').request({ method: 'GET', url: path });
      return [answer.json.data, headers['content-disposition']];
    },
  },
];

describe(`${SENT.length} hostile texts at every entry point`, () => {
  it.each(ENTRY_POINTS.map((entryPoint) => [entryPoint.name, entryPoint] as const))(
    '[5.1, decisions 2.0] %s stores and shows nothing that runs',
    async (_name, { rich, cleans, send, shown }) => {
      const through: string[] = [];
      let refused = 0;
      for (const [serial, payload] of SENT.entries()) {
        const answer = await send(payload, serial);
        if (
          !String(answer.headers['content-type']).startsWith('application/json') ||
          answer.headers['x-content-type-options'] !== 'nosniff'
        )
          through.push(`${payload.slice(0, 80)} → ${answer.headers['content-type']}`);
        if (answer.json.status === 'VALIDATION_ERROR') {
          refused += 1;
          continue;
        }
        if (!['OK', 'CREATED', 'UPDATED'].includes(answer.json.status)) {
          through.push(`${payload.slice(0, 80)} → ${answer.code} ${answer.body.slice(0, 120)}`);
          continue;
        }
        const seen = await shown(answer);
        const bad =
          seen instanceof Link
            ? seen.problems()
            : rich
              ? disallowedParts(String(seen))
              : stringsOf(seen).filter(hasHtmlTag);
        if (bad.length > 0) through.push(`${payload.slice(0, 80)} → ${bad.join(' ').slice(0, 120)}`);
      }
      expect(through.slice(0, 5)).toEqual([]);
      if (cleans) expect(refused).toBeLessThan(SENT.length / 10);
      else expect(refused).toBeGreaterThan(SENT.length / 2);
    },
  );

  it('[decisions 2.0] the socket, the logs, the search and the list of sessions show nothing of it either', async () => {
    const events = await t.deps.db.selectFrom('socket_event').select(['channel', 'data']).execute();
    const answers = [];
    for (const payload of SENT) answers.push(await as('F').get('/api/ticket', { q: payload.slice(0, 100) }));
    for (const url of [
      '/api/getLogs',
      '/api/auditLog',
      '/api/delivery',
      '/api/session',
      '/api/userNotifications',
      '/api/systemDefaults',
      '/api/registry',
    ])
      answers.push(await as('F').get(url));
    expect(events.length).toBeGreaterThan(SENT.length);
    expect(events.flatMap(({ data }) => stringsOf(data)).filter(hasHtmlTag)).toEqual([]);
    expect(
      answers.filter(
        ({ headers }) =>
          !String(headers['content-type']).startsWith('application/json') ||
          headers['x-content-type-options'] !== 'nosniff',
      ),
    ).toEqual([]);
    expect(
      answers
        .flatMap(({ json }) => (json.status === 'OK' ? stringsOf(json.data) : []))
        .filter((text) => hasHtmlTag(text) && disallowedParts(text).length > 0),
    ).toEqual([]);
  });

  it('[8.7] an error that repeats what was sent repeats it as data, never as a page', async () => {
    for (const payload of SENT) {
      const answers = [
        await nextCustomer().post('/api/updateProfile', { [payload]: 1 }),
        await nextCustomer().get(`/api/ticket/${encodeURIComponent(payload.slice(0, 200))}`),
        await nextCustomer().get('/api/ticket', { [payload.slice(0, 100)]: payload.slice(0, 100) }),
      ];
      for (const { code, headers } of answers)
        expect([code < 500, headers['content-type'], headers['x-content-type-options']]).toEqual([
          true,
          'application/json; charset=utf-8',
          'nosniff',
        ]);
    }
  });
});

describe('the HTML page', () => {
  const visit = (url: string, headers: Record<string, string> = {}) =>
    t.visitor.request({ url, headers: { host: 'desk.example', ...headers } });
  const bootOf = (page: DomDocument) => JSON.parse(page.getElementById(BOOT_ELEMENT_ID)?.textContent ?? 'null');

  it('[decisions 2.0] contains settings and names as data only, even when the database contains such text', async () => {
    await set('systemInformation', {});
    const usual = executableParts(parsePage((await visit('/login')).body));
    expect(usual.filter((part) => part.startsWith('<script'))).not.toEqual([]);
    for (const payload of STORABLE) {
      await set('systemInformation', {
        system_title: payload,
        system_slogan: payload,
        footer_text: payload,
      });
      const page = parsePage((await visit('/login')).body);
      expect(executableParts(page)).toEqual(usual);
      expect(bootOf(page).settings).toMatchObject({ system_title: payload, footer_text: payload });
      // a title is read without spaces at its ends and with one kind of newline
      expect(page.title.replaceAll(/\s+/g, ' ').trim()).toBe(payload.replaceAll(/\s+/g, ' ').trim());
    }
    await set('systemInformation', {});
  });

  it('[decisions 2.0] contains the name of the person as data only', async () => {
    const id = await addUser(t.deps.db, { branch_id: world.branch });
    const { token } = await t.as(id);
    const cookie = `auth.token=${token}`;
    const usual = executableParts(parsePage((await visit('/tickets', { cookie })).body));
    for (const payload of STORABLE) {
      await t.deps.db
        .updateTable('user')
        .set({ first_name: payload.slice(0, 100), last_name: payload.slice(0, 100) })
        .where('id', '=', id)
        .execute();
      const page = parsePage((await visit('/tickets', { cookie })).body);
      expect(executableParts(page)).toEqual(usual);
      expect(bootOf(page).user.first_name).toBe(payload.slice(0, 100));
    }
  });

  it('[2.2, 4.2] contains nothing of its address, of a login link or of its cookies, and links to no other site', async () => {
    const usual = executableParts(parsePage((await visit('/login')).body));
    for (const payload of SENT) {
      const word = encodeURIComponent(payload.slice(0, 1_000).replaceAll('\ud800', ''));
      expect(
        executableParts(
          parsePage(
            (await visit(`/login?next=${word}&${word}=1`, { cookie: `hamyar_theme=${word.slice(0, 500)}` })).body,
          ),
        ),
      ).toEqual(usual);
      for (const url of [`/?login_token=${word}`, `/tickets/${word.slice(0, 400)}`]) {
        const answer = await visit(url);
        expect([302, 303, 400, 404]).toContain(answer.code);
        expect(new URL(String(answer.headers.location ?? '/'), 'http://desk.example').origin).toBe(
          'http://desk.example',
        );
        if (String(answer.headers['content-type']).startsWith('text/html'))
          expect(executableParts(parsePage(answer.body)).filter((part) => !usual.includes(part))).toEqual([]);
      }
    }
  });
});
