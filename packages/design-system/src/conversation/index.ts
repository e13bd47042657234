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
export { DeadlineCard, PropertyList } from './properties.tsx';
export type { PropertyItem } from './properties.tsx';
export { TicketHeaderLayout, ticketTitle } from './ticket-head.tsx';
export { useKeptPosition, type KeptPosition } from './use-kept-position.ts';
