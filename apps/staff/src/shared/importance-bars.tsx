import type { AnnouncementImportance } from '@hamyar/contracts/announcements';
import { ImportanceBadge, type TicketImportanceId } from '@hamyar/design-system/ticket';
import { faAnnouncements } from '../messages/fa-announcements.ts';

/** Importance of an announcement: on the wire it begins with 1, that of tickets with 0 (spec 3.34, 3.35). */
const toTicket = (importance: AnnouncementImportance) => (importance - 1) as TicketImportanceId;

/** Its bars and its word. */
export const ImportanceLabel = ({ importance }: { importance: AnnouncementImportance }) => (
  <ImportanceBadge importance={toTicket(importance)} label={faAnnouncements.importances[importance]} showLabel />
);

/** Its bars alone, where the word stands beside them. */
export const ImportanceBars = ({ importance }: { importance: AnnouncementImportance }) => (
  <span aria-hidden="true">
    <ImportanceBadge importance={toTicket(importance)} label={faAnnouncements.importances[importance]} />
  </span>
);
