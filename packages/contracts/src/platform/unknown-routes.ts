import type { ModuleManifest, ModuleRoute } from './manifest.ts';
import { manifestPart } from './manifest-part.ts';
import { SHELL_PATHS } from './reserved-paths.ts';
import { settingsRoutes } from './route.ts';

/** Whether the parents of a route lead back to it: its breadcrumb would have no end. */
function isOwnAncestor(route: ModuleRoute, routes: readonly ModuleRoute[]): boolean {
  const passed = new Set<string>();
  let parent = route.parent;
  while (parent !== undefined && parent !== route.name && !passed.has(parent)) {
    passed.add(parent);
    parent = routes.find(({ name }) => name === parent)?.parent;
  }
  return parent === route.name;
}

/**
 * Route names in menu items, top bar links, floating buttons and parents that no route of the same audience has,
 * and parents that form a cycle. One sentence each, with the solution. Pages of the shell are valid as parents and for
 * floating buttons.
 */
export function unknownRoutes(manifest: ModuleManifest): string[] {
  const problems = manifest.audience.flatMap((audience) => {
    const part = manifestPart(manifest, audience);
    const routes = new Set(part.routes.map(({ name }) => name));
    const own = new Set([...routes, ...settingsRoutes(part).map(({ name }) => name)]);
    const known = new Set([...own, ...Object.keys(SHELL_PATHS)]);
    const { menu = [], topBar = [], settingsLinks = [] } = part;
    return [
      ...topBar
        .filter(({ route }) => !own.has(route))
        .map(({ route, title }) => `${title} of the top bar opens the unknown route ${route}`),
      ...menu
        .filter(({ route }) => !routes.has(route))
        .map(({ route, title }) => `menu item ${title} opens the unknown route ${route}`),
      ...settingsLinks
        .filter(({ route }) => !routes.has(route))
        .map(({ route, title }) => `${title} of the settings search opens the unknown route ${route}`),
      ...topBar.flatMap(({ title, primary }) =>
        (primary?.floatsOver ?? [])
          .filter((route) => !known.has(route))
          .map((route) => `${title} of the top bar floats over the unknown route ${route}`),
      ),
      ...part.routes
        .filter(({ parent }) => parent !== undefined && !known.has(parent))
        .map(({ path, parent }) => `route ${path} has the unknown parent ${parent}`),
      ...part.routes
        .filter((route) => isOwnAncestor(route, part.routes))
        .map(({ path }) => `the parents of route ${path} lead back to it`),
    ].map((problem) => `${problem}: name a route that the module has for ${audience}`);
  });
  return [...new Set(problems)];
}
