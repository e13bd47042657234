import { type CLOSE_REASONS, type FieldError, REQUIRED_ON_CLOSE, TICKET_STATUS } from '@hamyar/contracts';
import { canBeRequired, shownFields, ticketSideOf } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { requiresFormOnClose } from '../catalog/public.ts';
import { readValues, storedValues, type CheckedChange, type StoredValue, type TicketForms } from '../forms/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { closingFields, messages } from './messages.ts';
import type { TicketContext } from './ticket-context.ts';
import { fieldsOf, formsInForce } from './ticket-form.service.ts';
import type { TicketRecord } from './ticket.repository.ts';
import type { TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

type Closed = Pick<TicketRecord, 'category_id' | 'service_id' | 'form_id' | 'department_id' | 'kind'>;

/** What decides whether a ticket lacks something. */
interface Facts {
  settings: SettingsReading;
  forms: TicketForms;
  /** The category wants the required fields of the form. */
  formRequired: boolean;
  stored: readonly StoredValue[];
  /** Values that are about to be stored. */
  changes?: readonly CheckedChange[];
}

/**
 * What has to be filled in before an employee closes a ticket (decisions 2.3 T12): the fields that the settings name,
 * and the required fields of its form where its category wants them. A field that a condition hides is not asked for.
 */
export function missingOnClose(ticket: Closed, facts: Facts): { field: string; label: string }[] {
  const { required_on_close: required } = facts.settings.generalTicketSettings;
  const own = REQUIRED_ON_CLOSE.filter((name) => required.includes(name) && ticket[name] === null).map((name) => ({
    field: name,
    label: closingFields[name],
  }));
  return facts.formRequired ? [...own, ...missingOfForm(ticket, facts)] : own;
}

function missingOfForm(ticket: Closed, { forms, stored, changes = [] }: Facts): { field: string; label: string }[] {
  const fields = fieldsOf(forms, ticket, stored);
  const { values, filled: before } = storedValues(fields, stored);
  const filled = new Set(before);
  for (const { field, to, value } of changes) {
    values[field.id] = to;
    if (value === null) filled.delete(field.id);
    else filled.add(field.id);
  }
  return shownFields(fields, values)
    .filter(({ id, type, required, definition }) => {
      return required && canBeRequired(type) && !definition.is_archived && !filled.has(id);
    })
    .map(({ id, definition }) => ({ field: `custom_values.${id}`, label: definition.label }));
}

/** Who closes, by the settings of this moment. */
interface Closing {
  user: CurrentUser;
  settings: SettingsReading;
}

/** Refuses a reply that closes an incomplete ticket. @throws ValidationFailed with every missing field */
export async function assertComplete(
  { deps }: Pick<TicketContext, 'deps'>,
  { trx, ticket, filledIn }: TicketUnitOfWork,
  { user, settings }: Closing,
): Promise<void> {
  // who asks closes without it: only staff fill it in
  if (ticketSideOf(user, ticket) !== 'staff') return;
  const formRequired = ticket.category_id !== null && (await requiresFormOnClose(trx, ticket.category_id));
  const stored = formRequired ? await readValues(trx, { type: 'ticket', id: ticket.id }) : [];
  const forms = await formsInForce(deps, trx);
  const missing = missingOnClose(ticket, { settings, forms, formRequired, stored, changes: filledIn });
  if (missing.length === 0) return;
  const errors = missing.map(
    ({ field }): FieldError => fieldError(field, 'REQUIRED_ON_CLOSE', {}, messages.requiredOnClose),
  );
  const fields = missing.map(({ label }) => label).join('، ');
  throw new ValidationFailed(errors, fillMessage(messages.incomplete, { fields }));
}

/** Reasons of closing a ticket about which nothing has to be known. */
const WITHOUT_FIELDS: readonly (typeof CLOSE_REASONS)[number][] = ['spam', 'merged'];

/** As {@link assertComplete}, for changes that may have closed it. */
export async function assertCompleteIfClosed(
  context: Pick<TicketContext, 'deps'>,
  work: TicketUnitOfWork,
  closing: Closing,
): Promise<void> {
  const { status, close_reason: reason } = work.ticket;
  if (status !== TICKET_STATUS.closed || work.before.status === TICKET_STATUS.closed) return;
  if (reason === null || !WITHOUT_FIELDS.includes(reason)) await assertComplete(context, work, closing);
}
