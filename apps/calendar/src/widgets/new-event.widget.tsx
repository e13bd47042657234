import '../new-event.css';
import { useState } from 'react';
import type { EventSource } from '@hamyar/contracts/calendar';
import { getDisplayZone, wallClock } from '@hamyar/dayjs-jalali';
import { Button, Card } from '@hamyar/design-system/basics';
import { CalendarIcon, PlusIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, targetPath, useNavigate, usePlatform } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';

const EventFormDialog = lazyPart(() => import('../features/event-form/event-form.dialog.tsx'), 'EventFormDialog');

/** Beside an open ticket: writes an event about it into the calendar (decisions 2.13). */
export function TicketEventWidget({ ticketId }: { ticketId: number }) {
  const { open, form } = useNewEvent('ticket', ticketId);
  return (
    <Card
      flush
      title={fa.title}
      icon={<CalendarIcon size={17} />}
      extra={
        <Button variant="text" size="sm" icon={<PlusIcon />} onClick={open}>
          {fa.newEvent}
        </Button>
      }
    >
      {form}
    </Card>
  );
}

/** On the card of a customer: writes an event about them into the calendar (decisions 2.13). */
export function CustomerEventWidget({ customerId }: { customerId: number }) {
  const { open, form } = useNewEvent('customer', customerId);
  return (
    <>
      <Button icon={<CalendarIcon />} onClick={open}>
        {fa.newEvent}
      </Button>
      {form}
    </>
  );
}

/** The form of a new event about a row, for today; what is stored is one press away. */
function useNewEvent(type: EventSource, id: number) {
  const [day, setDay] = useState<number | null>(null);
  const { now } = usePlatform();
  const navigate = useNavigate();
  const close = () => setDay(null);
  const showEvent = (event: number) => {
    const path = targetPath({ route: 'calendar-id', params: { id: event } });
    const action = path === null ? undefined : { label: fa.showEvent, onAction: () => navigate(path) };
    toast.success(fa.form.saved, { action });
    close();
  };
  const form = (
    <OnDemand onClose={close}>
      {day === null ? null : <EventFormDialog source={{ type, id }} day={day} onSaved={showEvent} onClose={close} />}
    </OnDemand>
  );
  return { open: () => setDay(wallClock(now(), getDisplayZone()).day), form };
}
