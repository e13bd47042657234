import type { Ticket } from '@hamyar/contracts';
import { TagBox } from '../../shared/tag-box.tsx';
import { useTicketTags } from './use-ticket-tags.ts';

/** The tags of a ticket, for whoever may change its fields (spec 4.11). */
export function TicketTags({ ticket }: { ticket: Ticket }) {
  const change = useTicketTags(ticket);
  return (
    <TagBox
      tags={ticket.tags ?? []}
      editable={ticket.actions.includes('fields')}
      mayCreate={ticket.may_create_tags === true}
      change={change}
    />
  );
}
