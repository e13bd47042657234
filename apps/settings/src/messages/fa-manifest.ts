/** Texts that the manifest puts into the menu, the breadcrumb and the search (glossary 5). */
export const titles = {
  module: 'تنظیمات',
  systemInformation: 'اطلاعات سیستم',
  userAccountSettings: 'تنظیمات حساب کاربری',
  groups: { general: 'عمومی', notifications: 'اطلاع‌رسانی' },
  generalNoticeSettings: 'تنظیمات عمومی اطلاع‌رسانی',
} as const;
