import { SLA_DEFAULTS, type SlaReason, type SlaSnapshot, TICKET_IMPORTANCES } from '@hamyar/contracts';
import { nextOpening } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';
import { workCalendarOf } from '../calendar/public.ts';
import { licenseOf } from '../license/public.ts';
import { readChoice, type SlaTicket } from './sla-choice.repository.ts';
import { choosePolicy, readsWorkingTime } from './sla-choice.rules.ts';

/** The policy of a ticket as the ticket keeps it (decisions 2.6). */
export interface SlaChoice {
  id: number;
  name: string;
  snapshot: SlaSnapshot;
  /** Why it is this one. */
  by: SlaReason;
}

/** What a ticket keeps of a policy; without the license for conditions the parts that only it opens are as in a new one. */
function snapshotOf(policy: SlaSnapshot, conditional: boolean): SlaSnapshot {
  const simple = {
    ...{ targets: policy.targets, clocks: policy.clocks, working_shift_id: policy.working_shift_id },
    warn_before: policy.warn_before,
  };
  if (!conditional)
    return {
      ...simple,
      next_response_minutes: TICKET_IMPORTANCES.map(() => null),
      pause_on_statuses: [...SLA_DEFAULTS.pause_on_statuses],
      escalations: [],
      recompute_on: [...SLA_DEFAULTS.recompute_on],
    };
  const { next_response_minutes, pause_on_statuses, escalations, recompute_on } = policy;
  return { ...simple, next_response_minutes, pause_on_statuses, escalations, recompute_on };
}

/** Whether the moment is within the working hours of the department; null without hours. */
async function isWorkingTime(
  deps: Pick<Deps, 'db' | 'broker'>,
  { department_id, branch_id, created_at }: SlaTicket,
): Promise<boolean | null> {
  const at = unixSeconds(created_at);
  const calendar = await workCalendarOf(deps, { departmentId: department_id, branchId: branch_id }, at);
  return calendar && nextOpening(calendar, at) === at;
}

/**
 * Chooses the policy of a ticket, in the transaction of its change (decisions 2.6 "Choice").
 * @returns null when no policy is for it, or none is licensed
 */
export async function choosePolicyFor(
  deps: Pick<Deps, 'broker' | 'modules' | 'clock'>,
  trx: Db,
  ticket: SlaTicket,
): Promise<SlaChoice | null> {
  const within = { ...deps, db: trx };
  const { features } = await licenseOf(within).current(trx);
  const conditional = features.includes('ticket_conditional_sla');
  if (!conditional && !features.includes('ticket_simple_sla')) return null;
  const { policies, chain, ...found } = await readChoice(trx, ticket);
  const created_in_working_time =
    conditional && readsWorkingTime(policies) ? await isWorkingTime(within, ticket) : null;
  const facts = {
    ...{ kind: ticket.kind, channel: ticket.channel, importance: ticket.importance },
    ...{ branch: ticket.branch_id, department: ticket.department_id },
    ...{ organization: ticket.organization_id, customer: ticket.customer_id, created_in_working_time },
    ...found,
  };
  const chosen = choosePolicy(policies, facts, chain, conditional);
  if (!chosen) return null;
  const { policy, by } = chosen;
  return { id: policy.id, name: policy.name, snapshot: snapshotOf(policy, conditional), by };
}
