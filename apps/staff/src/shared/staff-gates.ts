import type { Gate } from '@hamyar/module-sdk';

/** Who leads people adds some (decisions 2.25). */
export const ADDS_EMPLOYEES = {
  all: [
    { any: [{ role: 'full_admin' }, { role: 'branch_admin' }, { role: 'department_admin' }] },
    { read_only: false },
  ],
} as const satisfies Gate;

/** Roles are changed by full admins (decisions 2.2). */
export const CHANGES_ROLES = { all: [{ role: 'full_admin' }, { read_only: false }] } as const satisfies Gate;
