import type { IdAndName, Ticket, TicketChanges, TicketField, TicketImportance, TicketRow } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { fill } from '@hamyar/persian';
import { useTicketUpdateMutation } from '../api/ticket.api.ts';
import { faSla } from '../messages/fa-sla.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { applyOptimistically } from './ticket-cache.ts';
import { ticketOutcome, type TicketOutcome } from './ticket-outcome.ts';
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

/** Changes fields of a ticket. Failures are shown as a toast, or by the form of the dialog that gets the result. */
export function useTicketUpdate(ticket: Ticket) {
  const [update] = useTicketUpdateMutation();

  const apply = async (fields: TicketChanges, of: Ticket): Promise<TicketOutcome> =>
    ticketOutcome(of.id, await update({ id: of.id, version: of.version ?? 0, ...fields }));

  const undoChange = async (back: TicketChanges, after: Ticket) => {
    const result = await apply(back, after);
    if (result.error) toast.error(result.error.message);
  };

  const change = async (
    { fields, optimistic, done, overtaken, undo }: TicketChange,
    shownBy: 'toast' | 'caller' = 'toast',
  ) => {
    const rollBack = optimistic ? applyOptimistically(ticket, optimistic) : undefined;
    const result = await apply(fields, ticket);
    if (result.error) {
      rollBack?.();
      const instead = result.error.data && overtaken?.(result.error.data);
      if (shownBy === 'toast') toast.error(instead ?? result.error.message);
      return result;
    }
    const after = result.data;
    const back = after && (typeof undo === 'function' ? undo(after) : undo);
    toast.success(
      done,
      after && back
        ? { action: { label: faStaff.actions.undo, onAction: () => void undoChange(back, after) } }
        : undefined,
    );
    return result;
  };
  return { change };
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

/** The policy of service levels that somebody chooses; `null` gives the choice back to the system. */
export const slaChange = (ticket: Ticket, sla_id: number | null): TicketChange => ({
  fields: { sla_id },
  done: faSla.changed,
  undo: { sla_id: ticket.sla_by_hand ? (ticket.sla_id ?? null) : null },
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
