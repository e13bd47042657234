import { useState } from 'react';
import { callUrl, SATISFACTION_LOW, TICKET_STATUS, type LinkedRequest, type TicketContent } from '@hamyar/contracts';
import { requestLinkAttachment } from '@hamyar/contracts/tickets';
import { formatDate, formatDateTime, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Alert, Card, Ltr, Name, Skeleton } from '@hamyar/design-system/basics';
import { DaySeparator, PropertyList, type PropertyItem } from '@hamyar/design-system/conversation';
import { StatusBadge } from '@hamyar/design-system/ticket';
import { useNow } from '@hamyar/module-kit/live';
import { lazyPart, Link } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { useRequestLinkRateMutation } from '../api/request-link.api.ts';
import { customerLine } from '../features/conversation/customer-line.ts';
import { Message } from '../features/conversation/message.tsx';
import { CloseByLink } from '../features/request-link/close-by-link.tsx';
import { fa } from '../messages/fa.ts';
import { faCustomer } from '../messages/fa-customer.ts';
import { faRequestLink as texts } from '../messages/fa-request-link.ts';
import { BrowserPart } from '../shared/browser-part.tsx';
import { ExpectedAnswerCard } from '../shared/expected-answer.tsx';
import { RatingForm } from '../shared/rating.form.tsx';
import { threadItems } from '../shared/thread-items.ts';

const LinkReplyForm = lazyPart(
  () => import(/* webpackChunkName: "link" */ '../features/request-link/link-reply.form.tsx'),
  'LinkReplyForm',
);

const LinkedValue = lazyPart(
  () => import(/* webpackChunkName: "link" */ '../features/request-link/linked-value.tsx'),
  'LinkedValue',
);

interface LinkedRequestProps {
  token: string;
  request: LinkedRequest;
}

/** The conversation of a link, the answer below it, and what is known of the request beside it. */
export function LinkedRequestPage({ token, request }: LinkedRequestProps) {
  const { expected_answer: expected, status } = request;
  return (
    <>
      <header className="tk-request-head">
        <p className="hd-muted">
          <Ltr>{toFa(request.number)}</Ltr> · <Name>{request.department.name}</Name>
        </p>
        <h1>
          <bdi>{request.subject}</bdi>
        </h1>
        <div className="tk-link-state">
          <StatusBadge status={status} />
          {request.actions.includes('close') ? <CloseByLink token={token} subject={request.subject} /> : null}
        </div>
      </header>
      <div className="tk-columns">
        <div className="tk-link-main">
          <Card>
            <Messages token={token} contents={request.contents} />
          </Card>
          <Rating token={token} request={request} />
          <Answer token={token} request={request} />
        </div>
        <aside className="tk-side" aria-label={texts.details}>
          {expected && status === TICKET_STATUS.open ? <ExpectedAnswerCard expected={expected} /> : null}
          <Details request={request} />
        </aside>
      </div>
    </>
  );
}

function Messages({ token, contents }: { token: string; contents: readonly TicketContent[] }) {
  const now = useNow();
  return (
    <div className="tk-link-thread" role="log" aria-label={fa.thread.label}>
      {threadItems(contents, 0, now).map((item) =>
        item.kind === 'day' ? (
          <DaySeparator key={item.key}>{item.label}</DaySeparator>
        ) : item.kind === 'content' ? (
          <Message
            key={item.key}
            content={item.content}
            ticketId={0}
            role={roleOf(item.content)}
            line={item.content.type === 'system' ? customerLine(item.content) : undefined}
            fileUrl={(id, inline) => callUrl(requestLinkAttachment, { token, id, ...(inline ? { inline: 1 } : {}) })}
          />
        ) : null,
      )}
    </div>
  );
}

const roleOf = ({ author_kind: kind, mine }: TicketContent): string =>
  mine ? fa.you : kind === 'employee' ? fa.thread.expert : kind === 'customer' ? fa.thread.customer : fa.thread.system;

/** Before the answer: a low vote is followed by one. */
function Rating({ token, request }: LinkedRequestProps) {
  const [send] = useRequestLinkRateMutation();
  const { can_rate, satisfaction, satisfaction_comment, satisfaction_editable, status, actions } = request;
  if (status !== TICKET_STATUS.closed || (!can_rate && satisfaction === 0)) return null;
  const unsolved = satisfaction > 0 && satisfaction <= SATISFACTION_LOW && actions.includes('reply');
  return (
    <Card title={faCustomer.rating.ask}>
      <RatingForm
        key={satisfaction}
        of={{ send: (vote) => send({ token, ...vote }) }}
        given={satisfaction}
        comment={satisfaction_comment}
        editable={satisfaction_editable}
      />
      {unsolved ? <p className="hd-muted">{faCustomer.rating.unsolved}</p> : null}
    </Card>
  );
}

function Answer({ token, request }: LinkedRequestProps) {
  const open = request.actions.includes('reply');
  // the form that has been here stays: something may be written in it
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const refusal = open ? null : <Refusal refused={request.reply_refused} />;
  if (!opened) return refusal;
  const hint = request.status === TICKET_STATUS.closed ? texts.reopens : null;
  return (
    <BrowserPart until={<Skeleton lines={4} />}>
      <LinkReplyForm token={token} request={request} hint={hint} refusal={refusal} />
    </BrowserPart>
  );
}

function Refusal({ refused }: { refused: LinkedRequest['reply_refused'] }) {
  const known: Partial<Record<string, string>> = texts.refused;
  return (
    <Alert
      tone="info"
      action={refused === 'closed_window_passed' ? <Link to={{ route: 'request' }}>{texts.another}</Link> : undefined}
    >
      {known[refused ?? 'other'] ?? texts.refused.other}
    </Alert>
  );
}

function Details({ request }: Pick<LinkedRequestProps, 'request'>) {
  const items: PropertyItem[] = [
    { key: 'number', label: texts.number, value: <Ltr>{toFa(request.number)}</Ltr> },
    { key: 'department', label: fa.department, value: <Name>{request.department.name}</Name> },
    ...request.custom_fields.map((field) => ({
      key: `custom-${field.id}`,
      label: <bdi>{field.label}</bdi>,
      value: (
        <BrowserPart until={null}>
          <LinkedValue field={field} />
        </BrowserPart>
      ),
    })),
    {
      key: 'created',
      label: fa.createdAt,
      value: <time title={formatFullDateTime(request.created_at)}>{formatDateTime(request.created_at)}</time>,
    },
    { key: 'until', label: texts.until, value: formatDate(request.expires_at) },
  ];
  return (
    <Card title={texts.details}>
      <PropertyList wide items={items} />
      <p className="hd-muted">{texts.private}</p>
    </Card>
  );
}
