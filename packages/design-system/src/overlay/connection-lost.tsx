import { createPortal } from 'react-dom';
import { Button } from '../basics/button.tsx';
import { Spinner } from '../basics/spinner.tsx';
import { OfflineIcon } from '../icons/general.tsx';
import { overlayText } from './messages.ts';
import { Modal } from './modal.tsx';

/** Props of {@link ConnectionLost}. */
export interface ConnectionLostProps {
  open: boolean;
  /** The person has asked for something that needs the connection: the card becomes a dialog until it is closed. */
  modal: boolean;
  /** A new attempt is running. */
  reconnecting: boolean;
  onRetry: () => void;
  /** The dialog is closed; the card is back. */
  onClose: () => void;
}

/**
 * Shown when the connection to the system is lost (spec 2.83, 4.1). The card never takes the focus: a person who writes
 * can continue and loses no text; the page behind it stays readable.
 */
export function ConnectionLost({ open, modal, onClose, ...card }: ConnectionLostProps) {
  if (!open) return null;
  return modal ? <ConnectionDialog {...card} onClose={onClose} /> : <ConnectionCard {...card} />;
}

type Attempt = Pick<ConnectionLostProps, 'reconnecting' | 'onRetry'>;

function ConnectionText({ reconnecting }: Pick<Attempt, 'reconnecting'>) {
  if (!reconnecting) return overlayText.offlineText;
  return (
    <>
      <Spinner /> {overlayText.reconnecting}
    </>
  );
}

function ConnectionDialog({ reconnecting, onRetry, onClose }: Attempt & Pick<ConnectionLostProps, 'onClose'>) {
  return (
    <Modal
      open
      title={overlayText.offlineTitle}
      onClose={onClose}
      initialFocus="[data-retry]"
      footer={
        <>
          <Button data-retry variant="primary" loading={reconnecting} onClick={onRetry}>
            {overlayText.retry}
          </Button>
          <Button onClick={onClose}>{overlayText.close}</Button>
        </>
      }
    >
      <div className="hd-connection-ask">
        <span className="hd-error-icon" aria-hidden="true">
          <OfflineIcon />
        </span>
        <p aria-live="polite">
          <ConnectionText reconnecting={reconnecting} />
        </p>
      </div>
    </Modal>
  );
}

function ConnectionCard({ reconnecting, onRetry }: Attempt) {
  return createPortal(
    <div
      className="hd-connection"
      role="alertdialog"
      aria-modal="false"
      aria-live="assertive"
      aria-label={overlayText.offlineTitle}
    >
      <span className="hd-error-icon" aria-hidden="true">
        <OfflineIcon />
      </span>
      <div className="hd-connection-text">
        <b>{overlayText.offlineTitle}</b>
        <span>
          <ConnectionText reconnecting={reconnecting} />
        </span>
      </div>
      <Button size="sm" disabled={reconnecting} onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {overlayText.retry}
      </Button>
    </div>,
    document.body,
  );
}
