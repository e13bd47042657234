import { shared } from '@hamyar/persian';

/** Texts of the manifest for the menu, the breadcrumb and the search (fa-glossary 5). */
export const titles = {
  module: shared.settings,
  systemInformation: shared.systemInformation,
  userAccountSettings: 'تنظیمات حساب کاربری',
  moduleHealth: 'سلامت بخش‌ها',
  groups: { general: shared.general, organization: shared.organization, notifications: 'اطلاع‌رسانی' },
  generalNoticeSettings: 'تنظیمات عمومی اطلاع‌رسانی',
  notice: 'متن‌های اطلاع‌رسانی',
} as const;
