import type { CustomerEvent } from '@hamyar/contracts';
import { formatAt } from '@hamyar/dayjs-jalali';
import { Button, EmptyState, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { useInfiniteScroll } from '@hamyar/module-kit/list';
import { faEvents as text } from '../../messages/fa-events.ts';
import { EventCard } from './event-card.tsx';
import type { EventHistoryView } from './use-event-history.ts';

interface EventListProps {
  history: EventHistoryView;
  filtered: boolean;
  /** Each event says whose it is. */
  named: boolean;
}

/** The events of a history by Jalali months, the newest first; the next seven come when the end is near. */
export function EventList({ history, filtered, named }: EventListProps) {
  const { rows, total, failed, reading, hasMore, loadingMore, more } = history;
  // after a failure only the button asks again, or the end of the list would ask without pause
  const end = useInfiniteScroll(hasMore && !reading && !failed, more);
  if (failed && rows.length === 0)
    return <ErrorState title={text.failed} retrying={reading} onRetry={history.reload} />;
  if (total === undefined) return <Skeleton lines={3} rows={3} />;
  if (rows.length === 0)
    return <EmptyState kind={filtered ? 'search' : undefined} title={filtered ? text.emptySearch : text.empty} />;
  return (
    <>
      <div className="customers-event-months" aria-busy={reading}>
        {byMonth(rows).map(({ month, events }) => (
          <section key={month}>
            <h3>{month}</h3>
            <ul className="customers-events" aria-label={month}>
              {events.map((event) => (
                <EventCard key={event.id} event={event} named={named} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hasMore ? (
        <div ref={end}>
          {failed && !reading ? <p className="customers-events-end">{text.failed}</p> : null}
          <Button variant="text" block loading={loadingMore} onClick={more}>
            {text.more}
          </Button>
        </div>
      ) : (
        <p className="customers-events-end">{text.end}</p>
      )}
    </>
  );
}

/** The events under the Jalali month in which each happened, in their order. */
function byMonth(rows: readonly CustomerEvent[]): { month: string; events: CustomerEvent[] }[] {
  const months: { month: string; events: CustomerEvent[] }[] = [];
  for (const event of rows) {
    const month = formatAt(event.occurred_at, 'MMMM YYYY');
    const last = months.at(-1);
    if (last?.month === month) last.events.push(event);
    else months.push({ month, events: [event] });
  }
  return months;
}
