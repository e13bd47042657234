/** Tickets of one file. */
export const TICKET_EXPORT_MAX = 200_000;
/** Up to this many the call writes itself; more are written by a batch. */
export const TICKET_EXPORT_IMMEDIATE_MAX = 5_000;
/** Tickets of one page of the list. */
export const TICKET_EXPORT_PAGE_MAX = 1_000;
export const TICKET_EXPORT_NAME_MAX = 64;
/** What a file may be called: it stands in a header, and is a name on every system. */
export const TICKET_EXPORT_NAME = /^[A-Za-z0-9_-][A-Za-z0-9_ .-]*$/;

/** `making`: not all of it is written; `ready`: it can be downloaded; `used`: it was; `expired`: nobody has in time. */
export const TICKET_EXPORT_STATES = ['making', 'ready', 'used', 'expired'] as const;
export type TicketExportState = (typeof TICKET_EXPORT_STATES)[number];
