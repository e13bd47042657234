import type { ModuleScreens } from '../harness/module-screens.ts';
import { press } from '../harness/screens.ts';

/** Dialogs of the settings pages. */
export const screens: ModuleScreens = {
  fullAdmin: {
    screens: [{ name: 'test-mail', path: '/settings/generalNoticeSettings', open: press('ارسال ایمیل آزمایشی') }],
  },
};
