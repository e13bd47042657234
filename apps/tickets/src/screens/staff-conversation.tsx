import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { PresenceMember, PresenceState, Ticket, TicketContent } from '@hamyar/contracts';
import { Button, EmptyState, ErrorState } from '@hamyar/design-system/basics';
import { CheckIcon } from '@hamyar/design-system/icons';
import { typeAhead } from '@hamyar/design-system/overlay';
import { InternalNote, type MessageProps } from '@hamyar/design-system/conversation';
import { failureText } from '@hamyar/module-kit/failure';
import { OnDemand, useShortcuts } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { LockedNotice } from '../features/actions/locked-notice.tsx';
import { TicketHeader, useHeaderActions, type HeaderDialog } from '../features/actions/ticket-header.tsx';
import { ConversationWaiting } from '../features/conversation/conversation-waiting.tsx';
import { Message } from '../features/conversation/message.tsx';
import { staffLine } from '../features/conversation/staff-line.ts';
import { MessageActions, type MessageTask } from '../features/conversation/message-actions.tsx';
import { Thread } from '../features/conversation/thread.tsx';
import { useShownTicket, type LiveTicket } from '../features/conversation/use-open-ticket.ts';
import { MacroRunner } from '../features/macro-run/macro-runner.tsx';
import { CollisionLine } from '../features/presence/collision-line.tsx';
import { ComposerUnavailable, UnsentReply } from '../features/reply/composer-unavailable.tsx';
import { SharedDrafts } from '../features/reply/shared-drafts.tsx';
import { StaffComposer, type Mode } from '../features/reply/staff-composer.tsx';
import { useCancelledReply } from '../features/reply/use-cancelled-reply.ts';
import { useWriting } from '../features/reply/use-writing.ts';
import { SlaStrip } from '../features/sla/sla-strip.tsx';
import { fa } from '../messages/fa.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { useOpenTicketCommands } from '../shared/open-ticket-commands.ts';
import { InsteadOfText } from '../shared/text-focus.tsx';
import { messageSide } from '../shared/thread-items.ts';
import { UnsentOfTicket } from '../shared/unsent-draft.tsx';

const SplitDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ '../features/split/split.dialog.tsx'),
  'SplitDialog',
);

const SlaExplanationDrawer = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ '../features/sla/sla-explanation.drawer.tsx'),
  'SlaExplanationDrawer',
);
const EditMessageDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ '../features/conversation/edit-message.dialog.tsx'),
  'EditMessageDialog',
);
const VersionsDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ '../features/conversation/versions.dialog.tsx'),
  'VersionsDialog',
);

interface StaffConversationProps {
  id: number;
  reading: LiveTicket;
  /** The others who have the ticket open. */
  members: readonly PresenceMember[];
  onPresence(state: PresenceState): void;
  /** On narrow screens: goes back to the list. */
  onBack?: (() => void) | undefined;
  /** Opens the properties on screens without a pane for them. */
  onProperties?: (() => void) | undefined;
  dialog: HeaderDialog | null;
  onDialog(dialog: HeaderDialog | null): void;
  /** Opens the next ticket of the list. */
  onNext(): void;
  /** The text box that somebody has asked for before it was there. */
  asked: Mode | null;
  /** The ticket is shown, or why it is not. */
  onSettled(): void;
}

/** The conversation of one ticket for employees, with its actions. */
export function StaffConversation({ id, reading, onSettled, ...rest }: StaffConversationProps) {
  const { ticket, error, refetch: again } = reading;
  const readSeq = useShownTicket(ticket);
  const settled = ticket !== undefined || error !== null;
  const settle = useEffectEvent(onSettled);
  useLayoutEffect(() => {
    if (!settled) return;
    // the text box has got the focus by now
    typeAhead();
    settle();
  }, [settled]);
  if (error)
    return (
      <div className="tk-nothing">
        {/* a phone shows nothing else on this page */}
        {rest.onBack ? <Button onClick={rest.onBack}>{fa.back}</Button> : null}
        {error.status === 'NOT_FOUND' ? (
          <InsteadOfText label={fa.thread.removed}>
            <EmptyState kind="note" title={fa.thread.removed} />
            <UnsentOfTicket key={`${id}:message`} ticketId={id} type="message" />
            <UnsentOfTicket key={`${id}:note`} ticketId={id} type="note" title={faStaff.composer.unsentNote} />
          </InsteadOfText>
        ) : (
          <ErrorState
            title={fa.thread.failed}
            description={failureText(error)}
            traceId={error.request_id}
            onRetry={again}
          />
        )}
      </div>
    );
  if (!ticket) return <ConversationWaiting />;
  return <OpenConversation ticket={ticket} readSeq={readSeq} {...rest} />;
}

interface OpenConversationProps extends Omit<StaffConversationProps, 'id' | 'reading' | 'onSettled'> {
  ticket: Ticket;
  readSeq: number;
}

function OpenConversation({
  ticket,
  readSeq,
  members,
  onPresence,
  onBack,
  onProperties,
  dialog,
  onDialog,
  onNext,
  asked,
}: OpenConversationProps) {
  const [macros, setMacros] = useState(false);
  const [task, setTask] = useState<MessageTask | null>(null);
  const showVersions = (content: TicketContent) => setTask({ kind: 'versions', content });
  const writing = useWriting(asked !== null);
  const [chosen, setMode] = useState<Mode>(asked ?? 'message');
  // without the right to reply it is a note
  const mode: Mode = ticket.actions.includes('reply') ? chosen : 'note';
  const write = (next: Mode) => {
    setMode(next);
    writing.request();
  };
  const cancelled = useCancelledReply(ticket.id, () => write('message'));
  const seen = lastSeen(ticket);
  const run = useHeaderActions(ticket, onDialog);
  const closed = () => {
    if (ticket.after_close === 'next') onNext();
  };
  const may = (action: Ticket['actions'][number]) => ticket.actions.includes(action);

  useOpenTicketCommands(ticket.actions, (action) => {
    if (action === 'reply') write('message');
    else if (action === 'note') write('note');
    else if (action === 'macro') setMacros(true);
    else void run(action);
  });
  useShortcuts({
    KeyR: may('reply') ? () => write('message') : may('note') ? () => write('note') : undefined,
    KeyN: may('note') ? () => write('note') : undefined,
    KeyM: may('note') ? () => setMacros(true) : undefined,
    KeyA: may('transfer') ? () => onDialog('transfer') : may('assign') ? () => onDialog('assign') : undefined,
    KeyE: may('close') ? () => onDialog('close') : may('reopen') ? () => void run('reopen') : undefined,
  });

  return (
    <>
      <TicketHeader
        ticket={ticket}
        dialog={dialog}
        onDialog={onDialog}
        onBack={onBack}
        onProperties={onProperties}
        onClosed={closed}
      />
      <SlaOfTicket ticket={ticket} dialog={dialog} onDialog={onDialog} />
      <LockedNotice ticket={ticket} onUnlock={() => void run('unlock')} />
      <Thread
        ticket={ticket}
        readSeq={readSeq}
        content={(content) => (
          <Message
            content={content}
            ticketId={ticket.id}
            role={authorRole(content)}
            line={content.type === 'system' ? staffLine(content) : undefined}
            Note={StaffNote}
            receipt={content.id === seen ? <SeenByCustomer /> : undefined}
            onTakenBack={cancelled.add}
            actions={<MessageActions ticket={ticket} content={content} onTask={setTask} />}
            onVersions={showVersions}
            removalHint={content.type === 'message' ? faStaff.editing.deleteSent : undefined}
          />
        )}
      />
      <OnDemand onClose={() => setTask(null)}>
        {task ? <MessageTaskDialog ticket={ticket} task={task} onClose={() => setTask(null)} /> : null}
      </OnDemand>
      <MacroRunner ticket={ticket} open={macros} onClose={() => setMacros(false)} onNext={onNext} />
      <CollisionLine members={members} />
      <SharedDrafts ticket={ticket} onClaim={cancelled.add} />
      {may('note') && !may('reply') ? <UnsentReply key={ticket.id} ticket={ticket} /> : null}
      {may('reply') || may('note') ? (
        <StaffComposer
          key={mode}
          ticket={ticket}
          mode={mode}
          writing={writing}
          onMode={write}
          onPresence={onPresence}
          takenBack={cancelled.reply}
          onCancelled={cancelled.add}
          onWrittenAgain={cancelled.clear}
          onClosed={closed}
          onMacros={() => setMacros(true)}
        />
      ) : (
        <ComposerUnavailable key={ticket.id} ticket={ticket} />
      )}
    </>
  );
}

/** The clock that matters now, and how its due time was computed. */
function SlaOfTicket({ ticket, dialog, onDialog }: Pick<OpenConversationProps, 'ticket' | 'dialog' | 'onDialog'>) {
  const close = () => onDialog(null);
  return (
    <>
      <SlaStrip ticket={ticket} onExplain={() => onDialog('sla')} />
      <OnDemand onClose={close}>
        {dialog === 'sla' ? <SlaExplanationDrawer ticket={ticket} onClose={close} /> : null}
      </OnDemand>
    </>
  );
}

function MessageTaskDialog({ ticket, task, onClose }: { ticket: Ticket; task: MessageTask; onClose(): void }) {
  const { kind, content } = task;
  if (kind === 'versions') return <VersionsDialog ticketId={ticket.id} content={content} onClose={onClose} />;
  const Dialog = kind === 'split' ? SplitDialog : EditMessageDialog;
  return <Dialog ticket={ticket} content={content} onClose={onClose} />;
}

/** The last message of employees that the customer has read; null for none. */
function lastSeen({ contents, customer_read_seq: read }: Ticket): number | null {
  const seen = contents.findLast(
    (content) =>
      content.type === 'message' &&
      content.state === 'published' &&
      messageSide(content) === 'out' &&
      content.seq <= (read ?? 0),
  );
  return seen?.id ?? null;
}

const SeenByCustomer = () => (
  <p className="tk-seen">
    <CheckIcon size={14} /> {faStaff.composer.seen}
  </p>
);

const StaffNote = (props: MessageProps) => <InternalNote {...props} role={undefined} label={faStaff.composer.note} />;

function authorRole(content: TicketContent): string {
  if (content.type === 'note') return faStaff.composer.note;
  return content.author_kind === 'customer'
    ? fa.thread.customer
    : content.author_kind === 'employee'
      ? fa.thread.expert
      : fa.thread.system;
}
