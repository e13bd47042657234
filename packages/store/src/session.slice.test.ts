import { registryChanged, selectRegistry } from './index.ts';
import { createAppStore } from './store.ts';

const entry = (name: string, base: string, title = name) => ({ base, manifest: { name, title } });
const boot = (modules: object[]) =>
  ({
    edition: 'staff',
    user: null,
    settings: {},
    registry: { id: '1', modules },
    defaults: null,
    license: null,
    server_time: 1_000,
    demo: false,
    unread_notifications: 0,
    feed_cursor: null,
  }) as never;

describe('the registry of an open tab', () => {
  it('keeps the releases it began with, takes modules that are new to it, and drops closed ones', () => {
    const store = createAppStore(boot([entry('tickets', '/m/tickets/1/'), entry('customers', '/m/customers/1/')]));
    const now = [entry('tickets', '/m/tickets/2/'), entry('settings', '/m/settings/2/')];
    store.dispatch(registryChanged({ id: '2', modules: now } as never));
    const { modules } = selectRegistry(store.getState());
    expect(modules.map(({ base }) => base)).toEqual(['/m/tickets/1/', '/m/settings/2/']);
  });

  it('takes what is said anew of the same release, as the pages open to a visitor', () => {
    const store = createAppStore(boot([entry('kb', '/m/kb/1/')]));
    store.dispatch(registryChanged({ id: '2', modules: [entry('kb', '/m/kb/1/', 'پایگاه دانش')] } as never));
    expect(selectRegistry(store.getState()).modules[0]?.manifest.title).toBe('پایگاه دانش');
  });
});
