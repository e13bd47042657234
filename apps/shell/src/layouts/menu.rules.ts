import {
  evaluateGate,
  MENU_GROUPS,
  type GateContext,
  type MenuGroup,
  type ModuleMenuItem,
  type ModuleRoute,
  type RegistryEntry,
} from '@hamyar/contracts';

export interface MenuEntry extends ModuleMenuItem {
  path: string;
}

/** One entry of the main menu; with one item it is that item. */
export interface MenuBranch {
  group: MenuGroup;
  title: string;
  icon: string;
  items: readonly MenuEntry[];
}

/** The main menu that a person may see now: groups and items in their order (spec 2.29-2.36, 6.3-6.13). */
export function menuOf(modules: readonly RegistryEntry[], gates: GateContext): MenuBranch[] {
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

/** The menu item that stands for an open route: itself, or the nearest route above it that has one. */
export function activeItem(
  route: Pick<ModuleRoute, 'name' | 'parent'> | undefined,
  modules: readonly RegistryEntry[],
  branches: readonly MenuBranch[],
): string | undefined {
  const named = new Set(branches.flatMap((branch) => branch.items.map((item) => item.route)));
  const routes = new Map(modules.flatMap(({ manifest }) => manifest.routes.map((one) => [one.name, one] as const)));
  for (let at = route, steps = 0; at && steps < 5; steps += 1) {
    if (named.has(at.name)) return at.name;
    // without a parent of its own a route hangs under the first segment of its name
    at = at.parent
      ? (routes.get(at.parent) ?? { name: at.parent })
      : at.name.includes('-')
        ? { name: at.name.split('-')[0]! }
        : undefined;
  }
  return undefined;
}
