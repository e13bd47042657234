import { TICKET_STATUS, type Ticket } from '@hamyar/contracts';
import { Alert } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { Link } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { faCustomer } from '../../messages/fa-customer.ts';
import { MergedNotice } from '../../shared/merged-notice.tsx';
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
  if (passed || !ticket.actions.includes('reply')) return <ReplyRefused ticket={ticket} passed={passed} />;
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

function ReplyRefused({ ticket, passed }: { ticket: Ticket; passed: boolean }) {
  if (ticket.merged) return <MergedNotice merged={ticket.merged} />;
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
          passed ? (
            <Link
              className="hd-button hd-button-primary hd-button-sm"
              to={{ route: 'tickets-new', search: { follow_up_of: ticket.id, department_id: ticket.department.id } }}
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
