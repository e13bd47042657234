// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName } from '../fields.ts';
import type { EventRepeat, EventSource, EventVisibility, OffDayKind, OffDayRepeat } from './calendar-event-lists.ts';

export interface CalendarEvent {
  id: number;
  version: number;
  title: string;
  color:
    | '#E77373'
    | '#E79A5B'
    | '#D9B441'
    | '#9DBB52'
    | '#56B27F'
    | '#45AEB6'
    | '#5E97DB'
    | '#8A80DB'
    | '#BE78CC'
    | '#8C9BA3';
  start_date: number;
  end_date: number | null;
  all_day: boolean;
  location: string | null;
  visibility: EventVisibility;
  owner: IdAndName;
  repeat: EventRepeat;
  editable: boolean;
  description: string | null;
  department: IdAndName | null;
  attendees: IdAndName[];
  reminder_minutes: number[];
  repeat_until: string | null;
  source: {
    type: EventSource;
    id: number;
    name: string;
    subject: string | null;
  } | null;
}

export interface CalendarEventRow {
  id: number;
  version: number;
  title: string;
  color:
    | '#E77373'
    | '#E79A5B'
    | '#D9B441'
    | '#9DBB52'
    | '#56B27F'
    | '#45AEB6'
    | '#5E97DB'
    | '#8A80DB'
    | '#BE78CC'
    | '#8C9BA3';
  start_date: number;
  end_date: number | null;
  all_day: boolean;
  location: string | null;
  visibility: EventVisibility;
  owner: IdAndName;
  repeat: EventRepeat;
  editable: boolean;
  occurrences: {
    start_date: number;
    end_date: number | null;
  }[];
}

export interface OffDay {
  id: number | null;
  date: string;
  title: string;
  kind: OffDayKind;
  tentative: boolean;
  base_date: string | null;
  from: string | null;
  to: string | null;
  repeat: OffDayRepeat | null;
  branch_ids: number[];
  first_date: string;
  editable: boolean;
}

export interface WorkingShift {
  id: number;
  version: number;
  name: string;
  status: boolean;
  is_default: boolean;
  days: {
    from: string;
    to: string;
  }[][];
  overrides: {
    title: string;
    from_date: string;
    to_date: string;
    days: {
      from: string;
      to: string;
    }[][];
  }[];
  department_ids: number[];
  branch_ids: number[];
  users: IdAndName[];
  hours_text: string;
  week_minutes: number;
  created_at: number;
  updated_at: number;
}

export interface CalendarBusyListQuery {
  start_date: number;
  end_date: number;
  user_ids?: number[];
  event_id?: number;
}

export type CalendarBusyListData = {
  user_id: number;
}[];

/** Who of these employees has an event from `start_date` until before `end_date`: the people only, no event. */
export const calendarBusyList: Call<CalendarBusyListQuery, CalendarBusyListData> = {
  name: 'calendarBusyList',
  method: 'GET',
  path: '/api/calendarBusy',
};

/** Deletes an event softly: by its owner, and by admins when it is shared. */
export const calendarEventDelete: Call<{ id: number }, null> = {
  name: 'calendarEventDelete',
  method: 'DELETE',
  path: '/api/calendarEvent/:id',
  answer: 'none',
};

/** One event. */
export const calendarEventGet: Call<{ id: number }, CalendarEvent> = {
  name: 'calendarEventGet',
  method: 'GET',
  path: '/api/calendarEvent/:id',
};

export interface CalendarEventListQuery {
  start_date: number;
  end_date: number;
}

/** Events that take place from `start_date` until before `end_date`, repeats included: those that the caller owns, then those with an invitation, then those of others. With `totalCapped` some are left out. */
export const calendarEventList: Call<CalendarEventListQuery, ListAnswer<CalendarEventRow>> = {
  name: 'calendarEventList',
  method: 'GET',
  path: '/api/calendarEvent',
  answer: 'list',
};

export interface CalendarEventSearchQuery {
  s: string;
}

/** Events whose title or place contains a text, each with one time: the next one, or the last one when it is over. What comes next is first, what is long over is last; `total` counts all of them. With `totalCapped` not all events were searched. */
export const calendarEventSearch: Call<CalendarEventSearchQuery, ListAnswer<CalendarEventRow>> = {
  name: 'calendarEventSearch',
  method: 'GET',
  path: '/api/calendarEventSearch',
  answer: 'list',
};

export interface CalendarEventStoreBody {
  title: string;
  color?:
    | '#E77373'
    | '#E79A5B'
    | '#D9B441'
    | '#9DBB52'
    | '#56B27F'
    | '#45AEB6'
    | '#5E97DB'
    | '#8A80DB'
    | '#BE78CC'
    | '#8C9BA3';
  start_date: number;
  end_date?: number | null;
  all_day?: boolean;
  description?: string | null;
  location?: string | null;
  visibility?: EventVisibility;
  department_id?: number | null;
  attendees?: number[];
  reminder_minutes?: number[];
  repeat?: EventRepeat;
  repeat_until?: string | null;
  source_type?: EventSource;
  source_id?: number;
}

export interface CalendarEventStoreData {
  id: number;
}

/** Adds an event. */
export const calendarEventStore: Call<CalendarEventStoreBody, CalendarEventStoreData> = {
  name: 'calendarEventStore',
  method: 'POST',
  path: '/api/calendarEvent',
};

export interface CalendarEventUpdateBody {
  version?: number;
  title?: string;
  color?:
    | '#E77373'
    | '#E79A5B'
    | '#D9B441'
    | '#9DBB52'
    | '#56B27F'
    | '#45AEB6'
    | '#5E97DB'
    | '#8A80DB'
    | '#BE78CC'
    | '#8C9BA3';
  start_date?: number;
  end_date?: number | null;
  all_day?: boolean;
  description?: string | null;
  location?: string | null;
  visibility?: EventVisibility;
  department_id?: number | null;
  attendees?: number[];
  reminder_minutes?: number[];
  repeat?: EventRepeat;
  repeat_until?: string | null;
}

/** Changes an event: by its owner, and by admins when it is shared. */
export const calendarEventUpdate: Call<{ id: number } & CalendarEventUpdateBody, CalendarEvent> = {
  name: 'calendarEventUpdate',
  method: 'PUT',
  path: '/api/calendarEvent/:id',
};

export interface CalendarExportQuery {
  start_date: number;
  end_date: number;
}

/** The events of a range as an iCalendar file (RFC 5545); its description says when some of them are left out. */
export const calendarExport: Call<CalendarExportQuery, Blob> = {
  name: 'calendarExport',
  method: 'GET',
  path: '/api/calendarExport',
  answer: 'blob',
};

/** Ends the subscription address. */
export const calendarFeedDelete: Call<void, null> = {
  name: 'calendarFeedDelete',
  method: 'DELETE',
  path: '/api/calendarFeed',
  answer: 'none',
};

/** The calendar of the person who has this address, for programs that subscribe to it. */
export const calendarFeedFile: Call<{ token: string }, Blob> = {
  name: 'calendarFeedFile',
  method: 'GET',
  path: '/api/calendarFeed/:token/calendar.ics',
  answer: 'blob',
};

export interface CalendarFeedGetData {
  created_at: number | null;
}

/** Whether the caller has a subscription address. The address itself is shown only when it is made. */
export const calendarFeedGet: Call<void, CalendarFeedGetData> = {
  name: 'calendarFeedGet',
  method: 'GET',
  path: '/api/calendarFeed',
};

export interface CalendarFeedStoreData {
  path: string;
}

/** Makes a subscription address and ends the one before. */
export const calendarFeedStore: Call<void, CalendarFeedStoreData> = {
  name: 'calendarFeedStore',
  method: 'POST',
  path: '/api/calendarFeed',
};

export interface LunarOffDayStoreBody {
  base_date: string;
  moved: -1 | 0 | 1;
}

export interface LunarOffDayStoreData {
  base_date: string;
}

/** Confirms a lunar holiday on its computed date, or on the day before or after it. */
export const lunarOffDayStore: Call<LunarOffDayStoreBody, LunarOffDayStoreData> = {
  name: 'lunarOffDayStore',
  method: 'POST',
  path: '/api/lunarOffDay',
};

/** Deletes a day off: the full admin any, a branch admin those of the branch. */
export const offDayDelete: Call<{ id: number }, null> = {
  name: 'offDayDelete',
  method: 'DELETE',
  path: '/api/offDay/:id',
  answer: 'none',
};

export interface OffDayListQuery {
  start_date: number;
  end_date: number;
}

/** Official holidays and days off of the company and of the branch in a range, by date. */
export const offDayList: Call<OffDayListQuery, ListAnswer<OffDay>> = {
  name: 'offDayList',
  method: 'GET',
  path: '/api/offDay',
  answer: 'list',
};

export interface OffDayStoreBody {
  date: string;
  title: string;
  kind?: OffDayKind;
  repeat?: OffDayRepeat;
  branch_ids?: number[];
  from?: string | null;
  to?: string | null;
}

export interface OffDayStoreData {
  id: number;
}

/** Adds a day off: the full admin for the company or for some branches, a branch admin for the branch. */
export const offDayStore: Call<OffDayStoreBody, OffDayStoreData> = {
  name: 'offDayStore',
  method: 'POST',
  path: '/api/offDay',
};

export interface OffDayUpdateBody {
  date?: string;
  title?: string;
  kind?: OffDayKind;
  repeat?: OffDayRepeat;
  branch_ids?: number[];
  from?: string | null;
  to?: string | null;
}

export interface OffDayUpdateData {
  id: number;
}

/** Changes a day off: the full admin any, a branch admin those of the branch. */
export const offDayUpdate: Call<{ id: number } & OffDayUpdateBody, OffDayUpdateData> = {
  name: 'offDayUpdate',
  method: 'PUT',
  path: '/api/offDay/:id',
};

export interface WorkingShiftDeleteQuery {
  replace_with?: number;
}

/** Deletes a working shift softly, but not the default one; who has its hours gets those of another one. */
export const workingShiftDelete: Call<{ id: number } & WorkingShiftDeleteQuery, null> = {
  name: 'workingShiftDelete',
  method: 'DELETE',
  path: '/api/workingshift/:id',
  answer: 'none',
};

/** One working shift. */
export const workingShiftGet: Call<{ id: number }, WorkingShift> = {
  name: 'workingShiftGet',
  method: 'GET',
  path: '/api/workingshift/:id',
};

export interface WorkingShiftListQuery {
  page?: number;
  perPage?: number;
  name?: string;
  sort_by?: 'name' | 'updated_at';
  sort_dir?: 'asc' | 'desc';
}

/** Working shifts: of an employee the default one and those of the own departments and branch. */
export const workingShiftList: Call<WorkingShiftListQuery | void, ListAnswer<WorkingShift>> = {
  name: 'workingShiftList',
  method: 'GET',
  path: '/api/workingshift',
  answer: 'list',
};

export interface WorkingShiftStoreBody {
  name: string;
  status?: boolean;
  is_default?: boolean;
  days: {
    from: string;
    to: string;
  }[][];
  overrides?: {
    title: string;
    from_date: string;
    to_date: string;
    days: {
      from: string;
      to: string;
    }[][];
  }[];
  department_ids?: number[];
  branch_ids?: number[];
  user_ids?: number[];
}

export interface WorkingShiftStoreData {
  id: number;
}

/** Creates a working shift; the first one is the default. */
export const workingShiftStore: Call<WorkingShiftStoreBody, WorkingShiftStoreData> = {
  name: 'workingShiftStore',
  method: 'POST',
  path: '/api/workingshift',
};

export interface WorkingShiftUpdateBody {
  version?: number;
  name?: string;
  status?: boolean;
  is_default?: boolean;
  days?: {
    from: string;
    to: string;
  }[][];
  overrides?: {
    title: string;
    from_date: string;
    to_date: string;
    days: {
      from: string;
      to: string;
    }[][];
  }[];
  department_ids?: number[];
  branch_ids?: number[];
  user_ids?: number[];
}

/** Changes a working shift. */
export const workingShiftUpdate: Call<{ id: number } & WorkingShiftUpdateBody, WorkingShift> = {
  name: 'workingShiftUpdate',
  method: 'PUT',
  path: '/api/workingshift/:id',
};
