/** Most characters of the name of a customer level. */
export const CUSTOMER_LEVEL_NAME_MAX = 50;

/** How much an open ticket of a level adds to the load of its assignee; as percent of a ticket (decisions 2.8). */
export const LEVEL_WEIGHT_MAX = 100;

/** Most tickets that may be allowed to be open at the same time. */
export const OPEN_TICKETS_MAX = 9_999;

/** Icons of customer levels by what they show. */
export const LEVEL_ICONS = ['star', 'bolt', 'shield', 'pin', 'building', 'people', 'smile', 'layers'] as const;
export type LevelIcon = (typeof LEVEL_ICONS)[number];

/** By which channels customers open tickets themselves (decisions 2.8 `channels_allowed`). */
export const OPENING_CHANNELS = ['web', 'email', 'sms', 'call', 'api'] as const;
export type OpeningChannel = (typeof OPENING_CHANNELS)[number];
