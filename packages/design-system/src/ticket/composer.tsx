import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../basics/button.tsx';
import { classNames } from '../basics/class-names.ts';
import { Segmented } from '../basics/segmented.tsx';
import { Kbd } from '../basics/text.tsx';
import { LockIcon } from '../icons/general.tsx';
import { SendIcon } from '../icons/ticket.tsx';
import { ticketText } from './messages.ts';

/** Kind of the text: a reply that the customer gets, or a note for colleagues only. */
export type ComposerMode = 'reply' | 'note';

/** Props of {@link Composer}. */
export interface ComposerProps {
  mode: ComposerMode;
  /** Without it there is no choice: customers only reply, some staff only note (decisions 2.2). */
  onModeChange?: (mode: ComposerMode) => void;
  /** The editor. */
  children: ReactNode;
  /** Chosen files with their progress. */
  attachments?: ReactNode;
  /** Buttons at the start of the footer: attach, canned texts. */
  tools?: ReactNode;
  /** At the end of the head: canned texts, draft state. */
  headEnd?: ReactNode;
  /** Above the text: a newer message was written, or the ticket is assigned to someone else. */
  explanation?: ReactNode;
  /** «پیش‌نویس ذخیره شد · ۱۰:۲۴». */
  draftState?: ReactNode;
  onSend: () => void;
  sending?: boolean;
  sendDisabled?: boolean;
  /** Label of the send button; «ارسال پاسخ» or «ثبت یادداشت» by default. */
  sendLabel?: string;
  /** Menu next to the send button: send and close, … */
  sendMenu?: ReactNode;
  onFocus?: () => void;
  /**
   * Name for screen readers, and the label of the reply tab; «پاسخ به مشتری» by default, which is wrong for customers
   * and colleagues.
   */
  label?: string;
}

/**
 * The box for a reply or note. In note mode the frame and the send button are saffron and the button says so;
 * Ctrl+Enter sends.
 */
export function Composer({
  mode,
  onModeChange,
  children,
  attachments,
  tools,
  headEnd,
  explanation,
  draftState,
  onSend,
  sending,
  sendDisabled,
  sendLabel,
  sendMenu,
  onFocus,
  label = ticketText.reply,
}: ComposerProps) {
  const note = mode === 'note';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || sending || sendDisabled) return;
    event.preventDefault();
    event.stopPropagation();
    onSend();
  };
  return (
    <section
      className={classNames('hd-composer', note && 'hd-composer-note')}
      aria-label={note ? ticketText.note : label}
      onKeyDownCapture={onKeyDown}
      onFocus={onFocus}
    >
      {onModeChange || headEnd ? (
        <header className="hd-composer-head">
          {onModeChange ? (
            <Segmented
              size="sm"
              label={ticketText.mode}
              value={mode}
              onChange={onModeChange}
              options={[
                { value: 'reply', label },
                { value: 'note', label: ticketText.note, icon: <LockIcon size={14} /> },
              ]}
            />
          ) : null}
          <span className="hd-grow" />
          {headEnd}
        </header>
      ) : null}
      {explanation}
      {note ? <p className="hd-composer-hint">{ticketText.noteHint}</p> : null}
      <div className="hd-composer-text">{children}</div>
      {attachments ? <div className="hd-composer-files">{attachments}</div> : null}
      <footer className="hd-composer-foot">
        {tools}
        <span className="hd-grow" />
        {draftState ? <small className="hd-muted">{draftState}</small> : null}
        <span className="hd-wide-only">
          <Kbd keys={['Ctrl', 'Enter']} />
        </span>
        {sendMenu}
        <Button
          variant={note ? 'note' : 'primary'}
          icon={note ? <LockIcon /> : <SendIcon />}
          loading={sending}
          disabled={sendDisabled}
          onClick={onSend}
        >
          {sendLabel ?? (note ? ticketText.saveNote : ticketText.sendReply)}
        </Button>
      </footer>
    </section>
  );
}
