import { Skeleton } from '@hamyar/design-system/basics';
import type { HeaderDialog } from '../features/actions/ticket-header.tsx';
import { TicketProperties } from '../features/properties/ticket-properties.tsx';
import { SlaCard } from '../features/sla/sla-card.tsx';
import { useCachedTicket } from '../shared/cached-ticket.ts';

/** Properties of the open ticket. The conversation has loaded the ticket, so this makes no call. */
export function StaffProperties({ id, onDialog }: { id: number; onDialog(dialog: HeaderDialog): void }) {
  const { ticket, gone } = useCachedTicket(id);
  if (gone) return null;
  return ticket ? (
    <TicketProperties
      ticket={ticket}
      sla={<SlaCard ticket={ticket} onExplain={() => onDialog('sla')} />}
      onDialog={onDialog}
    />
  ) : (
    <Skeleton lines={8} />
  );
}
