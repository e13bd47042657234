import { channels } from '@hamyar/contracts';
import { me } from '@hamyar/contracts/identity';
import { registryGet } from '@hamyar/contracts/registry';
import { systemSettingsGet } from '@hamyar/contracts/settings';
import type { ChannelEvent, PlatformSocket } from '@hamyar/module-sdk';
import {
  forgetDataOf,
  loadReferenceLists,
  refetchActiveQueries,
  registryChanged,
  selectRegistry,
  selectUser,
  send,
  settingsChanged,
  type AppStore,
  userChanged,
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
      if (event.data.public) await Promise.all([reloadSettings(store), reloadRegistry(store)]);
      return refetchModulesWith(store, event.data.group);
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

/**
 * Reads the queries again of the modules that name this group of settings in their manifest. The pages of other modules
 * do not depend on it.
 */
function refetchModulesWith(store: AppStore, group: string): void {
  for (const { manifest } of selectRegistry(store.getState()).modules)
    if (manifest.settingsGroups?.includes(group)) forgetDataOf(manifest.name);
}

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
