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
  refetchActiveQueries,
  registryChanged,
  selectRegistry,
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
export function subscribeSession(store: AppStore, socket: PlatformSocket): void {
  const user = selectUser(store.getState());
  if (!user) return;
  const onEvent = (event: ChannelEvent) => void applyEvent(store, event);
  const missed = () => void reloadAll(store);
  socket.subscribe(channels.user(user.id), { event: onEvent, missed });
  socket.subscribe(channels.system(), { event: onEvent, missed });
}

async function applyEvent(store: AppStore, event: ChannelEvent): Promise<void> {
  switch (event.name) {
    case 'session.changed':
      if (event.data.reason === 'revoked') return endSession('revoked');
      await Promise.all([reloadUser(store), event.data.reason === 'rights' ? reloadRegistry(store) : undefined]);
      return event.data.reason === 'rights' ? refetchAll() : undefined;
    case 'settings.changed':
      await randomDelay();
      await Promise.all([reloadSettings(store), reloadRegistry(store)]);
      return isShownBy(store, event.data.group) ? refetchActiveQueries() : undefined;
    case 'license.changed':
      await randomDelay();
      await Promise.all([reloadUser(store), reloadLicense(store), reloadSettings(store), reloadRegistry(store)]);
      return refetchAll();
    case 'registry.changed':
      await randomDelay();
      return reloadRegistry(store);
    default:
      return undefined;
  }
}

/** Whether what some module shows depends on a group of settings. */
const isShownBy = (store: AppStore, group: string) =>
  selectRegistry(store.getState()).modules.some(({ manifest }) => manifest.settingsGroups?.includes(group));

/** ms over which the tabs of everybody spread their questions after one event that all of them hear */
const MAX_DELAY_MS = 400;
const randomDelay = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.random() * MAX_DELAY_MS);
  });

async function reloadAll(store: AppStore): Promise<void> {
  await Promise.all([reloadUser(store), reloadSettings(store), reloadRegistry(store), reloadLicense(store)]);
}

// what is on the screen may be in scope no longer, or may have come into it
function refetchAll(): void {
  refetchActiveQueries();
  void loadReferenceLists({ force: true });
}

async function reloadUser(store: AppStore): Promise<void> {
  const data = await fetchData<{ user: SessionUser }>(paths.me);
  if (data) store.dispatch(userChanged(data.user));
}

async function reloadSettings(store: AppStore): Promise<void> {
  const data = await fetchData<SystemSettings>(paths.systemSettings);
  if (data) store.dispatch(settingsChanged(data));
}

async function reloadLicense(store: AppStore): Promise<void> {
  if (!selectUser(store.getState())?.full_admin) return;
  const data = await fetchData<License>(paths.license);
  if (data) store.dispatch(licenseChanged(data));
}

async function reloadRegistry(store: AppStore): Promise<void> {
  const data = await fetchData<RegistrySnapshot>(paths.registry);
  if (data) store.dispatch(registryChanged(data));
}

async function fetchData<Data>(path: string): Promise<Data | null> {
  const result = await send({ path, quiet: true });
  return 'data' in result ? ((result.data as Answer<Data>).data ?? null) : null;
}
