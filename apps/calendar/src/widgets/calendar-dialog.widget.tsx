import '../calendar.css';
import { useEffect, useMemo, useState } from 'react';
import { Alert, ErrorState, Spinner } from '@hamyar/design-system/basics';
import { FullScreenDialog, Modal, toast } from '@hamyar/design-system/overlay';
import { getDisplayZone, wallClock } from '@hamyar/dayjs-jalali';
import { failureText } from '@hamyar/module-kit/failure';
import { OnDemand } from '@hamyar/module-kit/keys';
import { useNow } from '@hamyar/module-kit/live';
import { lazyPart, Slot } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { DayList } from '../features/day-list/day-list.tsx';
import { CalendarSearch } from '../features/search/calendar-search.tsx';
import { CalendarTools } from '../features/tools/calendar-tools.tsx';
import { fa } from '../messages/fa.ts';
import { eventsByDay, matchingRows, type DayEvent } from '../shared/day-events.rules.ts';
import { LayersProvider, NO_LAYERS, useLayers } from '../shared/layers.tsx';
import type { Overlay } from '../shared/overlay.ts';
import { boundsAround, dayText, isInside, periodRange, yearsShown, type Period } from '../shared/period.rules.ts';
import { useNarrow } from '../shared/use-narrow.ts';
import { useYears } from '../shared/use-years.ts';
import { YearReader } from '../shared/year-reader.tsx';
import { CalendarViews } from './calendar-views.tsx';

const EventFormDialog = lazyPart(() => import('../features/event-form/event-form.dialog.tsx'), 'EventFormDialog');
const EventDetailsDialog = lazyPart(
  () => import('../features/event-details/event-details.dialog.tsx'),
  'EventDetailsDialog',
);
const OffDaysDialog = lazyPart(() => import('../features/off-days/off-days.dialog.tsx'), 'OffDaysDialog');
const SubscriptionDialog = lazyPart(
  () => import('../features/subscription/subscription.dialog.tsx'),
  'SubscriptionDialog',
);

interface CalendarDialogProps {
  onClose(): void;
  /** Opens the details of this event; the calendar is the page itself, so Back leaves it. */
  eventId?: number;
}

/** The full-screen calendar with its month and week, and the dialogs over it (spec 2.74-2.79). */
export function CalendarDialog({ onClose, eventId }: CalendarDialogProps) {
  const zone = getDisplayZone();
  const clock = wallClock(useNow(), zone);
  const today = clock.day;
  const bounds = useMemo(() => boundsAround(today), [today]);
  const [period, setPeriod] = useState<Period>({ view: 'month', day: today });
  const [search, setSearch] = useState('');
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  // after the calendar itself is there: of two dialogs the one that opens later lies above
  useEffect(() => {
    if (eventId !== undefined) setOverlay({ kind: 'details', id: eventId, at: null });
  }, [eventId]);
  const narrow = useNarrow();
  const shown = useMemo(() => yearsShown(period, bounds), [period, bounds]);
  const years = useYears(shown);
  const found = useMemo(() => matchingRows(years.rows, search), [years.rows, search]);
  const events = useMemo(() => eventsByDay(found, zone), [found, zone]);
  const layers = useLayers(period);
  // a search is for events; of a page of its own the link itself leads away
  const shownLayers = {
    days: search.trim() === '' ? layers.days : NO_LAYERS,
    onLeave: eventId === undefined ? onClose : undefined,
  };
  const onDay = (day: number) => isInside(day, bounds) && setPeriod({ ...period, day });
  const onAdd = (day: number, minute?: number) => {
    if (!isInside(day, bounds)) return;
    setPeriod({ ...period, day });
    setOverlay({ kind: 'form', day, minute });
  };
  const act = {
    ...{ period, today, bounds, events, onDay, onAdd, offDays: years.offDays },
    onOpen: ({ event, start, end }: DayEvent) => setOverlay({ kind: 'details', id: event.id, at: { start, end } }),
  };
  return (
    <LayersProvider value={shownLayers}>
      <FullScreenDialog
        title={fa.title}
        closeLabel={fa.close}
        className="cl-dialog"
        initialFocus={`[data-day="${period.day}"]`}
        backLeaves={eventId !== undefined}
        onClose={onClose}
        tools={
          <CalendarTools
            {...{ period, today, bounds, onPeriod: setPeriod }}
            search={<CalendarSearch onSearch={setSearch} onDay={onDay} />}
            count={years.known ? countShown(events, period) : null}
            onAdd={() => onAdd(period.day)}
            onOffDays={() => setOverlay({ kind: 'off-days', day: period.day })}
            onSubscribe={() => setOverlay({ kind: 'subscription' })}
          />
        }
      >
        {years.asked.map((year) => (
          <YearReader key={year} year={year} onRead={years.onRead} />
        ))}
        <div role="group" aria-label={fa.layers} className="cl-layers">
          <Slot name="calendar.layer/v1" context={layers.context} />
        </div>
        <p className="cl-state" role="status">
          {years.loading ? (
            <>
              <Spinner /> {fa.loading}
            </>
          ) : null}
        </p>
        {years.capped ? <Alert tone="warning">{fa.capped}</Alert> : null}
        {years.failure ? (
          <ErrorState title={fa.notLoaded} description={failureText(years.failure)} onRetry={years.retry} />
        ) : null}
        <CalendarViews
          {...act}
          narrow={narrow}
          now={clock.hour * 60 + clock.minute}
          known={years.known}
          onMore={(day) => setOverlay({ kind: 'day', day })}
        />
        <Overlays
          overlay={overlay}
          day={period.day}
          parts={events.get(overlay?.kind === 'day' ? overlay.day : period.day) ?? []}
          {...{ onOpen: act.onOpen, onAdd, onOverlay: setOverlay }}
        />
      </FullScreenDialog>
    </LayersProvider>
  );
}

/** Number of events of the month or week itself, each time of a series counted once. */
function countShown(events: ReturnType<typeof eventsByDay>, period: Period): number {
  const { first, last } = periodRange(period);
  const keys = [...events].flatMap(([day, parts]) =>
    day < first || day > last ? [] : parts.map(({ event, start }) => `${event.id}-${start}`),
  );
  return new Set(keys).size;
}

interface OverlaysProps {
  overlay: Overlay | null;
  /** The chosen day. */
  day: number;
  /** The events of the day whose list is open. */
  parts: readonly DayEvent[];
  onOpen(part: DayEvent): void;
  onAdd(day: number): void;
  onOverlay(overlay: Overlay | null): void;
}

/** What is open over the calendar: the form, the details, the list of a day or the subscription. */
function Overlays({ overlay, day, parts, onOpen, onAdd, onOverlay }: OverlaysProps) {
  const close = () => onOverlay(null);
  return (
    <>
      <OnDemand onClose={close}>
        {overlay?.kind === 'form' ? (
          <EventFormDialog
            stored={overlay.stored}
            day={overlay.day}
            minute={overlay.minute}
            onSaved={() => {
              toast.success(fa.form.saved);
              close();
            }}
            onClose={close}
          />
        ) : null}
        {overlay?.kind === 'details' ? (
          <EventDetailsDialog
            id={overlay.id}
            at={overlay.at}
            onEdit={(stored) => onOverlay({ kind: 'form', day, stored })}
            onClose={close}
          />
        ) : null}
        {overlay?.kind === 'off-days' ? <OffDaysDialog day={overlay.day} onClose={close} /> : null}
        {overlay?.kind === 'subscription' ? <SubscriptionDialog onClose={close} /> : null}
      </OnDemand>
      {overlay?.kind === 'day' ? (
        <Modal open title={fill(fa.dayEvents, { date: dayText(overlay.day) })} onClose={close}>
          <DayList day={overlay.day} parts={parts} known onOpen={onOpen} onAdd={() => onAdd(overlay.day)} />
        </Modal>
      ) : null}
    </>
  );
}
