import { matchRoute } from '@hamyar/contracts';
import type { Platform, PlatformSocket, DraftStorage } from '@hamyar/module-sdk';
import type { TabHistory } from '@hamyar/router';
import type { AppStore } from '@hamyar/store';
import { RemoteComponent } from '../modules/remote-component.tsx';
import { loaderOf } from '../modules/loader-registry.ts';
import { Failure } from '../modules/failure-card.tsx';
import { LoadingPlaceholder } from '../modules/loading-placeholder.tsx';
import { preloadRoute } from '../modules/preload.ts';
import { reportFailure } from '../modules/failure-report.ts';
import { guardLeaving, hasLeaveGuard } from './leave-guards.ts';
import { pageError, pageMetadata, pageParams } from './page-store.ts';
import { platformState } from './platform-state.ts';
import { makeProviders } from './providers.tsx';
import { shownNow } from './server-clock.ts';

interface PlatformOptions {
  store: AppStore;
  history: TabHistory;
  socket: PlatformSocket;
  drafts: DraftStorage;
  /** Asks whether the unsaved page may be left. */
  mayLeave(): Promise<boolean>;
}

/** Combines the shell's services into the platform that modules get. */
export function makePlatform({ store, history, socket, drafts, mayLeave }: PlatformOptions): Platform {
  const state = platformState(store);
  history.guardNavigation((to) => hasLeaveGuard() && to.pathname !== history.location.get().pathname, mayLeave);
  // also for back, forward and the links of modules, which do not come through `navigate`
  history.location.subscribe(() => pageError.set(null));
  const go = (to: string, replace: boolean) => {
    if (replace) history.replace(to);
    else history.push(to);
  };
  return {
    state,
    location: history.location,
    navigate: (to, { replace = false } = {}) => {
      const samePage = to.split('?')[0] === history.location.get().pathname;
      if (samePage || !hasLeaveGuard()) return go(to, replace);
      void mayLeave().then((leave) => leave && go(to, replace));
    },
    preload: (path) =>
      preloadRoute(
        matchRoute(
          state.get().modules.map((entry) => entry.manifest),
          path,
        ),
        state.get().modules,
      ),
    socket,
    drafts,
    Providers: makeProviders(),
    Failure,
    Loading: LoadingPlaceholder,
    Part: RemoteComponent,
    loadCode: (module, code) => loaderOf(module, state.get().modules).code(code),
    setPageParams: (params) => pageParams.set(params),
    setPageMetadata: (metadata) => pageMetadata.set(metadata),
    guardLeaving,
    report: reportFailure,
    now: shownNow,
  };
}
