import type { Page } from '@playwright/test';
import type { ModuleScreens } from '../harness/module-screens.ts';
import { press } from '../harness/screens.ts';

/** Opens the newest entry of a log: a row, on phones a card. */
async function openEntry(page: Page): Promise<void> {
  await page.locator('.rp-log a[href*="entry="]').and(page.locator(':visible')).first().click();
  await page.getByRole('dialog').waitFor();
}

const reportMenu = press('گزینه‌های «تیکت‌ها به تفکیک اهمیت»');

/** Reports and logs with their menus and drawers, as the full admin sees them. */
export const screens: ModuleScreens = {
  fullAdmin: {
    screens: [
      { name: 'report-compared', path: '/report?range=month&compare=1', fresh: true },
      { name: 'report-nothing', path: '/report?from=2011-03-21&to=2011-04-20', fresh: true },
      { name: 'report-filter', path: '/report', open: press('فیلترها'), fresh: true },
      { name: 'report-menu', path: '/report', open: reportMenu, fresh: true },
      {
        name: 'report-table',
        path: '/report',
        open: async (page) => {
          await reportMenu(page);
          await press('نمایش جدولی', 'menuitem')(page);
        },
        fresh: true,
      },
      { name: 'report-employee', path: '/report/employees/2', fresh: true },
      { name: 'log-entry', path: '/log', open: openEntry, fresh: true },
      { name: 'log-audit', path: '/log?log=audit', fresh: true },
      { name: 'log-audit-entry', path: '/log?log=audit', open: openEntry, fresh: true },
      { name: 'log-audit-checked', path: '/log?log=audit', open: press('بررسی درستی زنجیره'), fresh: true },
    ],
  },
};
