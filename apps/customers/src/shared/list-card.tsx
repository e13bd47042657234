import { useEffect, type ReactNode } from 'react';
import type { ListAnswer } from '@hamyar/contracts';
import { Card, EmptyState } from '@hamyar/design-system/basics';
import { Select, TextField } from '@hamyar/design-system/fields';
import { SearchIcon } from '@hamyar/design-system/icons';
import { DataTable, Pager, type Column } from '@hamyar/design-system/table';
import { failureOf, useReferenceList } from '@hamyar/store';
import type { ListQuery } from './list-query.ts';
import { useDebouncedText } from './use-debounced-text.ts';

interface ListCardProps<Row> {
  list: ListQuery;
  /** What the server answered so far. */
  answer: { data?: ListAnswer<Row>; error?: unknown; isFetching: boolean; refetch: () => unknown };
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  rowHref: (row: Row) => string;
  /** A row on phones. */
  card: (row: Row) => ReactNode;
  text: { title: string; search: string; level: string; empty: string };
  onTotal: (total: number) => void;
}

/** A list with its search, its level filter, its table and its pages; what is chosen stands in the address. */
export function ListCard<Row>({
  list,
  answer: { data, error, isFetching, refetch },
  columns,
  rowKey,
  rowHref,
  card,
  text,
  onTotal,
}: ListCardProps<Row>) {
  const levels = useReferenceList('customerLevels') ?? [];
  const [typed, setTyped] = useDebouncedText(list.keyword, (next) =>
    list.filter({ keyword: next.trim() || undefined }),
  );
  const total = data?.total;
  const failure = failureOf({ error });
  useEffect(() => {
    if (total !== undefined) onTotal(total);
  }, [total, onTotal]);
  return (
    <Card flush>
      <div className="customers-tools">
        <TextField
          value={typed}
          onChange={setTyped}
          placeholder={text.search}
          aria-label={text.search}
          prefix={<SearchIcon size={16} />}
          inputMode="search"
          clearable
        />
        <Select
          aria-label={text.level}
          placeholder={text.level}
          clearable
          options={levels.map(({ id, name }) => ({ value: id, label: name }))}
          value={list.level}
          onChange={(id) => list.filter({ customer_level_id: id ?? undefined })}
        />
      </div>
      <DataTable
        label={text.title}
        columns={columns}
        rows={data?.data ?? []}
        rowKey={rowKey}
        rowHref={rowHref}
        loading={!data && isFetching}
        minWidth={900}
        card={card}
        sort={list.sort}
        onSortChange={list.setSort}
        error={failure ? { traceId: failure.request_id, onRetry: () => void refetch() } : null}
        empty={<EmptyState kind={list.filtered ? 'filtered' : 'list'} title={list.filtered ? undefined : text.empty} />}
        footer={
          data && data.total > 0 ? (
            <Pager
              page={data.currentPage}
              perPage={data.perPage}
              total={data.total}
              totalCapped={data.totalCapped}
              onChange={list.setPage}
            />
          ) : null
        }
      />
    </Card>
  );
}
