import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { SettingsReading } from '../settings/public.ts';
import type { TicketContext } from './ticket-context.ts';
import { changeFields, type FieldChanges } from './ticket-fields-step.service.ts';
import { assertCan } from './ticket.policy.ts';
import { policyTicket } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, type TicketUnitOfWork, type Writer } from './ticket-unit-of-work.service.ts';

/** Somebody changed the ticket since the caller read it. */
export type FieldsResult = { conflict: boolean };

/**
 * Runs one step on a ticket that the person sees, unless somebody has changed it since they read it; without `version`
 * nobody asks. @throws NotFound, and what the step throws
 */
export async function changeSeenTicket(
  context: TicketContext,
  writer: Writer & { user: CurrentUser },
  { id, version }: { id: number; version: number | undefined },
  step: (work: TicketUnitOfWork, wanted: { user: CurrentUser; settings: SettingsReading }) => Promise<void>,
): Promise<FieldsResult> {
  const { deps } = context;
  const { user } = writer;
  const settings = await context.settings.current();
  return withTransaction(deps.db, async (trx): Promise<FieldsResult> => {
    const work = await beginUnitOfWork(trx, id, writer, deps.clock.now());
    assertCan(user, 'view', policyTicket(work.ticket), settings);
    // Customers get no version that notes change, so theirs is not compared.
    if (user.employee && version !== undefined && version !== work.ticket.version) return { conflict: true };
    await step(work, { user, settings });
    await flushUnitOfWork(context, work);
    return { conflict: false };
  });
}

/** Changes fields of a ticket. @throws NotFound, Forbidden, Nok TRANSITION_FORBIDDEN, ValidationFailed */
export const updateFields = (
  context: TicketContext,
  user: CurrentUser,
  id: number,
  changes: FieldChanges & { version: number },
  socketId: string | null,
): Promise<FieldsResult> =>
  changeSeenTicket(context, { user, socketId }, { id, version: changes.version }, (work, wanted) =>
    changeFields(work, { ...wanted, changes }),
  );
