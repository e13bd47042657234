import type { TagSummary, Ticket } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import {
  useAssignTagToTicketMutation,
  useCreateTagMutation,
  useRemoveTagFromTicketMutation,
} from '../../api/tag.api.ts';
import { applyOptimistically } from '../../shared/ticket-cache.ts';

/** Adds tags to a ticket and takes them away; shown immediately, and undone when the server refuses. */
export function useTicketTags(ticket: Ticket) {
  const [create] = useCreateTagMutation();
  const [assign] = useAssignTagToTicketMutation();
  const [unassign] = useRemoveTagFromTicketMutation();
  const tags = ticket.tags ?? [];

  const send = async (next: TagSummary[], call: () => Promise<{ error?: unknown }>) => {
    const rollBack = applyOptimistically(ticket, { tags: next });
    const { error } = await call();
    if (!error) return;
    rollBack();
    toast.error(failureText(error));
  };
  const add = (tag: TagSummary) => send([...tags, tag], async () => assign({ ticketId: ticket.id, tagId: tag.id }));
  return {
    add,
    /** Creates the tag, then assigns it (spec 4.11). */
    addNew: async (name: string) => {
      const { data, error } = await create({ name });
      if (error) toast.error(failureText(error));
      else if (data) await add({ id: data.id, name, color: null });
    },
    /** The tag itself stays (spec 4.11). */
    remove: ({ id }: TagSummary) =>
      send(
        tags.filter((tag) => tag.id !== id),
        async () => unassign({ ticketId: ticket.id, tagId: id }),
      ),
  };
}
