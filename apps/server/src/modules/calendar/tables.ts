import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that this module owns or reads. */
export const tables = moduleTables({
  owns: ['calendar_event', 'calendar_attendee', 'calendar_feed', 'off_day'],
  reads: {
    user: 'names of owners and attendees, and who may be invited',
    department: 'names of the departments that events are for',
  },
});
