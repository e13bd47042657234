import type { Ticket } from '@hamyar/contracts';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { useTicketUnmergeMutation } from '../api/ticket-merge.api.ts';
import { fa } from '../messages/fa.ts';
import { faMerge as text } from '../messages/fa-merge.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { ticketOutcome } from './ticket-outcome.ts';

/** Gives a merged ticket its conversation back, after asking (decisions 2.3 T15). */
export function useTicketUnmerge({ id }: Pick<Ticket, 'id'>): () => Promise<void> {
  const [unmerge] = useTicketUnmergeMutation();
  return async () => {
    const title = faStaff.actions.unmerge;
    if (!(await confirm({ title, message: text.unmergeAsk, yes: text.unmergeYes, no: fa.cancel }))) return;
    const { error } = ticketOutcome(id, await unmerge({ id }));
    if (error) toast.error(error.message);
    else toast.success(text.unmerged);
  };
}
