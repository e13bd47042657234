import { routePath, type ModuleRoute, type RouteMatch } from '@hamyar/contracts';
import { fill, isolate } from '@hamyar/persian';

export interface BreadcrumbItem {
  key: string;
  title: string;
  path?: string;
}

/**
 * The breadcrumb of a page from the metadata of its route and the parent routes. Parameters in titles are filled in; a
 * `disabled` route has no link; `hideBreadcrumb` returns an empty list (spec 2.18).
 */
export function breadcrumbsOf(
  match: RouteMatch | null,
  routes: readonly ModuleRoute[],
  titleParams: Readonly<Record<string, string>>,
): BreadcrumbItem[] {
  if (!match || match.route.hideBreadcrumb) return [];
  const crumbs: BreadcrumbItem[] = [];
  const byName = new Map(routes.map((route) => [route.name, route]));
  let at: ModuleRoute | undefined = match.route;
  for (let steps = 0; at && steps < 6; steps += 1) {
    crumbs.unshift({
      key: at.name,
      title: routeTitle(at, match.params, titleParams),
      path: at.disabled ? undefined : routePathOrNone(at, match.params),
    });
    const above: string | undefined =
      at.parent ??
      (at.name === 'index'
        ? undefined
        : at.name.includes('-') && byName.has(at.name.split('-')[0]!)
          ? at.name.split('-')[0]!
          : 'index');
    at = above === undefined ? undefined : byName.get(above);
  }
  return crumbs;
}

/** The title of a route; placeholders that are not filled yet are removed. */
function routeTitle(
  route: ModuleRoute,
  params: Readonly<Record<string, string>>,
  titleParams: Readonly<Record<string, string>>,
): string {
  const values = Object.entries({ ...params, ...titleParams }).map(([name, value]) => [name, isolate(value)]);
  return fill(route.title, Object.fromEntries(values) as Record<string, string>).replace(/\s*\{\w+\}/g, '');
}

/**
 * The title of a page where there is little room: the name of what it shows, where it has one, because that would be cut
 * off first.
 */
export function shortTitle(
  match: RouteMatch | null,
  crumbs: readonly BreadcrumbItem[],
  titleParams: Readonly<Record<string, string>>,
): string | undefined {
  const names = [...(match?.route.title ?? '').matchAll(/\{(\w+)\}/g)].flatMap(([, key]) => titleParams[key!] ?? []);
  return crumbs.length > 0 && names.length > 0 ? names.join(' ') : crumbs.at(-1)?.title;
}

/** Title of the window: of the page, then the name of the system. */
export function windowTitle(
  match: Pick<RouteMatch, 'route' | 'params'> | null,
  titleParams: Readonly<Record<string, string>>,
  system: string,
): string {
  const title = match ? routeTitle(match.route, match.params, titleParams) : '';
  return title ? `${title} · ${system}` : system;
}

function routePathOrNone(route: ModuleRoute, params: Readonly<Record<string, string>>): string | undefined {
  try {
    return routePath(route.path, params);
  } catch {
    return undefined;
  }
}
