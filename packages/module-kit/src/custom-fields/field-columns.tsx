import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { LIST_FIELDS_MAX, type CustomField, type CustomValue } from '@hamyar/contracts/forms';
import { Line } from '@hamyar/design-system/basics';
import type { CustomValues } from '@hamyar/domain';
import { skipToken } from '@hamyar/store';
import type { ListColumn } from '../list/column-choice.ts';
import { cutLabel } from './custom-field-label.tsx';
import { CustomValueText } from './custom-value-text.tsx';

const PREFIX = 'cf-';
/** By the ids of row and field, those that have been read. */
const Values = createContext<ReadonlyMap<number, CustomValues> | undefined>(undefined);

/** A page of a list as it was read: other versions of its rows have other values. */
export interface ReadPage {
  ids: number[];
  field_ids: number[];
  /** Of the reading of the page. */
  readAt: number;
}
type Answer = readonly { id: number; values: Readonly<Record<string, CustomValue>> }[];

/** What a reading answered, with what it had asked for: a row or field that is in neither was not read. */
export interface ReadFieldValues {
  ids: readonly number[];
  field_ids: readonly number[];
  answer: Answer;
}

/** Parts of the query that reads values beside a list; the module completes it by its call. */
export const fieldValuesReading = {
  input: ({ ids, field_ids }: ReadPage) => ({ ids, field_ids }),
  transformResponse: (answer: Answer, _: unknown, { ids, field_ids }: ReadPage): ReadFieldValues => ({
    ids,
    field_ids,
    answer,
  }),
};

/** The columns of custom fields of a list (decisions 2.11 `show_in_list`); nobody has them without choosing them. */
export const fieldColumns = <Row extends { id: number }>(fields: readonly CustomField[]): ListColumn<Row>[] =>
  fields.slice(0, LIST_FIELDS_MAX).map((field) => ({
    key: `${PREFIX}${field.id}`,
    hidden: true,
    title: cutLabel(field.label),
    width: 140,
    render: (row: Row) => <FieldCell rowId={row.id} field={field} />,
  }));

/** Props of {@link FieldValues}. */
export interface FieldValuesProps {
  /** Those that are shown. */
  columns: readonly { key: string }[];
  rows: readonly { id: number }[];
  readAt: number;
  /** The module's query hook, which reads the values of a page. */
  useValues(page: ReadPage | typeof skipToken): { data?: ReadFieldValues };
  children: ReactNode;
}

/** Reads the values of the shown columns for all rows together, and nothing where none of them is a custom field. */
export function FieldValues({ columns, rows, readAt, useValues, children }: FieldValuesProps) {
  const shown = columns.flatMap(({ key }) => (key.startsWith(PREFIX) ? [Number(key.slice(PREFIX.length))] : []));
  const page = { ids: rows.slice(0, 200).map(({ id }) => id), field_ids: shown, readAt };
  const needed = shown.length > 0 && rows.length > 0;
  const { data } = useValues(needed ? page : skipToken);
  return <Values value={useMemo(() => data && read(data), [data])}>{children}</Values>;
}

/** By row and field; null is what was read and is empty. */
const read = ({ ids, field_ids, answer }: ReadFieldValues): ReadonlyMap<number, CustomValues> => {
  const found = new Map(answer.map(({ id, values }) => [id, values]));
  return new Map(
    ids.map((id) => [id, Object.fromEntries(field_ids.map((field) => [field, found.get(id)?.[field] ?? null]))]),
  );
};

function FieldCell({ rowId, field }: { rowId: number; field: CustomField }) {
  const value = useContext(Values)?.get(rowId)?.[field.id];
  // not read yet, or never: the answer on the page may be that of other rows or columns
  if (value === undefined) return null;
  if (value === null) return <span className="hd-muted">—</span>;
  return (
    <Line>
      <CustomValueText field={{ ...field, value, filled: true }} />
    </Line>
  );
}
