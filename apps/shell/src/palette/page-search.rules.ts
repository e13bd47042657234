import {
  evaluateGate,
  isRouteOpen,
  type GateContext,
  type ModuleMenuItem,
  type ModuleRoute,
  type RegistryEntry,
} from '@hamyar/contracts';
import { searchKey, searchWords } from '@hamyar/persian';
import { DEFAULT_ICON } from '../layouts/menu.rules.ts';

/** A page that the palette can open. */
export interface PageHit {
  name: string;
  title: string;
  path: string;
  icon: string;
  /** Settings pages are a separate group. */
  settings: boolean;
}

interface SearchablePage extends PageHit {
  text: string;
}

/** Every page of the menus that a person may open now, with the words that find it in both languages (spec 2.45). */
export function searchablePages(modules: readonly RegistryEntry[], gates: GateContext): SearchablePage[] {
  const manifests = modules.map(({ manifest }) => manifest);
  const groups = new Map(manifests.flatMap(({ menuGroups = [] }) => menuGroups.map((group) => [group.name, group])));
  return manifests
    .filter((manifest) => evaluateGate(manifest.gate, gates))
    .flatMap((manifest) => [
      ...(manifest.menu ?? []).flatMap((item): SearchablePage[] => {
        const route = manifest.routes.find(({ name }) => name === item.route);
        if (!route || !isRouteOpen(route, manifest, manifests, gates) || !evaluateGate(item.gate, gates)) return [];
        const group = groups.get(item.group);
        return [
          {
            name: item.route,
            title: pageTitle(route, item),
            path: route.path,
            icon: item.icon ?? group?.icon ?? DEFAULT_ICON,
            settings: false,
            text: searchText(pageTitle(route, item), [item.title, group?.title ?? '', ...(item.keywords ?? [])]),
          },
        ];
      }),
      ...(manifest.settingsPages ?? []).flatMap((page): SearchablePage[] =>
        evaluateGate(page.gate, gates)
          ? [
              {
                name: page.name,
                title: page.title,
                path: page.path,
                icon: 'gear',
                settings: true,
                text: searchText(page.title, page.keywords),
              },
            ]
          : [],
      ),
    ]);
}

/** Two groups of the menu may have an item of one name, such as the users: in a list without groups each has its own. */
const pageTitle = (route: ModuleRoute, item: ModuleMenuItem): string =>
  route.title.includes('{') ? item.title : route.title;

/** Pages whose title or keywords contain every word of a query; those whose title begins with the query come first. */
export function findPages(pages: readonly SearchablePage[], query: string): PageHit[] {
  const words = searchWords(query);
  if (words.length === 0) return pages.filter((page) => !page.settings);
  const queryKey = searchKey(query);
  return pages
    .filter((page) => words.every((word) => page.text.includes(word)))
    .sort((a, b) => Number(searchKey(b.title).startsWith(queryKey)) - Number(searchKey(a.title).startsWith(queryKey)));
}

const searchText = (title: string, keywords: readonly string[]) => [title, ...keywords].map(searchKey).join(' ');
