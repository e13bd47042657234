/** Most files of one event (spec 5.44, 9.16). */
export const EVENT_FILES_MAX = 5;

/** Rows of a page of the history (spec 7.34, 9.16). */
export const EVENT_PAGE_SIZE = 7;

/** Most characters of what an event says. */
export const EVENT_DESCRIPTION_MAX = 5_000;

/** Most characters of the name of an event type. */
export const EVENT_TYPE_NAME_MAX = 50;

/** Most characters of the text with which the description of a new event begins. */
export const EVENT_DEFAULT_DESCRIPTION_MAX = 1_000;

/** The kinds of event types by their number on the wire (spec 3.24). */
export const EVENT_KIND = { internal: 0, external: 1 } as const;
export const EVENT_KINDS = [EVENT_KIND.internal, EVENT_KIND.external] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Opens the events of customers (spec 6.19). */
export const EVENTS_ARE_LICENSED = { feature: 'customer_event' } as const;
