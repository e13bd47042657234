/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/basics.css';
import '../css/overlay.css';
import '../css/ticket.css';

export type { DeadlineBadgeProps, TimeTone } from './badges.tsx';
export { DeadlineBadge, ImportanceBadge, StatusBadge } from './badges.tsx';
export type { TicketImportanceId, TicketStatusId } from './badges.tsx';
export { PresenceAvatars } from './presence.tsx';
export type { PresentUser } from './presence.tsx';
export { RatingFaces } from './rating.tsx';
export type { Rating } from './rating.tsx';
export { SplitView, useSplitWidth } from './split-view.tsx';
export type { SplitViewProps, SplitWidth } from './split-view.tsx';
export { CustomerTicketRow, TicketRow } from './ticket-row.tsx';
export type { CustomerTicketRowProps, TicketRowProps } from './ticket-row.tsx';
