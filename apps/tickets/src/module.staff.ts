import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    TicketsScreen: () => import('./screens/tickets.screen.tsx'),
  },
});
