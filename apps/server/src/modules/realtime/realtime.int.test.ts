import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { SOCKET_FRAME_MAX, SOCKET_REPLACED, type ServerFrame } from '@hamyar/contracts';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import { createTestApp, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import { encodeTimedCursor } from '../../platform/realtime/feed-cursor.ts';
import { FRAMES_MAX, SOCKETS_MAX } from '../../platform/realtime/socket-budget.ts';
import { currentLowWatermark } from '../../platform/realtime/socket-event.repository.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { endSessions } from '../identity/public.ts';

/** One tab with the events it has received. */
interface Tab {
  socket: WebSocket;
  frames: ServerFrame[];
  id: string;
  until(test: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
  send(frame: object): void;
  closed: Promise<number>;
}

describe('the socket', () => {
  let t: TestApp;
  let port: number;
  let ids: {
    sara: number;
    reza: number;
    customer: number;
    other: number;
    support: number;
    finance: number;
    branch: number;
    admin: number;
  };
  const clients = new Map<number, TestClient>();
  const tabs: Tab[] = [];

  beforeAll(async () => {
    t = await createTestApp();
    const { db } = t.deps;
    const branch = await addBranch(db);
    const [support, finance] = [await addDepartment(db), await addDepartment(db)];
    ids = {
      branch,
      support,
      finance,
      admin: await addUser(db, { full_admin: true, branch_id: -1 }),
      sara: await addUser(db, {
        employee: true,
        branch_id: branch,
        departments: [support],
        permissions: ['transfer tickets'],
      }),
      reza: await addUser(db, { employee: true, branch_id: branch, departments: [support, finance] }),
      customer: await addUser(db, { branch_id: branch }),
      other: await addUser(db, { branch_id: branch }),
    };
    // replies are sent immediately
    await db.updateTable('user').set({ undo_seconds: 0 }).execute();
    for (const id of [ids.admin, ids.sara, ids.reza, ids.customer, ids.other]) clients.set(id, await t.as(id));
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    port = (t.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    for (const tab of tabs) tab.socket.terminate();
    await t.close();
  });

  const client = (id: number) => clients.get(id)!;
  async function open(userId: number, query = '', headers: Record<string, string> = {}): Promise<Tab> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket${query}`, {
      headers: { cookie: `auth.token=${client(userId).token ?? ''}`, origin: `http://127.0.0.1:${port}`, ...headers },
    });
    const frames: ServerFrame[] = [];
    const waiting: { test: (frame: ServerFrame) => boolean; done: (frame: ServerFrame) => void }[] = [];
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      frames.push(frame);
      for (const waiter of waiting.filter(({ test }) => test(frame))) {
        waiting.splice(waiting.indexOf(waiter), 1);
        waiter.done(frame);
      }
    });
    const tab: Tab = {
      socket,
      frames,
      id: '',
      send: (frame) => socket.send(JSON.stringify(frame)),
      closed: new Promise((done) => {
        socket.on('close', done);
      }),
      until: (test) => {
        const found = frames.find(test);
        return found
          ? Promise.resolve(found)
          : new Promise((done) => {
              waiting.push({ test, done });
            });
      },
    };
    await once(socket, 'open');
    tab.id = ((await tab.until((f) => f.type === 'hello')) as Extract<ServerFrame, { type: 'hello' }>).socket_id;
    tabs.push(tab);
    return tab;
  }
  async function join(userId: number, tab: Tab, channel: string, cursor?: string): Promise<ServerFrame> {
    const { tokens } = (await client(userId).post('/api/channelAuth', { channels: [channel] })).json.data;
    tab.send({ type: 'subscribe', channel, auth: tokens[channel] ?? 'none', ...(cursor ? { cursor } : {}) });
    return tab.until((f) => (f.type === 'subscribed' || f.type === 'refused') && f.channel === channel);
  }
  const submit = async (by = ids.customer) =>
    (
      await client(by).post('/api/ticket', {
        department_id: ids.support,
        subject: 'س',
        body_html: 'م',
        client_key: randomUUID(),
      })
    ).json.data.id as number;
  const write = async (by: number, id: number, content = {}, headers = {}) =>
    client(by).request({
      method: 'POST',
      url: `/api/ticket/${id}`,
      headers,
      payload: {
        content: {
          type: 'message',
          body_html: 'پ',
          client_key: randomUUID(),
          last_seen_seq: 0,
          force: true,
          ...content,
        },
      },
    });
  const events = (tab: Tab, channel?: string) =>
    tab.frames.filter((f) => f.type === 'event').filter((f) => channel === undefined || f.channel === channel);

  it('[7.39] opens only with a session and from the origin of the product', async () => {
    const refused = (headers: Record<string, string>) =>
      new Promise<number>((done) => {
        new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers })
          .on('unexpected-response', (_request, response) => done(response.statusCode ?? 0))
          .on('error', () => {});
      });
    const cookie = `auth.token=${client(ids.sara).token ?? ''}`;
    expect(await refused({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await refused({ cookie })).toBe(403);
    expect(await refused({ origin: `http://127.0.0.1:${port}` })).toBe(401);
    expect(await refused({ origin: `http://127.0.0.1:${port}`, cookie: `auth.token=${'x'.repeat(43)}` })).toBe(401);
  });

  it('[decisions 2.4] gives tokens and subscriptions only by the policy of HTTP', async () => {
    const id = await submit();
    const all = [
      `ticket.${id}`,
      `ticket-staff.${id}`,
      `presence-ticket.${id}`,
      `department.${ids.support}`,
      `branch.${ids.branch}`,
      `private-user.${ids.customer}`,
      'system',
      'nonsense',
      'ticket.99999',
    ];
    const tokens = async (by: number) =>
      Object.keys((await client(by).post('/api/channelAuth', { channels: all })).json.data.tokens).sort();
    expect(await tokens(ids.customer)).toEqual([`private-user.${ids.customer}`, 'system', `ticket.${id}`].sort());
    expect(await tokens(ids.sara)).toEqual(
      [`department.${ids.support}`, `presence-ticket.${id}`, 'system', `ticket-staff.${id}`, `ticket.${id}`].sort(),
    );
    expect(await tokens(ids.other)).toEqual(['system']);
    expect(await tokens(ids.admin)).toContain(`branch.${ids.branch}`);
    const tab = await open(ids.other);
    const { tokens: foreign } = (await client(ids.customer).post('/api/channelAuth', { channels: [`ticket.${id}`] }))
      .json.data;
    tab.send({ type: 'subscribe', channel: `ticket.${id}`, auth: foreign[`ticket.${id}`] });
    expect(await tab.until((f) => f.type === 'refused')).toMatchObject({ code: 'TOKEN' });
    tab.send({ type: 'subscribe', channel: 'access:ticket.1', auth: 'x' });
    expect(await tab.until((f) => f.type === 'refused' && f.channel === 'access:ticket.1')).toMatchObject({
      code: 'UNKNOWN',
    });
  });

  it('[decisions 2.4] a new ticket reaches the department, an answer the customer, a note never', async () => {
    const [sara, customer] = [await open(ids.sara), await open(ids.customer)];
    await join(ids.sara, sara, `department.${ids.support}`);
    await join(ids.customer, customer, `private-user.${ids.customer}`);
    const id = await submit();
    expect(
      await sara.until((f) => f.type === 'event' && f.name === 'ticket.created' && f.data.id === id),
    ).toMatchObject({ data: { id, department_id: ids.support } });
    await join(ids.customer, customer, `ticket.${id}`);
    await write(ids.sara, id, { type: 'note' });
    await write(ids.sara, id);
    const received = await customer.until(
      (f) => f.type === 'event' && f.name === 'ticket.content' && f.channel === `ticket.${id}`,
    );
    expect(received).toMatchObject({ data: { id, seq: 2 } });
    expect(events(customer, `ticket.${id}`).filter((f) => f.name === 'ticket.content')).toHaveLength(1);
    for (const frame of events(customer)) expect(JSON.stringify(frame)).not.toContain('version');
  });

  it("[7.39] the tab that caused an event does not get it, the person's other tab does", async () => {
    const id = await submit();
    const [first, second] = [await open(ids.sara), await open(ids.sara)];
    for (const tab of [first, second]) await join(ids.sara, tab, `ticket-staff.${id}`);
    await write(ids.sara, id, { type: 'note' }, { 'x-socket-id': first.id });
    await second.until((f) => f.type === 'event' && f.channel === `ticket-staff.${id}`);
    await write(ids.reza, id, { type: 'note' });
    await first.until((f) => f.type === 'event' && f.channel === `ticket-staff.${id}`);
    // nothing orders the frames of two sockets
    await second.until(
      () => events(second, `ticket-staff.${id}`).filter((f) => f.name === 'ticket.content').length > 1,
    );
    expect(events(first, `ticket-staff.${id}`).filter((f) => f.name === 'ticket.content')).toHaveLength(1);
    expect(events(second, `ticket-staff.${id}`).filter((f) => f.name === 'ticket.content')).toHaveLength(2);
  });

  it('[decisions 2.4] the subscription of a person who loses the right ends before the next events', async () => {
    const id = await submit();
    const [sara, reza] = [await open(ids.sara), await open(ids.reza)];
    for (const channel of [`ticket-staff.${id}`, `presence-ticket.${id}`]) await join(ids.sara, sara, channel);
    await join(ids.reza, reza, `ticket-staff.${id}`);
    const { version } = (await client(ids.sara).get(`/api/ticket/${id}`)).json.data;
    await client(ids.sara).post(`/api/ticket/${id}`, { version, department_id: ids.finance, reason: 'مالی' });
    expect(await sara.until((f) => f.type === 'unsubscribed' && f.channel === `ticket-staff.${id}`)).toMatchObject({
      code: 'RIGHT_LOST',
    });
    await sara.until((f) => f.type === 'unsubscribed' && f.channel === `presence-ticket.${id}`);
    await write(ids.reza, id, { type: 'note' });
    await reza.until((f) => f.type === 'event' && f.name === 'ticket.content');
    expect(events(sara, `ticket-staff.${id}`)).toEqual([]);
  });

  it('[decisions 2.3] rows show who has a ticket open, to staff in scope only, and not after a transfer', async () => {
    const [id, other] = [await submit(), await submit()];
    const rows = [id, other].map((one) => `presence-ticket.${one}`);
    const [sara, reza, customer] = [await open(ids.sara), await open(ids.reza), await open(ids.customer)];
    for (const tab of [sara, customer]) tab.send({ type: 'watch', channels: rows });
    const answers = await Promise.all([sara, customer].map((tab) => tab.until((f) => f.type === 'watched')));
    for (const answer of answers) expect(answer).toEqual({ type: 'watched', first: true, rows: [], people: [] });
    for (const channel of rows) {
      await join(ids.reza, reza, channel);
      reza.send({ type: 'presence', channel, state: 'replying' });
    }
    const shown = (tab: Tab, channel: string) =>
      tab.frames
        .flatMap((f) => (f.type === 'watched' ? f.rows : []))
        .filter((row) => row[0] === channel)
        .map(([, members]) => members);
    await sara.until(() => rows.every((channel) => shown(sara, channel).length > 0));
    expect(rows.map((channel) => shown(sara, channel))).toEqual([
      [[[ids.reza, 'replying']]],
      [[[ids.reza, 'replying']]],
    ]);
    const { version } = (await client(ids.sara).get(`/api/ticket/${id}`)).json.data;
    await client(ids.sara).post(`/api/ticket/${id}`, { version, department_id: ids.finance, reason: 'مالی' });
    await sara.until(() => shown(sara, rows[0]!).length > 1);
    reza.send({ type: 'presence', channel: rows[0], state: 'noting' });
    reza.send({ type: 'presence', channel: rows[1], state: 'noting' });
    await sara.until(() => shown(sara, rows[1]!).length > 1);
    expect(shown(sara, rows[0]!)).toEqual([[[ids.reza, 'replying']], []]);
    expect(shown(sara, rows[1]!).at(-1)).toEqual([[ids.reza, 'noting']]);
    expect(customer.frames.filter((f) => f.type === 'watched')).toHaveLength(1);
    // too many rows, and channels without presence, are no frame
    for (const channels of [Array.from({ length: 201 }, (_, at) => `presence-ticket.${at + 1}`), [`ticket.${id}`]])
      sara.send({ type: 'watch', channels });
    reza.send({ type: 'presence', channel: rows[1], state: 'viewing' });
    await sara.until(() => shown(sara, rows[1]!).length > 2);
  });

  it("[decisions 2.4] a subscription is checked with the person's current rights, not with those at the opening of the socket", async () => {
    const organization = await addOrganization(t.deps.db, ids.branch);
    await t.deps.db.updateTable('user').set({ organization_id: organization }).where('id', '=', ids.customer).execute();
    const id = await submit();
    const tab = await open(ids.other);
    await t.deps.db
      .updateTable('user')
      .set({ organization_id: organization, supervisor: true })
      .where('id', '=', ids.other)
      .execute();
    expect(await join(ids.other, tab, `ticket.${id}`)).toMatchObject({ type: 'subscribed' });
    await t.deps.db
      .updateTable('user')
      .set({ organization_id: null, supervisor: false })
      .where('id', 'in', [ids.other, ids.customer])
      .execute();
    const { tokens } = (await client(ids.other).post('/api/channelAuth', { channels: ['system'] })).json.data;
    await t.deps.db.updateTable('user').set({ status: 'inactive' }).where('id', '=', ids.other).execute();
    tab.send({ type: 'subscribe', channel: 'system', auth: tokens.system });
    expect(await tab.closed).toBe(4401);
    await t.deps.db.updateTable('user').set({ status: 'active' }).where('id', '=', ids.other).execute();
  });

  it('[decisions 2.1, decisions 2.4] a member hears of the tickets of colleagues for as long as the organisation shows them', async () => {
    const { db } = t.deps;
    const organization = await addOrganization(db, ids.branch);
    const people = [ids.customer, ids.other];
    await db.updateTable('user').set({ organization_id: organization }).where('id', 'in', people).execute();
    const change = async (members_see_all: 0 | 1) =>
      expect((await client(ids.admin).put(`/api/organization/${organization}`, { members_see_all })).json.status).toBe(
        'UPDATED',
      );
    const channel = `organization.${organization}`;
    await change(0);
    expect(await join(ids.other, await open(ids.other), channel)).toMatchObject({ type: 'refused' });
    await change(1);
    const tab = await open(ids.other);
    expect(await join(ids.other, tab, channel)).toMatchObject({ type: 'subscribed' });
    const id = await submit();
    await tab.until((f) => f.type === 'event' && f.channel === channel && f.name === 'ticket.changed');
    await change(0);
    await tab.until((f) => f.type === 'unsubscribed' && f.channel === channel);
    expect((await client(ids.other).get(`/api/ticket/${id}`)).code).toBe(404);
    await db.updateTable('user').set({ organization_id: null }).where('id', 'in', people).execute();
  });

  it('[decisions 2.9] a revoked session closes its sockets', async () => {
    const tab = await open(ids.other);
    await withTransaction(t.deps.db, (trx) => endSessions(t.deps, trx, { userId: ids.other, except: null }));
    // The message closes the socket before the server could answer; the regular sweep comes only seconds later.
    const answered = tab.until((f) => f.type === 'unsubscribed').then(() => 'still open');
    tab.send({ type: 'unsubscribe', channel: 'system' });
    expect(await Promise.race([tab.closed, answered])).toBe(4401);
    clients.set(ids.other, await t.as(ids.other));
  });

  it('resumes from a cursor without a gap or a repetition, and refuses one that is too old', async () => {
    const id = await submit();
    const tab = await open(ids.sara);
    await join(ids.sara, tab, `ticket-staff.${id}`);
    await write(ids.customer, id);
    const last = (await tab.until((f) => f.type === 'event' && f.name === 'ticket.content')) as Extract<
      ServerFrame,
      { type: 'event' }
    >;
    tab.socket.terminate();
    for (let i = 0; i < 3; i += 1) await write(ids.customer, id);
    const again = await open(ids.sara, `?cursor=${last.cursor}`);
    expect(again.frames[0]).toMatchObject({ type: 'hello', resume: true });
    const writing = write(ids.customer, id);
    await join(ids.sara, again, `ticket-staff.${id}`, last.cursor);
    await writing;
    await again.until((f) => f.type === 'event' && f.name === 'ticket.content' && f.data.seq === 6);
    expect(
      events(again, `ticket-staff.${id}`)
        .filter((f) => f.name === 'ticket.content')
        .map((f) => (f.data as { seq: number }).seq),
    ).toEqual([3, 4, 5, 6]);
    const old = await open(ids.sara);
    expect(await join(ids.sara, old, `ticket-staff.${id}`, '3.1')).toMatchObject({
      type: 'refused',
      code: 'CURSOR_TOO_OLD',
    });
  });

  it('continues from the moment a page was written, although no event is that old', async () => {
    const id = await submit();
    await sql`delete from socket_event`.execute(t.deps.db);
    const feedCursor = encodeTimedCursor(await currentLowWatermark(t.deps.db), t.deps.clock.unix());
    const stale = encodeTimedCursor('3', t.deps.clock.unix() - 24 * 3600);
    await write(ids.customer, id);
    const tab = await open(ids.sara);
    await join(ids.sara, tab, `ticket-staff.${id}`, feedCursor);
    await tab.until((f) => f.type === 'event' && f.name === 'ticket.content');
    expect(await join(ids.sara, await open(ids.sara), `ticket-staff.${id}`, stale)).toMatchObject({
      type: 'refused',
      code: 'CURSOR_TOO_OLD',
    });
  });

  it('serves events in the order of transactions, however late one commits', async () => {
    const id = await submit();
    const tab = await open(ids.sara);
    await join(ids.sara, tab, `ticket-staff.${id}`);
    const late = t.deps.db.transaction().execute(async (trx) => {
      await sql`insert into socket_event (channel, name, data) values (${`ticket-staff.${id}`}, 'ticket.content', ${JSON.stringify({ id, seq: 100 })})`.execute(
        trx,
      );
      await write(ids.customer, id);
      await new Promise((done) => {
        setTimeout(done, 150);
      });
    });
    await late;
    await t.deps.broker.publish('socket', '');
    await tab.until((f) => f.type === 'event' && f.name === 'ticket.content' && f.data.seq === 2);
    expect(
      events(tab, `ticket-staff.${id}`)
        .filter((f) => f.name === 'ticket.content')
        .map((f) => (f.data as { seq: number }).seq),
    ).toEqual([100, 2]);
  });

  it('[decisions 2.4] presence shows who has a ticket open, and removes them when they leave', async () => {
    const id = await submit();
    const channel = `presence-ticket.${id}`;
    const [sara, reza] = [await open(ids.sara), await open(ids.reza)];
    await join(ids.sara, sara, channel);
    sara.send({ type: 'presence', channel, state: 'replying' });
    await sara.until((f) => f.type === 'presence');
    expect(await join(ids.reza, reza, channel)).toMatchObject({ members: [{ user_id: ids.sara, state: 'replying' }] });
    sara.socket.close();
    expect(await reza.until((f) => f.type === 'presence')).toMatchObject({
      member: { user_id: ids.sara, state: 'left' },
    });
  });

  it('[decisions 2.4] presence is neither shown to nor taken from a tab whose right is still being read', async () => {
    const id = await submit();
    const channel = `presence-ticket.${id}`;
    const { db } = t.deps;
    const former = await addUser(db, { employee: true, branch_id: ids.branch, departments: [ids.support] });
    clients.set(former, await t.as(former));
    const [sara, other] = [await open(ids.sara), await open(former)];
    const { tokens } = (await client(former).post('/api/channelAuth', { channels: [channel] })).json.data;
    await join(ids.sara, sara, channel);
    sara.send({ type: 'presence', channel, state: 'viewing' });
    await sara.until((f) => f.type === 'presence');
    const begun = sara.frames.length;
    await db.deleteFrom('department_member').where('user_id', '=', former).execute();
    other.send({ type: 'subscribe', channel, auth: tokens[channel] });
    for (let n = 0; n < 3; n += 1) {
      other.send({ type: 'presence', channel, state: 'replying' });
      sara.send({ type: 'presence', channel, state: 'replying' });
    }
    expect(await other.until((f) => f.type === 'refused')).toMatchObject({ channel, code: 'FORBIDDEN' });
    await sara.until((f) => f.type === 'presence' && f.member.state === 'replying');
    expect(other.frames.filter((f) => f.type === 'presence')).toEqual([]);
    expect(sara.frames.slice(begun).filter((f) => f.type === 'presence' && f.member.user_id !== ids.sara)).toEqual([]);
  });

  it('[decisions 2.4] who leaves a department loses its tickets also in a tab that listens to nothing about the person', async () => {
    const { db } = t.deps;
    const member = await addUser(db, { employee: true, branch_id: ids.branch, departments: [ids.support] });
    clients.set(member, await t.as(member));
    const channel = `ticket-staff.${await submit()}`;
    const tab = await open(member);
    expect(await join(member, tab, channel)).toMatchObject({ type: 'subscribed' });
    const path = `/api/department/${ids.support}`;
    const { version, members } = (await client(ids.admin).get(path)).json.data;
    const member_ids = members.map(({ id }: { id: number }) => id).filter((id: number) => id !== member);
    expect((await client(ids.admin).put(path, { version, member_ids })).json.status).toBe('UPDATED');
    expect(await tab.until((f) => f.type === 'unsubscribed')).toMatchObject({ channel });
  });

  it('[decisions 2.25] is closed by too large frames, and ignores invalid ones', async () => {
    const tab = await open(ids.sara);
    for (const text of [
      '',
      'null',
      '[]',
      '{"type":"subscribe"}',
      '{"type":"event"}',
      '{"type":"presence","channel":"presence-ticket.1","state":"x"}',
      '{'.repeat(100),
    ])
      tab.socket.send(text);
    tab.send({ type: 'unsubscribe', channel: 'system' });
    await tab.until((f) => f.type === 'unsubscribed');
    tab.socket.send('x'.repeat(SOCKET_FRAME_MAX + 1));
    expect(await tab.closed).toBe(1009);
  });

  it('[decisions 2.25] keeps the 20 newest sockets of a person and closes the oldest', async () => {
    const own: Tab[] = [];
    const other = await open(ids.reza);
    for (let tab = 0; tab < SOCKETS_MAX + 1; tab += 1) own.push(await open(ids.other));
    expect(await own[0]!.closed).toBe(SOCKET_REPLACED);
    const still = (tab: Tab) => tab.socket.readyState === WebSocket.OPEN;
    expect(own.slice(1).filter(still)).toHaveLength(SOCKETS_MAX);
    expect(still(other)).toBe(true);
    for (const tab of own) tab.socket.terminate();
  });

  it('[decisions 2.25] counts the frames of a person over all sockets', async () => {
    const tabs = [await open(ids.admin), await open(ids.admin), await open(ids.admin)];
    const other = await open(ids.reza);
    const frames = Math.ceil((FRAMES_MAX + 1) / tabs.length);
    for (const tab of tabs)
      for (let frame = 0; frame < frames; frame += 1) tab.send({ type: 'unsubscribe', channel: 'ticket.1' });
    expect(await Promise.race(tabs.map(({ closed }) => closed))).toBe(1008);
    other.send({ type: 'unsubscribe', channel: 'system' });
    expect(await other.until((f) => f.type === 'unsubscribed')).toMatchObject({ code: 'ASKED' });
  });

  it('[issue 2, bad input] answers an upgrade with a malformed address with 400', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET //[ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
      );
      socket.setEncoding('utf8').on('data', (text: string) => resolve(text));
    });
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  });
});
