import { TICKET_STATUS } from '@hamyar/contracts';
import { transition } from '@hamyar/domain';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDepartment } from '../departments/public.ts';
import { lookupNames } from './department-lookup.repository.ts';
import { findAssignableEmployees } from './people.repository.ts';
import { assignTransferred } from './ticket-assignment.service.ts';
import { stateOf } from './ticket-content-step.service.ts';
import { ticketContextOf } from './ticket-context.ts';
import { openTicketsOf } from './ticket-department.repository.ts';
import {
  applyTransition,
  beginUnitOfWork,
  flushUnitOfWork,
  setColumns,
  type TicketUnitOfWork,
} from './ticket-unit-of-work.service.ts';

export { countOpenTickets } from './ticket-department.repository.ts';

/** Tickets that are looked for together. */
const BATCH = 200;

/**
 * Transfers the open tickets of a deleted department to another one, each in a transaction of its own (T11). Who is
 * assigned stays assigned where they may answer there too. Runs again without an effect.
 */
export async function transferOpenTickets(deps: Deps, { from, to }: { from: number; to: number }): Promise<void> {
  let ids: number[] = [];
  do {
    ids = await openTicketsOf(deps.db, from, { after: ids.at(-1) ?? 0, limit: BATCH });
    for (const id of ids) await transferOne(deps, id, { from, to });
  } while (ids.length === BATCH);
}

async function transferOne(deps: Deps, id: number, { from, to }: { from: number; to: number }): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const work = await beginUnitOfWork(trx, id, { user: null, socketId: null }, deps.clock.now());
    const { ticket } = work;
    if (ticket.department_id !== from || ticket.status === TICKET_STATUS.closed) return;
    const result = transition(stateOf(ticket), { type: 'transfer' });
    if (!result.ok) return;
    const names = await lookupNames(trx, 'department', [from, to]);
    work.history.push({ field: 'department_id', from, to });
    work.systemLines.push({ name: 'transferred', from: names.get(from) ?? null, to: names.get(to) ?? null });
    setColumns(work, { department_id: to });
    if (result.clearRecipient && ticket.recipient_id !== null) await releaseUnlessAssignable(work, ticket.recipient_id);
    const department = await findDepartment(trx, to);
    if (department) await assignTransferred(deps, work, department);
    applyTransition(work, result);
    await flushUnitOfWork(ticketContextOf(deps), work);
  });
}

async function releaseUnlessAssignable(work: TicketUnitOfWork, recipientId: number): Promise<void> {
  const { trx, ticket, now } = work;
  const answering = { departmentId: ticket.department_id, branchId: ticket.branch_id, now, onlyId: recipientId };
  if ((await findAssignableEmployees(trx, answering)).length > 0) return;
  work.history.push({ field: 'recipient_id', from: recipientId, to: null });
  work.notifications.push({ event: 'unassigned', content_id: null, user_ids: [recipientId] });
  setColumns(work, { recipient_id: null, assignee_id: null });
}
