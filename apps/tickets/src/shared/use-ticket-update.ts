import type { IdAndName, Ticket, TicketChanges, TicketField, TicketImportance, TicketRow } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { fill, isolate } from '@hamyar/persian';
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
  /** What is chosen without a form that could show what somebody else has stored meanwhile (decisions 2.0). */
  chosen?: { label: string; mine: Choice; read: (ticket: Ticket) => Choice };
}

/** Choices are the same by their keys: two categories may have the same name. */
interface Choice {
  key: number | null | undefined;
  name: string;
}

/** Changes fields of a ticket. Failures are shown as a toast, or by the form of the dialog that gets the result. */
export function useTicketUpdate(ticket: Ticket) {
  const [update] = useTicketUpdateMutation();

  const apply = async (fields: TicketChanges, of: Ticket, rollBack?: () => void): Promise<TicketOutcome> => {
    const answer = await update({ id: of.id, version: of.version ?? 0, ...fields });
    // before the answer is shown: it says what is stored now
    if (answer.error) rollBack?.();
    return ticketOutcome(of.id, answer);
  };

  const undoChange = async (back: TicketChanges, after: Ticket) => {
    const result = await apply(back, after);
    if (result.error) toast.error(result.error.message);
  };

  const change = async (
    wanted: TicketChange,
    shownBy: 'toast' | 'caller' = 'toast',
    of: Ticket = ticket,
  ): Promise<TicketOutcome> => {
    const { fields, optimistic, done, overtaken, undo } = wanted;
    const rollBack = optimistic ? applyOptimistically(of, optimistic) : undefined;
    const result = await apply(fields, of, rollBack);
    if (result.error) {
      const { code, data: now, message } = result.error;
      if (code === 'VERSION_CONFLICT' && now && wanted.chosen)
        return compare(wanted, wanted.chosen, { of, now, result });
      if (shownBy === 'toast') toast.error((now && overtaken?.(now)) ?? message);
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

  /** Nobody's choice is lost unseen: where both chose, both are shown, and the own one is stored only when asked again. */
  const compare = (
    wanted: TicketChange,
    { label, mine, read }: NonNullable<TicketChange['chosen']>,
    { of, now, result }: { of: Ticket; now: Ticket; result: TicketOutcome },
  ): Promise<TicketOutcome> | TicketOutcome => {
    const theirs = read(now);
    const again = () => change(wanted, 'toast', now);
    // somebody has changed something else
    if (theirs.key === read(of).key) return again();
    if (theirs.key === mine.key) toast.success(wanted.done);
    else
      toast.warning(fill(text.bothChose, { label, theirs: isolate(theirs.name), mine: isolate(mine.name) }), {
        action: { label: text.storeMine, onAction: () => void again() },
      });
    return result;
  };
  return { change };
}

const text = faStaff.actions;

const fieldDone = (name: TicketField): string => faStaff.actions.fieldDone(faStaff.ticketFields[name]);

const importanceChoice = (key: TicketImportance | undefined): Choice => ({
  key,
  name: key === undefined ? faStaff.notSet : faStaff.importance[key],
});
const itemChoice = (item: IdAndName | null): Choice => ({ key: item?.id ?? null, name: item?.name ?? faStaff.notSet });

/** The change of importance, shown immediately and undoable. */
export function importanceChange(ticket: Ticket, importance: TicketImportance): TicketChange {
  const done = fill(faStaff.actions.importanceDone, { value: faStaff.importance[importance] });
  return {
    fields: { importance },
    optimistic: { importance },
    done,
    chosen: {
      label: faStaff.ticketFields.importance,
      mine: importanceChoice(importance),
      read: (of) => importanceChoice(of.importance),
    },
    ...(ticket.importance === undefined ? {} : { undo: { importance: ticket.importance } }),
  };
}

const chosenItem = (
  label: string,
  mine: IdAndName | null,
  read: (ticket: Ticket) => IdAndName | null,
): NonNullable<TicketChange['chosen']> => ({
  label,
  mine: itemChoice(mine),
  read: (of) => itemChoice(read(of)),
});

/** The change of category; `null` removes it. */
export const categoryChange = (ticket: Ticket, category: IdAndName | null): TicketChange => ({
  fields: { category_id: category?.id ?? null },
  optimistic: { category },
  done: fieldDone('category_id'),
  chosen: chosenItem(faStaff.ticketFields.category_id, category, (of) => of.category),
  undo: { category_id: ticket.category?.id ?? null },
});

/** The change of product or service; `null` removes it. */
export const serviceChange = (ticket: Ticket, service: IdAndName | null): TicketChange => ({
  fields: { service_id: service?.id ?? null },
  optimistic: { service },
  done: fieldDone('service_id'),
  chosen: chosenItem(faStaff.ticketFields.service_id, service, (of) => of.service),
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
