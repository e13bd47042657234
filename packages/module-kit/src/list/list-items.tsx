import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { EmptyList } from './empty-list.tsx';
import { ListPager } from './list-pager.tsx';
import type { ListQuery } from './use-list-query.ts';
import { useListRows, type ListReading } from './use-list-rows.ts';

/** Props of {@link ListItems}. */
export interface ListItemsProps<Row, Filters extends object> {
  list: ListQuery<Filters, string>;
  reading: ListReading<Row>;
  /** Name of the list for screen readers. */
  label: string;
  /** Draws one row as an `<li>` with its key. */
  children: (row: Row) => ReactNode;
  className?: string;
  /** Shown when the list is empty and no filter is active. */
  empty?: ReactNode;
}

/** Rows that are no table, such as the entries of a log, with the same pager and states as {@link ListTable}. */
export function ListItems<Row, Filters extends object>({
  list,
  reading,
  label,
  children,
  className,
  empty,
}: ListItemsProps<Row, Filters>) {
  const { rows, loading, failure, footer } = useListRows(list, reading);
  if (failure) return <ErrorState description={failure.message} traceId={failure.traceId} onRetry={failure.onRetry} />;
  if (rows.length === 0) return loading ? <Skeleton lines={6} /> : <EmptyList list={list} empty={empty} compact />;
  return (
    <>
      <ul className={className} aria-label={label} aria-busy={loading || undefined}>
        {rows.map(children)}
      </ul>
      {footer ? <ListPager list={list} answer={footer} /> : null}
    </>
  );
}
