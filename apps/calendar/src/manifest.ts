import type { ModuleDeclaration } from '@hamyar/module-sdk';
import { titles, words } from './messages/fa-manifest.ts';

/** The declarations of this module; data only. */
export const manifest = {
  name: 'calendar',
  title: titles.module,
  owner: 'calendar',
  platform: '^1.0.0',
  audience: ['staff'],
  routes: [
    {
      path: '/calendar/:id',
      name: 'calendar-id',
      title: titles.module,
      screen: 'CalendarEventScreen',
      audience: ['staff'],
    },
  ],
  slots: [
    {
      slot: 'topbar.dialog/v1',
      name: 'calendar',
      order: 10,
      code: 'CalendarDialog',
      audience: ['staff'],
      opener: { title: titles.module, icon: 'calendar', keywords: words },
    },
  ],
  notificationLinks: { calendar_event: { route: 'calendar-id', param: 'id' } },
} as const satisfies ModuleDeclaration;
