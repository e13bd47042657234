import type { ModuleScreens } from '../harness/module-screens.ts';
import { key, press } from '../harness/screens.ts';

/** Pages and dialogs of the shell itself, which no manifest declares. */
export const screens: ModuleScreens = {
  visitor: {
    screens: [
      { name: 'login', path: '/login', also: ['keyboard', 'layout-shift'] },
      {
        name: 'login-password',
        path: '/login',
        open: async (page) => {
          await page.getByRole('textbox').first().fill('customer');
          await press('ادامه')(page);
          await page.locator('input[type=password]').waitFor();
        },
        also: ['keyboard'],
      },
      { name: 'sign-up', path: '/signup', also: ['keyboard', 'layout-shift'] },
    ],
  },
  customer: {
    screens: [
      { name: 'my-home', path: '/', also: ['keyboard', 'layout-shift'] },
      { name: 'my-bell', path: '/tickets', open: press(/اعلان/) },
      { name: 'my-menu', path: '/tickets', open: press(/منوی کاربری/) },
      { name: 'my-profile', path: '/editProfile', also: ['keyboard'] },
      { name: 'my-page-missing', path: '/nowhere' },
    ],
  },
  departmentAdmin: {
    screens: [
      { name: 'dashboard', path: '/', also: ['keyboard', 'layout-shift'] },
      { name: 'dashboard-arrange', path: '/', open: press('چیدمان داشبورد'), fresh: true },
      { name: 'bell', path: '/', open: press(/اعلان/) },
      { name: 'profile-menu', path: '/', open: press(/منوی کاربری/) },
      {
        name: 'palette',
        path: '/',
        open: async (page) => {
          await key('Control+KeyK')(page);
          await page.getByRole('combobox').fill('ا');
        },
      },
      { name: 'page-missing', path: '/nowhere', also: ['keyboard'] },
      { name: 'profile', path: '/editProfile', also: ['keyboard'] },
    ],
  },
};
