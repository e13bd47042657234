import { channels } from '@hamyar/contracts';
import { me } from '@hamyar/contracts/identity';
import { registryGet } from '@hamyar/contracts/registry';
import { systemSettingsGet } from '@hamyar/contracts/settings';
import type { ChannelEvent, PlatformSocket } from '@hamyar/module-sdk';
import {
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

/** Reads the license when the user may see it; the customer edition does not contain this call. */
export type ReadLicense = (store: AppStore) => Promise<void>;

/**
 * Keeps permissions, settings, license and registry current: menu and open page follow a change within a second,
 * without a reload (design/module-platform.md 1).
 */
export function subscribeSession(store: AppStore, socket: PlatformSocket, readLicense: ReadLicense): void {
  const user = selectUser(store.getState());
  if (!user) return;
  const onEvent = (event: ChannelEvent) => void applyEvent(store, event, readLicense);
  const missed = () => void reloadAll(store, readLicense);
  socket.subscribe(channels.user(user.id), { event: onEvent, missed });
  socket.subscribe(channels.system(), { event: onEvent, missed });
}

async function applyEvent(store: AppStore, event: ChannelEvent, readLicense: ReadLicense): Promise<void> {
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
      await Promise.all([reloadUser(store), readLicense(store), reloadSettings(store), reloadRegistry(store)]);
      return refetchAll();
    case 'registry.changed':
      await randomDelay();
      return reloadRegistry(store);
    default:
      return undefined;
  }
}

/** Whether the manifest of any module names this group of settings. */
const isShownBy = (store: AppStore, group: string) =>
  selectRegistry(store.getState()).modules.some(({ manifest }) => manifest.settingsGroups?.includes(group));

/** ms: after an event that all tabs receive, each tab waits a random time up to this */
const MAX_DELAY_MS = 400;
const randomDelay = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.random() * MAX_DELAY_MS);
  });

async function reloadAll(store: AppStore, readLicense: ReadLicense): Promise<void> {
  await Promise.all([reloadUser(store), reloadSettings(store), reloadRegistry(store), readLicense(store)]);
}

// objects may have left or entered the person's scope
function refetchAll(): void {
  refetchActiveQueries();
  void loadReferenceLists({ force: true });
}

async function reloadUser(store: AppStore): Promise<void> {
  const { data } = await send(me);
  if (data) store.dispatch(userChanged(data.user));
}

async function reloadSettings(store: AppStore): Promise<void> {
  const { data } = await send(systemSettingsGet);
  if (data) store.dispatch(settingsChanged(data));
}

async function reloadRegistry(store: AppStore): Promise<void> {
  const { data } = await send(registryGet);
  if (data) store.dispatch(registryChanged(data));
}
