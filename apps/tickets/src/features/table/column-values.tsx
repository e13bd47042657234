import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ColumnsOfTicket, TicketColumnNotInRow, TicketRow } from '@hamyar/contracts';
import { TICKET_COLUMNS_NOT_IN_ROWS } from '@hamyar/contracts/tickets';
import { skipToken } from '@hamyar/store';
import { useTicketColumnValuesQuery } from '../../api/ticket-column-value.api.ts';

/** By the ids of tickets, those that have been read. */
const Values = createContext<ReadonlyMap<number, ColumnsOfTicket> | undefined>(undefined);

interface ColumnValuesProps {
  /** Those that are shown. */
  columns: readonly { key: string }[];
  rows: readonly TicketRow[];
  readAt: number;
  children: ReactNode;
}

/** Reads what the rows do not say for the shown columns, and nothing where none of them needs it (docs/adr/0117). */
export function ColumnValues({ columns, rows, readAt, children }: ColumnValuesProps) {
  const shown = TICKET_COLUMNS_NOT_IN_ROWS.filter((name) => columns.some(({ key }) => key === name));
  const needed = shown.length > 0 && rows.length > 0;
  const page = { ids: rows.slice(0, 200).map(({ id }) => id), columns: shown, readAt };
  const { data } = useTicketColumnValuesQuery(needed ? page : skipToken);
  return <Values value={useMemo(() => data && new Map(data.map((one) => [one.id, one])), [data])}>{children}</Values>;
}

/** What a column says of a ticket; undefined until it has been read. */
export const useColumnValue = <Name extends TicketColumnNotInRow>(
  id: number,
  column: Name,
): ColumnsOfTicket[Name] | undefined => useContext(Values)?.get(id)?.[column];
