/** Sentences of the calls of this module. */
export const messages = { created: 'مورد ثبت شد', updated: 'مورد به‌روزرسانی شد' } as const;
