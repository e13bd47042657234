import type { CalendarEvent, CalendarEventRow } from '@hamyar/contracts/calendar';

/** An event of a list, of the employee 5. */
export const buildEvent = (more: Partial<CalendarEventRow> = {}): CalendarEventRow => ({
  id: 7,
  version: 1,
  title: 'نشست مدیران',
  color: '#E77373',
  start_date: 1_795_156_200,
  end_date: 1_795_159_800,
  all_day: false,
  location: null,
  visibility: 'all',
  owner: { id: 5, name: 'نگار احمدی' },
  repeat: 'none',
  editable: true,
  occurrences: [{ start_date: 1_795_156_200, end_date: 1_795_159_800 }],
  ...more,
});

/** The same event with what its details show. */
export function buildEventDetails(more: Partial<CalendarEvent> = {}): CalendarEvent {
  const { occurrences: _, ...event } = buildEvent();
  return {
    ...event,
    description: null,
    department: null,
    attendees: [],
    reminder_minutes: [],
    repeat_until: null,
    source: null,
    ...more,
  };
}
