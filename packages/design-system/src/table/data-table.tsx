import { Checkbox } from '../basics/selection-controls.tsx';
import { classNames } from '../basics/class-names.ts';
import { EmptyState, ErrorState, Skeleton } from '../basics/feedback.tsx';
import { SortDownIcon, SortUpIcon } from '../icons/general.tsx';
import type { Column, DataTableProps, Sort } from './data-table-props.ts';
import { tableText } from './messages.ts';
import { CardGroup, cellClass, ignoreRowKey, TableBody } from './table-body.tsx';

/** The sort order after the next press on a head: ascending, descending, none. */
export function nextSort(current: Sort | null | undefined, key: string): Sort | null {
  if (current?.key !== key) return { key, order: 'asc' };
  return current.order === 'asc' ? { key, order: 'desc' } : null;
}

function HeadCell<Row>({
  column,
  sort,
  onSortChange,
}: {
  column: Column<Row>;
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
}) {
  const active = sort?.key === column.key ? sort.order : undefined;
  const Arrow = active === 'asc' ? SortUpIcon : SortDownIcon;
  return (
    <th
      scope="col"
      className={cellClass(column)}
      aria-sort={
        active === 'asc' ? 'ascending' : active === 'desc' ? 'descending' : column.sortable ? 'none' : undefined
      }
    >
      {column.sortable && onSortChange ? (
        <button
          type="button"
          className={classNames('hd-table-sort', active && 'hd-table-sorted')}
          title={tableText.sortBy(column.title)}
          onClick={() => onSortChange(nextSort(sort, column.key))}
        >
          {column.title}
          <Arrow size={13} />
        </button>
      ) : (
        column.title
      )}
    </th>
  );
}

function LoadingRows({ columns, check }: { columns: number; check: boolean }) {
  return (
    <tbody className="hd-table-waiting" aria-hidden="true">
      {Array.from({ length: 8 }, (_, i) => (
        <tr key={i}>
          {check ? <td className="hd-table-check" /> : null}
          {Array.from({ length: columns }, (__, j) => (
            <td key={j}>
              <i className="hd-skeleton-line" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface CardsProps<Row> extends DataTableProps<Row> {
  card: NonNullable<DataTableProps<Row>['card']>;
  /** Number of rows in the group above the others. */
  grouped: number;
}

/** The rows of a phone. */
function Cards<Row>({ card, group, grouped, rows, rowKey, rowClass, loading, empty }: CardsProps<Row>) {
  const none = grouped + rows.length === 0;
  const items = (shown: readonly Row[]) =>
    shown.map((row) => (
      <li key={rowKey(row)} data-key={rowKey(row)} className={classNames(rowClass?.(row))}>
        {card(row)}
      </li>
    ));
  return (
    <>
      {group && grouped > 0 ? (
        <CardGroup group={group} loading={loading}>
          {items(group.rows)}
        </CardGroup>
      ) : null}
      <ul className="hd-table-cards" onKeyDownCapture={loading ? ignoreRowKey : undefined}>
        {items(rows)}
        {none && loading ? (
          <li className="hd-table-waiting" aria-hidden="true">
            <Skeleton lines={2} rows={6} />
          </li>
        ) : null}
        {none && !loading ? <li>{empty ?? <EmptyState />}</li> : null}
      </ul>
    </>
  );
}

/**
 * Rows with a head that stays visible, sorting, selection and a pager; cards on phones. Plain table elements: 200 rows
 * scroll without load for the browser.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows: ownRows,
    group,
    rowKey,
    loading,
    error,
    empty,
    sort,
    onSortChange,
    selected,
    onSelect,
    card,
    footer,
    minWidth,
    scrollRef,
  } = props;
  const grouped = new Set(group?.rows.map(rowKey));
  const rows = ownRows.filter((row) => !grouped.has(rowKey(row)));
  const keys = [...grouped, ...rows.map(rowKey)];
  const all = keys.length > 0 && keys.every((key) => selected?.has(key));
  const some = keys.some((key) => selected?.has(key));
  const nothing = keys.length === 0 && !loading;
  return (
    <div className={classNames('hd-table-box', card && 'hd-table-has-cards')} aria-busy={loading || undefined}>
      {error ? (
        <ErrorState description={error.message} traceId={error.traceId} onRetry={error.onRetry} />
      ) : (
        <>
          <div
            ref={scrollRef}
            className={classNames('hd-table-scroll', loading && rows.length > 0 && 'hd-table-dim')}
            tabIndex={0}
            role="region"
            aria-label={label}
          >
            <table className="hd-table" aria-label={label} style={minWidth === undefined ? undefined : { minWidth }}>
              <colgroup>
                {selected ? <col style={{ width: 52 }} /> : null}
                {columns.map((column) => (
                  <col key={column.key} style={column.width === undefined ? undefined : { width: column.width }} />
                ))}
              </colgroup>
              <thead>
                <tr>
                  {selected ? (
                    <th scope="col" className="hd-table-check">
                      <Checkbox
                        aria-label={tableText.selectAll}
                        checked={all}
                        indeterminate={some && !all}
                        onChange={(on) => {
                          const next = new Set(selected);
                          keys.forEach((key) => (on ? next.add(key) : next.delete(key)));
                          onSelect?.(next);
                        }}
                      />
                    </th>
                  ) : null}
                  {columns.map((column) => (
                    <HeadCell key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
                  ))}
                </tr>
              </thead>
              {loading && rows.length === 0 ? (
                <LoadingRows columns={columns.length} check={selected !== undefined} />
              ) : (
                <>
                  {group && grouped.size > 0 ? <TableBody {...props} rows={group.rows} group={group} /> : null}
                  <TableBody {...props} rows={rows} group={null} />
                </>
              )}
            </table>
            {nothing ? (empty ?? <EmptyState />) : null}
          </div>
          {card ? <Cards {...props} card={card} rows={rows} grouped={grouped.size} /> : null}
        </>
      )}
      {footer}
    </div>
  );
}
