import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { providePlatform, getPlatform } from '@hamyar/module-sdk';
import { createTabHistory } from '@hamyar/router';
import { connectWire, connectionChanged, createAppStore, getStore } from '@hamyar/store';
import { readBoot } from './boot/read-boot.ts';
import { LocalDraftVault } from './drafts/draft-vault.ts';
import { protectEntries } from './modules/federation.ts';
import { makePlatform } from './platform/make-platform.ts';
import { setServerTime } from './platform/server-clock.ts';
import { channelToken } from './realtime/channel-tokens.ts';
import { TabSocket } from './realtime/tab-socket.ts';

/** Starts an edition of the shell with its frame. */
export function startShell(Frame: ComponentType): void {
  const boot = readBoot();
  setServerTime(boot.server_time);
  const store = createAppStore(boot);
  const socket = new TabSocket({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`),
    token: channelToken,
    helloed: setServerTime,
    connectionChanged: (open) => open && getStore().dispatch(connectionChanged(true)),
  });
  connectWire({ socketId: () => socket.id() });
  protectEntries();
  const drafts = new LocalDraftVault(boot.user?.id ?? 0, localStorage);
  providePlatform(makePlatform({ store, history: createTabHistory(), socket, drafts, mayLeave: () => Promise.resolve(true) }));
  socket.start();
  const { Providers } = getPlatform();
  createRoot(document.getElementById('root')!).render(<Providers><Frame /></Providers>);
}
