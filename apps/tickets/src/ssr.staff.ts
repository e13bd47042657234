import { defineSsrScreens } from '@hamyar/module-sdk';
import { COUNTED_VIEWS } from './features/list/ticket-list-pane.tsx';
import type { manifest } from './manifest.ts';
import { landingView, TicketsScreen } from './screens/tickets.screen.tsx';
import { initialListReads } from './shared/initial-list.ts';

/** What the server draws of this module for employees. */
export const ssrScreens = defineSsrScreens<typeof manifest, 'staff'>({
  tickets: {
    screen: TicketsScreen,
    // the table is a separate chunk, for which the list does not wait
    queries: ({ user, search }) =>
      search.get('layout') === 'table' ? null : initialListReads(search, COUNTED_VIEWS, landingView(user)),
  },
});
