/** What one step of a macro does to a ticket (decisions 2.4 "macro"). */
export const MACRO_STEPS = [
  'status',
  'importance',
  'department',
  'assignee',
  'category',
  'service',
  'tags',
  'note',
  'reply',
  'share',
  'todo',
] as const;
export type MacroStepType = (typeof MACRO_STEPS)[number];

/** Only these may stand in a macro more than once. */
export const MACRO_REPEATED_STEPS: readonly MacroStepType[] = ['note', 'share', 'todo'];

/** What is shown when a macro has run: the ticket, the next one, or the list. */
export const MACRO_AFTER = ['stay', 'next', 'list'] as const;
export type MacroAfter = (typeof MACRO_AFTER)[number];

export const MACRO_NAME_MAX = 100;
export const MACRO_STEPS_MAX = 10;
/** Days after the run until what a macro adds is due. */
export const MACRO_TODO_DAYS_MAX = 365;
