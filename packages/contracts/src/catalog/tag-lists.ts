/** What can have tags: each type belongs to the module whose rows they are (decisions 2.10). */
export const TAGGABLE_TYPES = ['ticket'] as const;
export type TaggableType = (typeof TAGGABLE_TYPES)[number];

/** Longest name of a tag. */
export const TAG_NAME_MAX = 50;
/** Tags that one object may have. */
export const TAGS_MAX = 20;
