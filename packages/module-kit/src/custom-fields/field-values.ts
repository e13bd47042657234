import type { CustomField } from '@hamyar/contracts/forms';
import { formatIsoDate } from '@hamyar/dayjs-jalali';
import { choiceName, fill, formatNumber, shared } from '@hamyar/persian';
import type { FilterKind } from '../list/list-definition.ts';
import { customFieldText } from '../messages/fa-custom-fields.ts';

const text = customFieldText.filter;

/** What a list asks of custom fields, by their ids: an exact value, or both ends of a range (decisions 2.3 `cf`). */
export type FieldValues = Record<string, string | { from?: string; to?: string }>;
const FIELD_VALUE = /^([1-9]\d{0,14}):(.+)$/;

/** `12:5,13:1` in the address; the parts of a range have `~` between them. */
export const fieldValuesFilter = (): FilterKind<FieldValues> => ({
  read: (text) => {
    const found: FieldValues = {};
    for (const part of text.split(',')) {
      const [, id, value] = FIELD_VALUE.exec(part) ?? [];
      const [from, to] = (value ?? '').split('~').map(decoded);
      if (id === undefined || !(from || to)) continue;
      found[id] = to === undefined ? from! : { ...(from ? { from } : {}), ...(to ? { to } : {}) };
    }
    return Object.keys(found).length > 0 ? found : undefined;
  },
  write: (values) =>
    Object.entries(values)
      .map(([id, value]) => `${id}:${typeof value === 'string' ? encoded(value) : range(value)}`)
      .join(','),
});
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('~', '%7E');
const range = ({ from = '', to = '' }: { from?: string; to?: string }): string => `${encoded(from)}~${encoded(to)}`;
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return '';
  }
}

/** A list can be filtered by this field: what is secret, and times of day, are not searched. */
export const canFilterBy = ({ type, date_type, sensitive }: CustomField): boolean =>
  !sensitive &&
  (type === 'dropdown' || type === 'checkbox' || type === 'number' || type === 'text' || date_type === 'date');

/** What a chip says of a field. */
type NamedField = Pick<CustomField, 'id' | 'label' | 'type' | 'items'>;

/** «مدل دستگاه: چاپگر»; several fields as their number. */
export function fieldValuesText(values: FieldValues, fields: readonly NamedField[]): string {
  const [[id, wanted] = ['', ''], ...others] = Object.entries(values);
  if (others.length > 0) return fill(text.items, { n: others.length + 1 });
  const field = fields.find((one) => one.id === Number(id));
  if (!field) return shared.deletedChoice;
  return `${field.label}: ${typeof wanted === 'string' ? valueName(field, wanted) : boundsText(wanted)}`;
}

function valueName({ type, items }: NamedField, value: string): string {
  if (type === 'checkbox') return value === '1' ? shared.yes : shared.no;
  return type === 'dropdown' ? choiceName(items, Number(value)) : value;
}

const boundText = (bound: string): string => (DAY.test(bound) ? formatIsoDate(bound) : formatNumber(Number(bound)));
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function boundsText({ from, to }: { from?: string; to?: string }): string {
  if (from === undefined) return fill(text.until, { to: boundText(to ?? '') });
  return to === undefined
    ? fill(text.since, { from: boundText(from) })
    : fill(text.range, { from: boundText(from), to: boundText(to) });
}
