import { SLA_DEFAULTS, type SlaReason, type SlaSnapshot, TICKET_IMPORTANCES } from '@hamyar/contracts';
import { ALL_BRANCHES, nextOpening, oneOf, type WorkCalendar } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';
import { workCalendarOf } from '../calendar/public.ts';
import { licenseOf } from '../license/public.ts';
import { readChoice, type SlaTicket } from './sla-choice.repository.ts';
import { choosePolicy, chosenOf, readsWorkingTime, type SlaFacts } from './sla-choice.rules.ts';
import { customFactsOf } from './sla-custom.service.ts';
import { findSla } from './sla.repository.ts';

/** A policy as a ticket keeps it (decisions 2.6). */
export interface SlaCopy {
  id: number;
  name: string;
  snapshot: SlaSnapshot;
}

/** The policy of a ticket as the ticket keeps it. */
export interface SlaChoice extends SlaCopy {
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

/** What the license opens of policies; null for nothing. */
export async function slaLicense(
  deps: Pick<Deps, 'db' | 'broker' | 'modules' | 'clock'>,
  db: Db,
): Promise<{ conditional: boolean } | null> {
  const { features } = await licenseOf(deps).current(db);
  const conditional = features.includes('ticket_conditional_sla');
  return conditional || features.includes('ticket_simple_sla') ? { conditional } : null;
}

/** Whether a ticket was created within working hours; null without hours. */
export function isWorkingTime(calendar: WorkCalendar | null, { created_at }: Pick<SlaTicket, 'created_at'>) {
  const at = unixSeconds(created_at);
  return calendar && nextOpening(calendar, at) === at;
}

/** The hours by which it is working time when a ticket is created. */
const calendarOf = (deps: Pick<Deps, 'db' | 'broker'>, { department_id, branch_id, created_at }: SlaTicket) =>
  workCalendarOf(deps, { departmentId: department_id, branchId: branch_id }, unixSeconds(created_at));

/** What the choice reads of a ticket, with what was found besides its row. */
export const factsOf = (
  ticket: SlaTicket,
  found: Pick<
    SlaFacts,
    'category' | 'service' | 'form' | 'customer_level' | 'tag' | 'created_in_working_time' | 'custom'
  >,
): SlaFacts => ({
  ...{ kind: ticket.kind, channel: ticket.channel, importance: ticket.importance },
  ...{ branch: ticket.branch_id, department: ticket.department_id },
  ...{ organization: ticket.organization_id, customer: ticket.customer_id },
  ...found,
});

/**
 * A policy that somebody chooses for a ticket, as the ticket then keeps it. @returns null where it is not in use, not for
 * the branch of the ticket, or not licensed
 */
export async function policyByHand(
  deps: Pick<Deps, 'broker' | 'modules' | 'clock'>,
  trx: Db,
  { branch_id }: Pick<SlaTicket, 'branch_id'>,
  id: number,
): Promise<SlaCopy | null> {
  const license = await slaLicense({ ...deps, db: trx }, trx);
  if (!license) return null;
  const policy = await findSla(trx, oneOf('branch_id', [ALL_BRANCHES, branch_id]), id);
  if (!policy?.status) return null;
  return { id, name: policy.name, snapshot: snapshotOf(policy, license.conditional) };
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
  const license = await slaLicense(within, trx);
  if (!license) return null;
  const { conditional } = license;
  const { policies, chain, ...found } = await readChoice(trx, ticket);
  const created_in_working_time =
    conditional && readsWorkingTime(policies) ? isWorkingTime(await calendarOf(within, ticket), ticket) : null;
  const customOf = await customFactsOf(within, conditional ? policies : [], [ticket]);
  const facts = factsOf(ticket, { ...found, created_in_working_time, custom: customOf(ticket) });
  const chosen = choosePolicy(policies, facts, chain, conditional);
  if (!chosen) return null;
  const { policy, by } = chosen;
  const snapshot = { ...snapshotOf(policy, conditional), chosen: chosenOf(chosen, facts) };
  return { id: policy.id, name: policy.name, snapshot, by };
}
