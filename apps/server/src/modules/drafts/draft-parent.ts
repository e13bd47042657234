import { DRAFT_KEYS } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

/** Whether a person may write a draft for an object; `type` is the last part of the key: `note` in `ticket:7:note`. */
export type MayWriteDraft = (
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  id: number,
  type: string | undefined,
) => Promise<boolean>;

type DraftParents = Readonly<Record<string, MayWriteDraft>>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** Access checks of drafts, by the first part of their key: `ticket` in `ticket:7` (decisions 2.4). */
    readonly draftParents?: DraftParents;
  }
}

const parentKind = (key: string): string => key.split(':')[0]!;

/**
 * The declarations of all modules. A key without `{id}` belongs to no stored object.
 *
 * @throws when nobody declares who may write in the objects of a declared key
 */
export function draftParents(modules: readonly ServerModule[]): DraftParents {
  const parents = Object.assign({}, ...modules.map((module) => module.draftParents ?? {})) as DraftParents;
  const unchecked = DRAFT_KEYS.find((key) => key.includes('{id}') && !parents[parentKind(key)]);
  if (unchecked) throw new Error(`no module declares in draftParents who may write the draft ${unchecked}`);
  return parents;
}
