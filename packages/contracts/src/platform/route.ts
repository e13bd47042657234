import type { ModuleManifest, ModuleRoute, ModuleSettingsPage } from './manifest.ts';

export interface RouteMatch {
  module: string;
  /** A settings page is a route below the settings frame; it has no layout of its own. */
  route: ModuleRoute;
  params: Record<string, string>;
}

/** The route of a path, literal segments before parameters. Null when no module has it. Both server and shell ask here. */
export function matchRoute(manifests: readonly ModuleManifest[], path: string): RouteMatch | null {
  const segments = split(path);
  let best: (RouteMatch & { literals: number }) | null = null;
  for (const manifest of manifests) {
    for (const route of [...manifest.routes, ...(manifest.settingsPages ?? []).map(settingsRoute)]) {
      const params = matchSegments(split(route.path), segments);
      if (!params) continue;
      const literals = segments.length - Object.keys(params).length;
      if (!best || literals > best.literals) best = { module: manifest.name, route, params, literals };
    }
  }
  return best && { module: best.module, route: best.route, params: best.params };
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
  return { path: page.path, name: page.name, title: page.title, screen: page.screen, gate: page.gate, audience: page.audience, parent: 'settings' };
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
