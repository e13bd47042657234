import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { TicketRow, TicketSort } from '@hamyar/contracts';
import { CUSTOM_FIELDS_ARE_LICENSED, type CustomField } from '@hamyar/contracts/forms';
import { LIST_FIELDS_MAX } from '@hamyar/contracts/tickets';
import { Line } from '@hamyar/design-system/basics';
import type { CustomValues } from '@hamyar/domain';
import { CustomValueText, cutLabel } from '@hamyar/module-kit/custom-fields';
import type { ListColumn } from '@hamyar/module-kit/list';
import { useGate } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useListedCustomFieldsQuery } from '../../api/custom-field.api.ts';
import { useTicketFieldValuesQuery, type ReadFieldValues } from '../../api/ticket-field-value.api.ts';

type Column = ListColumn<TicketRow, TicketSort>;

const PREFIX = 'cf-';
const NONE: readonly CustomField[] = [];
/** By the ids of ticket and field, those that have been read. */
const Values = createContext<ReadonlyMap<number, CustomValues> | undefined>(undefined);

/** The columns that the company offers for custom fields (decisions 2.11 `show_in_list`); nobody has them without choosing them. */
export function useFieldColumns(): readonly Column[] {
  const licensed = useGate(CUSTOM_FIELDS_ARE_LICENSED);
  const fields = useListedCustomFieldsQuery(licensed ? undefined : skipToken).data?.data ?? NONE;
  return useMemo(
    () =>
      fields.slice(0, LIST_FIELDS_MAX).map((field) => ({
        key: `${PREFIX}${field.id}`,
        hidden: true,
        title: cutLabel(field.label),
        width: 140,
        render: (row: TicketRow) => <FieldCell ticketId={row.id} field={field} />,
      })),
    [fields],
  );
}

interface FieldValuesProps {
  /** Those that are shown. */
  columns: readonly Column[];
  rows: readonly TicketRow[];
  readAt: number;
  children: ReactNode;
}

/** Reads the values of the shown columns for all rows together, and nothing where none of them is a custom field. */
export function FieldValues({ columns, rows, readAt, children }: FieldValuesProps) {
  const shown = columns.flatMap(({ key }) => (key.startsWith(PREFIX) ? [Number(key.slice(PREFIX.length))] : []));
  const page = { ids: rows.slice(0, 200).map(({ id }) => id), field_ids: shown, readAt };
  const needed = shown.length > 0 && rows.length > 0;
  const { data } = useTicketFieldValuesQuery(needed ? page : skipToken);
  return <Values value={useMemo(() => data && read(data), [data])}>{children}</Values>;
}

/** By ticket and field; null is what was read and is empty. */
const read = ({ ids, field_ids, answer }: ReadFieldValues): ReadonlyMap<number, CustomValues> => {
  const found = new Map(answer.map(({ id, values }) => [id, values]));
  return new Map(
    ids.map((id) => [id, Object.fromEntries(field_ids.map((field) => [field, found.get(id)?.[field] ?? null]))]),
  );
};

function FieldCell({ ticketId, field }: { ticketId: number; field: CustomField }) {
  const value = useContext(Values)?.get(ticketId)?.[field.id];
  // not read yet, or never: the answer on the page may be that of other rows or columns
  if (value === undefined) return null;
  if (value === null) return <span className="hd-muted">—</span>;
  return (
    <Line>
      <CustomValueText field={{ ...field, value, filled: true }} />
    </Line>
  );
}
