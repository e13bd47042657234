import {
  evaluateGate,
  groupItems,
  isRouteOpen,
  type GateContext,
  type ModuleMenuItem,
  type ModuleRoute,
  type RegistryEntry,
} from '@hamyar/contracts';

export interface MenuItem extends ModuleMenuItem {
  path: string;
}

/** A group of the main menu; a group with a single item is shown as this item. */
export interface MenuSection {
  group: string;
  title: string;
  icon: string;
  items: readonly MenuItem[];
}

/** The groups and items of the main menu that a person may see now, in their order (spec 2.29-2.36, 6.3-6.13). */
export function menuSections(modules: readonly RegistryEntry[], gates: GateContext): MenuSection[] {
  const manifests = modules.map(({ manifest }) => manifest);
  const open = manifests.flatMap((manifest) =>
    (manifest.menu ?? []).flatMap((item) => {
      const route = manifest.routes.find(({ name }) => name === item.route);
      return route && isRouteOpen(route, manifest, manifests, gates) && evaluateGate(item.gate, gates)
        ? [{ ...item, path: route.path }]
        : [];
    }),
  );
  const groups = manifests.flatMap((manifest) => manifest.menuGroups ?? []);
  return groupItems(open, groups).map(({ group, items }) => ({
    group: group.name,
    title: group.title,
    icon: group.icon ?? items.find((item) => item.icon)?.icon ?? group.name,
    items,
  }));
}

/** The menu item of the current route, or of its nearest parent that has one. */
export function activeMenuItem(
  route: Pick<ModuleRoute, 'name' | 'parent'> | undefined,
  modules: readonly RegistryEntry[],
  sections: readonly MenuSection[],
): string | undefined {
  const menuRoutes = new Set(sections.flatMap((branch) => branch.items.map((item) => item.route)));
  const routes = new Map(modules.flatMap(({ manifest }) => manifest.routes.map((one) => [one.name, one] as const)));
  for (let at = route, steps = 0; at && steps < 5; steps += 1) {
    if (menuRoutes.has(at.name)) return at.name;
    // a route without a parent belongs under the first segment of its name
    at = at.parent
      ? (routes.get(at.parent) ?? { name: at.parent })
      : at.name.includes('-')
        ? { name: at.name.split('-')[0]! }
        : undefined;
  }
  return undefined;
}
