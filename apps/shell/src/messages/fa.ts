/** Texts both editions of the shell show (fa-glossary 1-4, 6, 9, 27, 30, 31). What only staff read is in `staff-fa.ts`. */
export const fa = {
  nav: {
    dashboard: 'داشبورد',
    openMenu: 'باز کردن منوی اصلی',
    main: 'منوی اصلی',
  },
  top: {
    notifications: 'اعلان‌ها',
    newNotice: 'اعلان جدید',
    allowPush: 'برای دریافت اعلان‌ها، به مرورگر اجازه دهید',
    editProfile: 'ویرایش پروفایل',
    passwordSettings: 'تنظیمات رمز عبور',
    login: 'ورود',
    logout: 'خروج',
    logoutConfirm: 'از حساب کاربری خود خارج می‌شوید؟',
    theme: 'ظاهر',
    light: 'روشن',
    dark: 'تیره',
    system: 'سیستم',
    density: 'تراکم',
    comfortable: 'راحت',
    compact: 'فشرده',
    more: 'بیشتر',
    version: 'نسخهٔ {v}',
    copyright: 'تمامی حقوق محفوظ است',
  },
  roles: {
    full_admin: 'مدیر ارشد',
    branch_admin: 'سرپرست شعبه',
    department_admin: 'سرپرست دپارتمان',
    employee: 'کارشناس',
    organization_supervisor: 'سرپرست سازمان',
    organization_customer: 'مشتری سازمان',
    customer: 'مشتری',
  },
  pages: {
    index: 'داشبورد',
    editProfile: 'ویرایش پروفایل',
    security: 'امنیت و رمز عبور',
  },
  dashboard: {
    greeting: 'سلام {name}، وقت به‌خیر',
    hello: 'سلام، وقت به‌خیر',
  },
  module: {
    loading: 'در حال بارگذاری…',
    newRelease: 'نسخهٔ جدیدی از سیستم منتشر شده است. صفحه دوباره بارگذاری می‌شود.',
  },
  session: {
    expired: 'نشست شما به پایان رسیده است. لطفاً دوباره وارد شوید',
    loggedOut: 'با موفقیت از حساب خود خارج شدید',
    limited: 'اعتبار حساب شما به پایان رسیده و حساب محدود شده است',
    unsentTitle: 'متن نفرستاده دارید',
    unsent: 'بخشی از نوشته‌های شما هنوز ثبت نشده است و تنها در همین دستگاه نگه داشته می‌شود. با خروج از حساب پاک می‌شود.',
    leaveUnsent: 'خروج و پاک کردن',
    stay: 'ماندن',
    expiresIn: '{n} روز تا پایان اعتبار حساب شما باقی مانده است',
  },
  connection: { restored: 'ارتباط دوباره برقرار شد' },
  toast: {
    authentication: 'لطفاً دوباره وارد شوید',
    tooMany: 'تعداد درخواست‌ها بیش از حد مجاز است. کمی صبر کنید',
    invalid: 'اطلاعات واردشده معتبر نیست',
    timeout: 'پاسخی از سرور دریافت نشد',
    network: 'ارتباط با سرور برقرار نشد',
    failed: 'عملیات انجام نشد. لطفاً دوباره تلاش کنید',
  },
} as const;

/** Fills `{name}` places of a text; what is filled in is isolated, so that a foreign name cannot turn the sentence round. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? `\u2068${values[name]}\u2069` : whole));
}
