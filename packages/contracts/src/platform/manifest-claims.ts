import type { ModuleManifest } from './manifest.ts';
import { RESERVED_PATHS } from './reserved-paths.ts';
import { areAmbiguous, SETTINGS_FRAME_ROUTE, settingsRoutes } from './route.ts';

/** A name, path or other entry that only one module, or the shell, can have. */
export interface Claim {
  kind: ClaimKind;
  value: string;
  /** The claim contains the module's own name. */
  own: boolean;
  cure: string;
  /**
   * What a manifest loses with this claim: its entry, or the type of a notification link. Undefined when the module
   * cannot run without the claim.
   */
  entry?: object | string;
  /** For a route name: the path of its route. */
  path?: string;
  /** For a group of a menu: what everybody who declares it has to say alike. */
  said?: string;
}

type ClaimKind =
  | 'module name'
  | 'path'
  | 'page'
  | 'settings page'
  | 'route name'
  | 'landing'
  | 'group of the menu'
  | 'group of the settings menu'
  | 'menu item'
  | 'part'
  | 'offer of the slot'
  | 'notification link'
  | 'synced draft';

const SETTINGS = `/${SETTINGS_FRAME_ROUTE}`;
const PATTERNS: ReadonlySet<ClaimKind> = new Set(['page', 'settings page']);

const claim = (kind: ClaimKind, value: string, cure: string, own = false): Claim => ({ kind, value, cure, own });
const folderOf = (path: string): string => `/${path.split('/')[1]!}`;

/** `ticket-rules` in one form with `ticketRules`, because paths have no hyphens. */
const plain = (word: string): string => word.replaceAll(/[-_]/g, '').toLowerCase();
const isName = (name: string, word = ''): boolean => plain(word) === plain(name);
/** The name of a module or of one of its records: `tickets` and `ticket`. */
const isRecord = (name: string, word = ''): boolean => isName(name, word) || isName(name, `${word}s`);
/** `/tickets/new` and `/settings/tickets` are paths of `tickets`; `/settings/tickets` is none of `settings`. */
function isPathOf(name: string, path: string): boolean {
  const [first, second] = path.split('/').slice(1);
  return isName(name, `/${first}` === SETTINGS && second !== undefined ? second : first);
}

/** The claims of the shell and the server, which no module can have. */
export const shellClaims: readonly Claim[] = [
  claim('module name', 'shell', ''),
  // `linkPath` handles links of this type
  claim('notification link', 'url', ''),
  ...[...RESERVED_PATHS, SETTINGS].map((path) => claim('path', path, '')),
];

/** The claims on the groups of menus, which modules share as long as they declare them alike. */
const groupClaims = ({ name: module, menuGroups = [], settingsMenuGroups = [] }: ModuleManifest): Claim[] =>
  (
    [
      ['group of the menu', menuGroups],
      ['group of the settings menu', settingsMenuGroups],
    ] as const
  ).flatMap(([kind, groups]) =>
    groups.map((entry) => ({
      ...claim(
        kind,
        entry.name,
        'declare it with the same title, icon and order, or give one of them another name',
        isName(module, entry.name),
      ),
      entry,
      said: JSON.stringify([entry.title, entry.icon, entry.order]),
    })),
  );

/** The claims on addresses: a module cannot run without one of them. */
function addressClaims(part: ModuleManifest): Claim[] {
  const { name, routes } = part;
  const pages = settingsRoutes(part);
  // all pages with the same first segment belong to one module; otherwise a parameter in one module would match words
  // of another
  const folders = [...new Set(routes.map(({ path }) => folderOf(path)))].filter((folder) => folder !== SETTINGS);
  return [
    ...folders.map((folder) =>
      claim('path', folder, 'move its pages below a segment of its own', isPathOf(name, folder)),
    ),
    ...routes
      .filter(({ path }) => path === SETTINGS && name !== SETTINGS_FRAME_ROUTE)
      .map(({ path }) => claim('path', path, 'only the module settings frames the settings; declare settingsPages')),
    ...routes.map(({ path }) =>
      claim('page', path, 'give one of them a word where the other one has a parameter', isPathOf(name, path)),
    ),
    ...pages.map(({ path }) => claim('settings page', path, 'give one of them another path', isPathOf(name, path))),
    ...[...routes, ...pages].map((route) => ({
      ...claim('route name', route.name, 'change a segment of one of them', isPathOf(name, route.path)),
      path: route.path,
    })),
  ];
}

/** The claims on single entries, without which a module still runs. */
function entryClaims(part: ModuleManifest): Claim[] {
  const { name, routes, menu = [], slots = [], notificationLinks = {}, syncedDrafts = [] } = part;
  return [
    ...routes
      .filter(({ landing }) => landing)
      .map((entry) => ({ ...claim('landing', 'page', 'only one page can be the first after a login'), entry })),
    ...groupClaims(part),
    ...menu.map((entry) => ({
      ...claim(
        'menu item',
        // for whom a page is another one, it has another title: each behind its gate
        [entry.group, entry.route, ...(entry.gate ? [entry.title] : [])].join('/'),
        'a menu item opens a route of its own module',
        isName(name, entry.route.split('-')[0]),
      ),
      entry,
    })),
    ...slots.map((entry) => ({
      ...claim(
        'part',
        `${entry.slot}/${entry.name}`,
        'give one of them another name',
        entry.name === name || entry.name.startsWith(`${name}-`),
      ),
      entry,
    })),
    ...Object.keys(notificationLinks).map((type) => ({
      ...claim('notification link', type, 'a type of link has one owner; name another type', isRecord(name, type)),
      entry: type,
    })),
    ...syncedDrafts.map((entry) => ({
      ...claim(
        'synced draft',
        entry.key,
        'begin one of the keys with another word',
        isRecord(name, entry.key.split(':')[0]),
      ),
      entry,
    })),
  ];
}

/** All claims in one audience's part of a module's manifest. */
export const claimsOf = (part: ModuleManifest): Claim[] => [
  claim('module name', part.name, 'give the module another name', true),
  ...addressClaims(part),
  ...(part.offers ?? []).map(({ slot }) =>
    claim('offer of the slot', slot, 'a slot is shown by one module', slot.startsWith(`${part.name}.`)),
  ),
  ...entryClaims(part),
];

/** Whether two claims exclude each other; `same`: both are of one module. */
export function collide(one: Claim, other: Claim, same: boolean): boolean {
  if (one.kind !== other.kind) return false;
  if (one.said !== undefined) return one.value === other.value && one.said !== other.said;
  // two modules with the same first segment already collide by the claim of the path
  if (one.kind === 'page' && !same && folderOf(one.value) === folderOf(other.value)) return false;
  // two routes with the same path have the same name, and already collide by the claim of the page
  if (one.kind === 'route name') return one.value === other.value && one.path !== other.path;
  return PATTERNS.has(one.kind) ? areAmbiguous(one.value, other.value) : one.value === other.value;
}

/** What two colliding claims have in common: `the page /kb`, or `pages for one address, /kb/:id and /kb/:slug`. */
export function inCommon(one: Claim, other: Claim): string {
  if (one.kind === 'route name') return `the route name ${one.value}, for ${one.path} and ${other.path}`;
  if (one.value === other.value) return `the ${one.kind} ${one.value}`;
  return `a ${one.kind} for the same address, ${one.value} and ${other.value}`;
}
