import {
  channels,
  paths,
  type Answer,
  type License,
  type RegistrySnapshot,
  type SessionUser,
  type SystemSettings,
} from '@hamyar/contracts';
import type { ChannelEvent, PlatformSocket } from '@hamyar/module-sdk';
import {
  licenseChanged,
  loadReferenceLists,
  refetchShown,
  registryChanged,
  selectUser,
  send,
  settingsChanged,
  userChanged,
  type AppStore,
} from '@hamyar/store';
import { endSession } from './session-end.ts';

/**
 * Keeps rights, settings, licence and registry as the server has them: menu and open page follow a change within a
 * second, without a reload (design/module-platform.md 1).
 */
export function followSession(store: AppStore, socket: PlatformSocket): void {
  const user = selectUser(store.getState());
  if (!user) return;
  const hear = (event: ChannelEvent) => void react(store, event);
  const missed = () => void readAll(store);
  socket.subscribe(channels.user(user.id), { event: hear, missed });
  socket.subscribe(channels.system(), { event: hear, missed });
}

async function react(store: AppStore, event: ChannelEvent): Promise<void> {
  switch (event.name) {
    case 'session.changed':
      if (event.data.reason === 'revoked') return endSession('revoked');
      await Promise.all([readUser(store), event.data.reason === 'rights' ? readRegistry(store) : undefined]);
      return event.data.reason === 'rights' ? refetchAll() : undefined;
    case 'settings.changed':
      await spread();
      await Promise.all([readSettings(store), readRegistry(store)]);
      // these decide what may be done on the tickets that are open
      return event.data.group === 'generalTicketSettings' || event.data.group === 'userAccountSettings'
        ? refetchShown()
        : undefined;
    case 'license.changed':
      await spread();
      await Promise.all([readUser(store), readLicense(store), readSettings(store), readRegistry(store)]);
      return refetchAll();
    case 'registry.changed':
      await spread();
      return readRegistry(store);
    default:
      return undefined;
  }
}

/** ms over which the tabs of everybody spread their questions after one event that all of them hear */
const SPREAD_MS = 400;
const spread = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.random() * SPREAD_MS);
  });

async function readAll(store: AppStore): Promise<void> {
  await Promise.all([readUser(store), readSettings(store), readRegistry(store), readLicense(store)]);
}

// what is on the screen may be in scope no longer, or may have come into it
function refetchAll(): void {
  refetchShown();
  void loadReferenceLists({ force: true });
}

async function readUser(store: AppStore): Promise<void> {
  const data = await read<{ user: SessionUser }>(paths.me);
  if (data) store.dispatch(userChanged(data.user));
}

async function readSettings(store: AppStore): Promise<void> {
  const data = await read<SystemSettings>(paths.systemSettings);
  if (data) store.dispatch(settingsChanged(data));
}

async function readLicense(store: AppStore): Promise<void> {
  if (!selectUser(store.getState())?.full_admin) return;
  const data = await read<License>(paths.license);
  if (data) store.dispatch(licenseChanged(data));
}

async function readRegistry(store: AppStore): Promise<void> {
  const data = await read<RegistrySnapshot>(paths.registry);
  if (data) store.dispatch(registryChanged(data));
}

async function read<Data>(path: string): Promise<Data | null> {
  const result = await send({ path, quiet: true });
  return 'data' in result ? ((result.data as Answer<Data>).data ?? null) : null;
}
