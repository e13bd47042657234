import type { Gate } from '../platform/gate.ts';

/** What opens working shifts and the work on days off (spec 6.18). */
export const WORKING_SHIFTS_ARE_LICENSED = { feature: 'workingshift' } as const satisfies Gate;
