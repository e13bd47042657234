/** Levels that the tree of ticket categories, and that of services, has at most (decisions 2.7). */
export const CATALOG_LEVELS_MAX = 4;

/** Most characters of the texts of categories and services, and most keywords of a category. */
export const CATALOG_MAX = { name: 100, description: 500, code: 30, keyword: 50, keywords: 30 } as const;

/** People, and organisations, to whom one service is assigned. */
export const SERVICE_ASSIGNED_MAX = 500;

/** Icons of services by their names in the design system. */
export const SERVICE_ICONS = ['building', 'people', 'megaphone', 'book', 'calendar', 'chart', 'gear', 'home'] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];
