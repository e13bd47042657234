import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    SettingsScreen: () => import('./screens/settings.screen.tsx'),
    SystemInformationScreen: () => import('./screens/system-information.screen.tsx'),
    UserAccountSettingsScreen: () => import('./screens/user-account-settings.screen.tsx'),
    ModuleHealthScreen: () => import('./screens/module-health.screen.tsx'),
    GeneralNoticeSettingsScreen: () => import('./screens/general-notice-settings.screen.tsx'),
  },
});
