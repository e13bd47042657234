import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { settingsPages } from './settings-pages.ts';

// Parts that are used together share a chunk, because each chunk adds its name and its hash to the entry.
/** The container of the staff edition. */
export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ...settingsPages,
    // the landing screen is part of the entry: one request less before the first list
    TicketsScreen: () => import(/* webpackMode: "eager" */ './screens/tickets.screen.tsx'),
    TicketsBulkScreen: () => import(/* webpackChunkName: "bulk" */ './screens/tickets-bulk.screen.tsx'),
    TicketsExportScreen: () => import(/* webpackChunkName: "bulk" */ './screens/tickets-export.screen.tsx'),
    StaffConversation: () => import(/* webpackChunkName: "conversation" */ './screens/staff-conversation.tsx'),
    NewTicketScreen: () => import(/* webpackChunkName: "new" */ './screens/tickets-new.screen.tsx'),
    FromCustomerScreen: () => import(/* webpackChunkName: "new" */ './screens/tickets-from-customer.screen.tsx'),
    CountersWidget: () => import(/* webpackChunkName: "widgets" */ './widgets/counters.widget.tsx'),
    LongestWaitingWidget: () => import(/* webpackChunkName: "widgets" */ './widgets/longest-waiting.widget.tsx'),
    MyDayWidget: () => import(/* webpackChunkName: "widgets" */ './widgets/longest-waiting.widget.tsx'),
    LatestActivityWidget: () => import(/* webpackChunkName: "widgets" */ './widgets/longest-waiting.widget.tsx'),
    ByStatusWidget: () => import(/* webpackChunkName: "widgets" */ './widgets/by-status.widget.tsx'),
    TicketToCustomer: () => import(/* webpackChunkName: "widgets" */ './widgets/customer-actions.widget.tsx'),
    CustomerTags: () => import(/* webpackChunkName: "widgets" */ './widgets/customer-tags.widget.tsx'),
    ArticleTags: () => import(/* webpackChunkName: "widgets" */ './widgets/article-tags.widget.tsx'),
    TicketForCustomer: () => import(/* webpackChunkName: "widgets" */ './widgets/customer-actions.widget.tsx'),
    DueLayer: () => import(/* webpackChunkName: "due-layer" */ './widgets/due-layer.widget.tsx'),
    searchTickets: () => import(/* webpackChunkName: "palette" */ './widgets/search-tickets.ts'),
    ticketCommands: () => import(/* webpackChunkName: "palette" */ './widgets/ticket-commands.ts'),
    ticketShortcuts: () => import(/* webpackChunkName: "palette" */ './widgets/ticket-shortcuts.ts'),
  },
});
