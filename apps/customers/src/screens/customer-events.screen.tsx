import { useState, type ReactNode } from 'react';
import type { CustomerEventTypeListQuery, CustomerEventTypeRow } from '@hamyar/contracts';
import { Button, Tag } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { RowCard } from '@hamyar/design-system/table';
import { defineList, ListPage, textFilter, useListQuery, type ListColumn, type SortsOf } from '@hamyar/module-kit/list';
import { SortButton } from '@hamyar/module-kit/order';
import { fill, formatNumber, isolate } from '@hamyar/persian';
import { refreshLists } from '@hamyar/store';
import '../css/customers.css';
import '../css/events.css';
import { useEventTypesQuery } from '../api/customer-event-type.api.ts';
import { EventTypeDialog } from '../features/event-types/event-type.dialog.tsx';
import { faEvents } from '../messages/fa-events.ts';
import { titles } from '../messages/fa-manifest.ts';
import { EventTypeName, KindTag } from '../shared/event-badges.tsx';

const text = faEvents.type;

// the rows stand in their order, which the sort dialog changes
const types = defineList<CustomerEventTypeListQuery>()({ filters: { s: textFilter() }, sorts: [] });
type Column = ListColumn<CustomerEventTypeRow, SortsOf<typeof types>>;

const StatusTag = ({ on }: { on: boolean }) => (
  <Tag tone={on ? 'success' : 'neutral'}>{on ? text.active : text.inactive}</Tag>
);

const columnsWith = (name: (row: CustomerEventTypeRow) => ReactNode): Column[] => [
  { key: 'name', title: text.name, locked: true, render: name },
  { key: 'type', title: text.kind, width: 110, render: (row) => <KindTag kind={row.type} /> },
  {
    key: 'events',
    title: text.events,
    width: 120,
    numeric: true,
    render: (row) => <span className="customers-quiet">{formatNumber(row.event_count ?? 0)}</span>,
  },
  { key: 'status', title: text.status, width: 100, render: (row) => <StatusTag on={row.status} /> },
];

/** Settings page with the types of customer events in their order [2.16, 2.41]. */
export function CustomerEventsScreen() {
  const list = useListQuery(types);
  const reading = useEventTypesQuery(list.query, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<CustomerEventTypeRow | 'new' | null>(null);
  const sorted = () => {
    void reading.refetch();
    void refreshLists(undefined, { queryFulfilled: Promise.resolve() });
  };
  const name = (row: CustomerEventTypeRow) => (
    <Button
      variant="link"
      aria-label={fill(text.open, { name: isolate(row.name) })}
      aria-haspopup="dialog"
      onClick={() => setOpen(row)}
    >
      <EventTypeName type={row} />
    </Button>
  );
  return (
    <>
      <ListPage
        name="customer-event-types"
        title={titles.events}
        actions={
          <>
            <SortButton type="customerEventType" onSaved={sorted} />
            <Button variant="primary" icon={<PlusIcon />} aria-haspopup="dialog" onClick={() => setOpen('new')}>
              {titles.eventTypeNew}
            </Button>
          </>
        }
        list={list}
        reading={reading}
        columns={columnsWith(name)}
        rowKey={(row) => row.id}
        minWidth={560}
        card={(row) => (
          <RowCard
            below={
              <>
                <KindTag kind={row.type} />
                <StatusTag on={row.status} />
                <span className="customers-quiet">{fill(text.count, { n: formatNumber(row.event_count ?? 0) })}</span>
              </>
            }
          >
            {name(row)}
          </RowCard>
        )}
        empty={text.empty}
        search={{ filter: 's', placeholder: text.search }}
        controls={{}}
      />
      {open === null ? null : (
        <EventTypeDialog stored={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
