import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { settingsPages } from './settings-pages.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ...settingsPages,
    DepartmentFields: () => import('./widgets/department-fields.widget.tsx'),
    SettingsScreen: () => import('./screens/settings.screen.tsx'),
  },
});
