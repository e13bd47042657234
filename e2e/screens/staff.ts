import { announcementList, userAnnouncements } from '@hamyar/contracts/announcements';
import { branchList, departmentList, employeeList } from '@hamyar/contracts/staff';
import type { ModuleScreens } from '../harness/module-screens.ts';
import { first, press } from '../harness/screens.ts';
import { apiCall } from '../harness/session.ts';

/** A branch of the demo company; its departments: one that answers tickets, and a built-in one; and one of its employees. */
export const screens: ModuleScreens = {
  fullAdmin: {
    rows: async (page) => {
      const { data } = await apiCall(page, departmentList, { perPage: 200 });
      return {
        branch: first((await apiCall(page, branchList, {})).data, 'branch').id,
        department: first(
          data.filter(({ kind }) => kind === 'normal'),
          'department',
        ).id,
        builtIn: first(
          data.filter(({ kind }) => kind !== 'normal'),
          'built-in department',
        ).id,
        announcement: first(
          (await apiCall(page, announcementList, { audience: 'customers', state: 'live' })).data,
          'live announcement for customers',
        ).id,
        endedAnnouncement: first(
          (await apiCall(page, announcementList, { audience: 'customers', state: 'ended' })).data,
          'announcement for customers that has ended',
        ).id,
        staffAnnouncement: first(
          (await apiCall(page, announcementList, { audience: 'employees', state: 'live' })).data,
          'live announcement for employees',
        ).id,
        employee: first((await apiCall(page, employeeList, { rank: 'employee', status: 'active' })).data, 'employee')
          .id,
      };
    },
    screens: [
      { name: 'announcement', path: '/customerAnnouncement/:announcement', also: ['keyboard'] },
      { name: 'announcement-ended', path: '/customerAnnouncement/:endedAnnouncement' },
      { name: 'announcement-employees', path: '/employeeAnnouncement/:staffAnnouncement' },
      {
        name: 'announcement-receipts',
        path: '/customerAnnouncement/:announcement',
        open: async (page) => {
          await press('دیدن گیرندگان')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'announcement-read', path: '/announcements/:staffAnnouncement', fresh: true },
      { name: 'branch', path: '/branches/:branch', also: ['keyboard'] },
      {
        name: 'branch-delete',
        path: '/branches/:branch',
        open: async (page) => {
          await press('حذف')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'department', path: '/departments/:department', also: ['keyboard'] },
      { name: 'department-fields', path: '/departments/:department?tab=fields', also: ['keyboard'] },
      { name: 'department-built-in', path: '/departments/:builtIn' },
      { name: 'employee', path: '/employees/:employee', also: ['keyboard'] },
      {
        name: 'employee-deactivate',
        path: '/employees/:employee',
        open: async (page) => {
          await press('غیرفعال کردن')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'employee-delete',
        path: '/employees/:employee',
        open: async (page) => {
          await press('حذف')(page);
          await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
        },
      },
      {
        name: 'employee-new-password',
        path: '/employees/new',
        open: async (page) => {
          await page.getByText('رمز عبور را من تعیین می‌کنم').click();
          await page.getByLabel('رمز عبور', { exact: true }).waitFor();
        },
      },
      {
        name: 'employees-invited',
        path: '/employees?status=invited',
        open: async (page) => {
          await page
            .getByRole('button', { name: /دعوت‌نامهٔ/ })
            .first()
            .click();
          await page.getByRole('menuitem', { name: 'پیوند تازه' }).waitFor();
        },
      },
      {
        name: 'roles',
        path: '/employees',
        open: async (page) => {
          await press('نقش‌ها')(page);
          await page.getByRole('dialog').getByRole('checkbox', { name: 'بستن تیکت' }).waitFor();
        },
      },
      {
        name: 'department-delete',
        path: '/departments/:department',
        open: async (page) => {
          await press('حذف')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
  customer: {
    rows: async (page) => ({
      announcement: first((await apiCall(page, userAnnouncements, {})).data, 'announcement for customers').id,
    }),
    screens: [
      // the list behind it has the same title
      { name: 'my-announcement', path: '/announcements/:announcement', fresh: true },
    ],
  },
};
