import type { Gate } from '../platform/gate.ts';

/** What opens requests without an account, their page and all of their calls (decisions 2.23). */
export const REQUESTS_ARE_OPEN = { setting: 'requests_without_account' } as const satisfies Gate;
