import { DRAFT_KEYS, draftKeyPattern, type DraftKey } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

/** Whether a person may write a draft; `id` is the number that stands for `{id}` in its key, NaN where it has none. */
export type MayWriteDraft = (
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  id: number,
) => Promise<boolean>;

/** The access check of a key that somebody sends, with the number in that key; null for a key that nobody declares. */
export type DraftParents = (key: string) => { mayWrite: MayWriteDraft; id: number } | null;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /**
     * Access checks of drafts, by their key as the slice declares it: `ticket:{id}:note`, `new:customer` (decisions
     * 2.4). Whole keys, because a first word such as `new` belongs to no module.
     */
    readonly draftParents?: Readonly<Partial<Record<DraftKey, MayWriteDraft>>>;
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
  const kinds = declaredKeys.map((declared) => {
    const mayWrite = parents.get(declared);
    if (!mayWrite) throw new Error(`no module declares in draftParents who may write the draft ${declared}`);
    return { mayWrite, pattern: draftKeyPattern(declared), position: declared.split(':').indexOf('{id}') };
  });
  return (key) => {
    const kind = kinds.find(({ pattern }) => pattern.test(key));
    return kind ? { mayWrite: kind.mayWrite, id: Number(key.split(':')[kind.position]) } : null;
  };
}
