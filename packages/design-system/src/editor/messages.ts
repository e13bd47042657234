/** Texts of the editor (glossary §32). */
export const editorText = {
  toolbar: 'قالب‌بندی متن',
  bold: 'پررنگ', italic: 'مورب', strike: 'خط‌خورده', bullet: 'فهرست نشانه‌دار', numbered: 'فهرست شماره‌دار', quote: 'نقل‌قول', codeBlock: 'قطعه‌کد',
  link: 'پیوند', linkUrl: 'نشانی پیوند', linkSet: 'ثبت', linkRemove: 'حذف پیوند', linkInvalid: 'نشانی پیوند معتبر نیست',
  image: 'تصویر', table: 'جدول', tableInsert: 'افزودن جدول', rowAfter: 'افزودن ردیف', columnAfter: 'افزودن ستون', deleteRow: 'حذف ردیف', deleteColumn: 'حذف ستون', deleteTable: 'حذف جدول',
  undo: 'واگرد', redo: 'انجام دوباره', zwnj: 'نیم‌فاصله',
  uploading: (count: string) => `در حال بارگذاری ${count} تصویر…`,
  loading: 'ویرایشگر در حال بارگذاری است',
};
