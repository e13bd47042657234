import { DELETE_TYPES, type DeleteType } from '@hamyar/contracts';
import type { Editor } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

/** Deletes one row with all its checks, in a transaction of its own. @throws AppError when it may not be deleted */
export type DeleteRow = (deps: Deps, editor: Editor, id: number) => Promise<void>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** How a row of each type is deleted that the slice declares in `deletes`: the same as by the call for one. */
    readonly deletes?: Readonly<Partial<Record<DeleteType, DeleteRow>>>;
  }
}

/** The deletions of all modules. @throws when nobody, or more than one module, declares how a declared type is deleted */
export function declaredDeletions(
  modules: readonly ServerModule[],
  types: readonly string[] = DELETE_TYPES,
): ReadonlyMap<string, DeleteRow> {
  const found = declaredOnce(modules, 'type of rows to delete', ({ deletes: own = {} }) =>
    Object.entries(own as Record<string, DeleteRow>),
  );
  const missing = types.find((type) => !found.has(type));
  if (missing !== undefined)
    throw new Error(`no module declares in deletes how a row of the type ${missing} is deleted`);
  return found;
}
