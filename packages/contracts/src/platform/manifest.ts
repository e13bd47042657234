import type { Audience, ForAudience, ReceivedGate } from './gate.ts';
import type { ModuleMenuGroup, ModuleMenuItem, ModuleTopBarLink } from './menu.ts';

/** Layouts of pages (spec 2.25-2.28). With `own` the module draws everything around its content itself, as of the knowledge base. */
export const LAYOUTS = ['default', 'empty', 'own'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A name of an export that the module's entry loads; the build fails when it does not exist. */
export type CodeReference = string;

export interface ModuleRoute extends ForAudience {
  /** `/tickets/:id`. */
  readonly path: string;
  /** Path segments joined by a hyphen, parameters by their name: `tickets-id` (spec 2.17). */
  readonly name: string;
  /** Persian title; `{number}` is filled in by the screen (spec 2.18). */
  readonly title: string;
  readonly screen: CodeReference;
  /**
   * Code that the screen shows on this page besides and loads itself, such as the conversation of an open ticket: its
   * files are fetched together with those of the screen.
   */
  readonly parts?: readonly CodeReference[];
  readonly layout?: Layout;
  /** The query names the row of the page by `id`: without a possible one the address is the page 404. */
  readonly idInQuery?: boolean;
  readonly hideBreadcrumb?: boolean;
  /** Shown in the breadcrumb but not as a link (spec 2.18). */
  readonly disabled?: boolean;
  /** Name of the parent route in the breadcrumb. */
  readonly parent?: string;
  /** The page after a login, and instead of a dashboard without widgets. */
  readonly landing?: boolean;
  /** On phones the page has the whole screen, without top bar and bottom navigation; its own head has the way back. */
  readonly wholeScreenOnPhones?: boolean;
  /**
   * Open to visitors, in a layout without menu (spec 2.12), and rendered on the server as with `ssr`. The gate applies to
   * them too, and to the calls of the module that answer visitors: they name it in their contract (docs/adr/0051).
   */
  readonly visitors?: boolean;
  /**
   * Rendered on the server too, so that it can be read before any script runs (docs/adr/0033). Its screen uses neither
   * `window` nor `document` while it renders, and gets its data by query hooks.
   */
  readonly ssr?: boolean;
}

/** A page below a settings page: `/settings/sla/:id` below `/settings/sla`. It is open when its parent page is open. */
export interface ModuleSettingsChild extends ForAudience {
  readonly name: string;
  readonly path: string;
  /** `{name}` is filled in by the screen (spec 2.18). */
  readonly title: string;
  readonly screen: CodeReference;
}

export interface ModuleSettingsPage extends ForAudience {
  /** A group that some module declares in `settingsMenuGroups`. */
  readonly group: string;
  /** `settings-systemInformation` (spec 2.38). */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly order: number;
  readonly keywords: readonly string[];
  readonly screen: CodeReference;
  /** Found by search, but without a menu item (spec 2.40). */
  readonly hidden?: boolean;
  /** Child pages; they have no menu item. */
  readonly children?: readonly ModuleSettingsChild[];
}

/** A page outside of the settings that the search of the settings finds; the menu has no item for it (decisions 2.10). */
export interface ModuleSettingsLink extends ForAudience {
  /** A group that some module declares in `settingsMenuGroups`. */
  readonly group: string;
  /** Name of a route of the module. */
  readonly route: string;
  readonly title: string;
  readonly order: number;
  readonly keywords: readonly string[];
}

/** A draft that the server stores too, so that the person can continue it on other devices (decisions 2.4). */
export interface ModuleSyncedDraft extends ForAudience {
  /** Key of the draft; `{id}` stands for a number. */
  readonly key: string;
}

export interface ModuleSlotContribution extends ForAudience {
  /** {@link ShellSlot}, or a slot that another module offers. */
  readonly slot: string;
  readonly name: string;
  readonly order: number;
  readonly code: CodeReference;
  /**
   * Space in px that is reserved until the contribution is shown, so that nothing moves. `phoneHeight` applies below
   * 850 px, if it differs. One that `varies` has the height of its data: what stands below it is shown with it.
   */
  readonly reserve?: {
    readonly height: number;
    readonly columns?: number;
    readonly phoneHeight?: number;
    readonly varies?: boolean;
  };
  /** Persian name, where people choose contributions: a widget of the dashboard. */
  readonly title?: string;
  /** A widget of the dashboard that is there only for who has added it. */
  readonly optional?: boolean;
  /** Of a part in `page.notice/v1` only: the shared list that has rows while there is something to show. */
  readonly whileListed?: string;
  /** Of a part in `topbar.dialog/v1` only: how the shell draws what opens it, without any code of the module. */
  readonly opener?: ModuleDialogOpener;
}

/** The button in the top bar and the command of the palette that open a dialog of a module (spec 2.46-2.51). */
export interface ModuleDialogOpener {
  readonly title: string;
  /** A name in `namedIcons` of the design system, or an SVG path on a grid of 24 that begins with `M`. */
  readonly icon: string;
  /** Persian and English words that find it in the command palette. */
  readonly keywords: readonly string[];
}

/** A slot that a module offers to others. */
export interface ModuleSlotOffer extends ForAudience {
  /** Begins with the module's name and a dot: `tickets.sidebar/v1`. */
  readonly slot: string;
}

/** The target of a notification link: a route, and the parameter that gets the link's value. */
export interface NotificationLinkTarget {
  readonly route: string;
  readonly param: string;
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
  /** Required modules, each with the semver range of its version. */
  readonly requires?: Readonly<Record<string, string>>;
  /** Modules that may be missing; when one is installed, its version must be in the range. */
  readonly optional?: Readonly<Record<string, string>>;
  readonly audience: readonly Audience[];
  readonly gate?: ReceivedGate;
  readonly routes: readonly ModuleRoute[];
  readonly menuGroups?: readonly ModuleMenuGroup[];
  readonly menu?: readonly ModuleMenuItem[];
  readonly topBar?: readonly ModuleTopBarLink[];
  readonly settingsMenuGroups?: readonly ModuleMenuGroup[];
  readonly settingsPages?: readonly ModuleSettingsPage[];
  readonly settingsLinks?: readonly ModuleSettingsLink[];
  readonly slots?: readonly ModuleSlotContribution[];
  readonly offers?: readonly ModuleSlotOffer[];
  /** Type of a notification's link → the page it opens (spec 2.49). */
  readonly notificationLinks?: Readonly<Record<string, NotificationLinkTarget>>;
  readonly syncedDrafts?: readonly ModuleSyncedDraft[];
  /** Settings groups that affect this module's pages: its queries are fetched again when one of them changes. */
  readonly settingsGroups?: readonly string[];
}

/** Version of the contract between shell and modules; a module names the range it needs in `platform`. */
export const PLATFORM_VERSION = '1.0.0';
