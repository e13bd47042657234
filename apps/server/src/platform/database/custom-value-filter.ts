import { isCivilDate } from '@hamyar/contracts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allOf } from './sql-conditions.ts';

/** What a list asks of one custom field. */
type Wanted = string | { from?: string | undefined; to?: string | undefined };

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

const asNumber = (text: string): number | null => (NUMBER.test(text) ? Number(text) : null);
/** A day as it is stored; null for one that does not exist. */
const asDay = (text: string): Date | null => (isCivilDate(text) ? new Date(`${text}T00:00:00Z`) : null);

const either = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> => sql`(${sql.join(parts, sql` or `)})`;

/** A field has its values in one column; the others are null and match nothing. Each part begins with the index's field. */
function exactly(field: number, value: string): RawBuilder<SqlBool> {
  const [number, day] = [asNumber(value), asDay(value)];
  const of = (condition: RawBuilder<unknown>) => sql<SqlBool>`v.field_id = ${field} and ${condition}`;
  const parts = [of(sql`v.v_text is not null and md5(v.v_text) = md5(${value}::text) and v.v_text = ${value}`)];
  if (number !== null) parts.push(of(sql`v.v_num = ${number}`));
  if (number !== null && Number.isInteger(number) && Math.abs(number) < 2 ** 31)
    parts.push(of(sql`v.v_item = ${number}`));
  if (value === '0' || value === '1') parts.push(of(sql`v.v_bool = ${value === '1'}`));
  if (day) parts.push(of(sql`v.v_date = ${day}`));
  return either(parts);
}

function bound(field: number, text: string, side: 'from' | 'to'): RawBuilder<SqlBool> {
  const compare = sql.raw(side === 'from' ? '>=' : '<=');
  const [number, day] = [asNumber(text), asDay(text)];
  if (day) return sql`v.field_id = ${field} and v.v_date ${compare} ${day}`;
  if (number === null) return sql`false`;
  return either([
    sql`v.field_id = ${field} and v.v_num ${compare} ${number}`,
    ...(Math.abs(number) < 1e11
      ? [sql<SqlBool>`v.field_id = ${field} and v.v_date ${compare} ${new Date(number * 1_000)}`]
      : []),
  ]);
}

function matches(field: number, wanted: Wanted): RawBuilder<SqlBool> {
  if (typeof wanted === 'string') return exactly(field, wanted);
  const bounds = (['from', 'to'] as const).flatMap((side) =>
    wanted[side] === undefined ? [] : [bound(field, wanted[side], side)],
  );
  return bounds.length === 0 ? sql`v.field_id = ${field}` : allOf(bounds);
}

/**
 * Objects, named by the column of their id, whose custom fields have these values (decisions 2.3 `cf`). What is secret or for employees only is not
 * searched: such a field, like one that does not exist, finds nothing.
 */
export const withCustomValues = (
  type: 'ticket' | 'customer' | 'organization',
  idColumn: string,
  fields: Readonly<Record<string, Wanted>>,
): RawBuilder<SqlBool> =>
  allOf(
    Object.entries(fields).map(
      ([
        id,
        wanted,
      ]) => sql<SqlBool>`exists (select 1 from custom_value v where v.object_type = ${type} and v.object_id = ${sql.ref(idColumn)}
        and ${matches(Number(id), wanted)} and exists (select 1 from custom_field f where f.id = v.field_id and f.deleted_at is null
          and not f.sensitive and f.type <> 'password'))`,
    ),
  );
