/** How a todo repeats once it is done; months are Jalali (decisions 2.13). */
export const TODO_REPEATS = ['none', 'daily', 'weekly', 'monthly_jalali'] as const;
export type TodoRepeat = (typeof TODO_REPEATS)[number];

/** What a todo can be about; calls follow with telephony (decisions 2.13). */
export const TODO_SOURCES = ['ticket'] as const;
export type TodoSource = (typeof TODO_SOURCES)[number];

/** Whose todos a list answers: those that the caller is to do, or those that others are to do for the caller. */
export const TODO_VIEWS = ['mine', 'given'] as const;
export type TodoView = (typeof TODO_VIEWS)[number];

/** Limits of a todo, in the call and in the form (decisions 2.13). */
export const TODO_MAX = {
  title: 255,
  description: 2000,
  checklist: 50,
  checklistText: 200,
  /** Todos that one person has to do and has not done; a list answers all of them. */
  open: 200,
  /** Todos of one owner, done ones included. */
  ofOwner: 2000,
} as const;

/** Limits of a personal note, in the call and in the form (decisions 2.13). */
export const PERSONAL_NOTE_MAX = { title: 150, body: 5000, ofOwner: 200 } as const;
