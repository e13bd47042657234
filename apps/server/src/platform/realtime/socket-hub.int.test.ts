import type { WebSocket } from 'ws';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import { PEOPLE } from '../../../test/ticket-desk.ts';
import { withTransaction } from '../database/transaction.ts';
import { channelRights } from './channel.policy.ts';
import { signChannel } from './channel-token.ts';
import { SocketConnection } from './socket-connection.ts';
import { accessChange, insertSocketEvents } from './socket-event.repository.ts';
import { createSocketHub, type SocketHub } from './socket-hub.ts';

const TABS = 40;

describe('many tabs on one ticket', () => {
  let deps: TestDeps;
  let hub: SocketHub;
  let readings = 0;
  const refused = new Set<number>();
  const frames = new Map<number, string[]>();

  beforeAll(async () => {
    deps = await createTestDeps();
    const modules = [
      {
        name: 'visits',
        channels: [
          {
            kinds: ['ticket', 'ticket-staff'] as const,
            rights: () => {
              readings += 1;
              return ({ id }: { id: number }) => !refused.has(id);
            },
          },
        ],
        register: () => {},
      },
    ];
    hub = createSocketHub(
      { ...deps, modules },
      {
        channelRights: (names) => channelRights({ ...deps, modules }, names),
        loadUser: async (id) => ({ ...PEOPLE.sara, id }),
        openSessions: async (ids) => new Map(ids.map((id) => [id, { expired: false }])),
        sessionEnded: 'ended',
      },
    );
    await hub.start();
    for (let id = 1; id <= TABS; id += 1) {
      const received: string[] = [];
      frames.set(id, received);
      const socket = {
        readyState: 1,
        OPEN: 1,
        bufferedAmount: 0,
        send: (text: string) => received.push(text),
        close: () => {},
        terminate: () => {},
      };
      const tab = new SocketConnection(`tab ${id}`, id, { ...PEOPLE.sara, id }, socket as unknown as WebSocket);
      await hub.add(tab, null);
      for (const channel of ['ticket.7', 'ticket-staff.7']) {
        const auth = signChannel(deps.secrets, id, channel, deps.clock.unix());
        await hub.receive(tab, JSON.stringify({ type: 'subscribe', channel, auth }));
      }
    }
  });
  afterAll(async () => {
    await hub.stop();
    await deps.close();
  });

  it('[decisions 2.4] are checked with one reading when its access changes, before the next event', async () => {
    for (let id = 1; id <= TABS; id += 2) refused.add(id);
    readings = 0;
    const changed = { channel: 'ticket-staff.7', name: 'ticket.changed', data: { id: 7, version: 2 } } as const;
    await withTransaction(deps.db, (trx) => insertSocketEvents(deps, trx, [accessChange('ticket.7'), changed], null));
    while (!frames.get(TABS)!.some((text) => text.includes('"ticket.changed"')))
      await new Promise((done) => {
        setTimeout(done, 5);
      });
    expect(readings).toBe(1);
    for (const [id, received] of frames) {
      const types = received.map((text) => (JSON.parse(text) as { type: string }).type);
      const after = types.slice(types.lastIndexOf('subscribed') + 1);
      expect([id, after]).toEqual([id, refused.has(id) ? ['unsubscribed', 'unsubscribed'] : ['event']]);
    }
  });
});
