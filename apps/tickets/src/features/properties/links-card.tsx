import type { Ticket } from '@hamyar/contracts';
import { Card, IconButton, Ltr, Name } from '@hamyar/design-system/basics';
import { PlusIcon, UnlinkIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { Link } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { useTicketLinkMutation } from '../../api/ticket-merge.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { ticketOutcome } from '../../shared/ticket-outcome.ts';

type TicketLink = Ticket['links'][number];

interface LinksCardProps {
  ticket: Ticket;
  onDialog(dialog: 'link'): void;
}

/** The tickets that this one has to do with; related ones are added and taken away here. */
export function LinksCard({ ticket, onDialog }: LinksCardProps) {
  const [link] = useTicketLinkMutation();
  const mayLink = ticket.actions.includes('merge');
  const unlink = async (other: number) => {
    const undo = { id: ticket.id, other_id: other, linked: true };
    const { error } = ticketOutcome(ticket.id, await link({ ...undo, linked: false }));
    if (error) toast.error(error.message);
    else
      toast.success(faStaff.links.removed, {
        action: { label: faStaff.actions.undo, onAction: () => void link(undo) },
      });
  };
  return (
    <Card
      title={faStaff.card.links}
      extra={
        mayLink ? (
          <IconButton
            size="sm"
            variant="text"
            icon={<PlusIcon />}
            label={faStaff.actions.linkTicket}
            onClick={() => onDialog('link')}
          />
        ) : null
      }
    >
      {ticket.links.length === 0 ? <p className="hd-muted">{faStaff.links.none}</p> : null}
      <ul className="tk-links">
        {ticket.links.map((one) => (
          <li key={`${one.type}-${one.direction}-${one.ticket.id}`}>
            <div>
              <small>{faStaff.linkTypes[one.direction][one.type]}</small>
              <Link to={{ route: 'tickets-id', params: { id: one.ticket.id } }}>
                <Ltr>{toFa(one.ticket.number)}</Ltr> <Name>{one.ticket.subject}</Name>
              </Link>
            </div>
            {mayLink && one.type === 'related' ? (
              <IconButton
                size="sm"
                variant="text"
                icon={<UnlinkIcon />}
                label={unlinkLabel(one)}
                onClick={() => void unlink(one.ticket.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const unlinkLabel = ({ ticket }: TicketLink) => fill(faStaff.links.remove, { number: isolate(toFa(ticket.number)) });
