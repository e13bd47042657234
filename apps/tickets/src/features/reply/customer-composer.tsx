import { TICKET_STATUS, type Ticket } from '@hamyar/contracts';
import { Alert } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { Link, type Draft } from '@hamyar/module-sdk';
import { useTicketOpeningQuery } from '../../api/ticket-opening.api.ts';
import { fa } from '../../messages/fa.ts';
import { faCustomer } from '../../messages/fa-customer.ts';
import { isEmptyDraft, type ComposeDraft } from '../../shared/compose-draft.ts';
import { MergedNotice } from '../../shared/merged-notice.tsx';
import { InsteadOfText } from '../../shared/text-focus.tsx';
import { NewTicketWithText, UnsentDraft } from '../../shared/unsent-draft.tsx';
import { Composer } from './composer.tsx';
import { ReplyConflictDialog } from './reply-conflict.dialog.tsx';
import { useComposer } from './use-composer.ts';
import type { Writing } from './use-writing.ts';

/**
 * The composer of a customer; when a reply is not possible any more, it says so and links to a new ticket (decisions
 * 2.3 T9).
 */
export function CustomerComposer({ ticket, writing }: { ticket: Ticket; writing: Writing }) {
  const compose = useComposer({ ticket, type: 'message', onSent: () => toast.success(fa.reply.success) });
  const passed = ticket.reply_refused === 'closed_window_passed' || compose.problem?.code === 'REOPEN_WINDOW_PASSED';
  if (passed || !ticket.actions.includes('reply'))
    return <ReplyRefused ticket={ticket} passed={passed} draft={compose.draft} />;
  return (
    <>
      <Composer
        compose={compose}
        writing={writing}
        label={fa.reply.label}
        frameLabel={fa.reply.write}
        placeholder={faCustomer.replyTo}
        sendLabel={fa.reply.send}
        explanation={
          ticket.status === TICKET_STATUS.closed ? <p className="tk-compose-hint">{fa.reply.reopens}</p> : null
        }
      />
      {compose.stale ? (
        <ReplyConflictDialog
          stale={compose.stale}
          sending={compose.sending}
          onSend={(then) => void compose.send(then, true)}
          onBack={compose.keepWriting}
        />
      ) : null}
    </>
  );
}

interface ReplyRefusedProps {
  ticket: Ticket;
  passed: boolean;
  draft: Draft<ComposeDraft>;
}

/** Says in place of the composer why a reply is not possible; what was written stays below it. */
function ReplyRefused({ ticket, passed, draft }: ReplyRefusedProps) {
  const written = !isEmptyDraft(draft.value);
  return (
    <InsteadOfText label={fa.reply.write}>
      {ticket.merged ? (
        <MergedNotice merged={ticket.merged} />
      ) : (
        <RefusedNotice ticket={ticket} passed={passed} offersNew={!written} />
      )}
      {written ? (
        <UnsentDraft
          draft={draft}
          actions={ticket.reply_refused === 'expired' ? null : <Anew {...{ ticket, draft }} />}
        />
      ) : null}
    </InsteadOfText>
  );
}

/** What a new ticket says of this one. */
const continued = (ticket: Ticket) => ({ follow_up_of: ticket.id, department_id: ticket.department.id });

/** A new ticket with the text, for who may open one. */
function Anew({ ticket, draft }: Pick<ReplyRefusedProps, 'ticket' | 'draft'>) {
  const opening = useTicketOpeningQuery(undefined).data;
  if (opening?.refused !== null) return null;
  return <NewTicketWithText draft={draft} kind="customer" search={continued(ticket)} />;
}

interface RefusedNoticeProps extends Pick<ReplyRefusedProps, 'ticket' | 'passed'> {
  /** Nothing was written that a new ticket would take along. */
  offersNew: boolean;
}

function RefusedNotice({ ticket, passed, offersNew }: RefusedNoticeProps) {
  const text = passed
    ? fa.reply.windowPassed
    : ticket.reply_refused === 'expired'
      ? fa.reply.expired
      : ticket.reply_refused === 'locked'
        ? fa.reply.locked
        : fa.reply.readOnly;
  return (
    <div className="tk-compose-none">
      <Alert
        tone={passed ? 'warning' : 'info'}
        action={
          passed && offersNew ? (
            <Link
              className="hd-button hd-button-primary hd-button-sm"
              to={{ route: 'tickets-new', search: continued(ticket) }}
            >
              {fa.reply.followUp}
            </Link>
          ) : undefined
        }
      >
        {text}
      </Alert>
    </div>
  );
}
