import { DRAFT_KEYS } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

/**
 * Whether a person may write a draft. `of` and `type` are the later parts of its key: `7` and `note` in `ticket:7:note`,
 * `customer` in `new:customer`.
 */
export type MayWriteDraft = (
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  of: string,
  type: string | undefined,
) => Promise<boolean>;

/** The access checks of all modules. */
export type DraftParents = Readonly<Record<string, MayWriteDraft>>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** Access checks of drafts, by the first part of their key: `ticket` in `ticket:7`, `new` (decisions 2.4). */
    readonly draftParents?: DraftParents;
  }
}

const parentKind = (key: string): string => key.split(':')[0]!;

/**
 * The declarations of all modules.
 *
 * @throws when nobody declares who may write the drafts of a declared key
 */
export function draftParents(modules: readonly ServerModule[]): DraftParents {
  const parents = Object.assign({}, ...modules.map((module) => module.draftParents ?? {})) as DraftParents;
  const unchecked = DRAFT_KEYS.find((key) => !parents[parentKind(key)]);
  if (unchecked) throw new Error(`no module declares in draftParents who may write the draft ${unchecked}`);
  return parents;
}
