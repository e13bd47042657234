// Printed by `npm run gen` from the settings pages of the manifest; do not edit.
/** Code of the settings pages: each screen is exported by the file of its name. */
export const settingsPages = {
  SystemInformationSettingsScreen: () => import('./screens/system-information-settings.screen.tsx'),
  UserAccountSettingsScreen: () => import('./screens/user-account-settings.screen.tsx'),
  ModuleHealthScreen: () => import('./screens/module-health.screen.tsx'),
  GeneralNoticeSettingsScreen: () => import('./screens/general-notice-settings.screen.tsx'),
  NoticeScreen: () => import('./screens/notice.screen.tsx'),
};
