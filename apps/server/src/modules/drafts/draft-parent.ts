import { DRAFT_KEYS, draftKeyPattern, type DraftKey } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

/** Whether a person may write a draft; `id` is the number that stands for `{id}` in its key, NaN where it has none. */
export type MayWriteDraft = (
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  id: number,
) => Promise<boolean>;

/** Tells who has the object open, in the transaction of the change, that a shared draft of it has changed. */
export type SharedDraftChanged = (deps: Deps, trx: Trx, id: number, socketId: string | null) => Promise<void>;

/** What a key that somebody sends belongs to; null for a key that nobody declares. */
export type DraftParents = (key: string) => DraftParent | null;

interface DraftParent {
  mayWrite: MayWriteDraft;
  /** Absent where drafts are not shared. */
  sharedChanged: SharedDraftChanged | undefined;
  /** The number in the key. */
  id: number;
}

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /**
     * Access checks of drafts, by their key as the slice declares it: `ticket:{id}:note`, `new:customer` (decisions
     * 2.4). Whole keys, because a first word such as `new` belongs to no module.
     */
    readonly draftParents?: Readonly<Partial<Record<DraftKey, MayWriteDraft>>>;
    /** Which of them colleagues may share (decisions 2.4), and who learns of their changes. */
    readonly sharedDrafts?: Readonly<Partial<Record<DraftKey, SharedDraftChanged>>>;
  }
}

/**
 * The declarations of all modules.
 *
 * @throws when nobody, or more than one module, declares who may write the drafts of a declared key
 */
export function draftParents(
  modules: readonly ServerModule[],
  declaredKeys: readonly string[] = DRAFT_KEYS,
): DraftParents {
  const parents = declaredOnce(modules, 'draft', ({ draftParents: own = {} }) =>
    Object.entries(own as Record<string, MayWriteDraft>),
  );
  const shared = new Map(modules.flatMap(({ sharedDrafts = {} }) => Object.entries(sharedDrafts)));
  const kinds = declaredKeys.map((declared) => {
    const mayWrite = parents.get(declared);
    if (!mayWrite) throw new Error(`no module declares in draftParents who may write the draft ${declared}`);
    const position = declared.split(':').indexOf('{id}');
    return { mayWrite, sharedChanged: shared.get(declared), pattern: draftKeyPattern(declared), position };
  });
  return (key) => {
    const kind = kinds.find(({ pattern }) => pattern.test(key));
    return kind
      ? { mayWrite: kind.mayWrite, sharedChanged: kind.sharedChanged, id: Number(key.split(':')[kind.position]) }
      : null;
  };
}
