import type { ReactNode } from 'react';
import type { Ticket, TicketContent } from '@hamyar/contracts';
import { formatDateTime, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Card, EmptyState, ErrorState, Line, Ltr, Name, Skeleton } from '@hamyar/design-system/basics';
import { BackIcon } from '@hamyar/design-system/icons';
import { StatusMark } from '@hamyar/design-system/ticket';
import { Link, useParam } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { CloseButton } from '../features/customer-ticket/close-button.tsx';
import { Message } from '../features/conversation/message.tsx';
import { Thread } from '../features/conversation/thread.tsx';
import { useOpenTicket } from '../features/conversation/use-open-ticket.ts';
import { RatingForm } from '../features/rating/rating.form.tsx';
import { CustomerComposer } from '../features/reply/customer-composer.tsx';
import { fa } from '../messages/fa.ts';
import { faCustomer } from '../messages/fa-customer.ts';
import { errorText } from '../shared/api-errors.ts';
import '../tickets.css';
import '../customer.css';

/** `/tickets/:id` of the customer edition: the public conversation, an answer, closing and rating. */
export function CustomerTicketScreen() {
  const id = Number(useParam('id')) || null;
  const { ticket, error, readSeq, again } = useOpenTicket(id, 'customer');
  if (id === null || error?.status === 'NOT_FOUND') return <EmptyState title={fa.thread.removed} />;
  if (error) return <ErrorState title={fa.thread.failed} description={errorText(error)} traceId={error.request_id} onRetry={again} />;
  if (!ticket) return <Card><Skeleton avatar lines={10} /></Card>;
  return (
    <div className="tk-columns tk-cticket">
      <article className="tk-cticket-main" aria-label={ticket.subject}>
        <header className="tk-head">
          <Link className="hd-button hd-button-text hd-button-icon" to={{ route: 'tickets' }} aria-label={fa.back}><BackIcon /></Link>
          <div className="tk-head-text">
            <p className="tk-head-crumb"><Ltr>{toFa(ticket.number)}</Ltr><span aria-hidden="true">·</span><Name>{ticket.department.name}</Name></p>
            <h1><Line title={ticket.subject}>{ticket.subject}</Line></h1>
          </div>
          <div className="tk-head-actions"><span className="tk-only-narrow"><StatusMark status={ticket.status} /></span>{ticket.actions.includes('close') && ticket.status !== 4 ? <CloseButton ticket={ticket} /> : null}</div>
        </header>
        <Thread ticket={ticket} readSeq={readSeq} content={(content) => <Message content={content} ticketId={ticket.id} role={roleOf(content)} />} />
        <div className="tk-rating-panel">{ticket.can_rate && ticket.satisfaction === 0 ? <Rating ticket={ticket} /> : null}</div>
        <CustomerComposer key={ticket.id} ticket={ticket} />
      </article>
      <aside className="tk-side">
        <Facts ticket={ticket} />
        {ticket.satisfaction > 0 ? <Rating ticket={ticket} /> : null}
      </aside>
    </div>
  );
}

const roleOf = (content: TicketContent): string => (content.author_kind === 'customer' ? (content.mine ? fa.you : fa.thread.customer) : content.author_kind === 'employee' ? fa.thread.expert : fa.thread.system);

function Rating({ ticket }: { ticket: Ticket }) {
  return <Card title={faCustomer.rating.ask}><RatingForm key={`${ticket.id}-${ticket.satisfaction}`} ticketId={ticket.id} given={ticket.satisfaction} comment={ticket.satisfaction_comment} editable={ticket.satisfaction_editable} /></Card>;
}

function Facts({ ticket }: { ticket: Ticket }) {
  return (
    <Card title={faCustomer.aside.title}>
      <dl className="tk-prop-list">
        <Fact label={fa.statusLabel}><StatusMark status={ticket.status} /></Fact>
        <Fact label={fa.number}><Ltr>{toFa(ticket.number)}</Ltr></Fact>
        <Fact label={fa.department}><Name>{ticket.department.name}</Name></Fact>
        {ticket.category ? <Fact label={fa.category}><Name>{ticket.category.name}</Name></Fact> : null}
        {ticket.service ? <Fact label={fa.service}><Name>{ticket.service.name}</Name></Fact> : null}
        {ticket.customer ? <Fact label={faCustomer.aside.owner}><Name>{ticket.customer.name}</Name></Fact> : null}
        <Fact label={fa.createdAt}><time title={formatFullDateTime(ticket.created_at)}>{formatDateTime(ticket.created_at)}</time></Fact>
      </dl>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => <div className="tk-prop"><dt>{label}</dt><dd>{children}</dd></div>;
