import type { channels, DraftKey, Feature, Permission } from '../declared.ts';
import type { SystemSettings } from '../settings/calls.ts';
import type { SettingsPages } from './settings-pages.ts';

// Names that one module declares and others write: a wrong one does not compile. At run time they stay plain texts,
// because a browser also reads manifests of older releases (docs/adr/0044).

/** What a page is declared with, besides its path. */
interface PageDeclaration {
  /** Keys of the page's query that links set, each with its values. */
  readonly search?: object;
  /** Placeholders of its title, which its screen fills: `'number'` for «تیکت {number}». */
  readonly title?: string;
}

/**
 * The pages of each module: path → {@link PageDeclaration}. The name of the route follows from the path. Settings pages
 * are printed from the manifests; here stand only those with a query or with placeholders. A module adds its own by declaration merging in `names.ts` of its folder of the contracts:
 *
 * @example
 * declare module '../platform/names.ts' {
 *   interface ModulePages { visits: { '/visits': { search: { status?: VisitStatus } }; '/visits/:id': object } }
 *   interface MenuGroups { visits: 'visits' }
 *   interface NotificationLinks { visit: 'visits-id' }
 * }
 */
export interface ModulePages {
  shell: { '/': object; '/editProfile': { search: { goTo?: 'security' | 'sessions' } } };
}

/** Groups of the main menu: name → the module that declares it, or several modules. */
export interface MenuGroups {}

/** Groups of the settings menu, like {@link MenuGroups}. */
export interface SettingsMenuGroups {}

/** Messages by SMS or e-mail that the delivery log names: event → the module that sends it. */
export interface DeliveryEvents {}
/** What a message of the delivery log is about. */
export type DeliveryEvent = keyof DeliveryEvents & string;

/** Types of links of notifications: type → name of the route that it opens. */
export interface NotificationLinks {}

type Segments<Path extends string> = Path extends `/${infer Rest}`
  ? Rest extends `${infer Head}/${infer Tail}`
    ? [Head, ...Segments<`/${Tail}`>]
    : [Rest]
  : [];
type Joined<Parts extends readonly string[]> = Parts extends [infer Head extends string, ...infer Tail extends string[]]
  ? Tail['length'] extends 0
    ? Word<Head>
    : `${Word<Head>}-${Joined<Tail>}`
  : '';
type Word<Segment extends string> = Segment extends `:${infer Name}` ? Name : Segment;

/** The name of a route: `/tickets/:id` is `tickets-id`, `/` is `index` (spec 2.17). */
export type RouteNameOf<Path extends string> = Path extends '/' ? 'index' : Joined<Segments<Path>>;

type ParamOfSegment<Segment> = Segment extends `:${infer Name}` ? Name : never;
/** The parameters of a path: `/tickets/:id` has `id`. */
export type ParamOfPath<Path extends string> = ParamOfSegment<Segments<Path>[number]>;

/** Modules that declare pages; `shell` is the shell itself. */
export type PageOwner = keyof ModulePages | keyof SettingsPages;
/** The pages of a module: path → {@link PageDeclaration}. */
export type PagesOf<Owner extends PageOwner> = (Owner extends keyof ModulePages ? ModulePages[Owner] : unknown) &
  (Owner extends keyof SettingsPages ? SettingsPages[Owner] : unknown);
/** Paths of the pages of a module. */
export type PagePath<Owner extends PageOwner = PageOwner> = { [M in Owner]: keyof PagesOf<M> & string }[Owner];

type TitlePart<Declared> = Declared extends Required<Pick<PageDeclaration, 'title'>> ? Declared['title'] : never;
type SearchPart<Declared> =
  Declared extends Required<Pick<PageDeclaration, 'search'>> ? Declared['search'] : Record<never, never>;
interface Page<Path extends string, Declared> {
  path: Path;
  param: ParamOfPath<Path>;
  search: SearchPart<Declared>;
  title: TitlePart<Declared>;
}
type NamedPages<M> = { [Path in keyof M & string as RouteNameOf<Path>]: Page<Path, M[Path]> };
type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never;
/** Every page by the name of its route. */
type Pages = Every<{ [M in PageOwner]: NamedPages<PagesOf<M>> }[PageOwner]>;

/** Names of all routes that modules declare, settings pages included. */
export type RouteName = keyof Pages & string;
/** Parameters of a route's path. */
export type RouteParam<Name extends RouteName> = Name extends unknown ? Pages[Name]['param'] : never;
/** Keys of the query that a route declares. */
export type RouteSearchKey<Name extends RouteName> = Name extends unknown
  ? keyof Pages[Name]['search'] & string
  : never;
/** What a screen can fill in the title of its page and of the pages below it. */
export type RouteTitleParam<Name extends RouteName> = Name extends unknown
  ? Pages[Name]['title'] | Pages[Name]['param']
  : never;

type WithPlaceholders<Name extends string> = [Name] extends [never] ? string : Every<Containing<Name>>;
type Containing<Name extends string> = Name extends unknown ? `${string}{${Name}}${string}` : never;
/** The title of a route contains every placeholder that its page declares. */
export type TitleOf<Declared> = WithPlaceholders<TitlePart<Declared>>;

type Params<Name extends RouteName> = [RouteParam<Name>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<RouteParam<Name>, string | number>> };
type Search<Name extends RouteName> = [RouteSearchKey<Name>] extends [never]
  ? { readonly search?: never }
  : { readonly search?: Pages[Name]['search'] };
/** A page by the name of its route, with the parameters of its path and keys of its query. */
export type RouteTarget = { [Name in RouteName]: { readonly route: Name } & Params<Name> & Search<Name> }[RouteName];
/** A page whose path has no parameters. */
export type PlainRouteTarget = Extract<RouteTarget, { readonly params?: never }>;

/** A public setting, which gates may ask for. */
export type SettingName = keyof SystemSettings & string;
/** The type of a notification's link. */
export type NotificationLinkType = keyof NotificationLinks & string;
/** The name of a socket channel, made by `channels`. */
export type ChannelName = ReturnType<(typeof channels)[keyof typeof channels]>;

/** Names of the icons that the shell draws in menus, top bar and palette. They say what an icon shows. */
export type IconName =
  | 'home'
  | 'ticket'
  | 'building'
  | 'people'
  | 'megaphone'
  | 'book'
  | 'calendar'
  | 'chart'
  | 'gear'
  | 'info'
  | 'plus'
  | 'squares';
/** An icon by its name, or an SVG path on a grid of 24, which begins with `M`. */
export type IconSource = IconName | `M${string}`;

type Filled<Key extends string> = Key extends `${infer Before}{id}${infer After}` ? `${Before}${number}${After}` : Key;
/** The key of a draft that is stored on the server too. */
export type SyncedDraftKey = Filled<DraftKey>;
/**
 * The key of a draft: one that the server stores too, with a number for each further open form, or one of this device
 * only, which has a hyphen: `visit-7`.
 */
export type DraftName = SyncedDraftKey | `${SyncedDraftKey}:${number}` | `${string}-${string}`;

/** The names in a gate. */
export interface GateNames {
  permission: string;
  feature: string;
  setting: string;
}
/** The names that the slices of this build declare. */
export interface DeclaredGateNames {
  permission: Permission;
  feature: Feature;
  setting: SettingName;
}
