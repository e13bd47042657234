import type { Sla } from './calls.ts';

/** What a ticket keeps of its policy, so that editing the policy never rewrites its history (decisions 2.6). */
export type SlaSnapshot = Pick<
  Sla,
  | 'targets'
  | 'next_response_minutes'
  | 'clocks'
  | 'working_shift_id'
  | 'pause_on_statuses'
  | 'warn_before'
  | 'escalations'
  | 'recompute_on'
>;
