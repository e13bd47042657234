import type { Gate } from '../platform/gate.ts';

/** What opens custom fields and forms (spec 6.17, 6.24). */
export const CUSTOM_FIELDS_ARE_LICENSED = { feature: 'custom_field' } as const satisfies Gate;
