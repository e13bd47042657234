import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

// parts that are wanted together travel together: each chunk costs its name and its hash in the entry that everybody loads
/** The container that employees load. */
export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    // the landing screen comes with the entry: one request less on the way to the first list
    TicketsScreen: () => import(/* webpackMode: "eager" */ './screens/tickets.screen.tsx'),
    NewTicketScreen: () => import(/* webpackChunkName: "new" */ './screens/tickets-new.screen.tsx'),
    FromCustomerScreen: () => import(/* webpackChunkName: "new" */ './screens/tickets-from-customer.screen.tsx'),
    CountersWidget: () => import(/* webpackChunkName: "widgets" */ './widgets/counters.widget.tsx'),
    LongestWaitingWidget: () => import(/* webpackChunkName: "widgets" */ './widgets/longest-waiting.widget.tsx'),
    ByStatusWidget: () => import(/* webpackChunkName: "widgets" */ './widgets/by-status.widget.tsx'),
    searchTickets: () => import(/* webpackChunkName: "palette" */ './widgets/search-tickets.ts'),
    ticketCommands: () => import(/* webpackChunkName: "palette" */ './widgets/ticket-commands.ts'),
  },
});
