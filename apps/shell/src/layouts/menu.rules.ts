import {
  evaluateGate,
  MENU_GROUPS,
  type GateContext,
  type MenuGroup,
  type ModuleMenuItem,
  type ModuleRoute,
  type RegistryEntry,
} from '@hamyar/contracts';

export interface MenuItem extends ModuleMenuItem {
  path: string;
}

/** One entry of the main menu; with one item it is that item. */
export interface MenuSection {
  group: MenuGroup;
  title: string;
  icon: string;
  items: readonly MenuItem[];
}

/** The main menu that a person may see now: groups and items in their order (spec 2.29-2.36, 6.3-6.13). */
export function menuSections(modules: readonly RegistryEntry[], gates: GateContext): MenuSection[] {
  const open = modules
    .filter(({ manifest }) => evaluateGate(manifest.gate, gates))
    .flatMap(({ manifest }) =>
      (manifest.menu ?? []).flatMap((item) => {
        const route = manifest.routes.find(({ name }) => name === item.route);
        return route && evaluateGate(route.gate, gates) && evaluateGate(item.gate, gates)
          ? [{ ...item, path: route.path }]
          : [];
      }),
    );
  return MENU_GROUPS.flatMap((group) => {
    const items = open.filter((item) => item.group === group).sort((a, b) => a.order - b.order);
    const first = items[0];
    if (!first) return [];
    const titled = items.find((item) => item.groupTitle);
    return [
      { group, title: titled?.groupTitle ?? first.title, icon: items.find((item) => item.icon)?.icon ?? group, items },
    ];
  });
}

/** The menu item of an open route: its own, or that of the nearest route above it that has one. */
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
