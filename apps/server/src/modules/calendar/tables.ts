import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that this module owns or reads. */
export const tables = moduleTables({
  owns: [
    'calendar_event',
    'calendar_attendee',
    'calendar_feed',
    'lunar_off_day',
    'off_day',
    'off_day_branch',
    'working_shift',
    'working_shift_branch',
    'working_shift_department',
    'working_shift_user',
  ],
  reads: {
    user: 'names of owners and attendees, and who may be invited',
    branch: 'which branches can have a working shift or a day off, and by which time zone',
    department: 'names of the departments that events are for, and which can have a working shift',
  },
});
