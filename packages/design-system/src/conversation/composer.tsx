import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Button } from '../basics/button.tsx';
import { classNames } from '../basics/class-names.ts';
import { Segmented } from '../basics/segmented.tsx';
import { Kbd } from '../basics/text.tsx';
import { LockIcon } from '../icons/general.tsx';
import { SendIcon } from '../icons/ticket.tsx';
import { ticketText } from '../ticket/messages.ts';

/** Kind of the text: a reply that the customer gets, or a note for colleagues only. */
export type ComposerMode = 'reply' | 'note';

/** What a composer says where a note can be written. Only staff have notes, so the texts come from their module. */
export interface ComposerNoteTexts {
  /** Label of the choice between reply and note. */
  mode: string;
  /** Name of the note: its tab, and the name of the box in note mode. */
  label: string;
  /** Above the text: who reads it. */
  hint: string;
}

/** Props of {@link Composer}. */
export interface ComposerProps {
  mode: ComposerMode;
  /** Without it there is no choice: customers only reply, some staff only note (decisions 2.2). */
  onModeChange?: (mode: ComposerMode) => void;
  /** Needed in note mode and with `onModeChange`. */
  note?: ComposerNoteTexts;
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
  /** Label of the send button; «ارسال پاسخ» by default. */
  sendLabel?: string;
  /** Menu next to the send button: send and close, … */
  sendMenu?: ReactNode;
  onFocus?: () => void;
  /** Escape, when nothing inside has used it: the caller moves the focus out, the text stays. */
  onLeave?: () => void;
  /** One line with the text and `tools`, as on phones before somebody writes. The editor stays the same element. */
  slim?: boolean;
  /** Name for screen readers, and the label of the reply tab. */
  label: string;
}

/**
 * The box for a reply or note. In note mode the frame and the send button are saffron and the button says so;
 * Ctrl+Enter sends.
 */
export function Composer({
  mode,
  onModeChange,
  note: noteTexts,
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
  onLeave,
  slim = false,
  label,
}: ComposerProps) {
  const note = mode === 'note';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || sending || sendDisabled) return;
    event.preventDefault();
    event.stopPropagation();
    onSend();
  };
  const guard = useDoubleClickGuard();
  return (
    <section
      className={classNames('hd-composer', note && 'hd-composer-note', slim && 'hd-composer-slim')}
      aria-label={note ? noteTexts?.label : label}
      onKeyDownCapture={onKeyDown}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) onLeave?.();
      }}
      {...guard}
      onFocus={onFocus}
    >
      {!slim && ((onModeChange && noteTexts) || headEnd) ? (
        <header className="hd-composer-head">
          {onModeChange && noteTexts ? (
            <Segmented
              size="sm"
              label={noteTexts.mode}
              value={mode}
              onChange={onModeChange}
              options={[
                { value: 'reply', label },
                { value: 'note', label: noteTexts.label, icon: <LockIcon size={14} /> },
              ]}
            />
          ) : null}
          <span className="hd-grow" />
          {headEnd}
        </header>
      ) : null}
      {explanation ? <div className="hd-composer-explanation">{explanation}</div> : null}
      {!slim && note && noteTexts ? <p className="hd-composer-hint">{noteTexts.hint}</p> : null}
      <div className="hd-composer-text">{children}</div>
      {attachments ? <div className="hd-composer-files">{attachments}</div> : null}
      <footer className="hd-composer-foot">
        {tools}
        {slim ? null : (
          <>
            <small className="hd-composer-state hd-muted">{draftState}</small>
            <span className="hd-composer-keys hd-wide-only">
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
              {sendLabel ?? ticketText.sendReply}
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}

/**
 * The second click of a double click does nothing on a button that the first one did not press: the composer grows
 * under the finger when it opens.
 */
function useDoubleClickGuard() {
  const first = useRef<EventTarget>(null);
  return {
    onMouseDownCapture: (event: MouseEvent) => {
      if (event.detail <= 1) first.current = event.target;
    },
    onClickCapture: (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button, a') : null;
      if (event.detail <= 1 || !button || (first.current instanceof Node && button.contains(first.current))) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
