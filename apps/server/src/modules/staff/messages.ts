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
  unknownVariable: shared.unknownVariable,
  daysRequired: 'شمار روزها را بنویسید',
  employeeUpdated: shared.employeeUpdated,
  lastFullAdmin: 'آخرین مدیر ارشد را نمی‌توان حذف یا غیرفعال کرد',
  notYourself: 'نقش، شعبه، وضعیت و دسترسی خود را نمی‌توانید تغییر دهید',
  notPermitted: 'اجازهٔ تغییر این مورد را برای این کاربر ندارید',
  onlyFullAdmin: 'فقط مدیر ارشد می‌تواند مدیر ارشد تعیین کند',
  onlyOwnBranch: 'فقط شعبهٔ خود را می‌توانید انتخاب کنید',
  roleAbove: 'نقش «{name}» دسترسی‌هایی دارد که خودتان ندارید',
  notYourDepartment: 'عضویت در دپارتمان «{name}» را شما تغییر نمی‌دهید',
  awayReversed: shared.endsBeforeStart,
  awayPast: 'این بازه گذشته است',
  substituteSelf: 'کسی جانشین خودش نمی‌شود',
  licenseLimit: 'تعداد کاربران به سقف لایسنس رسیده است ({used} از {most})',
  notItself: 'یک دپارتمان دیگر را انتخاب کنید که تیکت‌های همین شعبه‌ها را می‌پذیرد',
} as const;
