/** Texts that the manifest puts into the menu, the breadcrumb and the search. */
export const titles = {
  module: 'نمونه‌ها',
  new: 'افزودن به نمونه‌ها',
  view: 'موردی از نمونه‌ها',
  edit: 'ویرایش موردی از نمونه‌ها',
} as const;

/** Words that find the actions of the command palette. */
export const commandWords = { new: ['افزودن به نمونه‌ها', 'new sample thing'] } as const;
