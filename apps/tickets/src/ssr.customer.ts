import { defineSsrScreens } from '@hamyar/module-sdk';
import { CUSTOMER_VIEWS } from './features/customer-ticket-list/customer-ticket-list.tsx';
import type { manifest } from './manifest.ts';
import { CUSTOMER_LANDING, CustomerTicketsScreen } from './screens/customer-tickets.screen.tsx';
import { initialListReads } from './shared/initial-list.ts';

/** What the server draws of this module for customers. */
export const ssrScreens = defineSsrScreens<typeof manifest, 'customer'>({
  tickets: {
    screen: CustomerTicketsScreen,
    queries: ({ search }) => initialListReads(search, CUSTOMER_VIEWS, CUSTOMER_LANDING),
  },
});
