import { useId, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../basics/button.tsx';
import { lineText } from '../basics/text.tsx';
import { WarningIcon } from '../icons/essential.tsx';
import { Mask } from './mask.tsx';
import { overlayText } from './messages.ts';
import { ModalLayer } from './modal-layer.tsx';
import { MODAL_WIDTHS } from './modal.tsx';

/** The question of a confirm dialog. Without a text it shows the question of the spec (8.14). */
export interface ConfirmRequest {
  title?: ReactNode;
  message?: ReactNode;
  /** «بله» by default; better the name of the action: «حذف», «بستن تیکت». */
  yes?: string;
  /** «خیر» by default. */
  no?: string;
  /** Red: cannot be undone. */
  danger?: boolean;
  /** Work before the dialog closes; while it runs the button is busy. A rejection keeps the dialog open. */
  onYes?: () => void | Promise<unknown>;
}

/** ms in which nobody has read the question: an Enter was meant for what was there before. */
const READ_MS = 500;

interface PendingConfirm extends ConfirmRequest {
  id: number;
  answer: (yes: boolean) => void;
}

let queue: readonly PendingConfirm[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const current = () => queue;
const publish = (next: readonly PendingConfirm[]) => {
  queue = next;
  listeners.forEach((listener) => listener());
};

/**
 * Asks yes or no over the page; Enter means yes, Escape means no (spec 4.15). Resolves to the answer. Can be used
 * outside React.
 */
export function confirm(request: ConfirmRequest = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId;
    nextId += 1;
    publish([
      ...queue,
      {
        ...request,
        id,
        answer: (yes) => {
          publish(queue.filter((item) => item.id !== id));
          resolve(yes);
        },
      },
    ]);
  });
}

/** What a person has written stands in it as on the page behind: digits of a Latin name stay Latin. */
const asLine = (text: ReactNode): ReactNode => (typeof text === 'string' ? lineText(text) : text);

/** {@link confirm} for a deletion: the question of the spec, «حذف» and «انصراف» (spec 8.14). `message` stands below it. */
export function confirmDelete({
  message,
  ...request
}: Pick<ConfirmRequest, 'title' | 'message' | 'yes' | 'onYes'> = {}): Promise<boolean> {
  const asked = message ? (
    <>
      <p>{overlayText.confirmMessage}</p>
      <p>{asLine(message)}</p>
    </>
  ) : undefined;
  return confirm({ yes: overlayText.delete, no: overlayText.cancel, danger: true, message: asked, ...request });
}

/** {@link confirm} before leaving a form with unsaved text. */
export function confirmLeave(): Promise<boolean> {
  return confirm({ message: overlayText.unsaved, yes: overlayText.leave, no: overlayText.stay });
}

function ConfirmDialog({ title, message, yes, no, danger, onYes, answer }: PendingConfirm) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const refuse = () => {
    if (!busy) answer(false);
  };
  const accept = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await onYes?.();
      answer(true);
    } catch {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // with the focus on the «no» button Enter presses that button; everywhere else it means yes
    if (event.key !== 'Enter' || (event.target as Element).closest('[data-no]')) return;
    event.preventDefault();
    // a second Enter right after the one that asked for this dialog answers nothing that cannot be undone
    if (event.repeat || (danger && Date.now() - openedAt < READ_MS)) return;
    void accept();
  };
  return (
    <Mask className="hd-mask-confirm">
      <ModalLayer onEscape={refuse} initialFocus="[data-yes]">
        {(ref) => (
          <div
            ref={ref}
            role="alertdialog"
            aria-modal="true"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            tabIndex={-1}
            className="hd-dialog hd-confirm"
            style={{ width: MODAL_WIDTHS.confirm }}
            onKeyDown={onKeyDown}
          >
            <div className="hd-confirm-body">
              <span
                className={danger ? 'hd-confirm-sign hd-confirm-sign-danger' : 'hd-confirm-sign'}
                aria-hidden="true"
              >
                <WarningIcon />
              </span>
              <div>
                <h2 id={`${id}-title`}>{asLine(title) ?? overlayText.confirmTitle}</h2>
                <div id={`${id}-text`} className="hd-confirm-text">
                  {asLine(message) ?? overlayText.confirmMessage}
                </div>
              </div>
            </div>
            <footer className="hd-dialog-foot">
              <Button data-yes variant={danger ? 'danger' : 'primary'} loading={busy} onClick={() => void accept()}>
                {yes ?? overlayText.yes}
              </Button>
              <Button data-no disabled={busy} onClick={refuse}>
                {no ?? overlayText.no}
              </Button>
            </footer>
          </div>
        )}
      </ModalLayer>
    </Mask>
  );
}

/** Renders confirm dialogs; part of `OverlayHost`. */
export function ConfirmHost() {
  const pending = useSyncExternalStore(subscribe, current, current);
  const next = pending[0];
  return next ? createPortal(<ConfirmDialog key={next.id} {...next} />, document.body) : null;
}
