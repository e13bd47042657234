import { useState } from 'react';
import { Button, Card, EmptyState, ErrorState, IconButton, Skeleton } from '@hamyar/design-system/basics';
import { RefreshIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { failureOf } from '@hamyar/store';
import { useModuleFailuresQuery } from '../api/module-health.api.ts';
import { ModuleFailureItem } from '../features/module-health/module-failure-item.tsx';
import { fa } from '../messages/fa.ts';

const text = fa.moduleHealth;
const PAGE_SIZE = 25;

/** Failures of modules in browsers during the last 30 days, per release and day. */
export function ModuleHealthScreen() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useModuleFailuresQuery(
    { page, perPage: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const pages = data?.totalPages ?? 1;
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <Card
        flush
        title={text.log}
        extra={
          <IconButton
            label={text.refresh}
            icon={<RefreshIcon />}
            size="sm"
            loading={isFetching}
            onClick={() => void refetch()}
          />
        }
      >
        {data && data.data.length > 0 ? (
          <ul className="settings-log" aria-label={text.log}>
            {data.data.map((row) => (
              <ModuleFailureItem key={row.last_trace_id} row={row} />
            ))}
          </ul>
        ) : data ? (
          <EmptyState title={text.empty} compact />
        ) : error ? (
          <ErrorState traceId={failureOf({ error })?.request_id} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
        {pages > 1 ? (
          <div className="settings-log-pages">
            <Button size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {text.newer}
            </Button>
            <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {text.older}
            </Button>
          </div>
        ) : null}
      </Card>
    </>
  );
}
