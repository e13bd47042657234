import {
  evaluateGate,
  type GateContext,
  type ModuleManifest,
  type ModuleSettingsPage,
  type SettingsMenuGroup,
} from '@hamyar/contracts';
import { SETTINGS_MENU_GROUPS } from '@hamyar/contracts';
import { searchKeyCompact } from '@hamyar/persian';

export interface MenuSection {
  group: SettingsMenuGroup;
  pages: ModuleSettingsPage[];
}

/** Pages of every module that this person may open, by section and order; a page without a menu item is found by search only (spec 2.39-2.44, 2.40). */
export function menuSections(manifests: readonly ModuleManifest[], gates: GateContext, query: string): MenuSection[] {
  const pages = manifests
    .flatMap((manifest) => manifest.settingsPages ?? [])
    .filter((page) => evaluateGate(page.gate, gates) && (query ? matches(page, query) : !page.hidden));
  return SETTINGS_MENU_GROUPS.map((group) => ({
    group,
    pages: pages.filter((page) => page.group === group).sort((a, b) => a.order - b.order),
  })).filter(({ pages: sectionPages }) => sectionPages.length > 0);
}

/** Whether every typed word is in the title or in a search word, in Persian or English (spec 2.45). */
function matches(page: ModuleSettingsPage, query: string): boolean {
  const text = [page.title, ...page.keywords].map(searchKeyCompact);
  return query
    .trim()
    .split(/\s+/)
    .every((word) => text.some((candidate) => candidate.includes(searchKeyCompact(word))));
}
