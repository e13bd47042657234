import { ALL_BRANCHES, transition } from '@hamyar/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { keepDepartment, type DepartmentRecord } from '../departments/public.ts';
import { lookupNames } from './department-lookup.repository.ts';
import { findAssignableEmployees } from './people.repository.ts';
import { assignTransferred, type AssigningDeps } from './ticket-assignment.service.ts';
import { stateOf } from './ticket-content-step.service.ts';
import { refusedTransition } from './ticket.errors.ts';
import { applyTransition, setColumns, type TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

/** A department that a ticket of this branch may be transferred to, kept until the transaction ends; else null. */
export async function findTransferTarget(trx: Trx, id: number, branchId: number): Promise<DepartmentRecord | null> {
  const to = await keepDepartment(trx, id);
  const serves = to?.branch_ids.includes(ALL_BRANCHES) || to?.branch_ids.includes(branchId);
  return to?.status && to.kind === 'normal' && serves ? to : null;
}

interface Moving {
  /** Whether who is assigned stays: `chosen`, because somebody decides about it now, or where they may answer there. */
  keepRecipient: 'chosen' | 'assignable' | 'never';
}

/**
 * Transfers an open ticket to another department (T11): who was assigned is released, and it is given to somebody there.
 * @throws Nok TRANSITION_FORBIDDEN
 */
export async function moveToDepartment(
  deps: AssigningDeps,
  work: TicketUnitOfWork,
  to: DepartmentRecord,
  { keepRecipient }: Moving,
): Promise<void> {
  const { ticket, trx } = work;
  const from = ticket.department_id;
  const result = transition(stateOf(ticket), { type: 'transfer' });
  if (!result.ok) throw refusedTransition(result.code);
  const names = await lookupNames(trx, 'department', [from, to.id]);
  work.history.push({ field: 'department_id', from, to: to.id });
  work.systemLines.push({ name: 'transferred', from: names.get(from) ?? null, to: names.get(to.id) ?? null });
  setColumns(work, { department_id: to.id });
  work.summary.publicChange = true;
  if (keepRecipient !== 'chosen') {
    if (result.clearRecipient) await release(work, keepRecipient);
    await assignTransferred(deps, work, to);
  }
  applyTransition(work, result);
}

async function release(work: TicketUnitOfWork, keep: 'assignable' | 'never'): Promise<void> {
  const { trx, ticket, now } = work;
  const { recipient_id: id, department_id: departmentId, branch_id: branchId } = ticket;
  if (id === null) return;
  if (
    keep === 'assignable' &&
    (await findAssignableEmployees(trx, { departmentId, branchId, now, only: [id] })).length > 0
  )
    return;
  work.history.push({ field: 'recipient_id', from: id, to: null });
  work.notifications.push({ event: 'unassigned', content_id: null, user_ids: [id] });
  setColumns(work, { recipient_id: null, assignee_id: null });
}
