import type { Gate } from '../platform/gate.ts';

/** What opens the policies of service level agreements (spec 6.23); what only one of both shows, each call checks. */
export const SLA_IS_LICENSED = {
  any: [{ feature: 'ticket_simple_sla' }, { feature: 'ticket_conditional_sla' }],
} as const satisfies Gate;
