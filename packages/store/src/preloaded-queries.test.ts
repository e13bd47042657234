import { me } from '@hamyar/contracts/identity';
import { api, requestOf } from './api.ts';
import { createQueryPreloader } from './preloaded-queries.ts';
import { createAppStore } from './store.ts';

const boot = (more: object = {}) =>
  ({
    edition: 'staff',
    user: null,
    settings: {},
    registry: null,
    defaults: null,
    license: null,
    server_time: 1_000,
    demo: false,
    unread_notifications: 0,
    feed_cursor: null,
    first: [{ module: 'demo', endpoint: 'demoList', arg: { a: 1 }, value: { rows: [7] } }],
    ...more,
  }) as never;

describe('answers that came with the page', () => {
  const inject = () =>
    api.injectEndpoints({
      endpoints: (build) => ({
        demoList: build.query<{ rows: number[] }, { a: number }>({ query: () => requestOf(me, undefined) }),
      }),
      overrideExisting: true,
    });

  it('wait for the code that asks for them, are given once and count as read when the page was asked for', () => {
    const given = boot();
    const store = createAppStore(given);
    const requestedAt = Date.now() - 10_000;
    const prime = createQueryPreloader(store, given, requestedAt);
    prime('demo');
    const {
      endpoints: { demoList },
      util,
    } = inject();
    const kept = () => demoList.select({ a: 1 })(store.getState() as never);
    prime('other');
    expect(kept().data).toBeUndefined();
    prime('demo');
    expect(kept()).toMatchObject({ status: 'fulfilled', data: { rows: [7] }, fulfilledTimeStamp: requestedAt });
    store.dispatch(
      util.updateQueryData('demoList' as never, { a: 1 } as never, (() => ({ rows: [8] })) as never) as never,
    );
    prime('demo');
    expect(kept().data).toEqual({ rows: [8] });
  });

  it('give way to what was asked before the code of the page came', () => {
    const given = boot();
    const store = createAppStore(given);
    const {
      endpoints: { demoList },
      util,
    } = inject();
    const newer = { endpointName: 'demoList', arg: { a: 1 }, value: { rows: [9] } } as const;
    store.dispatch(util.upsertQueryEntries([newer as never]) as never);
    createQueryPreloader(store, given, Date.now() - 10_000)('demo');
    expect(demoList.select({ a: 1 })(store.getState() as never).data).toEqual({ rows: [9] });
  });

  it('are dropped when the code came a minute late', () => {
    const given = boot();
    const store = createAppStore(given);
    const {
      endpoints: { demoList },
    } = inject();
    createQueryPreloader(store, given, Date.now() - 61_000)('demo');
    expect(demoList.select({ a: 1 })(store.getState() as never).data).toBeUndefined();
  });
});
