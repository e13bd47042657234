import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  evaluateGate,
  isRouteOpen,
  matchRoute,
  routePath,
  screenToMount,
  settingsRoutes,
  type ChannelName,
  type Gate,
  type ModuleManifest,
  type PageMetadata,
  type PresenceMember,
  type PresenceState,
  type RouteMatch,
  type RouteName,
  type RouteParam,
  type RouteSearchKey,
  type RouteTarget,
  type RouteTitleParam,
  type SessionUser,
} from '@hamyar/contracts';
import { PartOwner } from './part-owner.ts';
import { getPlatform, type ChannelEvent, type Platform, type PlatformState } from './platform.ts';

/** The shell's services. Prefer the narrower hooks below. */
export const usePlatform = (): Platform => getPlatform();

/** One value of the platform's state; the component renders again only when this value changes. */
export function usePlatformState<Value>(select: (state: PlatformState) => Value): Value {
  const { state } = getPlatform();
  const selected = () => select(state.get());
  return useSyncExternalStore(state.subscribe, selected, selected);
}

/** The user of the session. Throws for visitors; on a page that is open to visitors use {@link useUser}. */
export function useSession(): SessionUser {
  const user = useUser();
  if (!user) throw new Error('there is no session: a page for visitors asks useUser');
  return user;
}

/** The user of the session; null for a visitor, on a route with `visitors: true`. */
export const useUser = (): SessionUser | null => usePlatformState((state) => state.user);

/** The public system settings; updates when they change (spec 3.3). */
export const useSettings = () => usePlatformState((state) => state.settings);

/** False while the server cannot be reached. */
export const useConnected = () => usePlatformState((state) => state.connected);

/** Whether a gate is open. Updates within a second after a change of rights, settings or license. */
export const useGate = (gate: Gate | undefined): boolean =>
  usePlatformState((state) => evaluateGate(gate, state.gates));

/** Path and query of the current page. */
export function useLocation() {
  const { location } = getPlatform();
  return useSyncExternalStore(location.subscribe, location.get, location.get);
}

/** The query of the current address. One key of it is read by {@link useSearchValue}. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * One value of the current address's query, by a key that the named page declares:
 * `useSearchValue<'customers-edit'>('id')`. Null when the address does not have it.
 */
export const useSearchValue = <Page extends RouteName = never>(key: RouteSearchKey<Page>): string | null =>
  useSearch().get(key);

/**
 * The route of the page with its parameters; null on a path that no module has. A page that still stands while the page
 * of another address comes keeps its own last route: the id in the new address is of another kind of row.
 */
export function useRoute(): RouteMatch | null {
  const { pathname } = useLocation();
  const modules = usePlatformState((state) => state.modules);
  const { identity, code } = useContext(PartOwner);
  const { match, own } = useMemo(() => {
    const manifests = modules.map((entry) => entry.manifest);
    const match = matchRoute(manifests, pathname);
    return { match, own: isOwnRoute(match, manifests, { module: identity.module, code }) };
  }, [modules, pathname, identity, code]);
  const [last, setLast] = useState(own ? match : null);
  if (own && match !== last) setLast(match);
  return own ? match : last;
}

/** Whether a part shows the page of a route. What is no page, a slot or the shell itself, goes by every address. */
function isOwnRoute(
  match: RouteMatch | null,
  manifests: readonly ModuleManifest[],
  { module, code }: { module: string; code: string },
): boolean {
  const manifest = manifests.find(({ name }) => name === module);
  const isPage = manifest && [...manifest.routes, ...settingsRoutes(manifest)].some(({ screen }) => screen === code);
  if (!isPage) return true;
  if (!match) return false;
  const mounted = screenToMount(match, manifests);
  return [mounted, { module: match.module, screen: match.route.screen }].some(
    (shown) => shown.module === module && shown.screen === code,
  );
}

/**
 * One parameter of the page's route, by a name that the named page has in its path: `useParam<'tickets-id'>('id')`.
 * Empty when the route has no parameter of that name.
 */
export const useParam = <Page extends RouteName = never>(name: RouteParam<Page>): string =>
  useRoute()?.params[name] ?? '';

/**
 * The id in the path of the page's route; null when the path has none. It needs no check: an address whose id is no
 * positive number is the 404 page of the shell [2.20].
 */
export const useIdParam = (): number | null => Number(useRoute()?.params.id ?? '') || null;

/** A target of navigation: a path, or a route by its name, which some module declares in its contract. */
export type LinkTarget = string | RouteTarget;

/** The path of a target. Null when no module available to this user has the route; then no link must be shown. */
export function targetPath(target: LinkTarget): string | null {
  if (typeof target === 'string') return target;
  const route = findRoute(getPlatform().state.get(), target.route);
  if (!route) return null;
  const query = new URLSearchParams(
    Object.entries(target.search ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return routePath(route.path, target.params) + (query.size ? `?${query}` : '');
}

/** Like {@link targetPath}; updates when modules or gates change. */
export const useTargetPath = (target: LinkTarget): string | null => {
  usePlatformState((state) => state.gates);
  return targetPath(target);
};

function findRoute(state: PlatformState, name: string): { path: string } | null {
  if (name === 'index') return { path: '/' };
  if (name === 'editProfile') return { path: '/editProfile' };
  const manifests = state.modules.map(({ manifest }) => manifest);
  for (const manifest of manifests) {
    const route = [...manifest.routes, ...settingsRoutes(manifest)].find((candidate) => candidate.name === name);
    if (route && isRouteOpen(route, manifest, manifests, state.gates)) return route;
  }
  return null;
}

/**
 * Returns a function that opens a path or a named route. It returns false and does nothing when the user may not open
 * the route.
 */
export function useNavigate(): (target: LinkTarget, options?: { replace?: boolean }) => boolean {
  return useCallback((target, options) => {
    const path = targetPath(target);
    if (path === null) return false;
    getPlatform().navigate(path, options);
    return true;
  }, []);
}

/** Returns a function that changes some keys of the address's query and keeps the others; `undefined` removes a key. */
export function useSetSearch(): (
  change: Readonly<Record<string, string | number | undefined>>,
  options?: { replace?: boolean },
) => void {
  return useCallback((change, options = { replace: true }) => {
    const platform = getPlatform();
    const { pathname, search } = platform.location.get();
    const query = new URLSearchParams(search);
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || value === '') query.delete(key);
      else query.set(key, String(value));
    }
    platform.navigate(pathname + (query.size ? `?${query}` : ''), options);
  }, []);
}

/**
 * Subscribes to a channel while the component is mounted; `null` subscribes to nothing. `missed` is called when events
 * may have been lost: fetch the shown data again.
 */
export function useSocketChannel(
  channel: ChannelName | null,
  onEvent: (event: ChannelEvent) => void,
  onMissed?: () => void,
): void {
  const handlers = useRef({ onEvent, onMissed });
  useEffect(() => {
    handlers.current = { onEvent, onMissed };
  });
  useEffect(() => {
    if (channel === null) return undefined;
    return getPlatform().socket.subscribe(channel, {
      event: (event) => handlers.current.onEvent(event),
      missed: () => handlers.current.onMissed?.(),
    });
  }, [channel]);
}

/** The other members of a presence channel; `state` is what they see of this user. `null` joins no channel. */
export function usePresence(channel: ChannelName | null, state: PresenceState): readonly PresenceMember[] {
  const [members, setMembers] = useState<readonly PresenceMember[]>([]);
  const joined = useRef<{ state(value: PresenceState): void; leave(): void } | null>(null);
  useEffect(() => {
    if (channel === null) return undefined;
    joined.current = getPlatform().socket.presence(channel, setMembers);
    return () => {
      joined.current?.leave();
      joined.current = null;
      setMembers([]);
    };
  }, [channel]);
  useEffect(() => joined.current?.state(state), [channel, state]);
  return members;
}

/**
 * Who has the entity of a row open, for lists: the tab joins nothing, and all rows that are shown are one subscription.
 * What changes comes together within a second. `null` watches nothing.
 */
export function useRowPresence(channel: ChannelName | null): readonly PresenceMember[] {
  const [members, setMembers] = useState<readonly PresenceMember[]>([]);
  useEffect(() => {
    if (channel === null) return undefined;
    const leave = getPlatform().socket.watchPresence(channel, setMembers);
    return () => {
      leave();
      setMembers([]);
    };
  }, [channel]);
  return members;
}

/** Stands in a title for what is being read. */
const NOT_READ = '…';

/**
 * Fills the placeholders of the page's title and breadcrumb, by the names that the page declares:
 * `usePageParams<'tickets-id'>({ number: '۱۰۴۸۲' })`. What is undefined is still being read: «…» [2.18].
 */
export function usePageParams<Page extends RouteName = never>(
  params: Readonly<Partial<Record<RouteTitleParam<Page>, string | undefined>>>,
): void {
  const written = JSON.stringify(params, (_name, value: unknown) => value ?? NOT_READ);
  useSaid(written, (platform) => platform.setPageParams(JSON.parse(written) as Record<string, string>));
}

/** {@link PageMetadata}, with the page's own address as a link. */
export interface ScreenMetadata extends Omit<PageMetadata, 'canonical'> {
  /** The page's own address; from every other address of it, browsers and search engines are led there. */
  canonical?: LinkTarget;
}

/**
 * Says what the page is about, on a route with `visitors: true`: its own address, its description, its picture. The
 * server writes it into the head of the page, and its title too, which {@link usePageParams} fills. Undefined while it is
 * being read; the screen asks by a query with `failures: 'page'`, whose refusal becomes the HTTP status (docs/adr/0051).
 */
export function usePageMetadata(metadata: ScreenMetadata | undefined): void {
  const { canonical, ...rest } = metadata ?? {};
  const path = canonical === undefined ? undefined : targetPath(canonical);
  const written = metadata === undefined ? null : JSON.stringify({ ...rest, canonical: path });
  useSaid(written, (platform) =>
    platform.setPageMetadata(written === null ? null : (JSON.parse(written) as PageMetadata)),
  );
}

/**
 * Says something about the page to the shell each time it changes: in a browser when it was drawn. The server draws once
 * and runs no effects.
 */
function useSaid(written: string | null, say: (platform: Platform) => void): void {
  if (typeof document === 'undefined') say(getPlatform());
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => latest.current(getPlatform()), [written]);
}

/** Asks for confirmation before the page is left while `dirty` is true. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => (dirty ? getPlatform().guardLeaving() : undefined), [dirty]);
}
