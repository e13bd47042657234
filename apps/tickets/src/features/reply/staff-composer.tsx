import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { TICKET_STATUS, type PresenceState, type Ticket, type TicketContent } from '@hamyar/contracts';
import { DropdownMenu, IconButton, Name } from '@hamyar/design-system/basics';
import type { RichTextEditorHandle } from '@hamyar/design-system/editor';
import { BoltIcon, ChevronDownIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, Slot, useSession } from '@hamyar/module-sdk';
import { isolate } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { withTakenBack, type BodyAndAttachments } from '../../shared/compose-draft.ts';
import { RichMessage } from '../../shared/rich-message.tsx';
import { useMentions } from '../../shared/use-mentions.ts';
import { undoToastKey, useUndoSend } from '../../shared/use-undo-send.ts';
import { Composer } from './composer.tsx';
import { ReplyConflictDialog } from './reply-conflict.dialog.tsx';
import { OwnDraftState, ShareDraftButton } from './share-draft.tsx';
import { SignatureBelow } from './signature-below.tsx';
import { TemplateButton } from './template-button.tsx';
import { TicketAnswers } from './ticket-answers.tsx';
import { useComposer, type AfterSend, type ComposerState } from './use-composer.ts';
import { openVariablesText, useTemplates } from './use-templates.ts';
import type { Writing } from './use-writing.ts';

const CompleteTicketDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ './complete-ticket.dialog.tsx'),
  'CompleteTicketDialog',
);

export type Mode = 'message' | 'note';

interface StaffComposerProps {
  ticket: Ticket;
  mode: Mode;
  writing: Writing;
  onMode(mode: Mode): void;
  /** Sends the presence state to the others on this ticket. */
  onPresence(state: PresenceState): void;
  /** A reply that was taken back, or the draft of a colleague, until it is written again in the draft. */
  takenBack: BodyAndAttachments | null;
  onCancelled(reply: BodyAndAttachments): void;
  onWrittenAgain(): void;
  /** The ticket was closed with a reply. */
  onClosed(): void;
  /** Opens the macros. */
  onMacros(): void;
}

const texts = faStaff.composer;
const NOTE_TEXTS = { mode: texts.mode, label: texts.note, hint: texts.noteHint };
/** ms without a key press after which the person counts as viewing (decisions 2.4 "presence") */
const TYPING_IDLE_MS = 8_000;

/**
 * The composer of employees: a reply or an internal note, which look clearly different. A new one is mounted for each
 * ticket and mode.
 */
export function StaffComposer({
  ticket,
  mode,
  writing,
  onMode,
  onPresence,
  takenBack,
  onCancelled,
  onWrittenAgain,
  onClosed,
  onMacros,
}: StaffComposerProps) {
  const note = mode === 'note';
  const compose = useComposer({
    ticket,
    type: mode,
    refuse: openVariablesText,
    onSent: ({ ticket: after, content_id }, then) => {
      const sent = after.contents.find(({ id }) => id === content_id);
      if (sent?.state === 'pending') offerUndo(sent, after.undo_seconds);
      else toast.success(note ? texts.noteDone : then === 'close' ? fa.closing.success : fa.reply.success);
      if (then === 'close') onClosed();
    },
  });
  const { draft } = compose;
  const editor = useRef<RichTextEditorHandle>(null);
  const templates = useTemplates(ticket, compose);
  const mentions = useMentions(ticket.id);
  const { undoSend } = useUndoSend(ticket.id);
  const cancelSend = async (content: TicketContent) => {
    const attachments = await undoSend(content);
    if (attachments) onCancelled({ body_html: content.body_html, attachments });
  };
  const offerUndo = (content: TicketContent, seconds: number) =>
    // the seconds are counted at the reply itself; a number that stands still would contradict them
    toast.success(fa.thread.pendingTo(isolate(ticket.subject)), {
      key: undoToastKey(content),
      duration: seconds * 1000,
      action: { label: fa.thread.undoSend, onAction: () => void cancelSend(content) },
    });
  const typing = useTypingPresence(note, onPresence);
  const canReply = ticket.actions.includes('reply');
  const canNote = ticket.actions.includes('note');
  const writeAgain = useEffectEvent((reply: BodyAndAttachments) => {
    if (note) return;
    draft.set((before) => withTakenBack(before, reply));
    onWrittenAgain();
  });
  useEffect(() => {
    if (takenBack) writeAgain(takenBack);
  }, [takenBack]);
  // once sending was refused for it, that says it
  const left = compose.problem ? null : openVariablesText(draft.value);
  return (
    <>
      <Composer
        compose={compose}
        mode={note ? 'note' : 'reply'}
        note={NOTE_TEXTS}
        onMode={canReply && canNote ? (next) => onMode(next === 'note' ? 'note' : 'message') : undefined}
        writing={writing}
        onTyping={typing}
        label={note ? texts.note : fa.reply.label}
        frameLabel={ticket.kind === 'internal' ? texts.toColleague : texts.toCustomer}
        placeholder={note ? texts.notePlaceholder : fa.reply.placeholder}
        sendLabel={note ? texts.noteSend : fa.reply.send}
        explanation={
          <>
            <Explanation ticket={ticket} note={note} left={left} />
            {note ? null : <OwnDraftState ticket={ticket} draft={draft} />}
          </>
        }
        below={note ? null : <SignatureBelow ticket={ticket} writing={writing.open} />}
        templates={templates}
        mentions={note ? mentions : undefined}
        editor={editor}
        tools={
          <>
            {templates ? <TemplateButton ticket={ticket} templates={templates} editor={editor} /> : null}
            {ticket.own_draft && !note ? <ShareDraftButton ticket={ticket} draft={draft} /> : null}
            <MacrosAndAnswers ticket={ticket} draft={draft} onMacros={onMacros} />
          </>
        }
        more={note ? undefined : (send, disabled) => <SendMenu ticket={ticket} disabled={disabled} send={send} />}
      />
      <CompleteFirst ticket={ticket} compose={compose} />
      {compose.stale ? (
        <ReplyConflictDialog
          stale={compose.stale}
          sending={compose.sending}
          onSend={(then) => void compose.send(then, true)}
          onBack={compose.keepWriting}
          noteLabel={texts.note}
          waitingText={texts.colleagueSends}
        />
      ) : null}
    </>
  );
}

/** What sending does beyond sending, or what keeps the text from being sent. */
function Explanation({ ticket, note, left }: { ticket: Ticket; note: boolean; left: string | null }) {
  const { employee } = useSession();
  if (left !== null)
    return (
      <p className="tk-compose-hint" role="status">
        {left}
      </p>
    );
  if (note) return ticket.actions.includes('reply') ? null : <NoteOnlyReason ticket={ticket} />;
  if (ticket.status === TICKET_STATUS.closed) return <p className="tk-compose-hint">{fa.reply.reopens}</p>;
  const claims = ticket.assignee === null && ticket.kind !== 'to_customer' && employee;
  return claims ? <p className="tk-compose-hint">{texts.claims}</p> : null;
}

/** Asks for what the ticket lacks when a reply is to close it. */
function CompleteFirst({ ticket, compose }: { ticket: Ticket; compose: ComposerState }) {
  return (
    <OnDemand onClose={compose.stayOpen}>
      {compose.missing ? (
        <CompleteTicketDialog
          ticket={ticket}
          asked={compose.missing}
          onClose={compose.stayOpen}
          onComplete={() => void compose.sendComplete()}
        />
      ) : null}
    </OnDemand>
  );
}

/** Says why only a note is possible: the ticket is assigned to a colleague. */
function NoteOnlyReason({ ticket }: { ticket: Ticket }) {
  if (ticket.reply_refused !== 'assigned_to_colleague' || !ticket.assignee) return null;
  return (
    <p className="tk-compose-hint">
      <RichMessage text={texts.noteOnly} parts={{ user: <Name>{ticket.assignee.name}</Name> }} />
    </p>
  );
}

/** What other modules warn of whoever closes the ticket; nothing keeps it open (decisions 2.3 T12). */
const ClosingWarnings = ({ ticket }: { ticket: Ticket }) => (
  <div className="tk-closing-warnings">
    <Slot name="tickets.closing/v1" context={{ ticketId: ticket.id }} />
  </div>
);

function SendMenu({ ticket, disabled, send }: { ticket: Ticket; disabled: boolean; send(then: AfterSend): void }) {
  const closes = ticket.actions.includes('close');
  const items = [
    ...(closes ? [{ key: 'close', label: texts.sendAndClose, onSelect: () => send('close') }] : []),
    ...(ticket.actions.includes('set_in_progress')
      ? [{ key: 'keep_working', label: texts.sendAndKeep, onSelect: () => send('keep_working') }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <DropdownMenu
      label={texts.sendMore}
      placement="top-end"
      width={closes ? 280 : undefined}
      header={closes ? <ClosingWarnings ticket={ticket} /> : undefined}
      items={items}
      trigger={(props) => (
        <IconButton
          icon={<ChevronDownIcon />}
          label={texts.sendMore}
          variant="default"
          disabled={disabled}
          {...props}
        />
      )}
    />
  );
}

/** Sends the presence state: writing, and eight seconds after the last key press viewing. */
function useTypingPresence(note: boolean, onPresence: (state: PresenceState) => void): () => void {
  const [typedAt, setTypedAt] = useState(0);
  useEffect(() => {
    if (typedAt === 0) return undefined;
    onPresence(note ? 'noting' : 'replying');
    const timer = setTimeout(() => onPresence('viewing'), TYPING_IDLE_MS);
    return () => clearTimeout(timer);
  }, [typedAt, note, onPresence]);
  return () => setTypedAt((before) => (Date.now() - before > 1_000 ? Date.now() : before));
}

interface MacrosAndAnswersProps extends ComponentProps<typeof TicketAnswers> {
  onMacros(): void;
}

const MacrosAndAnswers = ({ ticket, draft, onMacros }: MacrosAndAnswersProps) => (
  <>
    <IconButton icon={<BoltIcon />} label={texts.macro} onClick={onMacros} />
    <TicketAnswers ticket={ticket} draft={draft} />
  </>
);
