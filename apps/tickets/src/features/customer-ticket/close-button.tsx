import type { Ticket } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { CheckIcon } from '@hamyar/design-system/icons';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { useTicketUpdateMutation } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import { nokText } from '../../shared/api-errors.ts';
import { cacheTicket } from '../../shared/ticket-cache.ts';

/** Closes one's own ticket, after a question; the rating is offered at once. */
export function CloseButton({ ticket }: { ticket: Ticket }) {
  const [update, { isLoading }] = useTicketUpdateMutation();
  const close = async () => {
    if (!(await confirm({ title: fa.closing.ask, message: ticket.subject, yes: fa.closing.action, no: fa.cancel })))
      return;
    // a customer is told no version, and the server compares none
    const result = await update({ id: ticket.id, version: ticket.version ?? 0, status: 4 });
    if (result.error) return void toast.error(failureText(result.error));
    if (result.data.data) cacheTicket(result.data.data.ticket);
    if (result.data.status === 'NOK') toast.warning(nokText(result.data));
    else toast.success(fa.closing.success);
  };
  return (
    <Button variant="outline" icon={<CheckIcon />} loading={isLoading} onClick={() => void close()}>
      {fa.closing.action}
    </Button>
  );
}
