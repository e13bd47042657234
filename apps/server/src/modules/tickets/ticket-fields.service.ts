import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { SettingsReading } from '../settings/public.ts';
import { assertCompleteIfClosed } from './ticket-closing.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { changeFields, type FieldChanges } from './ticket-fields-step.service.ts';
import { fillIn, formsInForce } from './ticket-form.service.ts';
import { assertCan } from './ticket.policy.ts';
import { policyTicket } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, type TicketUnitOfWork, type Writer } from './ticket-unit-of-work.service.ts';

/** Somebody changed the ticket since the caller read it. */
export type FieldsResult = { conflict: boolean };

/** A person who changes a ticket that they see. */
export type SeenWriter = Writer & { user: CurrentUser };

/** What one person does on one ticket. */
export type TicketStep = (
  work: TicketUnitOfWork,
  wanted: { user: CurrentUser; settings: SettingsReading; deps: TicketContext['deps'] },
) => Promise<void>;

/**
 * Runs one step on a ticket that the person sees, unless somebody has changed it since they read it. @throws NotFound, and what the step throws
 */
export async function changeSeenTicket(
  context: TicketContext,
  writer: SeenWriter,
  { id, version }: { id: number; version: number },
  step: TicketStep,
): Promise<FieldsResult> {
  const settings = await context.settings.current();
  return withTransaction(context.deps.db, (trx) =>
    changeSeenTicketIn(context, trx, { writer, settings, version }, id, step),
  );
}

/** What {@link changeSeenTicket} does in a transaction, with settings that were read before. */
export async function changeSeenTicketIn(
  context: TicketContext,
  trx: Trx,
  { writer, settings, version }: { writer: SeenWriter; settings: SettingsReading; version?: number | undefined },
  id: number,
  step: TicketStep,
): Promise<FieldsResult> {
  const { user } = writer;
  const work = await beginUnitOfWork(trx, id, writer, context.deps.clock.now());
  assertCan(user, 'view', policyTicket(work.ticket), settings);
  // Customers get no version that notes change, so theirs is not compared.
  if (user.employee && version !== undefined && version !== work.ticket.version) return { conflict: true };
  await step(work, { user, settings, deps: context.deps });
  await assertCompleteIfClosed(context, work, { user, settings });
  await flushUnitOfWork(context, work);
  return { conflict: false };
}

/** Changes fields of a ticket. @throws NotFound, Forbidden, Nok TRANSITION_FORBIDDEN, ValidationFailed */
export const updateFields = async (
  context: TicketContext,
  user: CurrentUser,
  id: number,
  changes: FieldChanges & { version: number },
  socketId: string | null,
): Promise<FieldsResult> => {
  const { custom_values: values, version, ...fields } = changes;
  const forms = values && (await formsInForce(context.deps));
  return changeSeenTicket(context, { user, socketId }, { id, version }, async (work, wanted) => {
    const { status, close_reason, close_note, spam, locked, sla_id, ...others } = fields;
    await changeFields(work, { ...wanted, changes: others });
    // what is filled in belongs to the open ticket, and a policy is chosen by it
    if (values && forms) await fillIn(context, forms, values)(work, wanted);
    await changeFields(work, { ...wanted, changes: { sla_id, status, close_reason, close_note, spam, locked } });
  });
};
