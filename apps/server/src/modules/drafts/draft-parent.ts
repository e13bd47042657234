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

/** The declarations of all modules. A key whose first part no module declares belongs to no stored object. */
export const draftParents = (modules: readonly ServerModule[]): DraftParents =>
  Object.assign({}, ...modules.map((module) => module.draftParents ?? {})) as DraftParents;
