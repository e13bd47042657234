import { shared } from '@hamyar/persian';

/** Texts that the manifest puts into the menu, the breadcrumb and the search (glossary 5). */
export const titles = {
  module: shared.settings,
  systemInformation: shared.systemInformation,
  userAccountSettings: 'تنظیمات حساب کاربری',
  moduleHealth: 'سلامت بخش‌ها',
  generalNoticeSettings: 'تنظیمات عمومی اطلاع‌رسانی',
} as const;
