import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

/** Whether a person may read the parent of attachments, and so the attachments. */
export type MayReadParent = (
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  id: number,
) => Promise<boolean>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** Access checks of the parents of attachments, by the attachment's context (decisions 2.10). */
    readonly attachmentParents?: Readonly<Record<string, MayReadParent>>;
  }
}

/** The access checks of all modules by the attachment's context. @throws when two modules declare the same context */
export const attachmentParents = (modules: readonly ServerModule[]): ReadonlyMap<string, MayReadParent> =>
  declaredOnce(modules, 'context of attachments', ({ attachmentParents: own = {} }) => Object.entries(own));
