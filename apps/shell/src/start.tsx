import { startTransition, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { toast } from '@hamyar/design-system/overlay';
import { getPlatform, providePlatform } from '@hamyar/module-sdk';
import { createTabHistory } from '@hamyar/router';
import {
  cancelRequests,
  connectionChanged,
  connectWire,
  createAppStore,
  queryPrimer,
  refetchShown,
  selectConnected,
  type AppStore,
} from '@hamyar/store';
import type { BootData } from '@hamyar/contracts';
import { takeFlash } from './boot/flash.ts';
import { readBoot } from './boot/read-boot.ts';
import { LocalDraftVault } from './drafts/draft-vault.ts';
import { takeOverFirstView } from './first-view/take-over.ts';
import { Hosts } from './layouts/hosts.tsx';
import { fa } from './messages/fa.ts';
import { watchChunks } from './modules/chunk-reload.ts';
import { protectEntries } from './modules/federation.ts';
import { onCodeArrived } from './modules/module-loader.ts';
import { followNotices } from './notices/follow-notices.ts';
import { unreadNotices } from './notices/unread.ts';
import { handleFailure, mayLeave } from './platform/call-failures.ts';
import { provenAlive, sessionStands, suspectLoss, watchConnection } from './platform/connection.ts';
import { followDisplayZone } from './platform/display-zone.ts';
import { followSession } from './platform/live-session.ts';
import { makePlatform } from './platform/make-platform.ts';
import { now, setServerTime } from './platform/server-clock.ts';
import { endSession, keepDraftsOf } from './platform/session-end.ts';
import { channelToken } from './realtime/channel-tokens.ts';
import { TabSocket } from './realtime/tab-socket.ts';

/** Starts an edition of the shell with its frame. */
export function startShell(Frame: ComponentType): void {
  const boot = readBoot();
  setServerTime(boot.server_time);
  unreadNotices.set(boot.unread_notifications);
  const store = createAppStore(boot);
  onCodeArrived(queryPrimer(store, boot, now));
  const socket = makeSocket(boot.feed_cursor);
  connectWire({ socketId: () => socket.id(), online: () => selectConnected(store.getState()), failed: handleFailure });
  watchLoss(store, socket);
  watchChunks();
  protectEntries();
  const drafts = new LocalDraftVault(boot.user?.id ?? 0, localStorage);
  keepDraftsOf(drafts);
  if (boot.user) void drafts.resume();
  providePlatform(makePlatform({ store, history: createTabHistory(), socket, drafts, mayLeave }));
  follow(store, socket, boot);
  const show = () => setTimeout(render, 0, Frame);
  // without its code the calendar stays in the zone it starts with, and the page opens all the same
  void followDisplayZone(store).then(show, show);
}

function makeSocket(since: string | null): TabSocket {
  return new TabSocket({
    since,
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`),
    token: channelToken,
    sessionStands,
    sessionEnded: () => endSession('revoked'),
    helloed: setServerTime,
    connectionChanged: (open) => (open ? provenAlive() : suspectLoss()),
  });
}

function watchLoss(store: AppStore, socket: TabSocket): void {
  watchConnection({
    lost: () => {
      store.dispatch(connectionChanged(false));
      cancelRequests();
    },
    restored: () => {
      store.dispatch(connectionChanged(true));
      socket.hurry();
      // what was cancelled or missed meanwhile
      refetchShown();
      toast.success(fa.connection.restored, { key: 'connection' });
    },
  });
}

function follow(store: AppStore, socket: TabSocket, { user }: BootData): void {
  if (!user) return;
  followSession(store, socket);
  followNotices(store, socket, user.id);
  socket.start();
}

function render(Frame: ComponentType): void {
  const { Providers } = getPlatform();
  const root = document.getElementById('root')!;
  takeOverFirstView(root);
  const app = createRoot(root);
  // in slices: what the server drew stands meanwhile, and a click or a key is not kept waiting
  startTransition(() =>
    app.render(
      <Providers>
        <Frame />
        <Hosts />
      </Providers>,
    ),
  );
  const flash = takeFlash();
  if (flash) toast[flash.kind](flash.text);
}
