import type { Audience, Gate } from './gate.ts';
import { needsOfGates } from './manifest-needs.ts';

/** Points where one module shows or does something inside another. The number is the version of its context. */
export const SLOT_IDS = [
  'dashboard.widget/v1',
  'ticket.sidebar/v1',
  'customer.actions/v1',
  'topbar.item/v1',
  'search.provider/v1',
  'command/v1',
] as const;
export type SlotId = (typeof SLOT_IDS)[number];

/** Page frames the shell knows (spec 2.25-2.28). */
export const LAYOUTS = ['default', 'empty'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Groups of the settings menu, in the order shown (spec 2.39-2.44). */
export const SETTINGS_MENU_GROUPS = ['general', 'organization', 'customers', 'ticket', 'notifications', 'kb'] as const;
export type SettingsMenuGroup = (typeof SETTINGS_MENU_GROUPS)[number];

/** Groups of the side menu, in the order shown (spec 2.29-2.36). */
export const MENU_GROUPS = [
  'dashboard',
  'tickets',
  'organization',
  'customers',
  'announcements',
  'kb',
  'reports',
  'settings',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A name of an export that the module's entry loads; the build fails when it does not exist. */
export type CodeReference = string;

interface ForAudience {
  /** Audiences that get this part; without it every audience of the module does. */
  readonly audience?: readonly Audience[];
  readonly gate?: Gate;
}

export interface ModuleRoute extends ForAudience {
  /** `/tickets/:id`. */
  readonly path: string;
  /** Path segments joined by a hyphen, parameters by their name: `tickets-id` (spec 2.17). */
  readonly name: string;
  /** Persian title; `{number}` is filled in by the screen (spec 2.18). */
  readonly title: string;
  readonly screen: CodeReference;
  readonly layout?: Layout;
  readonly hideBreadcrumb?: boolean;
  /** Shown in the breadcrumb but not as a link (spec 2.18). */
  readonly disabled?: boolean;
  /** Name of the route above in the breadcrumb. */
  readonly parent?: string;
}

export interface ModuleMenuItem extends ForAudience {
  readonly group: MenuGroup;
  /** Route that a click opens. */
  readonly route: string;
  readonly title: string;
  /** Name of an icon of the design system; only for a group's first item. */
  readonly icon?: string;
  /** Title of the group when it has several items. */
  readonly groupTitle?: string;
  readonly order: number;
  /** Persian and English words that find the item in the command palette. */
  readonly keywords?: readonly string[];
  /** An item of the bottom bar of narrow screens. */
  readonly bottom?: boolean;
}

export interface ModuleSettingsPage extends ForAudience {
  readonly group: SettingsMenuGroup;
  /** `settings-systemInformation` (spec 2.38). */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly order: number;
  readonly keywords: readonly string[];
  readonly screen: CodeReference;
  /** A page that is found but has no menu item (spec 2.40). */
  readonly hidden?: boolean;
}

export interface ModuleSlotContribution extends ForAudience {
  readonly slot: SlotId;
  readonly name: string;
  readonly order: number;
  readonly code: CodeReference;
  /**
   * Space reserved until the contribution is shown, so that nothing moves. px; `phoneHeight` below 850 px, where it
   * differs.
   */
  readonly reserve?: { readonly height: number; readonly columns?: number; readonly phoneHeight?: number };
}

/** What a module declares about itself (design/module-platform.md 1). Data only; texts are resolved when it is built. */
export interface ModuleManifest {
  readonly name: string;
  readonly version: string;
  /** Persian name, shown in error cards. */
  readonly title: string;
  readonly owner: string;
  /** Semver range of the shell contract ({@link PLATFORM_VERSION}). */
  readonly platform: string;
  /** Modules that have to be there, each with the semver range of its version. */
  readonly requires?: Readonly<Record<string, string>>;
  /** Modules that may be missing, but not in another version than the range says. */
  readonly optional?: Readonly<Record<string, string>>;
  readonly audience: readonly Audience[];
  readonly gate?: Gate;
  readonly routes: readonly ModuleRoute[];
  readonly menu?: readonly ModuleMenuItem[];
  readonly settingsPages?: readonly ModuleSettingsPage[];
  readonly slots?: readonly ModuleSlotContribution[];
  /** Slots in this module's own screens; nobody else may offer them. */
  readonly offers?: readonly SlotId[];
  /** RTK Query tag types: the module's name, a slash, a word. */
  readonly tags?: readonly string[];
  /** Permissions, licence features and public settings that the module's gates and screens ask for. */
  readonly permissions?: readonly string[];
  readonly features?: readonly string[];
  readonly settings?: readonly string[];
}

/** A module's own declaration: its version is in its package.json, and the build adds it. */
export type ModuleDeclaration = Omit<ModuleManifest, 'version'>;

/** Version of the contract between shell and modules; a module names the range it needs in `platform`. */
export const PLATFORM_VERSION = '1.0.0';

const serves = (part: ForAudience, audience: Audience) =>
  part.audience === undefined || part.audience.includes(audience);

/** The part of a manifest that one audience may see: nothing of the other audience is in it, not even a name. */
export function manifestPart(manifest: ModuleManifest, audience: Audience): ModuleManifest {
  const part = {
    ...manifest,
    audience: [audience],
    routes: manifest.routes.filter((route) => serves(route, audience)),
    menu: manifest.menu?.filter((item) => serves(item, audience)) ?? [],
    settingsPages: manifest.settingsPages?.filter((page) => serves(page, audience)) ?? [],
    slots: manifest.slots?.filter((slot) => serves(slot, audience)) ?? [],
  };
  if (audience === 'staff') return part;
  // what only screens of staff ask for is no business of customers
  const needs = needsOfGates(part);
  return {
    ...part,
    permissions: manifest.permissions?.filter((name) => needs.permissions.includes(name)) ?? [],
    features: manifest.features?.filter((name) => needs.features.includes(name)) ?? [],
  };
}

/** Every code reference of a manifest part, each once. */
export function codeReferences(part: ModuleManifest): CodeReference[] {
  const references = [
    ...part.routes.map((route) => route.screen),
    ...(part.settingsPages ?? []).map((page) => page.screen),
    ...(part.slots ?? []).map((slot) => slot.code),
  ];
  return [...new Set(references)];
}
