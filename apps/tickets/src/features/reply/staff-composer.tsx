import { useEffect, useState } from 'react';
import type { PresenceState, Ticket, TicketContent } from '@hamyar/contracts';
import { Alert, DropdownMenu, IconButton, Name } from '@hamyar/design-system/basics';
import { ChevronDownIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { useSession } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { Sentence } from '../../shared/sentence.tsx';
import { Composer } from './composer.tsx';
import { StaleDialog } from './stale.dialog.tsx';
import { useCompose, type After } from './use-compose.ts';

export type Mode = 'message' | 'note';

interface StaffComposerProps {
  ticket: Ticket;
  mode: Mode;
  open: boolean;
  onMode(mode: Mode): void;
  onOpen(): void;
  /** What the others on this ticket are told. */
  onPresence(state: PresenceState): void;
  /** A reply that was taken back in its undo window. */
  takenBack: TicketContent | null;
}

const C = faStaff.composer;
/** ms without a key after which one only looks (decisions 2.4 "presence") */
const IDLE_MS = 8_000;

/** The composer of the desk: an answer or an internal note, never to be mistaken for each other. Mounted anew for each ticket and mode. */
export function StaffComposer({ ticket, mode, open, onMode, onOpen, onPresence, takenBack }: StaffComposerProps) {
  const user = useSession();
  const note = mode === 'note';
  const compose = useCompose({
    ticket,
    type: mode,
    onSent: (_answer, then) =>
      toast.success(note ? C.noteDone : then === 'close' ? fa.closing.success : fa.reply.success),
  });
  const { draft } = compose;
  const typing = useTypingPresence(note, onPresence);
  const canReply = ticket.actions.includes('reply');
  const canNote = ticket.actions.includes('note');
  useEffect(() => {
    if (takenBack && !note) draft.set((before) => ({ ...before, body_html: takenBack.body_html }));
  }, [takenBack]);
  const claims = !note && ticket.assignee === null && ticket.kind !== 'to_customer' && user.employee;
  return (
    <>
      <Composer
        compose={compose}
        mode={note ? 'note' : 'reply'}
        onMode={canReply && canNote ? (next) => onMode(next === 'note' ? 'note' : 'message') : undefined}
        open={open}
        onOpen={onOpen}
        onTyping={typing}
        label={note ? C.note : fa.reply.label}
        frameLabel={ticket.kind === 'internal' ? C.toColleague : C.toCustomer}
        placeholder={note ? C.notePlaceholder : fa.reply.placeholder}
        sendLabel={note ? C.noteSend : fa.reply.send}
        notice={
          note && !canReply ? (
            <WhyNote ticket={ticket} />
          ) : claims ? (
            <p className="tk-compose-hint">{C.claims}</p>
          ) : null
        }
        more={note ? undefined : (send, disabled) => <SendMenu ticket={ticket} disabled={disabled} send={send} />}
      />
      {compose.stale ? (
        <StaleDialog
          stale={compose.stale}
          sending={compose.sending}
          onSend={(then) => void compose.send(then, true)}
          onBack={compose.keepWriting}
          noteLabel={C.note}
        />
      ) : null}
    </>
  );
}

/** Why there is only a note: a colleague has the ticket. */
function WhyNote({ ticket }: { ticket: Ticket }) {
  if (ticket.reply_refused !== 'assigned_to_colleague' || !ticket.assignee) return null;
  return (
    <p className="tk-compose-hint">
      <Sentence text={C.noteOnly} parts={{ user: <Name>{ticket.assignee.name}</Name> }} />
    </p>
  );
}

function SendMenu({ ticket, disabled, send }: { ticket: Ticket; disabled: boolean; send(then: After): void }) {
  const items = [
    ...(ticket.actions.includes('close')
      ? [{ key: 'close', label: C.sendAndClose, onSelect: () => send('close') }]
      : []),
    ...(ticket.actions.includes('set_in_progress')
      ? [{ key: 'keep_working', label: C.sendAndKeep, onSelect: () => send('keep_working') }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <DropdownMenu
      label={C.sendMore}
      placement="top-end"
      items={items}
      trigger={(props) => (
        <IconButton icon={<ChevronDownIcon />} label={C.sendMore} variant="default" disabled={disabled} {...props} />
      )}
    />
  );
}

/** Tells the others that one writes, and eight seconds after the last key that one only looks. */
function useTypingPresence(note: boolean, onPresence: (state: PresenceState) => void): () => void {
  const [typedAt, setTypedAt] = useState(0);
  useEffect(() => {
    if (typedAt === 0) return undefined;
    onPresence(note ? 'noting' : 'replying');
    const timer = setTimeout(() => onPresence('viewing'), IDLE_MS);
    return () => clearTimeout(timer);
  }, [typedAt, note, onPresence]);
  return () => setTypedAt((before) => (Date.now() - before > 1_000 ? Date.now() : before));
}

/** Why nothing can be written at all, when neither an answer nor a note is allowed. */
export function NoComposer({ ticket }: { ticket: Ticket }) {
  const text =
    ticket.reply_refused === 'licence_expired'
      ? faStaff.composer.licenceExpired
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
