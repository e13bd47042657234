import { useEffect, useEffectEvent, useState } from 'react';
import { SATISFACTION_LOW, TICKET_STATUS, type Ticket, type TicketContent } from '@hamyar/contracts';
import { formatDateTime, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Button, Card, EmptyState, ErrorState, IconButton, Ltr, Name, Skeleton } from '@hamyar/design-system/basics';
import { BackIcon, InfoIcon } from '@hamyar/design-system/icons';
import { Page } from '@hamyar/design-system/layout';
import { Drawer } from '@hamyar/design-system/overlay';
import { PropertyList, TicketHeaderLayout, type PropertyItem } from '@hamyar/design-system/conversation';
import { StatusBadge, useSplitWidth } from '@hamyar/design-system/ticket';
import { failureText } from '@hamyar/module-kit/failure';
import { Link, useIdParam, useNavigate, useSession } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { CloseButton } from '../features/customer-ticket/close-button.tsx';
import { customerLine } from '../features/conversation/customer-line.ts';
import { Message } from '../features/conversation/message.tsx';
import { Thread } from '../features/conversation/thread.tsx';
import { useShownTicket, useTicketReading } from '../features/conversation/use-open-ticket.ts';
import { ExpectedAnswerCard } from '../shared/expected-answer.tsx';
import { RatingForm } from '../shared/rating.form.tsx';
import { CustomerComposer } from '../features/reply/customer-composer.tsx';
import { useWriting } from '../features/reply/use-writing.ts';
import { fa } from '../messages/fa.ts';
import { faCustomer } from '../messages/fa-customer.ts';
import { CustomFieldLabel, CustomValueText } from '@hamyar/module-kit/custom-fields';
import { moveReplyDraft } from '../shared/compose-draft.ts';
import { InsteadOfText } from '../shared/text-focus.tsx';
import { UnsentOfTicket } from '../shared/unsent-draft.tsx';
import { textsInDetails, type PublicField } from '../shared/ticket-fields.ts';
import '../tickets.css';
import '../customer.css';

/** `/tickets/:id` of the customer edition: the public conversation, an answer, closing and rating. */
export function CustomerTicketScreen() {
  const id = useIdParam();
  const { ticket, error, refetch: again } = useTicketReading(id, 'customer');
  const readSeq = useShownTicket(ticket);
  if (id === null) return <EmptyState kind="note" title={fa.thread.removed} />;
  if (error?.status === 'NOT_FOUND')
    return (
      <InsteadOfText label={fa.thread.removed}>
        <EmptyState kind="note" title={fa.thread.removed} />
        <UnsentOfTicket key={id} ticketId={id} type="message" />
      </InsteadOfText>
    );
  if (error)
    return (
      <ErrorState
        title={fa.thread.failed}
        description={failureText(error)}
        traceId={error.request_id}
        onRetry={again}
      />
    );
  if (!ticket)
    return (
      <Card>
        <Skeleton avatar lines={10} />
      </Card>
    );
  if (ticket.merged?.into) return <ToMerged from={ticket.id} id={ticket.merged.into.id} />;
  return <OpenTicket key={ticket.id} ticket={ticket} readSeq={readSeq} />;
}

/**
 * The conversation is in another ticket (decisions 2.3 T14): that one is opened with what was being written, and back leads
 * past this one.
 */
function ToMerged({ from, id }: { from: number; id: number }) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    moveReplyDraft(from, id);
    void navigate({ route: 'tickets-id', params: { id } }, { replace: true });
  });
  useEffect(() => go(), [id]);
  return (
    <Card>
      <Skeleton avatar lines={10} />
    </Card>
  );
}

/** The conversation fills the window, so that it is the only part that scrolls; without a side column the details open in a drawer. */
function OpenTicket({ ticket, readSeq }: { ticket: Ticket; readSeq: number }) {
  const width = useSplitWidth();
  const { id } = useSession();
  const colleague = ticket.customer?.id === id ? null : ticket.customer;
  const [detailsOpen, setDetailsOpen] = useState(false);
  const narrow = width === 'single';
  const hasSide = !narrow && width !== 'drawer';
  const earlier = ticket.links.filter(({ type, direction }) => type === 'follow_up_of' && direction === 'out');
  const writing = useWriting();
  const rating = (
    <Rating
      ticket={ticket}
      onReopen={() => {
        setDetailsOpen(false);
        writing.request();
      }}
    />
  );
  const rateable = ticket.can_rate && ticket.satisfaction === 0;
  return (
    <Page fill className="tk-columns tk-cpage">
      <article className="tk-cticket" aria-label={ticket.subject}>
        <TicketHeaderLayout
          back={
            <Link className="hd-button hd-button-text hd-button-icon" to={{ route: 'tickets' }} aria-label={fa.back}>
              <BackIcon />
            </Link>
          }
          meta={
            <>
              <Ltr>{toFa(ticket.number)}</Ltr>
              <Name>{ticket.department.name}</Name>
              {colleague === null ? null : <Name>{colleague.name}</Name>}
            </>
          }
          subject={ticket.subject}
          actions={
            <>
              {ticket.actions.includes('close') && ticket.status !== TICKET_STATUS.closed ? (
                <CloseButton ticket={ticket} />
              ) : null}
              {hasSide ? null : (
                <IconButton icon={<InfoIcon />} label={faCustomer.aside.title} onClick={() => setDetailsOpen(true)} />
              )}
            </>
          }
          below={
            narrow || earlier.length > 0 ? (
              <>
                {narrow ? <StatusBadge status={ticket.status} /> : null}
                {earlier.map((link) => (
                  <FollowUpLink key={link.ticket.id} {...link.ticket} />
                ))}
              </>
            ) : undefined
          }
        />
        <Thread
          ticket={ticket}
          readSeq={readSeq}
          content={(content) => (
            <Message
              content={content}
              ticketId={ticket.id}
              role={authorRole(content)}
              line={content.type === 'system' ? customerLine(content) : undefined}
            />
          )}
          end={hasSide ? null : rateable || reopensAfterVote(ticket) ? rating : <FirstAnswer ticket={ticket} />}
        />
        <CustomerComposer ticket={ticket} writing={writing} />
      </article>
      {hasSide ? (
        <aside className="tk-side" tabIndex={0} aria-label={faCustomer.aside.title}>
          {rateable ? rating : null}
          <TicketDetails ticket={ticket} />
          {ticket.satisfaction > 0 ? rating : null}
          <FirstAnswer ticket={ticket} />
        </aside>
      ) : (
        <Drawer open={detailsOpen} title={faCustomer.aside.title} width={320} onClose={() => setDetailsOpen(false)}>
          <DetailList ticket={ticket} />
          {ticket.satisfaction > 0 ? rating : null}
        </Drawer>
      )}
    </Page>
  );
}

/** When the answer can be expected that a new ticket waits for. It comes with the ticket, so that nothing moves for it later. */
const FirstAnswer = ({ ticket }: { ticket: Ticket }) =>
  ticket.status === TICKET_STATUS.open && ticket.expected_answer ? (
    <ExpectedAnswerCard expected={ticket.expected_answer} />
  ) : null;

/** A link to the ticket that this one continues (decisions 2.3 T9). */
function FollowUpLink({ id, number, subject }: Ticket['links'][number]['ticket']) {
  return (
    <Link to={{ route: 'tickets-id', params: { id } }} title={subject}>
      {fill(fa.thread.followUpOf, { number: isolate(toFa(number)) })}
    </Link>
  );
}

const authorRole = (content: TicketContent): string =>
  content.author_kind === 'customer'
    ? content.mine
      ? fa.you
      : fa.thread.customer
    : content.author_kind === 'employee'
      ? fa.thread.expert
      : fa.thread.system;

/** The vote is low, and a reply opens the ticket again (decisions 2.21). */
const reopensAfterVote = ({ satisfaction, status, actions }: Ticket): boolean =>
  satisfaction > 0 && satisfaction <= SATISFACTION_LOW && status === TICKET_STATUS.closed && actions.includes('reply');

function Rating({ ticket, onReopen }: { ticket: Ticket; onReopen(): void }) {
  return (
    <Card title={faCustomer.rating.ask}>
      <RatingForm
        key={`${ticket.id}-${ticket.satisfaction}`}
        of={{ ticket_id: ticket.id }}
        given={ticket.satisfaction}
        comment={ticket.satisfaction_comment}
        editable={ticket.satisfaction_editable}
      />
      {reopensAfterVote(ticket) ? (
        <div className="tk-reopen">
          <p>{faCustomer.rating.unsolved}</p>
          <Button variant="outline" size="sm" onClick={onReopen}>
            {faCustomer.rating.reopen}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** The filled in fields of the ticket. */
function fieldDetails(ticket: Ticket): PropertyItem[] {
  const details: Record<PublicField, string | null> = {
    category_id: ticket.category?.name ?? null,
    service_id: ticket.service?.name ?? null,
    ...textsInDetails(ticket),
  };
  return (Object.keys(details) as PublicField[]).flatMap((name) =>
    details[name] ? [{ key: name, label: fa.ticketFields[name], value: <Name>{details[name]}</Name> }] : [],
  );
}

const TicketDetails = ({ ticket }: { ticket: Ticket }) => (
  <Card title={faCustomer.aside.title}>
    <DetailList ticket={ticket} />
  </Card>
);

function DetailList({ ticket }: { ticket: Ticket }) {
  const items: (PropertyItem | false)[] = [
    { key: 'status', label: fa.statusLabel, value: <StatusBadge status={ticket.status} /> },
    { key: 'number', label: fa.number, value: <Ltr>{toFa(ticket.number)}</Ltr> },
    { key: 'department', label: fa.department, value: <Name>{ticket.department.name}</Name> },
    ...fieldDetails(ticket),
    ...ticket.custom_fields.map((field) => ({
      key: `custom-${field.id}`,
      label: <CustomFieldLabel label={field.label} />,
      value: <CustomValueText field={field} />,
    })),
    ticket.customer !== null && {
      key: 'owner',
      label: faCustomer.aside.owner,
      value: <Name>{ticket.customer.name}</Name>,
    },
    {
      key: 'created',
      label: fa.createdAt,
      value: <time title={formatFullDateTime(ticket.created_at)}>{formatDateTime(ticket.created_at)}</time>,
    },
  ];
  return <PropertyList wide items={items.filter((item) => item !== false)} />;
}
