export { choosePolicyFor, policyByHand } from './sla-choice.service.ts';
export { choosePolicyIds, type SlaTicketWithTags } from './sla-choice-batch.service.ts';
export { reasonOf } from './sla-chosen.service.ts';
export { keptSla } from './sla.service.ts';
export type { SlaCopy } from './sla-choice.service.ts';
export type { SlaTicket } from './sla-choice.repository.ts';
