import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    BranchesScreen: () => import('./screens/branches.screen.tsx'),
    BranchNewScreen: () => import('./screens/branch-new.screen.tsx'),
    BranchScreen: () => import('./screens/branch.screen.tsx'),
    DepartmentsScreen: () => import('./screens/departments.screen.tsx'),
    DepartmentNewScreen: () => import('./screens/department-new.screen.tsx'),
    DepartmentScreen: () => import('./screens/department.screen.tsx'),
    EmployeesScreen: () => import('./screens/employees.screen.tsx'),
    CustomerAnnouncementsScreen: () => import('./screens/announcements.screen.tsx'),
    EmployeeAnnouncementsScreen: () => import('./screens/announcements.screen.tsx'),
    CustomerAnnouncementNewScreen: () => import('./screens/announcement-new.screen.tsx'),
    EmployeeAnnouncementNewScreen: () => import('./screens/announcement-new.screen.tsx'),
    CustomerAnnouncementScreen: () => import('./screens/announcement.screen.tsx'),
    EmployeeAnnouncementScreen: () => import('./screens/announcement.screen.tsx'),
    UserAnnouncementsScreen: () => import('./screens/user-announcements.screen.tsx'),
    AnnouncementsWidget: () => import('./widgets/announcements.widget.tsx'),
    PendingAnnouncement: () => import('./widgets/pending-announcement.widget.tsx'),
    EmployeeNewScreen: () => import('./screens/employee-new.screen.tsx'),
    EmployeeScreen: () => import('./screens/employee.screen.tsx'),
  },
});
