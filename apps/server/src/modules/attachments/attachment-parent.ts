import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';

/** Whether a person may read one thing that has attachments, and with it these. */
export type MayReadParent = (
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  id: number,
) => Promise<boolean>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** Who may read what its attachments hang on, by the context of the attachment (decisions 2.10). */
    readonly attachmentParents?: Readonly<Record<string, MayReadParent>>;
  }
}
