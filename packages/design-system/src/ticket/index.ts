/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/basics.css';
import '../css/overlay.css';
import '../css/ticket.css';

export { Composer } from './composer.tsx';
export type { ComposerMode, ComposerNoteTexts, ComposerProps } from './composer.tsx';
export {
  Conversation,
  DaySeparator,
  DeletedMessage,
  InternalNote,
  MessageBubble,
  SystemLine,
} from './conversation.tsx';
export type { ConversationProps, MessageProps } from './conversation.tsx';
export { useKeptPosition, type KeptPosition } from './use-kept-position.ts';
export type { DeadlineBadgeProps, TimeTone } from './badges.tsx';
export { DeadlineBadge, ImportanceBadge, PresenceAvatars, RatingFaces, StatusBadge } from './badges.tsx';
export type { PresentUser, Rating, TicketImportanceId, TicketStatusId } from './badges.tsx';
export {
  DeadlineCard,
  PropertyList,
  SplitView,
  TicketHeaderLayout,
  ticketTitle,
  useSplitWidth,
} from './split-view.tsx';
export type { PropertyItem, SplitViewProps, SplitWidth } from './split-view.tsx';
export { CustomerTicketRow, TicketRow } from './ticket-row.tsx';
export type { CustomerTicketRowProps, TicketRowProps } from './ticket-row.tsx';
