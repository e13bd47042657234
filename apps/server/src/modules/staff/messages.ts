import { shared } from '@hamyar/persian';

/** Texts of this module (glossary 15). */
export const messages = {
  departmentCreated: shared.departmentCreated,
  departmentUpdated: shared.departmentUpdated,
  departmentDeleted: shared.departmentDeleted,
  builtIn: shared.builtInDepartments,
  builtInFixed: 'در دپارتمان‌های پیش‌ساخته فقط نام و توضیح تغییر می‌کند',
  nameExists: 'دپارتمانی با این نام در همین شعبه وجود دارد',
  parentIsItself: 'یک دپارتمان نمی‌تواند زیر خودش یا یکی از زیرمجموعه‌هایش باشد',
  tooDeep: 'دپارتمان‌ها حداکثر {n} سطح دارند',
  recipientNotInDepartment: 'گیرندهٔ پیش‌فرض باید از اعضا یا سرپرستان همین دپارتمان باشد',
  daysRequired: 'شمار روزها را بنویسید',
  ticketsNeedAnother: '{n} تیکت باز دارد. دپارتمان جایگزین را انتخاب کنید.',
  notItself: 'یک دپارتمان دیگر را انتخاب کنید که تیکت‌های همین شعبه‌ها را می‌پذیرد',
} as const;
