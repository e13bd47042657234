import { useEffect, useInsertionEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { hasIds, isRouteOpen, matchesPattern, matchRoute, type GateContext, type RouteMatch } from '@hamyar/contracts';
import { useLocation, usePlatformState } from '@hamyar/module-sdk';
import { windowTitle } from '../layouts/breadcrumbs.rules.ts';
import { pageMetadata, pageParams } from '../platform/page-store.ts';
import { routeManifests } from './shell-routes.ts';

/** The page of the address, and whether this person may see it now. */
export interface OpenPage {
  match: RouteMatch | null;
  allowed: boolean;
  /** The page is closed only because the account or the license has expired. */
  expired: boolean;
  /** The page exists, but nothing of its module is open to this person. */
  closed: boolean;
  /** The address may be of a page that is closed to this visitor; only the server knows. */
  ambiguous: boolean;
  /** There is a page of this pattern, but the id in the address can be none. */
  invalidAddress: boolean;
}

/**
 * The address of this document: the server has already decided that this page may be shown. It renders no other page
 * itself, and has no address.
 */
const answered = globalThis.location?.pathname;

export function useOpenPage(): OpenPage {
  const { pathname, search } = useLocation();
  const modules = usePlatformState((state) => state.modules);
  const closedPaths = usePlatformState((state) => state.closed);
  const gates = usePlatformState((state) => state.gates);
  return useMemo(() => {
    const manifests = routeManifests(modules);
    const found = matchRoute(manifests, pathname);
    const match = found && hasIds(found, search) ? found : null;
    const owner = manifests.find((manifest) => manifest.name === match?.module);
    const ambiguous =
      answered !== undefined &&
      pathname !== answered &&
      modules.some((entry) => entry.ambiguous?.includes(found?.route.name ?? '') === true);
    const closed = match === null && matchesPattern(closedPaths, pathname);
    const isOpen = (context: typeof gates) => match !== null && isRouteOpen(match.route, owner, manifests, context);
    const allowed = isOpen(gates);
    // the features of an expired license are gone, so what they opened cannot be told from what never was open
    const expired = !allowed && (gates.user?.read_only === true || isOpen(withoutExpiry(gates)));
    return { match, ambiguous, closed, allowed, expired, invalidAddress: found !== match };
  }, [modules, closedPaths, gates, pathname, search]);
}

const withoutExpiry = (gates: GateContext): GateContext => ({
  ...gates,
  user: gates.user && { ...gates.user, expired: false },
});

export const usePageTitleParams = () => useSyncExternalStore(pageParams.subscribe, pageParams.get, pageParams.get);

/** Sets the window title, and scrolls to the top when another page opens. */
export function useDocumentTitle({ match }: OpenPage): void {
  const system = usePlatformState((state) => state.settings.system_title);
  const titleParams = usePageTitleParams();
  const title = windowTitle(match, titleParams, system);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const key = match ? `${match.route.name}:${JSON.stringify(match.params)}` : '';
  const location = useLocation();
  const last = useRef({ key, wentBack: false });
  useEffect(() => {
    const onPopState = () => {
      last.current.wentBack = true;
    };
    addEventListener('popstate', onPopState, { capture: true });
    return () => removeEventListener('popstate', onPopState, { capture: true });
  }, []);
  // before the rows of the page are put where they were
  useInsertionEffect(() => {
    document.getElementById('hd-main')?.scrollTo(0, 0);
  }, [key]);
  useEffect(() => {
    // in the customer edition the window scrolls; its place after a reload or on the way back is the browser's
    const { key: lastKey, wentBack } = last.current;
    if (lastKey !== key && !wentBack) document.scrollingElement?.scrollTo(0, 0);
    return () => {
      pageParams.set({});
      pageMetadata.set(null);
    };
  }, [key]);
  useEffect(() => {
    last.current = { key, wentBack: false };
  }, [key, location]);
}
