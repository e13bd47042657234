import { TICKET_STATUS, type Ticket } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { CheckIcon } from '@hamyar/design-system/icons';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { failureOf } from '@hamyar/store';
import { useTicketUpdateMutation } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import { ticketFailureText } from '../../shared/api-errors.ts';
import { cacheTicket } from '../../shared/ticket-cache.ts';

/** Closes the person's own ticket after a confirmation; the rating is offered immediately. */
export function CloseButton({ ticket }: { ticket: Ticket }) {
  const [update, { isLoading }] = useTicketUpdateMutation();
  const close = async () => {
    if (!(await confirm({ title: fa.closing.ask, message: ticket.subject, yes: fa.closing.action, no: fa.cancel })))
      return;
    // customers get no version, and the server compares none
    const result = await update({ id: ticket.id, version: ticket.version ?? 0, status: TICKET_STATUS.closed });
    const failure = failureOf(result);
    const after = (failure ?? result).data?.ticket;
    if (after) cacheTicket(after);
    if (failure) (failure.status === 'NOK' ? toast.warning : toast.error)(ticketFailureText(failure));
    else toast.success(fa.closing.success);
  };
  return (
    <Button variant="outline" icon={<CheckIcon />} loading={isLoading} onClick={() => void close()}>
      {fa.closing.action}
    </Button>
  );
}
