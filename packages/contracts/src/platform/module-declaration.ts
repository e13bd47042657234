import type { DraftKey } from '../declared.ts';
import type { SettingsGroup } from '../settings/settings-group.ts';
import type { Gate } from './gate.ts';
import type {
  ModuleDialogOpener,
  ModuleManifest,
  ModuleRoute,
  ModuleSettingsChild,
  ModuleSettingsLink,
  ModuleSettingsPage,
  ModuleSlotContribution,
  ModuleSlotOffer,
  ModuleSyncedDraft,
} from './manifest.ts';
import type { ModuleMenuGroup, ModuleMenuItem, ModuleTopBarLink } from './menu.ts';
import type { SystemDefaults } from '../system/calls.ts';
import type { AnySlot, ModuleSlots } from './slots.ts';
import type {
  IconSource,
  MenuGroups,
  NotificationLinks,
  PageOwner,
  PagePath,
  PagesOf,
  RouteName,
  RouteNameOf,
  RouteParam,
  SettingsMenuGroups,
  TitleOf,
} from './names.ts';

type Listed<Part> = readonly Part[];
/** A part of a manifest whose names are those that the slices declare. */
type Declared<Part, Names extends object = object> = Omit<Part, keyof Names | 'gate'> &
  Readonly<Names> & { readonly gate?: Gate };

/** A page under a path that the module declares in its contract; its name follows from the path. */
type PageOf<Owner extends PageOwner, Part, More extends object = object> = {
  [Path in PagePath<Owner>]: Declared<
    Part,
    { path: Path; name: RouteNameOf<Path>; title: TitleOf<PagesOf<Owner>[Path & keyof PagesOf<Owner>]> } & More
  >;
}[PagePath<Owner>];

type OwnRoute<Owner extends PageOwner> = RouteNameOf<PagePath<Owner>> & RouteName;
type LinksOf<Owner extends PageOwner> = {
  [Type in keyof NotificationLinks as NotificationLinks[Type] extends OwnRoute<Owner> ? Type : never]: {
    route: NotificationLinks[Type];
    param: RouteParam<NotificationLinks[Type] & RouteName>;
  };
};

/** Every type of link that the contracts map to a page of this module. */
type NotificationPart<Owner extends PageOwner> = [keyof LinksOf<Owner>] extends [never]
  ? { readonly notificationLinks?: never }
  : { readonly notificationLinks: Readonly<LinksOf<Owner>> };

interface DeclaredParts<Owner extends PageOwner> {
  readonly name: Owner;
  readonly gate?: Gate;
  readonly routes: Listed<PageOf<Owner, ModuleRoute, { parent?: RouteName }>>;
  readonly menuGroups?: Listed<Declared<ModuleMenuGroup, { name: keyof MenuGroups; icon?: IconSource }>>;
  readonly menu?: Listed<
    Declared<ModuleMenuItem, { group: keyof MenuGroups; route: OwnRoute<Owner>; icon?: IconSource }>
  >;
  readonly topBar?: Listed<
    Declared<
      ModuleTopBarLink,
      { route: OwnRoute<Owner>; icon: IconSource; primary?: { readonly floatsOver: readonly RouteName[] } }
    >
  >;
  readonly settingsMenuGroups?: Listed<
    Declared<ModuleMenuGroup, { name: keyof SettingsMenuGroups; icon?: IconSource }>
  >;
  readonly settingsPages?: Listed<
    PageOf<
      Owner,
      ModuleSettingsPage,
      { group: keyof SettingsMenuGroups; children?: Listed<PageOf<Owner, ModuleSettingsChild>> }
    >
  >;
  readonly settingsLinks?: Listed<
    Declared<ModuleSettingsLink, { group: keyof SettingsMenuGroups; route: OwnRoute<Owner> }>
  >;
  readonly slots?: Listed<
    Declared<
      ModuleSlotContribution,
      { slot: AnySlot; whileListed?: keyof SystemDefaults; opener?: ModuleDialogOpener & { readonly icon: IconSource } }
    >
  >;
  readonly offers?: Listed<Declared<ModuleSlotOffer, { slot: keyof ModuleSlots & `${Owner}.${string}` }>>;
  /** Only keys that the contract of a slice declares: the server refuses all others. */
  readonly syncedDrafts?: Listed<Declared<ModuleSyncedDraft, { key: DraftKey }>>;
  readonly settingsGroups?: readonly SettingsGroup[];
}

/**
 * What a module declares about itself, with names that the compiler knows: see `names.ts`. Its version is in its
 * package.json; the build adds it.
 */
export type ModuleDeclaration<Owner extends PageOwner = PageOwner> = {
  [M in Owner]: Omit<ModuleManifest, 'version' | 'notificationLinks' | keyof DeclaredParts<M>> &
    DeclaredParts<M> &
    NotificationPart<M>;
}[Owner];
