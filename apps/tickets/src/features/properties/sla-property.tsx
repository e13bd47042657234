import type { Ticket } from '@hamyar/contracts';
import { SLA_IS_LICENSED } from '@hamyar/contracts';
import { Name, type MenuItem } from '@hamyar/design-system/basics';
import { ALL_BRANCHES } from '@hamyar/domain';
import { useGate } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { faSla } from '../../messages/fa-sla.ts';
import { slaChange, useTicketUpdate } from '../../shared/use-ticket-update.ts';
import { Choice } from './field-properties.tsx';

/** The policy of service levels of an open ticket; a person who may choose another one does so in place. */
export function SlaProperty({ ticket }: { ticket: Ticket }) {
  const { change } = useTicketUpdate(ticket);
  const policies = useReferenceList('sla_policies') ?? [];
  const servesTicket = ({ branch_id }: { branch_id: number }) =>
    branch_id === ALL_BRANCHES || branch_id === ticket.branch?.id;
  const licensed = useGate(SLA_IS_LICENSED);
  const shown = (
    <>
      <Name>{ticket.sla_name ?? faSla.none}</Name>
      {ticket.sla_by_hand ? <small className="hd-muted">{faSla.byHand}</small> : null}
    </>
  );
  if (!licensed || !ticket.actions.includes('sla')) return shown;
  const byHand = ticket.sla_by_hand ?? false;
  const items: MenuItem[] = [
    {
      key: 'automatic',
      label: faSla.automatic,
      checked: !byHand,
      onSelect: () => {
        if (byHand) void change(slaChange(ticket, null));
      },
    },
    { key: 'line', divider: true },
    ...policies.filter(servesTicket).map(
      ({ id, name }): MenuItem => ({
        key: String(id),
        label: <Name>{name}</Name>,
        checked: byHand && id === ticket.sla_id,
        onSelect: () => {
          if (!byHand || id !== ticket.sla_id) void change(slaChange(ticket, id));
        },
      }),
    ),
  ];
  return (
    <Choice label={faSla.change} items={items}>
      {shown}
    </Choice>
  );
}
