import type { ModuleManifest, ModuleRoute, ModuleSettingsPage } from './manifest.ts';

export interface RouteMatch {
  module: string;
  /** A settings page is a route below the settings frame; it has no layout of its own. */
  route: ModuleRoute;
  params: Record<string, string>;
  /** A page that a module contributes to the settings; the frame shows it. */
  settings?: boolean;
}

/** Name of the route whose screen frames every settings page. */
const SETTINGS_FRAME_ROUTE = 'settings';

/**
 * The part that the shell mounts for a match: a settings page is mounted inside the frame of the module that owns
 * `/settings`.
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

/** The route of a path, literal segments before parameters. Null when no module has it. Used by server and shell. */
export function matchRoute(manifests: readonly ModuleManifest[], path: string): RouteMatch | null {
  const segments = split(path);
  let best: (RouteMatch & { literals: number }) | null = null;
  for (const manifest of manifests) {
    const pages = (manifest.settingsPages ?? []).map(settingsRoute);
    for (const route of [...manifest.routes, ...pages]) {
      const params = matchSegments(split(route.path), segments);
      if (!params) continue;
      const literals = segments.length - Object.keys(params).length;
      if (!best || literals > best.literals)
        best = { module: manifest.name, route, params, literals, settings: pages.includes(route) };
    }
  }
  if (!best) return null;
  const { literals: _, settings, ...match } = best;
  return settings ? { ...match, settings } : match;
}

/** Fills a route's path: `routePath('/tickets/:id', { id: 7 })` is `/tickets/7`. Throws when a parameter is missing. */
export function routePath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`the path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

function settingsRoute(page: ModuleSettingsPage): ModuleRoute {
  return {
    path: page.path,
    name: page.name,
    title: page.title,
    screen: page.screen,
    gate: page.gate,
    audience: page.audience,
    parent: 'settings',
  };
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = segments[index]!;
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
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

const split = (path: string) => path.split(/[?#]/)[0]!.split('/').filter(Boolean);
