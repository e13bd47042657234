import { defineFirstViews } from '@hamyar/module-sdk';
import { CUSTOMER_VIEWS } from './features/customer-list/customer-list.tsx';
import type { manifest } from './manifest.ts';
import { CUSTOMER_LANDING, CustomerTicketsScreen } from './screens/customer-tickets.screen.tsx';
import { firstList } from './shared/first-list.ts';

/** What the server draws of this module for customers. */
export const firstViews = defineFirstViews<typeof manifest, 'customer'>({
  tickets: {
    screen: CustomerTicketsScreen,
    reads: ({ search }) => firstList(search, CUSTOMER_VIEWS, CUSTOMER_LANDING),
  },
});
