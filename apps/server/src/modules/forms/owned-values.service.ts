import type { CustomValue, OwnedFields } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { filledCustomer } from '../customers/public.ts';
import { audit } from '../logs/public.ts';
import { filledOrganization } from '../organizations/public.ts';
import { readValues, valueStatements, type StoredValue } from './custom-value.repository.ts';
import { checkFilling, presentFilled, valueText, type CheckedChange, type SentValues } from './custom-value.service.ts';
import { ownedFields, withFilled, type TicketField } from './form-choice.rules.ts';
import { messages } from './messages.ts';
import { ticketFormsOf, type TicketForms } from './ticket-forms-reading.service.ts';

/** One customer or organisation. */
export interface OwnerOfValues {
  type: 'customer' | 'organization';
  id: number;
}

/** Who may read and fill in the values; each answers the name of the owner, or throws. */
const OWNERS = { customer: filledCustomer, organization: filledOrganization } as const;
/** The owners as the audit log names them. */
const AUDITED = {
  customer: { action: 'customer.custom_fields', object_type: 'user' },
  organization: { action: 'organization.custom_fields', object_type: 'organization' },
} as const;

interface Owned {
  fields: TicketField[];
  stored: StoredValue[];
}

async function readOwned(forms: TicketForms, db: AnyDb, owner: OwnerOfValues): Promise<Owned> {
  const stored = await readValues(db, owner);
  return { fields: withFilled(forms, ownedFields(forms, owner.type), stored), stored };
}

function present({ fields, stored }: Owned, { employee }: CurrentUser): OwnedFields {
  const shown = presentFilled(fields, stored, { employee, asked: true });
  return { fields: shown, editable: shown.some(({ type }) => type !== 'uuid') };
}

/**
 * The custom fields of one customer or organisation (spec 3.14, 3.15). Customers get the public ones. @throws Forbidden,
 * NotFound out of scope
 */
export async function openOwnedFields(deps: Deps, user: CurrentUser, owner: OwnerOfValues): Promise<OwnedFields> {
  await OWNERS[owner.type](deps.db, user, owner.id, false);
  return present(await readOwned(await ticketFormsOf(deps).current(), deps.db, owner), user);
}

/** One side of a change as the audit log has it; of what is secret only whether there is a value. */
function loggedValue({ field }: CheckedChange, value: CustomValue, filled: boolean): string | null {
  if (field.type !== 'password' && !field.definition.sensitive) return valueText(field, value);
  return filled ? messages.valueNotShown : null;
}

/** Both sides of the changes by the labels of their fields; those with one label have their ids too. */
function logged(changes: readonly CheckedChange[], stored: readonly StoredValue[]) {
  const labels = changes.map(({ field }) => field.definition.label);
  const nameOf = ({ field: { id, definition } }: CheckedChange) =>
    labels.filter((label) => label === definition.label).length > 1 ? `${definition.label} (${id})` : definition.label;
  const wasFilled = new Set(stored.map(({ field_id }) => field_id));
  const side = (valueOf: (change: CheckedChange) => string | null) =>
    Object.fromEntries(changes.map((change) => [nameOf(change), valueOf(change)]));
  return {
    before: side((change) => loggedValue(change, change.from, wasFilled.has(change.field.id))),
    after: side((change) => loggedValue(change, change.to, change.value !== null)),
  };
}

/**
 * Fills in custom fields of one customer or organisation; what is not sent stays. A customer changes no field that is
 * not public, also where a value hides it. @throws Forbidden, NotFound, ValidationFailed
 */
export async function fillInOwned(
  deps: Deps,
  { user, ip }: Editor,
  owner: OwnerOfValues,
  sent: SentValues,
): Promise<OwnedFields> {
  const forms = await ticketFormsOf(deps).current();
  return withTransaction(deps.db, async (trx) => {
    const name = await OWNERS[owner.type](trx, user, owner.id, true);
    const owned = await readOwned(forms, trx, owner);
    refuseHidden(owned, user, sent);
    const checked = await checkFilling(deps, trx, { owner, fields: owned.fields, sent, stored: owned.stored });
    const changes = checked.filter(({ field }) => user.employee || field.public);
    if (changes.length === 0) return present(owned, user);
    for (const statement of valueStatements(owner, changes)) await statement.execute(trx);
    const about = { ...AUDITED[owner.type], object_id: owner.id, object_name: name };
    await audit(deps, trx, { caller: user, ip }, { ...about, ...logged(changes, owned.stored) });
    return present(await readOwned(forms, trx, owner), user);
  });
}

/** A customer fills in public fields only. */
function refuseHidden({ fields }: Owned, { employee }: CurrentUser, sent: SentValues): void {
  if (employee) return;
  const closed = new Set(fields.filter((field) => !field.public).map(({ id }) => String(id)));
  const errors = Object.keys(sent)
    .filter((id) => closed.has(id))
    .map((id) => fieldError(`custom_values.${id}`, 'CHOICE', {}, messages.fieldNotAsked));
  if (errors.length > 0) throw new ValidationFailed(errors);
}
