/** Texts that the manifest puts into the menu, the breadcrumb and the search. */
export const titles = {
  module: 'نمونه‌ها',
  new: 'افزودن مورد جدید',
  view: 'مشاهده مورد',
  edit: 'ویرایش مورد',
} as const;

/** Words that find the actions of the command palette. */
export const commandWords = { new: ['مورد جدید', 'new sample thing'] } as const;
