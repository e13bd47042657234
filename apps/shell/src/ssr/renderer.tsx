import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  callUrl,
  isRouteOpen,
  matchRoute,
  type SsrPlan,
  type SsrRenderer,
  type SsrRequest,
  type GateContext,
} from '@hamyar/contracts';
import { setDisplayZone } from '@hamyar/dayjs-jalali';
import { providePlatform, type SsrQuery, type SsrScreen, type SsrScreens } from '@hamyar/module-sdk';
import { createAppStore, clearQueries, createQueryPreloader } from '@hamyar/store';
import { setServerIconMode } from '../layouts/rail-mode.ts';
import { unreadCount } from '../notifications/unread-count.ts';
import { routeManifests } from '../pages/shell-routes.ts';
import { ssrPlatform } from './ssr-platform.tsx';

/** The server's zone is its own: times are shown in the zone of the settings (decisions 2.0 "Zone"). */
const DEFAULT_TIME_ZONE = 'Asia/Tehran';

interface MatchedPage {
  module: string;
  view: SsrScreen;
  reads: readonly SsrQuery[];
}

/**
 * Draws the initial page of pages: the frame of this edition around the real screen of the module, from the boot data alone.
 * `views`: container → initial pages of that release. Everything runs in one go, so pages never meet in it.
 */
export function makeRenderer(Frame: ComponentType, views: ReadonlyMap<string, SsrScreens>): SsrRenderer {
  return {
    plan(visit) {
      const found = findPage(visit, views);
      return found && planOf(found);
    },
    render({ boot, url, look }) {
      const found = findPage({ boot, url }, views);
      if (!found) throw new Error(`there is no initial page of ${url}`);
      const store = createAppStore(boot);
      try {
        createQueryPreloader(store, boot, () => boot.server_time)(found.module);
        setDisplayZone(boot.settings.timezone || DEFAULT_TIME_ZONE);
        unreadCount.set(boot.unread_notifications);
        setServerIconMode(look.iconMode);
        const platform = ssrPlatform({
          store,
          url: new URL(url, 'http://page'),
          now: boot.server_time,
          Screen: found.view.screen,
        });
        providePlatform(platform);
        const { Providers } = platform;
        return renderToString(
          <Providers>
            <Frame />
          </Providers>,
          { identifierPrefix: 'first-' },
        );
      } finally {
        clearQueries(store);
      }
    },
  };
}

/** The page's initial page, when it has one and this person may see the page. */
function findPage({ boot, url }: SsrRequest, views: ReadonlyMap<string, SsrScreens>): MatchedPage | null {
  const { user, registry } = boot;
  if (!user || !registry || user.must_change_password) return null;
  const { pathname, searchParams: search } = new URL(url, 'http://page');
  const owners = routeManifests(registry.modules);
  const match = matchRoute(owners, pathname);
  const owner = owners.find(({ name }) => name === match?.module);
  const gates: GateContext = { audience: boot.edition, user, features: user.features, settings: { ...boot.settings } };
  if (!match || match.settings || !isRouteOpen(match.route, owner, owners, gates)) return null;
  const container = registry.modules.find(({ manifest }) => manifest.name === match.module)?.container ?? '';
  const view = views.get(container)?.[match.route.name];
  const reads = view?.queries({ user, params: match.params, search });
  return view && reads ? { module: match.module, view, reads } : null;
}

function planOf({ module, reads }: MatchedPage): SsrPlan {
  return {
    calls: reads.map(({ request }) => callUrl(request.call, request.input)),
    toPreloadedQueries: (bodies) =>
      reads.map(({ endpoint, arg, value }, index) => ({ module, endpoint, arg, value: value(bodies[index]) })),
  };
}
