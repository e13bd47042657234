import type { Sla } from './calls.ts';
import type { SlaReason } from './sla-lists.ts';

/** One condition of a policy, of a group those in it. */
export type SlaRule = Exclude<Sla['conditions']['rules'][number], { rules: unknown }>;

/** Why a policy was chosen for a ticket, as it was then. */
export interface SlaChosen {
  by: SlaReason;
  /** Of the level, organisation, service, category or department that named the policy. */
  id: number | null;
  /** The conditions that the ticket fulfilled; of a list of values those that it had. */
  held: SlaRule[];
}

/** What a ticket keeps of its policy, so that editing the policy never rewrites its history (decisions 2.6). */
export interface SlaSnapshot
  extends Pick<
    Sla,
    | 'targets'
    | 'next_response_minutes'
    | 'clocks'
    | 'working_shift_id'
    | 'pause_on_statuses'
    | 'warn_before'
    | 'escalations'
    | 'recompute_on'
  > {
  /** Not of a policy that somebody has chosen by hand, and of none that was chosen before this was kept. */
  chosen?: SlaChosen;
}
