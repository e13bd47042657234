import type { CustomDateType, CustomFieldType, CustomValue } from '@hamyar/contracts';
import { hasOption } from '@hamyar/domain';
import { normalizeInput, normalizeText, parseNumber, searchKeyCompact, toEn } from '@hamyar/persian';

/** A field as far as reading a value needs it. */
export interface ValueShape {
  type: CustomFieldType;
  date_type: CustomDateType | null;
}

/** A number from what somebody typed, with Persian digits or ASCII ones; other texts stay, to be refused. */
function toNumber(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return parseNumber(value) ?? value;
}

/**
 * A value as it is stored, from what was sent: texts are normalised, numbers read from any digits (decisions 2.11). ''
 * and blanks are none. Whether the field takes it, `valueError` says.
 */
export function readValue({ type, date_type }: ValueShape, sent: CustomValue): CustomValue {
  if (sent === null || (typeof sent === 'string' && sent.trim() === '')) return null;
  switch (type) {
    case 'text':
      return normalizeInput(String(sent)) || null;
    case 'textArea':
      return normalizeText(String(sent)) || null;
    case 'url':
      return String(sent).trim();
    case 'number':
    case 'dropdown':
    case 'checkbox':
      return toNumber(sent);
    case 'date':
      return date_type === 'datetime' ? toNumber(sent) : typeof sent === 'string' ? toEn(sent.trim()) : sent;
    case 'password':
    case 'uuid':
      return sent;
  }
}

/** The key by which a value is found, as the search of tickets writes its words; null for what no search reads. */
export const searchKeyOf = (field: ValueShape, value: string | number | null): string | null =>
  value === null || !hasOption('searchable', field) ? null : searchKeyCompact(String(value)) || null;
