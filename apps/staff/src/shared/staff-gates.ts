import type { Gate } from '@hamyar/module-sdk';

/** Roles are changed by full admins (decisions 2.2). */
export const CHANGES_ROLES = { all: [{ role: 'full_admin' }, { read_only: false }] } as const satisfies Gate;
