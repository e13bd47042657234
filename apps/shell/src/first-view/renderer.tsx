import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  evaluateGate,
  matchRoute,
  type FirstPlan,
  type FirstViewRenderer,
  type FirstVisit,
  type GateContext,
} from '@hamyar/contracts';
import { setDisplayZone } from '@hamyar/dayjs-jalali';
import { providePlatform, type FirstRead, type FirstView, type FirstViews } from '@hamyar/module-sdk';
import { createAppStore, forgetQueries, queryPrimer, requestUrl } from '@hamyar/store';
import { drawIconMode } from '../layouts/rail-mode.ts';
import { unreadNotices } from '../notices/unread.ts';
import { pageOwners } from '../pages/shell-routes.ts';
import { drawingPlatform } from './drawing-platform.tsx';

/** The server's zone is its own: times are shown in the zone of the settings (decisions 2.0 "Zone"). */
const UNSET = 'Asia/Tehran';

interface Found {
  module: string;
  view: FirstView;
  reads: readonly FirstRead[];
}

/**
 * Draws the first view of pages: the frame of this edition around the real screen of the module, from the boot data alone.
 * `views`: container → first views of that release. Everything runs in one go, so pages never meet in it.
 */
export function makeRenderer(Frame: ComponentType, views: ReadonlyMap<string, FirstViews>): FirstViewRenderer {
  return {
    plan(visit) {
      const found = find(visit, views);
      return found && planOf(found);
    },
    render({ boot, url, look }) {
      const found = find({ boot, url }, views);
      if (!found) throw new Error(`there is no first view of ${url}`);
      const store = createAppStore(boot);
      try {
        queryPrimer(store, boot, () => boot.server_time)(found.module);
        setDisplayZone(boot.settings.timezone || UNSET);
        unreadNotices.set(boot.unread_notifications);
        drawIconMode(look.iconMode);
        const platform = drawingPlatform({
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
        forgetQueries(store);
      }
    },
  };
}

/** The page's first view, when it has one and this person may see the page. */
function find({ boot, url }: FirstVisit, views: ReadonlyMap<string, FirstViews>): Found | null {
  const { user, registry } = boot;
  if (!user || !registry || user.must_change_password) return null;
  const { pathname, searchParams: search } = new URL(url, 'http://page');
  const owners = pageOwners(registry.modules);
  const match = matchRoute(owners, pathname);
  const owner = match && owners.find(({ name }) => name === match.module);
  const gates: GateContext = { audience: boot.edition, user, features: user.features, settings: { ...boot.settings } };
  if (!match || match.settings || !evaluateGate(owner?.gate, gates) || !evaluateGate(match.route.gate, gates))
    return null;
  const container = registry.modules.find(({ manifest }) => manifest.name === match.module)?.container ?? '';
  const view = views.get(container)?.[match.route.name];
  const reads = view?.reads({ user, params: match.params, search });
  return view && reads ? { module: match.module, view, reads } : null;
}

function planOf({ module, reads }: Found): FirstPlan {
  return {
    calls: reads.map(({ request }) => requestUrl(request)),
    answers: (bodies) =>
      reads.map(({ endpoint, arg, value }, index) => ({ module, endpoint, arg, value: value(bodies[index]) })),
  };
}
