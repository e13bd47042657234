import { showConnectionDialog, connection, confirmOnline, watchConnection } from './connection.ts';

let alive = false;
let notified: string[] = [];
const browser = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};
const settle = async (ms = 0) => {
  await jest.advanceTimersByTimeAsync(ms);
};

describe('the connection', () => {
  beforeAll(() => {
    jest.useFakeTimers();
    globalThis.fetch = (() =>
      alive
        ? Promise.resolve(Response.json({ status: 'OK' }))
        : Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
    watchConnection({ lost: () => notified.push('lost'), restored: () => notified.push('restored') });
  });
  afterAll(() => jest.useRealTimers());
  beforeEach(() => {
    confirmOnline();
    notified = [];
  });

  it('[4.1] is recorded as lost when the browser says so, and running calls are cancelled once', async () => {
    browser(false);
    browser(false);
    expect(connection.get().lost).toBe(true);
    expect(notified).toEqual(['lost']);
  });

  it('[4.1] is recorded as back when the browser and the server say so', async () => {
    browser(false);
    alive = false;
    browser(true);
    await settle();
    expect(connection.get().lost).toBe(true);
    alive = true;
    await settle(4_000);
    expect(connection.get()).toEqual({ lost: false, modal: false, reconnecting: false });
    expect(notified).toEqual(['lost', 'restored']);
  });

  it('[2.83] shows its dialog only while it is lost, and through failed attempts until it is back', async () => {
    showConnectionDialog(true);
    expect(connection.get().modal).toBe(false);
    browser(false);
    showConnectionDialog(true);
    alive = false;
    browser(true);
    await settle(4_000);
    expect(connection.get()).toMatchObject({ lost: true, modal: true });
    alive = true;
    await settle(4_000);
    expect(connection.get().modal).toBe(false);
  });
});
