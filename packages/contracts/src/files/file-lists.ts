/** Who may see a folder or file of the manager: its owner alone, employees, everybody who has the address (decisions 2.10). */
export const FILE_VISIBILITIES = ['private', 'staff', 'public'] as const;
export type FileVisibility = (typeof FILE_VISIBILITIES)[number];

/** Folders inside each other (decisions 2.10). */
export const FOLDER_DEPTH_MAX = 20;
/** Characters of a name: code points, as a person counts most of them. */
export const FILE_NAME_MAX = 255;
/** What a file system reads something else from, inside a character class of a regular expression (decisions 2.10). */
export const FILE_NAME_RESERVED = '/\\\\:*?"<>|';
/** Control characters and those that change the direction: nobody sees them. Inside a character class, flag `u`. */
export const FILE_NAME_HIDDEN = '\\p{Cc}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
/** Rows of a folder that one page may have (spec 7.29, 9.9). */
export const FILE_PAGE_SIZE = 999;
/** What a folder is sorted by (spec 2.70); folders are first in any case. */
export const FILE_SORTS = ['name', 'size', 'type', 'created_at', 'updated_at'] as const;
export type FileSort = (typeof FILE_SORTS)[number];
/** A name that the folder has already: the new file gets a number, or the other one gets the new content. */
export const NAME_CONFLICTS = ['rename', 'replace'] as const;
export type NameConflict = (typeof NAME_CONFLICTS)[number];

/** Bytes of one file of the manager (spec 5.25, 9.9). */
export const MANAGED_FILE_MAX_BYTES = 104_857_600;
/** Files that are chosen together (spec 5.25, 9.9). */
export const MANAGED_FILES_MAX = 100;
/** Bytes of one part of an upload; a larger file is sent in parts. A lost connection costs at most one. */
export const FILE_PART_BYTES = 4_194_304;
/** Hours until an unfinished upload is removed (decisions 2.10). */
export const UNFINISHED_HOURS = 24;
