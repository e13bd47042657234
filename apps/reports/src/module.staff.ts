import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ReportScreen: () => import('./screens/report.screen.tsx'),
    LogScreen: () => import('./screens/log.screen.tsx'),
  },
});
