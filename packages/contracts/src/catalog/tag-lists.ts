/** What can have tags, `user` for customers (decisions 2.10). */
export const TAGGABLE_TYPES = ['ticket', 'user', 'article'] as const;
export type TaggableType = (typeof TAGGABLE_TYPES)[number];

/** Longest name of a tag. */
export const TAG_NAME_MAX = 50;
/** Tags that one object may have. */
export const TAGS_MAX = 20;
