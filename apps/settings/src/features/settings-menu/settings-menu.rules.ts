import {
  evaluateGate,
  groupItems,
  isRouteOpen,
  type GateContext,
  type ModuleManifest,
  type ModuleMenuGroup,
} from '@hamyar/contracts';
import { searchKeyCompact } from '@hamyar/persian';

/** An item of the menu, or something that only its search finds. */
interface MenuEntry {
  group: string;
  name: string;
  path: string;
  title: string;
  order: number;
}

export interface MenuSection {
  group: ModuleMenuGroup;
  items: MenuEntry[];
}

/**
 * The settings pages of all modules that this person may open, by section and order. A page without a menu item is only
 * found by search (spec 2.39-2.44), and so is a page outside of the settings, such as the file manager.
 */
export function menuSections(manifests: readonly ModuleManifest[], gates: GateContext, query: string): MenuSection[] {
  const open = manifests.filter((manifest) => evaluateGate(manifest.gate, gates));
  const pages: MenuEntry[] = open
    .flatMap((manifest) => manifest.settingsPages ?? [])
    .filter((page) => evaluateGate(page.gate, gates) && (query ? matches(page, query) : !page.hidden));
  const links = open.flatMap((manifest) =>
    (manifest.settingsLinks ?? []).flatMap(({ route: name, ...link }): MenuEntry[] => {
      const route = manifest.routes.find((one) => one.name === name);
      const found = query !== '' && matches(link, query) && evaluateGate(link.gate, gates);
      return route && found && isRouteOpen(route, manifest, manifests, gates)
        ? [{ ...link, name, path: route.path }]
        : [];
    }),
  );
  return groupItems(
    [...pages, ...links],
    manifests.flatMap((manifest) => manifest.settingsMenuGroups ?? []),
  );
}

/** Whether every typed word is in the title or in a search word, in Persian or English (spec 2.45). */
function matches(page: { title: string; keywords: readonly string[] }, query: string): boolean {
  const text = [page.title, ...page.keywords].map(searchKeyCompact);
  return query
    .trim()
    .split(/\s+/)
    .every((word) => text.some((candidate) => candidate.includes(searchKeyCompact(word))));
}
