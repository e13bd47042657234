import {
  evaluateGate,
  groupItems,
  type GateContext,
  type ModuleManifest,
  type ModuleMenuGroup,
  type ModuleSettingsPage,
} from '@hamyar/contracts';
import { searchKeyCompact } from '@hamyar/persian';

export interface MenuSection {
  group: ModuleMenuGroup;
  items: ModuleSettingsPage[];
}

/**
 * The settings pages of all modules that this person may open, by section and order. A page without a menu item is only
 * found by search (spec 2.39-2.44).
 */
export function menuSections(manifests: readonly ModuleManifest[], gates: GateContext, query: string): MenuSection[] {
  const pages = manifests
    .filter((manifest) => evaluateGate(manifest.gate, gates))
    .flatMap((manifest) => manifest.settingsPages ?? [])
    .filter((page) => evaluateGate(page.gate, gates) && (query ? matches(page, query) : !page.hidden));
  return groupItems(
    pages,
    manifests.flatMap((manifest) => manifest.settingsMenuGroups ?? []),
  );
}

/** Whether every typed word is in the title or in a search word, in Persian or English (spec 2.45). */
function matches(page: ModuleSettingsPage, query: string): boolean {
  const text = [page.title, ...page.keywords].map(searchKeyCompact);
  return query
    .trim()
    .split(/\s+/)
    .every((word) => text.some((candidate) => candidate.includes(searchKeyCompact(word))));
}
