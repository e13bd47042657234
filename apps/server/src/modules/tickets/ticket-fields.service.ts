import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { TicketContext } from './ticket-context.ts';
import { changeFields, type FieldChanges } from './ticket-fields-step.service.ts';
import { assertCan } from './ticket.policy.ts';
import { policyTicket } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork } from './ticket-unit-of-work.service.ts';

/** Somebody changed the ticket since the caller read it. */
export type FieldsResult = { conflict: boolean };

/** Changes fields of a ticket, unless somebody has changed it since the caller read it. @throws NotFound, Forbidden, Nok TRANSITION_FORBIDDEN, ValidationFailed */
export async function updateFields(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
  changes: FieldChanges & { version: number },
  socketId: string | null,
): Promise<FieldsResult> {
  const { deps } = context;
  const settings = await context.settings.current();
  return withTransaction(deps.db, async (trx): Promise<FieldsResult> => {
    const work = await beginUnitOfWork(trx, ticketId, { user, socketId }, deps.clock.now());
    assertCan(user, 'view', policyTicket(work.ticket), settings);
    // Customers get no version that notes change, so theirs is not compared.
    if (user.employee && changes.version !== work.ticket.version) return { conflict: true };
    await changeFields(work, { user, settings, changes });
    await flushUnitOfWork(context, work);
    return { conflict: false };
  });
}
