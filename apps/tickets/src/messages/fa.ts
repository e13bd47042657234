/** Texts that the manifest puts into the menu, the breadcrumb and the search. */
export const titles = {
  module: 'تیکت‌ها',
  list: 'لیست تیکت‌ها',
} as const;
