import type { ForAudience } from './gate.ts';

/**
 * A titled group of the main menu or of the settings menu. Several modules can share a group by its name. Each of them
 * declares it, so that it exists for people who may use only one of them.
 */
export interface ModuleMenuGroup extends ForAudience {
  readonly name: string;
  readonly title: string;
  /** {@link ModuleMenuItem.icon}; a group of the settings menu has none. */
  readonly icon?: string;
  /** Sort order of the group. The groups of spec 2.29-2.36 and 2.39-2.44 have 10, 20, 30, …, with gaps for others. */
  readonly order: number;
}

/** An entry of the main menu (spec 2.29-2.36). */
export interface ModuleMenuItem extends ForAudience {
  /** Name of a {@link ModuleMenuGroup} that some module declares. */
  readonly group: string;
  /** Route that a click opens. */
  readonly route: string;
  readonly title: string;
  /**
   * Icon of the item where it is shown without its group: a name in `namedIcons` of the design system, or an SVG path
   * on a grid of 24 that begins with `M`.
   */
  readonly icon?: string;
  readonly order: number;
  /** Persian and English words that find the item in the command palette. */
  readonly keywords?: readonly string[];
  /** Shown in the bottom bar of narrow screens. */
  readonly bottom?: boolean;
}

/** A link in the top bar (spec 2.46-2.51). Hidden when the person may not open its route. */
export interface ModuleTopBarLink extends ForAudience {
  readonly route: string;
  readonly title: string;
  readonly order: number;
  /** {@link ModuleMenuItem.icon}. */
  readonly icon: string;
  /**
   * Shown as a button with its title, otherwise as an icon. The first open one is also a floating button on the named
   * routes on narrow screens.
   */
  readonly primary?: { readonly floatsOver: readonly string[] };
}

/** The groups that modules declare, each name once, in their order. The first declaration of a name is used. */
export function menuGroups(declared: readonly ModuleMenuGroup[]): ModuleMenuGroup[] {
  const byName = new Map<string, ModuleMenuGroup>();
  for (const group of declared) if (!byName.has(group.name)) byName.set(group.name, group);
  return [...byName.values()].sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
}

/**
 * Items by group: declared groups first, then each group whose module is not installed, under the title of its first
 * item.
 */
export function groupItems<Item extends { readonly group: string; readonly title: string; readonly order: number }>(
  items: readonly Item[],
  declared: readonly ModuleMenuGroup[],
): { group: ModuleMenuGroup; items: Item[] }[] {
  const known = menuGroups(declared);
  const sorted = [...items].sort((a, b) => a.order - b.order);
  const unknown = sorted
    .filter(({ group }) => !known.some(({ name }) => name === group))
    .map(({ group, title }): ModuleMenuGroup => ({ name: group, title, order: Infinity }));
  return [...known, ...menuGroups(unknown)]
    .map((group) => ({ group, items: sorted.filter((item) => item.group === group.name) }))
    .filter(({ items: own }) => own.length > 0);
}
