import { SOCKET_SESSION_ENDED } from '@hamyar/contracts';
import type { WebSocket } from 'ws';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addOrganization, addBranch, addUser } from '../../../test/people.ts';
import { SocketConnection } from '../../platform/realtime/socket-connection.ts';
import type { SocketHub } from '../../platform/realtime/socket-hub.ts';
import { loadUser, openSession } from '../identity/public.ts';
import { onlinePeople } from '../../platform/realtime/online-people.ts';
import { createHub } from './socket-setup.ts';

const HOUR = 3_600_000;

describe('open sockets of sessions that have ended by time', () => {
  let t: TestApp;
  let hub: SocketHub;
  beforeAll(async () => {
    t = await createTestApp();
  });
  beforeEach(() => {
    hub = createHub(t.deps);
  });
  afterAll(() => t.close());

  /** A tab with its own session; `closed` contains its close codes. */
  async function open(userId: number) {
    const opened = await openSession(t.deps, { id: userId, epoch: 0 }, { ip: '::1', userAgent: '' });
    const sessionId = opened!.sessionId;
    const closed: number[] = [];
    const socket = {
      readyState: 1,
      OPEN: 1,
      bufferedAmount: 0,
      send: () => {},
      terminate: () => {},
      close: (code: number) => closed.push(code),
    } as unknown as WebSocket;
    const connection = new SocketConnection(`tab ${sessionId}`, sessionId, (await loadUser(t.deps, userId))!, socket);
    await hub.add(connection, null);
    return { sessionId, closed, connection };
  }
  const employee = () => addUser(t.deps.db, { employee: true });
  const ended = [SOCKET_SESSION_ENDED];

  it('[decisions 2.0] are closed for employees after twelve idle hours, for customers after thirty days', async () => {
    const [staff, customer] = [await open(await employee()), await open(await addUser(t.deps.db))];
    t.deps.clock.advance(11 * HOUR);
    await hub.sweep();
    expect([staff.closed, customer.closed]).toEqual([[], []]);
    t.deps.clock.advance(2 * HOUR);
    await hub.sweep();
    expect([staff.closed, customer.closed]).toEqual([ended, []]);
    t.deps.clock.advance(30 * 24 * HOUR);
    await hub.sweep();
    expect(customer.closed).toEqual(ended);
  });

  it('[decisions 2.1] an employee whose account expires is logged out; a customer stays and is known to have expired', async () => {
    const soon = new Date(t.deps.clock.now().getTime() + HOUR);
    const organization_id = await addOrganization(t.deps.db, await addBranch(t.deps.db), { expire_at: soon });
    const [staff, customer] = [
      await open(await addUser(t.deps.db, { employee: true, expire_at: soon })),
      await open(await addUser(t.deps.db, { organization_id })),
    ];
    await hub.sweep();
    expect([staff.closed, customer.connection.user.expired]).toEqual([[], false]);
    t.deps.clock.advance(HOUR);
    await hub.sweep();
    expect([staff.closed, customer.closed, customer.connection.user.expired]).toEqual([ended, [], true]);
  });

  it('[decisions 2.9] a session that was revoked without an event, and a deactivated account', async () => {
    const [revoked, inactive, open_] = [
      await open(await employee()),
      await open(await employee()),
      await open(await employee()),
    ];
    await t.deps.db
      .updateTable('session')
      .set({ revoked_at: t.deps.clock.now() })
      .where('id', '=', revoked.sessionId)
      .execute();
    await t.deps.db
      .updateTable('user')
      .set({ status: 'inactive' })
      .where('id', '=', inactive.connection.user.id)
      .execute();
    await hub.sweep();
    expect([revoked.closed, inactive.closed, open_.closed]).toEqual([ended, ended, []]);
  });

  it('[decisions 2.4] an employee is online from the first tab to the end of the last, a customer never', async () => {
    const people = onlinePeople(t.deps.broker);
    const id = await employee();
    const tabs = [await open(id), await open(id)];
    expect(people.has(id)).toBe(true);
    hub.remove(tabs[0]!.connection);
    expect(people.has(id)).toBe(true);
    hub.remove(tabs[1]!.connection);
    expect(people.has(id)).toBe(false);
    const customer = await addUser(t.deps.db);
    await open(customer);
    expect(people.has(customer)).toBe(false);
  });

  it('nobody is logged out because the database could not be queried', async () => {
    const away = createHub({
      ...t.deps,
      db: {
        ...t.deps.db,
        getExecutor: () => {
          throw new Error('away');
        },
      } as unknown as typeof t.deps.db,
    });
    const tab = await open(await employee());
    await away.add(tab.connection, null);
    await away.sweep();
    expect(tab.closed).toEqual([]);
  });
});
