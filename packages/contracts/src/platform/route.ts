import { evaluateGate, type ReceivedGate, type GateContext } from './gate.ts';
import type { ModuleManifest, ModuleRoute } from './manifest.ts';
import type { PagePath, ParamOfPath } from './names.ts';

export interface RouteMatch {
  module: string;
  /** The matched route; a settings page is a route below `/settings` without a layout of its own. */
  route: ModuleRoute;
  params: Record<string, string>;
  /** The route is a settings page; the settings screen shows it. */
  settings?: boolean;
}

/** Name of the route whose screen is the layout of all settings pages. */
export const SETTINGS_FRAME_ROUTE = 'settings';

/**
 * The part that the shell mounts for a match: for a settings page the screen of `/settings`, which mounts the page
 * inside itself.
 */
export function screenToMount(
  { module, route, settings }: RouteMatch,
  manifests: readonly ModuleManifest[],
): { module: string; screen: string } {
  if (settings) {
    for (const { name, routes } of manifests) {
      const frame = routes.find((candidate) => candidate.name === SETTINGS_FRAME_ROUTE);
      if (frame) return { module: name, screen: frame.screen };
    }
  }
  return { module, screen: route.screen };
}

/**
 * The route that matches a path; literal segments win over parameters. Null when there is none. Used by server and
 * shell.
 */
export function matchRoute(manifests: readonly ModuleManifest[], path: string): RouteMatch | null {
  const segments = split(path);
  let best: (RouteMatch & { literals: number }) | null = null;
  for (const manifest of manifests) {
    const pages = settingsRoutes(manifest);
    for (const route of [...manifest.routes, ...pages]) {
      const params = matchSegments(split(route.path), segments);
      if (!params) continue;
      const literals = literalsOf(split(route.path));
      if (!best || literals > best.literals)
        best = { module: manifest.name, route, params, literals, settings: pages.includes(route) };
    }
  }
  if (!best) return null;
  const { literals: _, settings, ...match } = best;
  return settings ? { ...match, settings } : match;
}

/** Whether the server renders the screen of a route: it says so, or search engines have to read it. */
export const isServerRendered = ({ ssr, visitors }: Pick<ModuleRoute, 'ssr' | 'visitors'>): boolean =>
  ssr === true || visitors === true;

/**
 * Whether every id in the address of a match can be one: a parameter called `id` is a positive number, and so is the id
 * in the query of a page that is about its row (`idInQuery`). An address with another one is no page (spec 2.21).
 */
export const hasIds = (
  { params, route }: Pick<RouteMatch, 'params'> & Partial<Pick<RouteMatch, 'route'>>,
  search = '',
): boolean =>
  (params.id === undefined || isId(params.id)) &&
  (!route?.idInQuery || isId(new URLSearchParams(search).get('id') ?? ''));

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Whether an address belongs to one of these patterns, and its id can be one. */
export const matchesPattern = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => {
    const params = pathParams(pattern, path);
    return params !== null && hasIds({ params });
  });

/** The decoded parameters of a path that a pattern fits; null when it does not fit. */
export const pathParams = (pattern: string, path: string): Record<string, string> | null =>
  matchSegments(split(pattern), split(path));

/** Whether every path of the second pattern also fits the first: `/kb/:id` covers `/kb/drafts` and `/kb/:name`. */
export const covers = (pattern: string, other: string): boolean => pathParams(pattern, other) !== null;

/**
 * Whether one address can match both patterns and {@link matchRoute} prefers neither: they have equally many literal
 * segments, and each pair of segments is equal or contains a parameter. True for `/kb/:id` and `/kb/:slug`, and for
 * `/:x/new` and `/tickets/:id`; false for `/kb/:id` and `/kb/new`.
 */
export function areAmbiguous(one: string, other: string): boolean {
  const [a, b] = [split(one), split(other)];
  return (
    a.length === b.length &&
    literalsOf(a) === literalsOf(b) &&
    a.every((segment, index) => segment === b[index] || isParameter(segment) || isParameter(b[index]!))
  );
}

/** Whether two addresses are of one page, however their letters are escaped; without their queries. */
export const isSamePath = (one: string, other: string): boolean => decode(pathOf(one)) === decode(pathOf(other));

/** Fills a route's path: `routePath('/tickets/:id', { id: 7 })` is `/tickets/7`. Throws when a parameter is missing. */
export function routePath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`the path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * The address of a page that has parameters in its path: `pagePath('/tickets/:id', { id: 7 })` is `/tickets/7`. The
 * compiler knows the pages and their parameters. For the pages of a module's own; those of others are linked by the name
 * of their route, because an installation may not have them.
 */
export const pagePath = <Path extends PagePath>(
  path: Path,
  params: Readonly<Record<ParamOfPath<Path>, string | number>>,
): string => routePath(path, params);

/** The settings pages of a module and their child pages as routes. */
export function settingsRoutes({ settingsPages = [] }: Pick<ModuleManifest, 'settingsPages'>): ModuleRoute[] {
  return settingsPages.flatMap(({ name, path, title, screen, gate, audience, children = [] }) => [
    { name, path, title, screen, gate, audience, parent: SETTINGS_FRAME_ROUTE },
    ...children.map((child) => ({ ...child, gate: both(gate, child.gate), parent: name })),
  ]);
}

const both = (outer: ReceivedGate | undefined, inner: ReceivedGate | undefined): ReceivedGate | undefined =>
  outer && inner ? { all: [outer, inner] } : (outer ?? inner);

type Gated = Pick<ModuleManifest, 'gate' | 'settingsPages'>;

/**
 * Whether a route is open: its module's gate and its own must be open. `/settings` also needs at least one open
 * settings page of any module (spec 6.13).
 */
export function isRouteOpen(
  route: Pick<ModuleRoute, 'name' | 'gate'>,
  owner: Pick<ModuleManifest, 'gate'> | undefined,
  manifests: readonly Gated[],
  gates: GateContext,
): boolean {
  if (!evaluateGate(owner?.gate, gates) || !evaluateGate(route.gate, gates)) return false;
  return route.name !== SETTINGS_FRAME_ROUTE || isAnySettingsPageOpen(manifests, gates);
}

/** Whether a person may open any settings page at all (spec 6.13). */
export const isAnySettingsPageOpen = (manifests: readonly Gated[], gates: GateContext): boolean =>
  manifests.some(
    ({ gate, settingsPages = [] }) =>
      evaluateGate(gate, gates) && settingsPages.some((page) => evaluateGate(page.gate, gates)),
  );

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = segments[index]!;
    if (isParameter(part)) params[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const isParameter = (segment: string): boolean => segment.startsWith(':');
const literalsOf = (pattern: string[]): number => pattern.filter((segment) => !isParameter(segment)).length;
const pathOf = (address: string): string => address.split(/[?#]/)[0]!;
const split = (path: string) => pathOf(path).split('/').filter(Boolean);
