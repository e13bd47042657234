/** Texts of the manifest for both editions: menu, breadcrumb, search. Who imports it has all of them. */
export const titles = {
  module: 'نمونه‌ها',
  new: 'افزودن به نمونه‌ها',
  view: 'موردی از نمونه‌ها',
} as const;

/** Search words for the actions in the command palette. */
export const commandWords = { new: ['افزودن به نمونه‌ها', 'new sample thing'] } as const;
