import type { ReactNode } from 'react';
import { type Ticket, pictureUrl } from '@hamyar/contracts';
import { formatDateTime, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Avatar, Card, Name, VisuallyHidden } from '@hamyar/design-system/basics';
import { ChevronDownIcon } from '@hamyar/design-system/icons';
import { PropertyList, type PropertyItem } from '@hamyar/design-system/conversation';
import { StatusBadge } from '@hamyar/design-system/ticket';
import { Slot } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { CustomFieldsCard } from './custom-fields-card.tsx';
import { fieldProperties } from './field-properties.tsx';
import { CustomerCard } from './customer-card.tsx';
import { LinksCard } from './links-card.tsx';
import { SlaProperty } from './sla-property.tsx';
import { TicketTags } from './ticket-tags.tsx';

interface TicketPropertiesProps {
  ticket: Ticket;
  onDialog(dialog: 'assign' | 'share' | 'link'): void;
}

/** Names of people that stand in one line; the others are counted. */
const NAMES_SHOWN = 2;

/** The properties of an open ticket with its due times (`sla`), some of which are changed in place; for employees. */
export function TicketProperties({ ticket, sla, onDialog }: TicketPropertiesProps & { sla?: ReactNode }) {
  const sidebar = {
    ticketId: ticket.id,
    customerId: ticket.customer?.id ?? null,
    lastSeq: ticket.last_seq,
    hasTodos: ticket.has_todos === true,
  };
  return (
    <>
      <TicketCard ticket={ticket} onDialog={onDialog} />
      {typeof ticket.sla_name === 'string' ? sla : null}
      <CustomFieldsCard ticket={ticket} />
      {ticket.customer ? <CustomerCard ticket={ticket} /> : null}
      {ticket.links.length > 0 || ticket.actions.includes('merge') ? (
        <LinksCard ticket={ticket} onDialog={onDialog} />
      ) : null}
      <Slot name="tickets.sidebar/v1" context={sidebar} />
    </>
  );
}

function TicketCard({ ticket, onDialog }: TicketPropertiesProps) {
  const { importance, ...fields } = fieldProperties(ticket);
  const items: (PropertyItem | false)[] = [
    { key: 'status', label: fa.statusLabel, value: <StatusBadge status={ticket.status} /> },
    importance,
    { key: 'assignee', label: faStaff.assignee, value: <Assignee ticket={ticket} onDialog={onDialog} /> },
    Boolean(ticket.shares?.length) && {
      key: 'shares',
      label: faStaff.sharedWith,
      value: <SharedWith ticket={ticket} onDialog={onDialog} />,
    },
    Boolean(ticket.followers?.length) && {
      key: 'followers',
      label: faStaff.followers,
      value: <NamesOf people={ticket.followers ?? []} />,
    },
    { key: 'department', label: fa.department, value: <Name>{ticket.department.name}</Name> },
    ...Object.values(fields),
    (typeof ticket.sla_name === 'string' || ticket.actions.includes('sla')) && {
      key: 'sla',
      label: faSla.policy,
      value: <SlaProperty ticket={ticket} />,
    },
    ticket.branch !== undefined && { key: 'branch', label: faStaff.branch, value: <Name>{ticket.branch.name}</Name> },
    ticket.kind !== 'customer' && { key: 'kind', label: faStaff.kindShort, value: faStaff.kind[ticket.kind] },
    Boolean(ticket.created_by && ticket.created_by.id !== ticket.owner?.id) && {
      key: 'creator',
      label: faStaff.createdBy,
      value: <Name>{ticket.created_by?.name}</Name>,
    },
    {
      key: 'created',
      label: fa.createdAt,
      value: <time title={formatFullDateTime(ticket.created_at)}>{formatDateTime(ticket.created_at)}</time>,
    },
    ticket.satisfaction !== 0 && {
      key: 'satisfaction',
      label: faStaff.satisfactionLabel,
      value: fa.satisfaction[ticket.satisfaction],
    },
  ];
  return (
    <Card>
      <PropertyList items={items.filter((item) => item !== false)} />
      {ticket.satisfaction_comment ? (
        <p className="tk-prop-quote">
          <Name>{ticket.satisfaction_comment}</Name>
        </p>
      ) : null}
      <TicketTags ticket={ticket} />
    </Card>
  );
}

function Assignee({ ticket, onDialog }: TicketPropertiesProps) {
  const person = ticket.assignee ?? null;
  const shown = person ? (
    <>
      <Avatar name={person.name} src={pictureUrl(person)} seed={person.id} size={22} />
      <Name>{person.name}</Name>
    </>
  ) : (
    <span className="hd-muted">{faStaff.unassigned}</span>
  );
  if (!ticket.actions.includes('assign')) return <span className="tk-prop-person">{shown}</span>;
  return (
    <button type="button" className="tk-prop-choice" onClick={() => onDialog('assign')}>
      <VisuallyHidden>{faStaff.actions.assign}: </VisuallyHidden>
      {shown}
      <ChevronDownIcon size={13} />
    </button>
  );
}

/** The first of some people, and how many more there are. */
function NamesOf({ people }: { people: readonly { name: string }[] }) {
  const more = people.length - NAMES_SHOWN;
  return (
    <span title={more > 0 ? people.map(({ name }) => name).join('، ') : undefined}>
      <Name>
        {people
          .slice(0, NAMES_SHOWN)
          .map(({ name }) => name)
          .join('، ')}
      </Name>{' '}
      {more > 0 ? fill(faStaff.share.more, { n: more }) : null}
    </span>
  );
}

function SharedWith({ ticket, onDialog }: TicketPropertiesProps) {
  const shown = <NamesOf people={ticket.shares ?? []} />;
  if (!ticket.actions.includes('share')) return shown;
  return (
    <button type="button" className="tk-prop-choice" onClick={() => onDialog('share')}>
      <VisuallyHidden>{faStaff.share.title}: </VisuallyHidden>
      {shown}
      <ChevronDownIcon size={13} />
    </button>
  );
}
