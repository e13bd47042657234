/** Persian texts of the server's own answers (glossary 6, 7, 31). The caller fills `{n}` and other placeholders. */
export const messages = {
  required: 'این فیلد الزامی است',
  html: 'الگوی فیلد نامعتبر است',
  pattern: 'الگوی واردشده نامعتبر است',
  email: 'نشانی ایمیل معتبر نیست',
  url: 'نشانی وب‌سایت معتبر نیست',
  ip: 'نشانی IP معتبر نیست',
  password: 'رمز عبور باید حداقل ۸ کاراکتر و شامل حرف کوچک، حرف بزرگ و عدد انگلیسی باشد',
  min: 'مقدار نباید کمتر از {n} باشد',
  max: 'مقدار نباید بیشتر از {n} باشد',
  minLength: 'حداقل {n} کاراکتر وارد کنید',
  maxLength: 'حداکثر {n} کاراکتر مجاز است',
  minItems: 'حداقل {n} مورد انتخاب کنید',
  maxItems: 'حداکثر {n} مورد مجاز است',
  number: 'فقط عدد وارد کنید',
  mobile: 'شمارهٔ موبایل معتبر نیست',
  phone: 'شمارهٔ تلفن معتبر نیست',
  dateInvalid: 'تاریخ واردشده معتبر نیست',
  choice: 'گزینهٔ انتخاب‌شده معتبر نیست',
  duplicate: 'این مقدار قبلاً ثبت شده است',
  unknownField: 'فیلد «{field}» شناخته‌شده نیست',
  fileSize: 'حجم فایل غیر مجاز است',
  fileType: 'فرمت فایل مجاز نمی باشد',
  fileCount: 'حداکثر {n} فایل مجاز است',
  formTooLarge: 'تعداد یا عمق فیلدهای ارسال‌شده بیش از حد مجاز است',
  malformedBody: 'ساختار درخواست خوانا نیست',
  bodyTooLarge: 'حجم درخواست بیش از حد مجاز است',
  mediaType: 'نوع محتوای درخواست پشتیبانی نمی‌شود',
  validation: 'اطلاعات واردشده معتبر نیست',
  authentication: 'لطفاً دوباره وارد شوید',
  forbidden: 'دسترسی به سیستم محدود شده است',
  foreignOrigin: 'این درخواست از نشانی دیگری فرستاده شده است و پذیرفته نمی‌شود',
  notFound: 'موردی پیدا نشد',
  expired: 'امکان دسترسی وجود ندارد',
  expiredWrite: 'لایسنس منقضی شده است و ثبت تغییرات ممکن نیست.',
  tooMany: 'تعداد درخواست‌ها بیش از حد مجاز است. کمی صبر کنید',
  server: 'مشکلی در سیستم رخ داده است',
  diskFull: 'فضای ذخیره‌سازی سرور پر شده است. لطفاً با مدیر سیستم تماس بگیرید.',
  valueRefused: 'یکی از مقدارهای واردشده پذیرفته نشد',
  tooSlow: 'پاسخ به این درخواست بیش از حد طول کشید. لطفاً محدودهٔ آن را کوچک‌تر کنید.',
  databaseAway: 'پایگاه داده موقتاً در دسترس نیست. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.',
  suspended: 'سیستم به حالت تعلیق درآمده است',
  refused: 'درخواست انجام نشد',
  versionConflict: 'این مورد را هم‌زمان فرد دیگری تغییر داده است. تغییرات را مقایسه کنید.',
  inUse: 'این مورد در {n} جا استفاده شده است و حذف نمی‌شود.',
} as const;

const persianDigits = '۰۱۲۳۴۵۶۷۸۹';

/** Fills the `{name}` placeholders of a message; numbers get Persian digits. */
export function fillMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? String(value).replace(/\d/g, (d) => persianDigits[Number(d)] ?? d) : value;
  });
}
