import { DELIVERY_MEDIA, DELIVERY_STATES, type DeliveryListQuery } from '@hamyar/contracts';
import { Card, CountBadge, IconButton } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { RefreshIcon } from '@hamyar/design-system/icons';
import { choiceFilter, defineList, ListItems, ListTools, textFilter, useListQuery } from '@hamyar/module-kit/list';
import { useDeliveriesQuery } from '../../api/delivery.api.ts';
import { fa } from '../../messages/fa.ts';
import { DeliveryRow } from './delivery-row.tsx';

const text = fa.delivery;
const MEDIA = DELIVERY_MEDIA.map((value) => ({ value, label: text.media[value] }));
const STATES = DELIVERY_STATES.map((value) => ({ value, label: text.states[value] }));

/** The filters of the log; the newest message is always first. */
const deliveryList = defineList<DeliveryListQuery>()({
  filters: {
    recipient: textFilter(),
    medium: choiceFilter(DELIVERY_MEDIA),
    state: choiceFilter(DELIVERY_STATES),
    from_date: null,
    to_date: null,
    has_code: null,
  },
  sorts: [],
});

/** All messages that were sent or wait to be sent, newest first (decisions 2.17 "delivery log"). */
export function DeliveryLog() {
  const list = useListQuery(deliveryList);
  const { medium, state } = list.filters;
  const reading = useDeliveriesQuery(list.query, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 15_000,
    skipPollingIfUnfocused: true,
  });
  return (
    <Card
      flush
      title={text.log}
      extra={
        <>
          {reading.data ? <CountBadge value={reading.data.total} variant="quiet" label={text.log} /> : null}
          <IconButton
            label={text.refresh}
            icon={<RefreshIcon />}
            size="sm"
            loading={reading.isFetching}
            onClick={() => void reading.refetch()}
          />
        </>
      }
    >
      <ListTools
        list={list}
        search={{ filter: 'recipient', placeholder: text.search }}
        controls={{
          medium: (
            <Select
              aria-label={text.medium}
              placeholder={text.medium}
              clearable
              options={MEDIA}
              value={medium ?? null}
              onChange={(chosen) => list.setFilters({ medium: chosen ?? undefined })}
            />
          ),
          state: (
            <Select
              aria-label={text.state}
              placeholder={text.state}
              clearable
              options={STATES}
              value={state ?? null}
              onChange={(chosen) => list.setFilters({ state: chosen ?? undefined })}
            />
          ),
        }}
      />
      <ListItems list={list} reading={reading} label={text.log} empty={text.empty} className="settings-log">
        {(row) => <DeliveryRow key={row.id} row={row} />}
      </ListItems>
    </Card>
  );
}
