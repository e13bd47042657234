/** Who may see a folder or file of the manager: its owner alone, employees, everybody who has the address (decisions 2.10). */
export const FILE_VISIBILITIES = ['private', 'staff', 'public'] as const;
export type FileVisibility = (typeof FILE_VISIBILITIES)[number];

/** Folders inside each other (decisions 2.10). */
export const FOLDER_DEPTH_MAX = 20;
/** Characters of a name. */
export const FILE_NAME_MAX = 255;
/** Rows of a folder that one page may have (spec 7.29, 9.9). */
export const FILE_PAGE_SIZE = 999;
