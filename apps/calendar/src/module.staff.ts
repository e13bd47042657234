import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    CalendarDialog: () => import('./widgets/calendar-dialog.widget.tsx'),
    CalendarEventScreen: () => import('./screens/calendar-event.screen.tsx'),
  },
});
