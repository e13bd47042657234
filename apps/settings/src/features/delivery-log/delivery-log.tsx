import { useState } from 'react';
import {
  DELIVERY_MEDIA,
  DELIVERY_STATES,
  type DeliveryListQuery,
  type DeliveryMedium,
  type DeliveryState,
} from '@hamyar/contracts';
import { Button, Card, CountBadge, EmptyState, ErrorState, IconButton, Skeleton } from '@hamyar/design-system/basics';
import { Select, TextField } from '@hamyar/design-system/fields';
import { RefreshIcon, SearchIcon } from '@hamyar/design-system/icons';
import { failureOf } from '@hamyar/store';
import { useDeliveriesQuery } from '../../api/delivery.api.ts';
import { fa } from '../../messages/fa.ts';
import { DeliveryRow } from './delivery-row.tsx';

const text = fa.delivery;
const MEDIA = DELIVERY_MEDIA.map((value) => ({ value, label: text.media[value] }));
const STATES = DELIVERY_STATES.map((value) => ({ value, label: text.states[value] }));
const PAGE_SIZE = 25;

/** Every message that left or waits to leave, newest first (decisions 2.17 "delivery log"). */
export function DeliveryLog() {
  const [filter, setFilter] = useState<DeliveryListQuery>({ page: 1, perPage: PAGE_SIZE });
  const { data, error, isFetching, refetch } = useDeliveriesQuery(filter, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 15_000,
    skipPollingIfUnfocused: true,
  });
  const change = (next: DeliveryListQuery) => setFilter((before) => ({ ...before, page: 1, ...next }));
  const pages = data?.totalPages ?? 1;
  const page = Number(filter.page ?? 1);
  return (
    <Card
      flush
      title={text.log}
      extra={
        <>
          {data ? <CountBadge value={data.total} variant="quiet" label={text.log} /> : null}
          <IconButton
            label={text.refresh}
            icon={<RefreshIcon />}
            size="sm"
            loading={isFetching}
            onClick={() => void refetch()}
          />
        </>
      }
    >
      <div className="settings-log-tools">
        <TextField
          value={String(filter.recipient ?? '')}
          onChange={(recipient) => change({ recipient: recipient || undefined })}
          placeholder={text.search}
          aria-label={text.search}
          prefix={<SearchIcon size={16} />}
          clearable
        />
        <Select<DeliveryMedium>
          aria-label={text.medium}
          placeholder={text.medium}
          clearable
          options={MEDIA}
          value={(filter.medium as DeliveryMedium | undefined) ?? null}
          onChange={(medium) => change({ medium: medium ?? undefined })}
        />
        <Select<DeliveryState>
          aria-label={text.state}
          placeholder={text.state}
          clearable
          options={STATES}
          value={(filter.state as DeliveryState | undefined) ?? null}
          onChange={(state) => change({ state: state ?? undefined })}
        />
      </div>
      {data ? (
        data.data.length === 0 ? (
          <EmptyState title={text.empty} compact />
        ) : (
          <ul className="settings-log" aria-label={text.log}>
            {data.data.map((row) => (
              <DeliveryRow key={row.id} row={row} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState traceId={failureOf({ error })?.request_id} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
      {pages > 1 ? (
        <div className="settings-log-pages">
          <Button size="sm" disabled={page <= 1} onClick={() => change({ page: page - 1 })}>
            {text.newer}
          </Button>
          <Button size="sm" disabled={page >= pages} onClick={() => change({ page: page + 1 })}>
            {text.older}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
