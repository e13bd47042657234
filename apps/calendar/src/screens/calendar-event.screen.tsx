import { useIdParam, useNavigate } from '@hamyar/module-sdk';
import { CalendarDialog } from '../widgets/calendar-dialog.widget.tsx';

/** The calendar with the details of one event: where a notification leads. Closing it leads to the start page. */
export function CalendarEventScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  return <CalendarDialog eventId={id ?? undefined} onClose={() => navigate('/')} />;
}
