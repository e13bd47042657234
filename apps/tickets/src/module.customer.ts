import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

/**
 * The container of the customer edition. Nothing that it imports may contain a screen, a sentence or a call for
 * employees.
 */
export const module = defineModule<typeof manifest, 'customer'>({
  code: {
    // the list is part of the entry: one request less before it
    CustomerTicketsScreen: () => import(/* webpackMode: "eager" */ './screens/customer-tickets.screen.tsx'),
    CustomerTicketScreen: () => import('./screens/customer-ticket.screen.tsx'),
    CustomerNewTicketScreen: () => import('./screens/customer-tickets-new.screen.tsx'),
    RequestScreen: () => import('./screens/request.screen.tsx'),
    RequestLinkScreen: () => import('./screens/request-link.screen.tsx'),
    RatingLinkScreen: () => import('./screens/rating-link.screen.tsx'),
    HomeStartWidget: () => import(/* webpackChunkName: "home" */ './widgets/customer-home.widget.tsx'),
    HomeTicketsWidget: () => import(/* webpackChunkName: "home" */ './widgets/customer-home.widget.tsx'),
    searchTickets: () => import('./widgets/search-tickets.ts'),
  },
});
