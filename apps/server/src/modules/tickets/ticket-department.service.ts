import { TICKET_STATUS } from '@hamyar/contracts';
import type { Deps } from '../../platform/deps.ts';
import { runAllBatches } from '../../platform/jobs/row-batches.ts';
import type { LaterReplacement } from '../../platform/references/row-references.ts';
import { keepDepartment } from '../departments/public.ts';
import { ticketContextOf } from './ticket-context.ts';
import { openTicketsOf } from './ticket-department.repository.ts';
import { moveToDepartment } from './ticket-transfer-step.service.ts';
import { beginUnitOfWork, flushUnitOfWork } from './ticket-unit-of-work.service.ts';

/**
 * Transfers the open tickets of a deleted department to the one that replaces it, each in a transaction of its own (T11);
 * deleted ones too, because they can be restored. Who is assigned stays assigned where they may answer there too. Runs
 * again without an effect. @throws at the end for tickets that could not be transferred
 */
export const transferOpenTickets = async (deps: Deps, change: LaterReplacement): Promise<void> =>
  runAllBatches(await openTicketsOf(deps.db, change.from), {
    log: deps.log,
    size: 1,
    run: async ([id]) => id !== undefined && transferOne(deps, id, change),
    failure: 'a ticket of a deleted department could not be transferred',
  });

async function transferOne(deps: Deps, id: number, { from, byId, inTransaction }: LaterReplacement): Promise<void> {
  await inTransaction(async (trx, to) => {
    const department = await keepDepartment(trx, to);
    if (!department) throw new Error(`The department ${to} is deleted too`);
    const user = byId === null ? null : { id: byId, employee: true };
    const work = await beginUnitOfWork(trx, id, { user, socketId: null, cause: 'bulk' }, deps.clock.now());
    const { ticket } = work;
    if (ticket.department_id !== from || ticket.status === TICKET_STATUS.closed) return;
    await moveToDepartment(deps, work, department, { keepRecipient: 'assignable' });
    // nobody is notified of a ticket that nobody sees
    if (ticket.deleted_at !== null) work.notifications.length = 0;
    await flushUnitOfWork(ticketContextOf(deps), work);
  });
}
