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

type Closed = Pick<TicketRecord, 'category_id' | 'service_id' | 'form_id' | 'department_id' | 'kind' | 'owner_id'>;

/** What decides whether a ticket lacks something. */
interface Facts {
  settings: SettingsReading;
  /** What is known of its form where the category wants the required fields of it, else null. */
  form: FormFacts | null;
}

interface FormFacts {
  forms: TicketForms;
  stored: readonly StoredValue[];
  /** Values that are about to be stored. */
  changes?: readonly CheckedChange[];
}

/** Who asks closes without it: only staff fill it in. */
const fillsIn = (user: CurrentUser, ticket: Closed): boolean => ticketSideOf(user, ticket) === 'staff';

/**
 * What this person has to fill in before they close a ticket (decisions 2.3 T12): the fields that the settings name,
 * and the required fields of its form where its category wants them. A field that a condition hides is not asked for.
 */
export function missingOnClose(
  user: CurrentUser,
  ticket: Closed,
  { settings, form }: Facts,
): { field: string; label: string }[] {
  if (!fillsIn(user, ticket)) return [];
  const { required_on_close: required } = settings.generalTicketSettings;
  const own = REQUIRED_ON_CLOSE.filter((name) => required.includes(name) && ticket[name] === null).map((name) => ({
    field: name,
    label: closingFields[name],
  }));
  return form ? [...own, ...missingOfForm(ticket, form)] : own;
}

function missingOfForm(ticket: Closed, { forms, stored, changes = [] }: FormFacts): { field: string; label: string }[] {
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
  if (!fillsIn(user, ticket)) return;
  const formRequired = ticket.category_id !== null && (await requiresFormOnClose(trx, ticket.category_id));
  const form = formRequired
    ? {
        forms: await formsInForce(deps, trx),
        stored: await readValues(trx, { type: 'ticket', id: ticket.id }),
        changes: filledIn,
      }
    : null;
  const missing = missingOnClose(user, ticket, { settings, form });
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
