import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepFocus } from '@hamyar/design-system/basics';
import { provideBackHold, toast } from '@hamyar/design-system/overlay';
import { getPlatform, providePlatform } from '@hamyar/module-sdk';
import { reportDifference } from '@hamyar/module-sdk/part-content';
import { createTabHistory } from '@hamyar/router';
import {
  cancelRequests,
  connectionChanged,
  configureRequests,
  createAppStore,
  createQueryPreloader,
  selectConnected,
  selectRegistry,
  type AppStore,
} from '@hamyar/store';
import { FRAME_ID_PREFIX, ROOT_ELEMENT_ID, SSR_ELEMENT_ID, type BootData } from '@hamyar/contracts';
import { consumeFlash } from './boot/flash.ts';
import { evaluateInPieces } from './boot/in-pieces.ts';
import { readBoot } from './boot/read-boot.ts';
import { noteStarted } from './boot/started.ts';
import { provideSyncedKeys } from './drafts/draft-sync.ts';
import { LocalDraftVault } from './drafts/draft-vault.ts';
import { endVisitorDrafts } from './drafts/visitor-drafts.ts';
import { beginHydration } from './ssr/hydration.ts';
import { OverlayHosts } from './layouts/overlay-hosts.tsx';
import { ShellRoot } from './layouts/shell-root.tsx';
import { fa } from './messages/fa.ts';
import { reloadOnChunkErrors } from './modules/chunk-reload.ts';
import { enforceEntryIntegrity } from './modules/federation.ts';
import { reportFailure } from './modules/failure-report.ts';
import { isEntryLoading } from './modules/loader-registry.ts';
import { onCodeLoaded } from './modules/module-loader.ts';
import { sharedOfPage } from './modules/preload.ts';
import { watchUncaughtFailures } from './modules/uncaught-failures.ts';
import { subscribeNotifications } from './notifications/subscribe-notifications.ts';
import { unreadCount } from './notifications/unread-count.ts';
import { readAgain, readAgainLater } from './platform/failed-reads.ts';
import { handleRequestFailure, mayLeave } from './platform/request-failures.ts';
import { confirmOnline, isSessionValid, suspectOffline, watchConnection } from './platform/connection.ts';
import { subscribeDisplayZone } from './platform/display-zone.ts';
import { subscribeSession, type ReadLicense } from './platform/session-updates.ts';
import { makePlatform } from './platform/make-platform.ts';
import { pageError } from './platform/page-store.ts';
import { provideTyped } from './platform/disturbance.ts';
import { holdTime, setServerTime } from './platform/server-clock.ts';
import { endSession, setDraftVault } from './platform/session-end.ts';
import { channelToken } from './realtime/channel-tokens.ts';
import { TabSocket } from './realtime/tab-socket.ts';

/** Starts an edition of the shell with its frame and what it reads of the license. */
export function startShell(Frame: ComponentType, readLicense: ReadLicense = async () => {}): void {
  const boot = readBoot();
  // the page of a visitor may be one that the browser has stored, which does not know the time
  if (boot.user) setServerTime(boot.server_time);
  if (document.getElementById(SSR_ELEMENT_ID)) holdTime(boot.server_time);
  unreadCount.set(boot.unread_notifications);
  if (boot.refusal) pageError.set({ kind: boot.refusal, message: '' });
  const store = createAppStore(boot);
  onCodeLoaded(createQueryPreloader(store, boot, performance.timeOrigin));
  const socket = makeSocket(boot.feed_cursor);
  configureRequests({
    socketId: () => socket.id(),
    isOnline: () => selectConnected(store.getState()),
    onError(failure, call) {
      handleRequestFailure(failure, call);
      readAgainLater(failure, call);
    },
  });
  watchOffline(store, socket);
  reloadOnChunkErrors();
  noteStarted();
  keepFocus();
  watchUncaughtFailures({
    modules: () => selectRegistry(store.getState()).modules,
    isEntryLoading,
    report: reportFailure,
  });
  enforceEntryIntegrity();
  provideSyncedKeys(() =>
    selectRegistry(store.getState()).modules.flatMap(({ manifest }) =>
      (manifest.syncedDrafts ?? []).map(({ key }) => key),
    ),
  );
  const drafts = new LocalDraftVault(boot.user?.id ?? 0, localStorage);
  setDraftVault(drafts);
  provideTyped(() => drafts.hasText());
  if (boot.user) void drafts.resume();
  else endVisitorDrafts(drafts, Date.now());
  const history = createTabHistory();
  provideBackHold(history.holdBack);
  providePlatform(makePlatform({ store, history, socket, drafts, mayLeave }));
  const renderSoon = async () => {
    await evaluateInPieces(sharedOfPage(selectRegistry(store.getState()).modules, location.pathname));
    // each in a task of its own
    setTimeout(render, 0, Frame);
    setTimeout(subscribeEvents, 0, store, socket, boot, readLicense);
  };
  // if the calendar's code does not load, times stay in the default zone and the page opens anyway
  void Promise.allSettled([subscribeDisplayZone(store)]).then(renderSoon);
}

function makeSocket(since: string | null): TabSocket {
  return new TabSocket({
    since,
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`),
    token: channelToken,
    sessionStands: isSessionValid,
    sessionEnded: () => endSession('revoked'),
    onHello: setServerTime,
    onConnectionChange: (open) => (open ? confirmOnline() : suspectOffline()),
  });
}

function watchOffline(store: AppStore, socket: TabSocket): void {
  watchConnection({
    lost: () => {
      store.dispatch(connectionChanged(false));
      cancelRequests();
    },
    restored: () => {
      store.dispatch(connectionChanged(true));
      socket.reconnectNow();
      // fetches calls that were cancelled or missed while the connection was lost
      readAgain();
      toast.success(fa.connection.restored, { key: 'connection' });
    },
  });
}

function subscribeEvents(store: AppStore, socket: TabSocket, { user }: BootData, readLicense: ReadLicense): void {
  if (!user) return;
  subscribeSession(store, socket, readLicense);
  subscribeNotifications(store, socket, user.id);
  socket.start();
}

function render(Frame: ComponentType): void {
  const { Providers } = getPlatform();
  const app = <ShellRoot Providers={Providers} Frame={Frame} Overlays={OverlayHosts} />;
  const initialPage = document.getElementById(SSR_ELEMENT_ID);
  if (initialPage) beginHydration(initialPage);
  // as a transition: clicks and keys are handled during the rendering
  startTransition(() => {
    if (initialPage)
      hydrateRoot(initialPage, app, { identifierPrefix: FRAME_ID_PREFIX, onRecoverableError: reportDifference });
    else createRoot(document.getElementById(ROOT_ELEMENT_ID)!).render(app);
  });
  const flash = consumeFlash();
  if (flash) toast[flash.kind](flash.text);
}
