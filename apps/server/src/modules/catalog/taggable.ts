import { TAGGABLE_TYPES, type TaggableType } from '@hamyar/contracts';
import type { Editor } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

/** A tag that an object gets or loses. */
export interface TagChange {
  tagId: number;
  /** It gets the tag; otherwise it loses it. */
  assigned: boolean;
}

/** Who changes tags. */
export type TagWriter = Editor & { socketId: string | null };

/** Objects of one type that have tags; the module whose rows they are knows who may edit them (decisions 2.10). */
export interface Taggable {
  /**
   * Locks an object that the person may edit and runs `change` in its transaction; what it returns is recorded, null is
   * nothing. @throws NotFound, Forbidden
   */
  change(deps: Deps, writer: TagWriter, id: number, change: (trx: Trx) => Promise<TagChange | null>): Promise<void>;
  /** A tag has another name, also by a merge; for who keeps names of tags in rows of their own. */
  renamed?(deps: Deps, trx: Trx, tagId: number): Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** How tags of each type of object are changed; a type has one owner. */
    readonly taggables?: Readonly<Partial<Record<TaggableType, Taggable>>>;
  }
}

/** Notifies the owners of everything that has tags of another name of one. */
export async function notifyRenamed(deps: Deps, trx: Trx, tagId: number): Promise<void> {
  for (const taggable of declaredTaggables(deps.modules).values()) await taggable.renamed?.(deps, trx, tagId);
}

/** The taggable types of all modules. @throws when nobody, or more than one module, declares one of them */
export function declaredTaggables(modules: readonly ServerModule[]): ReadonlyMap<string, Taggable> {
  const found = declaredOnce(modules, 'taggable type', ({ taggables = {} }) =>
    Object.entries(taggables as Record<string, Taggable>),
  );
  const missing = TAGGABLE_TYPES.find((type) => !found.has(type));
  if (missing !== undefined) throw new Error(`no module declares in taggables how tags of a ${missing} are changed`);
  return found;
}
