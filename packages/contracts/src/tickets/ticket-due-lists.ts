/** Whose due times the calendar shows: of tickets assigned to the person, or of all in the person's departments. */
export const DUE_SCOPES = ['mine', 'departments'] as const;
export type DueScope = (typeof DUE_SCOPES)[number];

/** Most days of one answer (the six weeks of a month's page), tickets of one day that are shown, and of one day that are counted. */
export const DUE_MAX = { days: 42, shown: 7, counted: 50 } as const;
