import { createPortal } from 'react-dom';
import { Button } from '../basics/button.tsx';
import { Spinner } from '../basics/spinner.tsx';
import { OfflineIcon } from '../icons/general.tsx';
import { overlayText } from './messages.ts';

/** Props of {@link ConnectionLost}. */
export interface ConnectionLostProps {
  open: boolean;
  /** A new attempt is running. */
  reconnecting: boolean;
  onRetry: () => void;
}

/**
 * Shown when the connection to the system is lost (spec 2.83, 4.1). It never takes the focus: a person who writes can
 * continue and loses no text; the page behind it stays readable.
 */
export function ConnectionLost({ open, reconnecting, onRetry }: ConnectionLostProps) {
  if (!open) return null;
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
          {reconnecting ? (
            <>
              <Spinner /> {overlayText.reconnecting}
            </>
          ) : (
            overlayText.offlineText
          )}
        </span>
      </div>
      <Button size="sm" disabled={reconnecting} onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {overlayText.retry}
      </Button>
    </div>,
    document.body,
  );
}
