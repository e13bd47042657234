import { shared } from '@hamyar/persian';

/**
 * Texts that both editions of the shell show (fa-glossary 1-4, 6, 9, 27, 30, 31). Texts for employees only are in
 * `staff-fa.ts`.
 */
export const fa = {
  nav: {
    dashboard: 'داشبورد',
    openMenu: shared.openMainMenu,
    main: shared.mainMenu,
    profile: 'پروفایل',
  },
  top: {
    notifications: shared.notifications,
    newNotice: 'اعلان جدید',
    allowPush: 'برای دریافت اعلان‌ها، به مرورگر اجازه دهید',
    editProfile: 'ویرایش پروفایل',
    passwordSettings: 'تنظیمات رمز عبور',
    login: shared.loggingIn,
    logout: 'خروج',
    logoutConfirm: 'از حساب کاربری خود خارج می‌شوید؟',
    theme: shared.appearance,
    light: 'روشن',
    dark: 'تیره',
    system: shared.system,
    density: 'تراکم',
    comfortable: 'راحت',
    compact: 'فشرده',
    more: shared.more,
    version: shared.productVersion,
    copyright: 'تمامی حقوق محفوظ است',
  },
  roles: {
    full_admin: shared.fullAdmin,
    branch_admin: shared.branchAdmin,
    department_admin: shared.departmentAdmin,
    employee: shared.expert,
    organization_supervisor: shared.organizationSupervisor,
    organization_customer: shared.organizationCustomer,
    customer: shared.customer,
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
    loading: shared.loading,
    newRelease: 'نسخهٔ جدیدی از سیستم منتشر شده است. صفحه دوباره بارگذاری می‌شود.',
  },
  session: {
    expired: 'نشست شما به پایان رسیده است. لطفاً دوباره وارد شوید',
    loggedOut: shared.loggedOut,
    limited: 'اعتبار حساب شما به پایان رسیده و حساب محدود شده است',
    unsentTitle: 'متن نفرستاده دارید',
    unsent: 'بخشی از نوشته‌های شما هنوز ثبت نشده است و تنها در همین دستگاه نگه داشته می‌شود. با خروج از حساب پاک می‌شود.',
    leaveUnsent: 'خروج و پاک کردن',
    stay: 'ماندن',
    expiresIn: shared.accountEndsIn,
  },
  connection: { restored: shared.connectionRestored },
  toast: {
    authentication: shared.logInAgain,
    tooMany: shared.tooManyRequests,
    invalid: shared.inputInvalid,
    timeout: shared.noAnswer,
    network: shared.serverUnreachable,
    failed: shared.actionFailed,
  },
} as const;
