/** Sentences of the customers' calls (glossary `customer.*`). */
export const messages = {
  created: 'مشتری با موفقیت ایجاد شد',
  updated: 'اطلاعات مشتری به‌روزرسانی شد',
  deleted: 'مشتری حذف شد',
  identifierRequired: 'دست‌کم یکی از نام کاربری، ایمیل یا موبایل را وارد کنید',
  usernameInvalid: 'نام کاربری معتبر نیست. نمونه: {example}',
  supervisorWithoutOrganization: 'سرپرست باید عضو یک سازمان باشد',
  duplicate: 'این مقدار برای کاربر دیگری ثبت شده است',
  openTickets: 'این مشتری {n} تیکت باز دارد و حذف نمی‌شود',
} as const;
