import { TICKET_VIEW_FILTERS } from '@hamyar/contracts';
import { faStaff } from '../messages/fa-staff.ts';
import { TicketsCard } from './tickets-card.tsx';

const text = faStaff.widgets;

/** The tickets in scope whose customers have waited longest. */
export const LongestWaitingWidget = () => (
  <TicketsCard
    title={text.longestWaiting}
    query={{ status: [...TICKET_VIEW_FILTERS.open.status], sort_by: 'waiting_since' }}
    all={{ view: 'open', sort_by: 'waiting_since' }}
    time="waiting"
  />
);

/** What this person must answer next. */
export const MyDayWidget = () => (
  <TicketsCard
    title={text.myDay}
    query={{ mine: true, status: [...TICKET_VIEW_FILTERS.waiting_for_me.status], sort_by: 'waiting_since' }}
    all={{ view: 'waiting_for_me', sort_by: 'waiting_since' }}
    time="waiting"
  />
);

/** The tickets in scope in which something has happened last. */
export const LatestActivityWidget = () => (
  <TicketsCard
    title={text.latestActivity}
    query={{ sort_by: 'last_activity_at' }}
    all={{ view: 'all', sort_by: 'last_activity_at' }}
    time="activity"
  />
);
