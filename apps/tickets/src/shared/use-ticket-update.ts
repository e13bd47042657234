import type { IdAndName, Ticket, TicketChanges, TicketField, TicketImportance, TicketRow } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { fill } from '@hamyar/persian';
import { failureOf, type CallFailure } from '@hamyar/store';
import { useTicketUpdateMutation } from '../api/ticket.api.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { ticketFailureText } from './api-errors.ts';
import { applyOptimistically, cacheTicket, forgetTicket } from './ticket-cache.ts';
import { TEXT_FIELDS, type TextFieldName } from './ticket-fields.ts';

/** A change of fields, with what is shown before the server has answered and the message afterwards. */
export interface TicketChange {
  fields: TicketChanges;
  /** Shown immediately; undone when the server refuses. Never for changes that cannot be undone (persian-ux A10). */
  optimistic?: Partial<TicketRow>;
  done: string;
  /** Says what has happened instead, by the ticket as it is now; without it the reason of the refusal is shown. */
  overtaken?: (now: Ticket) => string | undefined;
  /** Fields that undo it, also by what is allowed afterwards; the toast then offers «واگرد». */
  undo?: TicketChanges | ((after: Ticket) => TicketChanges | undefined);
}

/**
 * Changes fields of a ticket. Returns the ticket after the change, or null; failures are shown as a toast, or by the
 * dialog.
 */
export function useTicketUpdate(ticket: Ticket) {
  const [update, { isLoading }] = useTicketUpdateMutation();

  const apply = async (
    fields: TicketChanges,
    of: Ticket,
  ): Promise<{ ticket: Ticket } | { error: string; errors?: CallFailure['errors']; now?: Ticket }> => {
    const result = await update({ id: of.id, version: of.version ?? 0, ...fields });
    const failure = failureOf(result);
    const after = (failure ?? result).data?.ticket;
    if (after) cacheTicket(after);
    if (failure?.status === 'NOT_FOUND') {
      forgetTicket(of.id);
      return { error: faStaff.actions.outOfReach };
    }
    if (failure)
      return {
        error: ticketFailureText(failure),
        ...(failure.errors ? { errors: failure.errors } : {}),
        ...(after ? { now: after } : {}),
      };
    return after ? { ticket: after } : { error: failureText(null) };
  };

  const undoChange = async (back: TicketChanges, after: Ticket) => {
    const result = await apply(back, after);
    if ('error' in result) toast.error(result.error);
  };

  const change = async (
    { fields, optimistic, done, overtaken, undo }: TicketChange,
    shownBy: 'toast' | 'caller' = 'toast',
  ) => {
    const rollBack = optimistic ? applyOptimistically(ticket, optimistic) : undefined;
    const result = await apply(fields, ticket);
    if ('error' in result) {
      rollBack?.();
      const instead = result.now && overtaken?.(result.now);
      if (shownBy === 'toast') toast.error(instead ?? result.error);
      return result;
    }
    const after = result.ticket;
    const back = typeof undo === 'function' ? undo(after) : undo;
    toast.success(
      done,
      back ? { action: { label: faStaff.actions.undo, onAction: () => void undoChange(back, after) } } : undefined,
    );
    return result;
  };
  return { change, changing: isLoading };
}

const fieldDone = (name: TicketField): string => faStaff.actions.fieldDone(faStaff.ticketFields[name]);

/** The change of importance, shown immediately and undoable. */
export function importanceChange(ticket: Ticket, importance: TicketImportance): TicketChange {
  const done = fill(faStaff.actions.importanceDone, { value: faStaff.importance[importance] });
  return {
    fields: { importance },
    optimistic: { importance },
    done,
    ...(ticket.importance === undefined ? {} : { undo: { importance: ticket.importance } }),
  };
}

/** The change of category; `null` removes it. */
export const categoryChange = (ticket: Ticket, category: IdAndName | null): TicketChange => ({
  fields: { category_id: category?.id ?? null },
  optimistic: { category },
  done: fieldDone('category_id'),
  undo: { category_id: ticket.category?.id ?? null },
});

/** The change of product or service; `null` removes it. */
export const serviceChange = (ticket: Ticket, service: IdAndName | null): TicketChange => ({
  fields: { service_id: service?.id ?? null },
  optimistic: { service },
  done: fieldDone('service_id'),
  undo: { service_id: ticket.service?.id ?? null },
});

/** The change of a field of plain text. */
export const textChange = (ticket: Ticket, name: TextFieldName, text: string): TicketChange => {
  const { read, send } = TEXT_FIELDS[name];
  return {
    fields: { [name]: send(text) },
    done: fieldDone(name),
    undo: { [name]: send(read(ticket) ?? '') },
  };
};
