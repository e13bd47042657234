import type { Gate } from '../platform/gate.ts';

/** What opens ready-made texts, for those who write with them and for their settings page (spec 6.22). */
export const TEMPLATES_ARE_LICENSED = { feature: 'ticket_canned_message' } as const satisfies Gate;
