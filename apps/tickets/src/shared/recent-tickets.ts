/** The kind of the tickets that a person has opened, for `rememberRecent`. */
export const RECENT_TICKETS = 'tickets';
