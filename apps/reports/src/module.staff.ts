import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ReportScreen: () => import('./screens/report.screen.tsx'),
    ReportOwnScreen: () => import('./screens/report-employee.screen.tsx'),
    ReportEmployeesScreen: () => import('./screens/report-employees.screen.tsx'),
    ReportEmployeeScreen: () => import('./screens/report-employee.screen.tsx'),
    FrequencyWidget: () => import('./widgets/chart-widgets.tsx'),
    ImportanceWidget: () => import('./widgets/chart-widgets.tsx'),
    SatisfactionWidget: () => import('./widgets/chart-widgets.tsx'),
    CategoryWidget: () => import('./widgets/chart-widgets.tsx'),
    ServiceWidget: () => import('./widgets/chart-widgets.tsx'),
    ProvinceWidget: () => import('./widgets/chart-widgets.tsx'),
    BacklogWidget: () => import('./widgets/chart-widgets.tsx'),
    LoadWidget: () => import('./widgets/chart-widgets.tsx'),
    LogScreen: () => import('./screens/log.screen.tsx'),
  },
});
