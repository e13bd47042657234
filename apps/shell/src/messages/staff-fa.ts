import { shared } from '@hamyar/persian';

/** Texts of the staff edition (fa-glossary 2, 3, 27, 34). The customer edition must not contain them. */
export const staffFa = {
  top: {
    fullscreen: 'تمام‌صفحه',
    exitFullscreen: 'خروج از حالت تمام‌صفحه',
  },
  palette: {
    open: shared.searchOrRun,
    title: shared.commands,
    goTo: 'رفتن به…',
    recent: 'اخیر',
    empty: shared.noCommand,
    failed: 'جستجو بارگذاری نشد',
    reload: 'بارگذاری مجدد صفحه',
    settings: shared.settings,
    shortcuts: 'میان‌برها',
    words: {
      dashboard: ['داشبورد', 'خانه', 'dashboard', 'home'],
      profile: ['پروفایل', 'profile', 'password'],
      light: ['حالت روشن', 'light mode', 'theme'],
      dark: ['حالت تیره', 'حالت تاریک', 'dark mode', 'theme'],
      system: ['حالت سیستم', 'system theme'],
    },
  },
  shortcuts: {
    title: 'میان‌برهای صفحه‌کلید',
    help: 'همین فهرست',
    palette: shared.commands,
    escape: 'بستن پنجره، یا خروج از متن',
  },
  license: {
    warning: shared.licenseEndsIn,
    expired: 'لایسنس شما منقضی شده است',
    grace: 'مهلت تمدید: {n} روز',
    readOnly: shared.licenseExpired,
    renew: 'تمدید لایسنس',
  },
} as const;
