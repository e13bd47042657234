import type { Ticket } from '@hamyar/contracts';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { useGate, useLocation, useNavigate } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { useTicketDeleteMutation, useTicketRestoreMutation } from '../api/ticket-staff.api.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { forgetTicket } from './ticket-cache.ts';

const text = faStaff.deleted;

/** Restores a deleted ticket, and says so; the shell says when it was not possible. */
export function useTicketRestore(): (id: number) => Promise<void> {
  const [restore] = useTicketRestoreMutation();
  return async (id) => {
    const { error } = await restore(id);
    if (error === undefined) toast.success(text.restored);
  };
}

/** Deletes the open ticket after asking, and goes back to the list; who may restore it is offered that at once. */
export function useTicketRemoval({ id, subject }: Pick<Ticket, 'id' | 'subject'>): () => Promise<void> {
  const [remove] = useTicketDeleteMutation();
  const restore = useTicketRestore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayRestore = useGate({ role: 'full_admin' });
  return async () => {
    const agreed = await confirmDelete({
      title: faStaff.actions.delete,
      message: fill(text.confirm, { subject: isolate(subject) }),
    });
    if (!agreed) return;
    const { error } = await remove(id);
    if (error !== undefined) return;
    navigate(`/tickets${search}`, { replace: true });
    forgetTicket(id);
    toast.success(
      text.done,
      mayRestore ? { action: { label: faStaff.actions.undo, onAction: () => void restore(id) } } : undefined,
    );
  };
}
