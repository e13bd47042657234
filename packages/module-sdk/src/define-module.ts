import type { Audience, ModuleDeclaration, PageOwner, PagePath } from '@hamyar/contracts';
import type { SlotCode } from './slot-contracts.ts';

type Serves<Item, A extends Audience> = Item extends { readonly audience: readonly (infer Named)[] }
  ? A extends Named
    ? Item
    : never
  : Item;
// distributes over the union of items; an item that only the other audience gets becomes `never`
type ScreensOf<Item, A extends Audience> = Item extends { readonly screen: infer Screen extends string }
  ? Serves<Item, A> extends never
    ? never
    : Screen
  : never;
type CodesOf<Item, A extends Audience> = Item extends { readonly code: infer Code extends string }
  ? Serves<Item, A> extends never
    ? never
    : Code
  : never;
type PartsOf<Item, A extends Audience> = Item extends { readonly parts: readonly (infer Part extends string)[] }
  ? Serves<Item, A> extends never
    ? never
    : Part
  : never;
type Items<M, Key extends string> = M extends { readonly [K in Key]: readonly (infer Item)[] } ? Item : never;
/** The code references that a manifest makes for one audience. */
export type CodeReferenceOf<M extends ModuleDeclaration, A extends Audience> =
  | ScreensOf<Items<M, 'routes'>, A>
  | PartsOf<Items<M, 'routes'>, A>
  | ScreensOf<Items<M, 'settingsPages'>, A>
  | ScreensOf<Items<Items<M, 'settingsPages'>, 'children'>, A>
  | CodesOf<Items<M, 'slots'>, A>;

// code that fills several slots has to fit each of them
type SlotOf<Item, Code extends string> = Item extends { readonly code: Code; readonly slot: infer Name extends string }
  ? Name
  : never;
type Fits<Name extends string> = (Name extends unknown ? (of: SlotCode<Name>) => void : never) extends (
  of: infer Every,
) => void
  ? Every
  : never;
type Exported<M, Code extends string> = [SlotOf<Items<M, 'slots'>, Code>] extends [never]
  ? unknown
  : Fits<SlotOf<Items<M, 'slots'>, Code>>;

type PathsOf<Item> = Item extends { readonly path: infer Path extends string } ? Path : never;
/** Pages that the module's contract declares and its manifest does not have: links to them would lead nowhere. */
type MissingPages<M> = M extends { readonly name: infer Owner extends PageOwner }
  ? Exclude<
      PagePath<Owner>,
      PathsOf<Items<M, 'routes'> | Items<M, 'settingsPages'> | Items<Items<M, 'settingsPages'>, 'children'>>
    >
  : never;
type HasAllPages<M> = [MissingPages<M>] extends [never]
  ? unknown
  : { readonly pagesOfTheContractWithoutRoute: MissingPages<M> };

type CodeMap<M, Name extends string> = {
  readonly [K in Name]: () => Promise<{ readonly [E in K]: Exported<M, K> }>;
};

/** What a module's container exposes as `./module`. */
export interface ModuleDefinition {
  /** Code reference → import of the file that exports it under the same name. */
  readonly code: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}

/**
 * Declares the entry of a module for one audience. The compiler checks that every code reference of the manifest has
 * its import, that the imported file exports that name, that the export fits its slot, and that every page of the
 * contract has its route. The build checks the names again.
 *
 * @example
 * export const module = defineModule<typeof manifest, 'staff'>({
 *   code: { TicketsScreen: () => import('./screens/tickets.screen.tsx') },
 * });
 */
export function defineModule<M extends ModuleDeclaration, A extends Audience>(
  definition: { readonly code: CodeMap<M, CodeReferenceOf<M, A>> } & HasAllPages<M>,
): ModuleDefinition {
  return definition as unknown as ModuleDefinition;
}
