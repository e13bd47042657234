import { randomUUID } from 'node:crypto';
import type { CustomValue, FieldError, FilledField } from '@hamyar/contracts';
import { hasHtmlTag } from '@hamyar/persian';
import { checkValues, isEmptyValue, shownFields } from '@hamyar/domain';
import { encryptText } from '../../platform/auth/text-encryption.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import {
  fromColumn,
  lockShapes,
  takenValues,
  toColumn,
  type StoredValue,
  type ValueChange,
  type ValueOwner,
} from './custom-value.repository.ts';
import { readValue } from './custom-value.rules.ts';
import { presentAsked, type TicketField } from './form-choice.rules.ts';
import { messages } from './messages.ts';

/** Values as a body has them, by the id of their field. */
export type SentValues = Readonly<Record<string, CustomValue>>;

const PURPOSE = 'custom-value';

/** What is to be stored of one field, and how it is said. */
export interface CheckedChange extends ValueChange {
  field: TicketField;
  /** Before and after, without what is secret. */
  from: CustomValue;
  to: CustomValue;
}

/** Values by their fields; of a password nothing is known but that there is one. */
export const storedValues = (
  fields: readonly TicketField[],
  rows: readonly StoredValue[],
): { values: Record<number, CustomValue>; filled: ReadonlySet<number> } => ({
  filled: new Set(rows.map((row) => row.field_id)),
  values: Object.fromEntries(
    rows.flatMap((row) => {
      const field = fields.find(({ id }) => id === row.field_id);
      return field ? [[row.field_id, fromColumn(field, row)]] : [];
    }),
  ),
});

/**
 * The fields of an object with their values. Employees get those that a condition hides too, because they may fill in
 * what it depends on. Everybody else gets the public ones that are shown; with `asked` those without a value too.
 */
export function presentFilled(
  fields: readonly TicketField[],
  rows: readonly StoredValue[],
  { employee, asked = false }: { employee: boolean; asked?: boolean },
): FilledField[] {
  const { values, filled } = storedValues(fields, rows);
  const inUse = fields.filter(({ id, definition }) => filled.has(id) || !definition.is_archived);
  const seen = employee
    ? inUse
    : shownFields(inUse, values).filter((field) => field.public && (asked || filled.has(field.id)));
  return seen.map((field) => ({
    ...presentAsked(field, values[field.id]),
    value: values[field.id] ?? null,
    filled: filled.has(field.id),
  }));
}

const at = (id: number): string => `custom_values.${id}`;

/** What was sent, read by the types of the fields. Fields that the sender is not asked for are refused. */
function read(fields: readonly TicketField[], sent: SentValues, errors: FieldError[]): Record<number, CustomValue> {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([key, value]) => {
      const field = fields.find(({ id }) => id === Number(key));
      if (!field || field.type === 'uuid') {
        errors.push(fieldError(at(Number(key)), 'CHOICE', {}, messages.fieldNotAsked));
        return [];
      }
      const given = readValue(field, value);
      const plain = field.type === 'text' || field.type === 'textArea';
      if (plain && hasHtmlTag(String(given ?? ''))) errors.push(fieldError(at(field.id), 'HTML'));
      return [[field.id, given]];
    }),
  );
}

/** What is checked: who fills in which fields of what. */
interface Filling {
  owner: ValueOwner;
  /** Those that the person is asked for. */
  fields: readonly TicketField[];
  sent: SentValues;
  /** What the object has already; null for a new one. */
  stored: readonly StoredValue[] | null;
}

const sealed = (secrets: Secrets, value: CustomValue): CustomValue =>
  encryptText(secrets.key(PURPOSE), String(value)).toString('base64');

/**
 * The changes that filling in a form makes, checked by the rules that the screens have too: a hidden field is neither
 * required nor saved, and loses the value that it had. A `uuid` is given once. Of an object that exists only what is
 * sent with another value, or for a field that was hidden, is checked and changes: a rule that came later is no reason
 * to refuse or to lose the rest.
 * @throws ValidationFailed with every refused value at its field
 */
export async function checkFilling(
  { secrets }: { secrets: Secrets },
  trx: AnyDb,
  { owner, fields, sent, stored }: Filling,
): Promise<CheckedChange[]> {
  const errors: FieldError[] = [];
  const given = read(fields, sent, errors);
  const { values, filled } = storedValues(fields, stored ?? []);
  // a password that is there is filled in, and never read
  const known = Object.fromEntries(
    fields.flatMap(({ id, type }) =>
      filled.has(id) ? [[id, type === 'password' ? '***' : (values[id] ?? null)]] : [],
    ),
  );
  const merged = { ...known, ...given };
  const { errors: refused, kept } = checkValues(fields, merged, values);
  const shownBy = (of: Readonly<Record<number, CustomValue>>) => new Set(shownFields(fields, of).map(({ id }) => id));
  const [before, shown] = [shownBy(known), shownBy(merged)];
  const isTouched = ({ id, type }: Pick<TicketField, 'id' | 'type'>) =>
    stored === null || (id in given && (type === 'password' || !before.has(id) || given[id] !== (values[id] ?? null)));
  const touched = new Set(fields.filter(isTouched).map(({ id }) => id));
  for (const [id, { code, n }] of refused)
    if (touched.has(id)) errors.push(fieldError(at(id), code, n === undefined ? {} : { n }));
  const changes = fields.flatMap((field): CheckedChange[] => {
    const { id, type } = field;
    const from = values[id] ?? null;
    if (type === 'uuid') {
      const identifier = randomUUID();
      return filled.has(id) || !shown.has(id) ? [] : [{ field, from: null, to: identifier, value: identifier }];
    }
    if (shown.has(id) && !touched.has(id)) return [];
    const to = kept.get(id) ?? null;
    if (type === 'password') {
      if (isEmptyValue(to)) return filled.has(id) ? [{ field, from: null, to: null, value: null }] : [];
      return [{ field, from: null, to: null, value: toColumn(field, sealed(secrets, to)) }];
    }
    return from === to ? [] : [{ field, from, to, value: toColumn(field, to) }];
  });
  if (errors.length === 0)
    errors.push(...(await changedFields(trx, changes)), ...(await duplicates(trx, owner, changes)));
  if (errors.length > 0) throw new ValidationFailed(errors);
  return changes;
}

/** Refuses values whose field has got another type since its definition was read: their column would be the wrong one. */
async function changedFields(trx: AnyDb, changes: readonly CheckedChange[]): Promise<FieldError[]> {
  const set = changes.filter(({ value }) => value !== null);
  if (set.length === 0) return [];
  const shapes = await lockShapes(
    trx,
    set.map(({ field }) => field.id),
  );
  return set
    .filter(({ field }) => {
      const now = shapes.get(field.id);
      return now?.type !== field.type || now.date_type !== field.date_type;
    })
    .map(({ field }) => fieldError(at(field.id), 'CHOICE', {}, messages.fieldChanged));
}

async function duplicates(trx: AnyDb, owner: ValueOwner, changes: readonly CheckedChange[]): Promise<FieldError[]> {
  const unique = changes.filter(({ field, value }) => field.definition.unique && value !== null);
  if (unique.length === 0) return [];
  return (await takenValues(trx, owner, unique)).map((id) => fieldError(at(id), 'DUPLICATE'));
}

/** A value as a line of a history says it: an item by its name, a secret not at all. */
export function valueText({ type, definition }: TicketField, value: CustomValue): string | null {
  if (value === null || type === 'password') return null;
  if (type === 'dropdown') return definition.items.find(({ id }) => id === value)?.name ?? null;
  return String(value);
}
