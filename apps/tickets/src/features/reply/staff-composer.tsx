import { useEffect, useEffectEvent, useState } from 'react';
import type { PresenceState, Ticket, TicketContent } from '@hamyar/contracts';
import { Alert, DropdownMenu, IconButton, Name } from '@hamyar/design-system/basics';
import { ChevronDownIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { useSession } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { RichMessage } from '../../shared/rich-message.tsx';
import { Composer } from './composer.tsx';
import { ReplyConflictDialog } from './reply-conflict.dialog.tsx';
import { useComposer, type AfterSend } from './use-composer.ts';
import type { Writing } from './use-writing.ts';

export type Mode = 'message' | 'note';

interface StaffComposerProps {
  ticket: Ticket;
  mode: Mode;
  writing: Writing;
  onMode(mode: Mode): void;
  /** Sends the presence state to the others on this ticket. */
  onPresence(state: PresenceState): void;
  /** A reply that was cancelled in its undo window. */
  undoneContent: TicketContent | null;
}

const texts = faStaff.composer;
const NOTE_TEXTS = { mode: texts.mode, label: texts.note, hint: texts.noteHint };
/** ms without a key press after which the person counts as viewing (decisions 2.4 "presence") */
const TYPING_IDLE_MS = 8_000;

/**
 * The composer of employees: a reply or an internal note, which look clearly different. A new one is mounted for each
 * ticket and mode.
 */
export function StaffComposer({ ticket, mode, writing, onMode, onPresence, undoneContent }: StaffComposerProps) {
  const user = useSession();
  const note = mode === 'note';
  const compose = useComposer({
    ticket,
    type: mode,
    onSent: (_answer, then) =>
      toast.success(note ? texts.noteDone : then === 'close' ? fa.closing.success : fa.reply.success),
  });
  const { draft } = compose;
  const typing = useTypingPresence(note, onPresence);
  const canReply = ticket.actions.includes('reply');
  const canNote = ticket.actions.includes('note');
  const writeAgain = useEffectEvent(({ body_html }: TicketContent) => {
    if (!note) draft.set((before) => ({ ...before, body_html }));
  });
  useEffect(() => {
    if (undoneContent) writeAgain(undoneContent);
  }, [undoneContent]);
  const claims = !note && ticket.assignee === null && ticket.kind !== 'to_customer' && user.employee;
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
          note && !canReply ? (
            <NoteOnlyReason ticket={ticket} />
          ) : claims ? (
            <p className="tk-compose-hint">{texts.claims}</p>
          ) : null
        }
        more={note ? undefined : (send, disabled) => <SendMenu ticket={ticket} disabled={disabled} send={send} />}
      />
      {compose.stale ? (
        <ReplyConflictDialog
          stale={compose.stale}
          sending={compose.sending}
          onSend={(then) => void compose.send(then, true)}
          onBack={compose.keepWriting}
          noteLabel={texts.note}
        />
      ) : null}
    </>
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

function SendMenu({ ticket, disabled, send }: { ticket: Ticket; disabled: boolean; send(then: AfterSend): void }) {
  const items = [
    ...(ticket.actions.includes('close')
      ? [{ key: 'close', label: texts.sendAndClose, onSelect: () => send('close') }]
      : []),
    ...(ticket.actions.includes('set_in_progress')
      ? [{ key: 'keep_working', label: texts.sendAndKeep, onSelect: () => send('keep_working') }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <DropdownMenu
      label={texts.sendMore}
      placement="top-end"
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

/** Says why nothing can be written, when neither a reply nor a note is allowed. */
export function ComposerUnavailable({ ticket }: { ticket: Ticket }) {
  const text =
    ticket.reply_refused === 'license_expired'
      ? faStaff.composer.licenseExpired
      : ticket.reply_refused === 'locked'
        ? fa.reply.locked
        : ticket.reply_refused === 'expired'
          ? fa.reply.expired
          : fa.reply.readOnly;
  return (
    <div className="tk-compose-none">
      <Alert tone="info">{text}</Alert>
    </div>
  );
}
