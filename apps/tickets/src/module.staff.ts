import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

/** The container that employees load. */
export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    // the landing screen comes with the entry: one request less on the way to the first list
    TicketsScreen: () => import(/* webpackMode: "eager" */ './screens/tickets.screen.tsx'),
    NewTicketScreen: () => import('./screens/tickets-new.screen.tsx'),
    FromCustomerScreen: () => import('./screens/tickets-from-customer.screen.tsx'),
    CountersWidget: () => import('./widgets/counters.widget.tsx'),
    LongestWaitingWidget: () => import('./widgets/longest-waiting.widget.tsx'),
    ByStatusWidget: () => import('./widgets/by-status.widget.tsx'),
    searchTickets: () => import('./widgets/search-tickets.ts'),
    ticketCommands: () => import('./widgets/ticket-commands.ts'),
  },
});
