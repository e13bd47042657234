/** Sentences of the organisations' calls (glossary `organization.*`). */
export const messages = {
  created: 'سازمان با موفقیت ایجاد شد',
  updated: 'اطلاعات سازمان به‌روزرسانی شد',
  deleted: 'سازمان حذف شد',
  notEmpty: 'این سازمان {members} مشتری و {tickets} تیکت دارد و حذف نمی‌شود',
} as const;
