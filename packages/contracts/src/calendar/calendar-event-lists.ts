/** The colours of events and notes, in the order in which they are offered; the first is the usual one (spec 5.37, decisions 2.13). */
export const EVENT_COLORS = [
  '#E77373',
  '#E79A5B',
  '#D9B441',
  '#9DBB52',
  '#56B27F',
  '#45AEB6',
  '#5E97DB',
  '#8A80DB',
  '#BE78CC',
  '#8C9BA3',
] as const;

/** Who sees an event beside its owner and its attendees, from the fewest (decisions 2.13). */
export const EVENT_VISIBILITIES = ['private', 'department', 'branch', 'all'] as const;
export type EventVisibility = (typeof EVENT_VISIBILITIES)[number];

/** How an event repeats; months and years are Jalali (decisions 2.13). */
export const EVENT_REPEATS = ['none', 'daily', 'weekly', 'monthly_jalali', 'yearly_jalali'] as const;
export type EventRepeat = (typeof EVENT_REPEATS)[number];

/** What an event can be about (decisions 2.13). */
export const EVENT_SOURCES = ['ticket', 'customer'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/** Limits of an event, in the call and in the form. */
export const CALENDAR_EVENT_MAX = {
  title: 200,
  location: 200,
  description: 20_000,
  attendees: 50,
  /** Reminders of one event (decisions 2.13). */
  reminders: 3,
  /** Minutes before the start: a week. */
  reminderMinutes: 10_080,
  /** Days from the start to the end of one event. */
  days: 60,
  /** Days of a range that is asked for: a Jalali year and the weeks at its edges (decisions 2.13). */
  rangeDays: 400,
  /** Events of one range; nobody reads more, and a page of them stays below a second. */
  rows: 5_000,
  /** Times of the events of one answer, repeats counted; of a file its entries. */
  times: 10_000,
  /** Events that a search answers. */
  found: 20,
  /** Letters of all descriptions of one file. */
  fileLetters: 5_000_000,
  /** Events of one person that are not deleted. */
  ofOwner: 5_000,
} as const;

/** Letters from which the calendar is searched. */
export const CALENDAR_SEARCH_MIN = 2;

/** Who has declared a day off; `partial` are some hours that the company has off (decisions 2.7). */
export const OFF_DAY_KINDS = ['official', 'company', 'partial'] as const;
/** How a day off repeats: on its date of every Jalali year, or of every lunar one. */
export const OFF_DAY_REPEATS = ['none', 'jalali_yearly', 'hijri_yearly'] as const;
export type OffDayRepeat = (typeof OFF_DAY_REPEATS)[number];
export type OffDayKind = (typeof OFF_DAY_KINDS)[number];
export const OFF_DAY_TITLE_MAX = 100;
/** Branches that one day off is for. */
export const OFF_DAY_BRANCHES_MAX = 100;

/** Limits of a working shift, in the call and in the form (decisions 2.7). */
export const WORKING_SHIFT_MAX = {
  name: 100,
  /** Intervals of one day. */
  intervals: 6,
  /** Periods with hours of their own. */
  overrides: 20,
  /** Departments, and branches, whose hours it has. */
  users: 200,
} as const;
