/** Whom an announcement is for (spec 2.6, 2.7). */
export const ANNOUNCEMENT_AUDIENCES = ['customers', 'employees'] as const;
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number];

/** The way of an announcement (decisions 2.27): it is live from its start until its end, or until somebody ends it. */
export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'live', 'ended'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** Low, normal, high and critical (spec 3.35); unlike that of tickets it begins with 1. */
export const ANNOUNCEMENT_IMPORTANCES = [1, 2, 3, 4] as const;
export type AnnouncementImportance = (typeof ANNOUNCEMENT_IMPORTANCES)[number];
/** A critical one that has to be acknowledged is shown over the page. */
export const CRITICAL_IMPORTANCE = 4 satisfies AnnouncementImportance;

/** How people learn of an announcement; it stands in their panel in any case (decisions 2.13). */
export const ANNOUNCEMENT_CHANNELS = ['panel', 'push', 'email', 'sms'] as const;
export type AnnouncementChannel = (typeof ANNOUNCEMENT_CHANNELS)[number];

/** Most characters and rows of an announcement. */
export const ANNOUNCEMENT_MAX = { title: 200, targets: 200, files: 20 } as const;
