import type { SystemDefaults } from '@hamyar/contracts';
import { sharedLists } from '@hamyar/contracts/schemas';
import type { RawBuilder } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { ServerModule } from '../../platform/deps.ts';

/** The lists of {@link SystemDefaults} that come from the database. */
export type StoredLists = Omit<SystemDefaults, 'license'>;

/**
 * Shared lists by their name in the API → the SQL expression of the list for one person, as jsonb. They are expressions
 * so that one statement reads all lists.
 */
export type SharedLists = {
  readonly [Name in keyof StoredLists]?: (user: CurrentUser) => RawBuilder<StoredLists[Name]>;
};

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** The shared lists that the module owns; their schemas are in `shared-lists.schema.ts` of its contract. */
    readonly sharedLists?: SharedLists;
  }
}

/** The lists of all modules. @throws when a list of the contract is declared by no module or by two */
export function declaredLists(modules: readonly ServerModule[]): Required<SharedLists> {
  const lists = declaredOnce(modules, 'shared list', ({ sharedLists: own = {} }) => Object.entries(own));
  const missing = Object.keys(sharedLists).filter((list) => !lists.has(list));
  if (missing.length > 0) throw new Error(`no module declares the shared lists ${missing.join(', ')}`);
  return Object.fromEntries(lists) as Required<SharedLists>;
}
