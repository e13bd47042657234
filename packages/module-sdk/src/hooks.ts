import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  evaluateGate,
  isRouteOpen,
  matchRoute,
  routePath,
  settingsRoutes,
  type Gate,
  type PresenceMember,
  type PresenceState,
  type RouteMatch,
  type SessionUser,
} from '@hamyar/contracts';
import { getPlatform, type ChannelEvent, type Platform, type PlatformState } from './platform.ts';

/** The shell's services. Prefer the narrower hooks below. */
export const usePlatform = (): Platform => getPlatform();

/** One value out of the platform's state; the component renders again only when that value changes. */
export function usePlatformState<Value>(select: (state: PlatformState) => Value): Value {
  const { state } = getPlatform();
  const selected = () => select(state.get());
  return useSyncExternalStore(state.subscribe, selected, selected);
}

/** The person at the screen. Throws for visitors: on a page that is open to them ask {@link useUser}. */
export function useSession(): SessionUser {
  const user = useUser();
  if (!user) throw new Error('there is no session: a page for visitors asks useUser');
  return user;
}

/** The person at the screen; null for a visitor, on a page whose route is open to them. */
export const useUser = (): SessionUser | null => usePlatformState((state) => state.user);

/** The public system settings, live (spec 3.3). */
export const useSettings = () => usePlatformState((state) => state.settings);

/** False while the server cannot be reached. */
export const useConnected = () => usePlatformState((state) => state.connected);

/** Whether a gate is open, live: it follows rights, settings and licence within a second. */
export const useGate = (gate: Gate | undefined): boolean =>
  usePlatformState((state) => evaluateGate(gate, state.gates));

/** Where the page is. */
export function useLocation() {
  const { location } = getPlatform();
  return useSyncExternalStore(location.subscribe, location.get, location.get);
}

/** The query of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The route that is open, with its parameters; null on a path that no module has. */
export function useRoute(): RouteMatch | null {
  const { pathname } = useLocation();
  const modules = usePlatformState((state) => state.modules);
  return useMemo(
    () =>
      matchRoute(
        modules.map((entry) => entry.manifest),
        pathname,
      ),
    [modules, pathname],
  );
}

/** One parameter of the open route, e.g. `useParam('id')`. Empty when the route has none of that name. */
export const useParam = (name: string): string => useRoute()?.params[name] ?? '';

/** A place to go to: a path, or a route by its name. */
export type LinkTarget =
  | string
  | {
      route: string;
      params?: Readonly<Record<string, string | number>>;
      search?: Readonly<Record<string, string | number | undefined>>;
    };

/** The path of a target; null when no module that this person may use has the route, so that no dead link is drawn. */
export function targetPath(target: LinkTarget): string | null {
  if (typeof target === 'string') return target;
  const route = findRoute(getPlatform().state.get(), target.route);
  if (!route) return null;
  const query = new URLSearchParams(
    Object.entries(target.search ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return routePath(route.path, target.params) + (query.size ? `?${query}` : '');
}

/** The same, live. */
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

/** Goes to a path or a named route; a route that this person may not use leads nowhere and answers false. */
export function useNavigate(): (target: LinkTarget, options?: { replace?: boolean }) => boolean {
  return useCallback((target, options) => {
    const path = targetPath(target);
    if (path === null) return false;
    getPlatform().navigate(path, options);
    return true;
  }, []);
}

/** Changes keys of the address's query and keeps the rest; `undefined` removes a key. */
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

/** Listens to a channel while mounted; `null` listens to nothing. `missed` asks to fetch again what is shown. */
export function useSocketChannel(
  channel: string | null,
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

/** Who else is on a presence channel; `state` tells them what this person does. `null` joins nothing. */
export function usePresence(channel: string | null, state: PresenceState): readonly PresenceMember[] {
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

/** Fills the parameters of the page's title and breadcrumb: `usePageParams({ number: '۱۰۴۸۲' })` (spec 2.18). */
export function usePageParams(params: Readonly<Record<string, string>>): void {
  const written = JSON.stringify(params);
  useEffect(() => getPlatform().setPageParams(JSON.parse(written) as Record<string, string>), [written]);
}

/** Asks before the page is left while `dirty` is true. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => (dirty ? getPlatform().guardLeaving() : undefined), [dirty]);
}
