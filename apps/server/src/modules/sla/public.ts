export { choosePolicyFor } from './sla-choice.service.ts';
export type { SlaChoice } from './sla-choice.service.ts';
export type { SlaTicket } from './sla-choice.repository.ts';
