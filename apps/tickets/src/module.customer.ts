import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

/** The container that customers load; nothing that it reaches may hold a staff screen, sentence or call. */
export const module = defineModule<typeof manifest, 'customer'>({
  code: {
    // the landing screen comes with the entry: one request less on the way to the first list
    CustomerTicketsScreen: () => import(/* webpackMode: "eager" */ './screens/customer-tickets.screen.tsx'),
    CustomerTicketScreen: () => import('./screens/customer-ticket.screen.tsx'),
    CustomerNewTicketScreen: () => import('./screens/customer-tickets-new.screen.tsx'),
    searchTickets: () => import('./widgets/search-tickets.ts'),
  },
});
