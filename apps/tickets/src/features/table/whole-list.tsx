import { useState } from 'react';
import { BULK_TICKETS_MAX } from '@hamyar/contracts/tickets';
import type { TicketRow } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { fill, formatNumber } from '@hamyar/persian';
import { useLazyTicketPageQuery, type TicketListFilter } from '../../api/ticket.api.ts';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import type { TicketSelection } from '../../shared/use-ticket-selection.ts';

/** Rows that one call reads for it. */
const PER_CALL = 200;

interface WholeListProps {
  filter: TicketListFilter;
  /** Of the list; capped, there are more. */
  total: number;
  shown: readonly TicketRow[];
  selection: TicketSelection;
}

/**
 * Says how many of the selected tickets are on other pages, and once the whole page is selected offers all that the list
 * finds, or as many of them as one action takes.
 */
export function WholeList({ filter, total, shown, selection }: WholeListProps) {
  const [read] = useLazyTicketPageQuery();
  const [reading, setReading] = useState(false);
  const wanted = Math.min(total, BULK_TICKETS_MAX);
  const pageIsSelected = shown.length > 0 && shown.every(({ id }) => selection.ids.has(id));
  const selectAll = async () => {
    setReading(true);
    const found = new Map(shown.map((row) => [row.id, row]));
    for (let page = 1; found.size < wanted; page += 1) {
      const { data, error } = await read({ ...filter, page, perPage: PER_CALL });
      if (error !== undefined) {
        toast.error(failureText(error));
        setReading(false);
        return;
      }
      for (const row of data?.data ?? []) if (found.size < wanted) found.set(row.id, row);
      if (!data || page >= data.totalPages) break;
    }
    setReading(false);
    selection.setRows([...found.values()]);
  };
  return (
    <>
      {selection.elsewhere > 0 ? (
        <small className="tk-bulk-elsewhere">{fill(text.elsewhere, { n: formatNumber(selection.elsewhere) })}</small>
      ) : null}
      {pageIsSelected && selection.rows.length < wanted ? (
        <button type="button" aria-busy={reading} disabled={reading} onClick={() => void selectAll()}>
          {fill(wanted < total ? text.selectFirst : text.selectWhole, { n: formatNumber(wanted) })}
        </button>
      ) : null}
    </>
  );
}
