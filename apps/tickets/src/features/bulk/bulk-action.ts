import type { MultipleTicketActionBody, RowFailure, TicketRow } from '@hamyar/contracts';
import { faBulk } from '../../messages/fa-bulk.ts';

/** An action with its value, for several tickets. */
export type BulkAction = MultipleTicketActionBody extends infer Body
  ? Body extends { ticket_ids: unknown }
    ? Omit<Body, 'ticket_ids' | 'version'>
    : never
  : never;

/** What sending an action brought, for the dialog that has sent it. */
export type BulkOutcome = { data: true; error?: undefined } | { data?: undefined; error: unknown };

/** What each dialog gets in which the value of an action is chosen. */
export interface BulkDialogProps {
  /** The tickets that it is about. */
  rows: readonly TicketRow[];
  /** How many there are, in words. */
  subtitle: string;
  send(action: BulkAction): Promise<BulkOutcome>;
  onClose(): void;
}

/** What undoes an action on the tickets that it was done on; only where that needs no memory of what they had. */
export function undoOf(action: BulkAction): BulkAction | null {
  switch (action.action) {
    case 'spam':
      return action.value ? { action: 'spam', value: false } : null;
    case 'read':
      return { action: 'unread' };
    case 'unread':
      return { action: 'read' };
    default:
      return null;
  }
}

/** Why a ticket was left alone, in words about this ticket. */
export function failureReason({ code, message }: Pick<RowFailure, 'code' | 'message'>): string {
  const reasons: Readonly<Record<string, string>> = faBulk.reasons;
  return reasons[code] ?? message;
}
