import type { CalendarEvent, EventRepeat, EventSource, EventVisibility, OffDayRepeat } from '@hamyar/contracts';
import type { Generated } from 'kysely';

export interface CalendarEventTable {
  id: Generated<number>;
  title: string;
  color: CalendarEvent['color'];
  /** Sanitised HTML. */
  description: string | null;
  location: string | null;
  /** Title and place in the spelling of the search. */
  search_norm: string;
  /** Of the first time. */
  start_at: Date;
  end_at: Date | null;
  /** End of the last time that it takes place. */
  last_at: Date;
  all_day: Generated<boolean>;
  visibility: Generated<EventVisibility>;
  department_id: number | null;
  /** The branch of the owner; -1 means all branches (spec 3.2). */
  branch_id: number;
  owner_id: number;
  repeat: Generated<EventRepeat>;
  /** Gregorian `YYYY-MM-DD`. */
  repeat_until: string | null;
  reminder_minutes: Generated<number[]>;
  /** What it is about; both or neither. The row may be gone. */
  source_type: EventSource | null;
  source_id: number | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
}

export interface CalendarAttendeeTable {
  event_id: number;
  user_id: number;
}

export interface CalendarFeedTable {
  user_id: number;
  /** SHA-256 of the token in the address. */
  token_hash: Buffer;
  created_at: Date;
  /** The owner's credential epoch when it was made. */
  credential_epoch: number;
}

export interface OffDayTable {
  id: Generated<number>;
  /** Gregorian `YYYY-MM-DD`. */
  date: string;
  title: string;
  repeat: Generated<OffDayRepeat>;
  /** Declared an official holiday, besides those that are computed. */
  official: Generated<boolean>;
  created_by: number;
  created_at: Date;
  /** Minutes of the day, both or neither: hours of a partial one; `to_minute` may be 1440. */
  from_minute: number | null;
  to_minute: number | null;
}

/** A branch that a day off is for; -1 is all of them. */
export interface OffDayBranchTable {
  off_day_id: number;
  branch_id: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    calendar_event: CalendarEventTable;
    calendar_attendee: CalendarAttendeeTable;
    calendar_feed: CalendarFeedTable;
    off_day: OffDayTable;
    off_day_branch: OffDayBranchTable;
  }
}
