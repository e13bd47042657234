import type { Audience, ModuleDeclaration } from '@hamyar/contracts';

type Serves<Item, A extends Audience> = Item extends { readonly audience: readonly (infer Named)[] }
  ? A extends Named
    ? Item
    : never
  : Item;
type ScreenOf<Item, A extends Audience> =
  Serves<Item, A> extends { readonly screen: infer Screen extends string } ? Screen : never;
type CodeOf<Item, A extends Audience> =
  Serves<Item, A> extends { readonly code: infer Code extends string } ? Code : never;
type Items<M, Key extends string> = M extends { readonly [K in Key]: readonly (infer Item)[] } ? Item : never;
// distributes over the union of items
type ScreensOf<Item, A extends Audience> = Item extends unknown ? ScreenOf<Item, A> : never;
type CodesOf<Item, A extends Audience> = Item extends unknown ? CodeOf<Item, A> : never;

/** Code references that a manifest makes for one audience. */
export type CodeReferenceOf<M extends ModuleDeclaration, A extends Audience> =
  | ScreensOf<Items<M, 'routes'>, A>
  | ScreensOf<Items<M, 'settingsPages'>, A>
  | CodesOf<Items<M, 'slots'>, A>;

type CodeMap<Name extends string> = { readonly [K in Name]: () => Promise<{ readonly [E in K]: unknown }> };

/** What a container exposes as `./module`. */
export interface ModuleDefinition {
  /** Code reference → import of the file that exports it under the same name. */
  readonly code: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}

/**
 * The exposed entry of a module for one audience. Every code reference of the manifest must have its import and the
 * imported file must export that name: the compiler checks it here, the build checks it again.
 *
 * @example
 * export const module = defineModule<typeof manifest, 'staff'>({
 *   code: { TicketsScreen: () => import('./screens/tickets.screen.tsx') },
 * });
 */
export function defineModule<M extends ModuleDeclaration, A extends Audience>(definition: {
  readonly code: CodeMap<CodeReferenceOf<M, A>>;
}): ModuleDefinition {
  return definition as ModuleDefinition;
}
