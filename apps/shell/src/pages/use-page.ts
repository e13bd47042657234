import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { evaluateGate, matchRoute, type RouteMatch } from '@hamyar/contracts';
import { useLocation, usePlatformState } from '@hamyar/module-sdk';
import { titleOf } from '../layouts/crumbs.rules.ts';
import { pageParams } from '../platform/page-store.ts';
import { pageOwners } from './shell-routes.ts';

/** The page of the address, and whether this person may see it now. */
export interface OpenPage {
  match: RouteMatch | null;
  allowed: boolean;
}

export function useOpenPage(): OpenPage {
  const { pathname } = useLocation();
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  return useMemo(() => {
    const owners = pageOwners(modules);
    const match = matchRoute(owners, pathname);
    const owner = match && owners.find((manifest) => manifest.name === match.module);
    return { match, allowed: evaluateGate(owner?.gate, gates) && evaluateGate(match?.route.gate, gates) };
  }, [modules, gates, pathname]);
}

export const usePageParamsFilled = () => useSyncExternalStore(pageParams.subscribe, pageParams.get, pageParams.get);

/** Title of the window, and the page from its top, for each page that opens. */
export function useDocumentPage({ match }: OpenPage): void {
  const system = usePlatformState((state) => state.settings.system_title);
  const filled = usePageParamsFilled();
  const title = match ? titleOf(match.route, match.params, filled) : '';
  useEffect(() => {
    document.title = title ? `${title} · ${system}` : system;
  }, [title, system]);
  const key = match ? `${match.route.name}:${JSON.stringify(match.params)}` : '';
  useEffect(() => {
    document.getElementById('hd-main')?.scrollTo(0, 0);
    return () => pageParams.set({});
  }, [key]);
}
