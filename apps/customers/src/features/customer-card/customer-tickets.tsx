import { useState } from 'react';
import type { TicketRow } from '@hamyar/contracts';
import { listTime } from '@hamyar/dayjs-jalali';
import { Card, CountBadge, EmptyState, Line, Ltr, Segmented } from '@hamyar/design-system/basics';
import { ImportanceBadge, StatusBadge } from '@hamyar/design-system/ticket';
import { ResourceView } from '@hamyar/module-kit/detail';
import { Link, usePlatform } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { useCustomerTicketsQuery, type TicketState } from '../../api/customer.api.ts';
import { fa } from '../../messages/fa.ts';

const STATES = (['all', 'open', 'closed'] as const).map((value) => ({ value, label: fa.card.states[value] }));

/** The latest tickets of a customer that the viewer may see. */
export function CustomerTickets({ customerId }: { customerId: number }) {
  const [state, setState] = useState<TicketState>('all');
  const reading = useCustomerTicketsQuery({ customer_id: customerId, state }, { refetchOnMountOrArgChange: true });
  const { data } = reading;
  return (
    <Card
      flush
      title={fa.card.tickets}
      extra={
        <>
          {data ? <CountBadge value={data.total} variant="quiet" label={fa.card.tickets} /> : null}
          <Segmented label={fa.card.ticketState} options={STATES} value={state} onChange={setState} />
        </>
      }
      footer={
        data && data.total > data.data.length ? (
          <Link to={{ route: 'tickets', search: { customer_id: customerId } }}>{fa.card.allTickets}</Link>
        ) : undefined
      }
    >
      <ResourceView reading={reading} lines={6}>
        {(page) =>
          page.data.length === 0 ? (
            <EmptyState compact title={state === 'all' ? fa.card.noTickets : fa.card.noSuchTickets} />
          ) : (
            <ul className="customers-tickets">
              {page.data.map((row) => (
                <TicketLine key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </Card>
  );
}

function TicketLine({ row }: { row: TicketRow }) {
  const { now } = usePlatform();
  return (
    <li>
      <Link to={{ route: 'tickets-id', params: { id: row.id } }}>
        <Line className="customers-ticket-subject">{row.subject}</Line>
        <span>
          <StatusBadge status={row.status} />
          {row.importance === undefined ? null : <ImportanceBadge importance={row.importance} />}
          <time>{listTime(row.last_activity_at, now())}</time>
          <Ltr>{toFa(row.number)}</Ltr>
        </span>
      </Link>
    </li>
  );
}
