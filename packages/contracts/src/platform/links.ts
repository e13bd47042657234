import { matchRoute, routePath, settingsRoutes, type RouteMatch } from './route.ts';
import type { ModuleManifest } from './manifest.ts';

interface Link {
  readonly type: string;
  readonly value: string | number;
}

/** Type of a link whose value is an address. */
const URL_LINK = 'url';

/** Path or address that a link opens; null when no module declares its type, or the address is no link (spec 2.49). */
export function linkPath(link: Link, manifests: readonly ModuleManifest[]): string | null {
  // a path of this site or an https address; everything else is refused
  if (link.type === URL_LINK) return /^(\/(?!\/)|https:\/\/)/.test(String(link.value)) ? String(link.value) : null;
  for (const manifest of manifests) {
    const target = manifest.notificationLinks?.[link.type];
    const route = target && [...manifest.routes, ...settingsRoutes(manifest)].find(({ name }) => name === target.route);
    if (target && route) return routePath(route.path, { [target.param]: link.value });
  }
  return null;
}

/** The link whose target is the open page, so that its notifications can be set to read; null for any other page. */
export function linkOfPage(path: string, manifests: readonly ModuleManifest[]): Link | null {
  const match: RouteMatch | null = matchRoute(manifests, path);
  const links = match && manifests.find(({ name }) => name === match.module)?.notificationLinks;
  for (const [type, { route, param }] of Object.entries(links ?? {})) {
    const value = match?.route.name === route ? match.params[param] : undefined;
    if (value !== undefined) return { type, value: /^\d{1,15}$/.test(value) ? Number(value) : value };
  }
  return null;
}
