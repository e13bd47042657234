import type { TicketListQuery } from '@hamyar/contracts';
import type { FilterKind } from '@hamyar/module-kit/list';

/** What a list asks of custom fields, by their ids. */
export type FieldValues = NonNullable<TicketListQuery['cf']>;
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
