import { departmentFields, formPages } from './manifest-forms.ts';
import type { ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa-manifest.ts';

const fullAdmin = { role: 'full_admin' } as const;

export const manifest = {
  name: 'settings',
  title: titles.module,
  owner: 'settings',
  platform: '^1.0.0',
  audience: ['staff'],
  // the layout around the settings pages of all modules; open to everybody who may open one of them (spec 6.13)
  gate: { role: 'employee' },
  routes: [{ path: '/settings', name: 'settings', title: titles.module, screen: 'SettingsScreen' }],
  menuGroups: [{ name: 'settings', title: titles.module, icon: 'gear', order: 90 }],
  menu: [
    {
      group: 'settings',
      route: 'settings',
      title: titles.module,
      order: 90,
      keywords: ['تنظیمات', 'پیکربندی', 'settings', 'configuration'],
    },
  ],
  topBar: [
    {
      route: 'settings-systemInformation',
      title: titles.systemInformation,
      icon: 'info',
      order: 50,
      gate: fullAdmin,
    },
  ],
  // modules declare the other groups, with the orders that are left: 40 tickets, 60 kb
  // (spec 2.39-2.44)
  settingsMenuGroups: [
    { name: 'general', title: titles.groups.general, order: 10 },
    { name: 'organization', title: titles.groups.organization, order: 20 },
    { name: 'customers', title: titles.groups.customers, order: 30 },
    { name: 'notifications', title: titles.groups.notifications, order: 50 },
  ],
  settingsPages: [
    {
      group: 'general',
      name: 'settings-systemInformation',
      path: '/settings/systemInformation',
      title: titles.systemInformation,
      order: 10,
      screen: 'SystemInformationSettingsScreen',
      gate: fullAdmin,
      keywords: ['لوگو', 'عنوان', 'فاوآیکون', 'پیوست', 'logo', 'favicon', 'title', 'system', 'attachment'],
    },
    {
      group: 'general',
      name: 'settings-securitySettings',
      path: '/settings/securitySettings',
      title: titles.securitySettings,
      order: 20,
      screen: 'SecuritySettingsScreen',
      gate: fullAdmin,
      keywords: ['امنیت', 'رمز', 'نشست', 'قفل', 'گزارش درخواست‌ها', 'security', 'password', 'session', 'lock', 'log'],
    },
    {
      group: 'general',
      name: 'settings-userAccountSettings',
      path: '/settings/userAccountSettings',
      title: titles.userAccountSettings,
      order: 30,
      screen: 'UserAccountSettingsScreen',
      gate: fullAdmin,
      keywords: ['ورود', 'ثبت‌نام', 'نام کاربری', 'رمز یک‌بارمصرف', 'login', 'signup', 'otp', 'username'],
    },
    {
      group: 'general',
      name: 'settings-moduleHealth',
      path: '/settings/moduleHealth',
      title: titles.moduleHealth,
      order: 40,
      screen: 'ModuleHealthScreen',
      gate: fullAdmin,
      keywords: ['خطا', 'خرابی', 'نسخه', 'کد پیگیری', 'health', 'error', 'failure', 'module', 'trace'],
    },
    ...formPages,
    {
      group: 'notifications',
      name: 'settings-generalNoticeSettings',
      path: '/settings/generalNoticeSettings',
      title: titles.generalNoticeSettings,
      order: 10,
      screen: 'GeneralNoticeSettingsScreen',
      gate: fullAdmin,
      keywords: ['پیامک', 'ایمیل', 'پیام‌های ارسالی', 'کد تأیید', 'sms', 'smtp', 'delivery log', 'otp'],
    },
    {
      group: 'notifications',
      name: 'settings-notice',
      path: '/settings/notice',
      title: titles.notice,
      order: 20,
      screen: 'NoticeScreen',
      gate: fullAdmin,
      keywords: ['متن پیام', 'اعلان', 'رویداد', 'ایمیل', 'notification', 'message', 'template'],
    },
  ],
  slots: [departmentFields],
} as const satisfies ModuleDeclaration;
