import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'customer'>({
  code: {
    MyTicketsScreen: () => import('./screens/my-tickets.screen.tsx'),
  },
});
