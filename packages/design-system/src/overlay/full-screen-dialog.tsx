import { useId } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../basics/class-names.ts';
import { CloseIcon } from '../icons/essential.tsx';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import { overlayText } from './messages.ts';
import { ModalLayer } from './modal-layer.tsx';

/** Props of {@link FullScreenDialog}. */
export interface FullScreenDialogProps {
  title: string;
  /** Name of the cross for screen readers; «بستن» by default. */
  closeLabel?: string;
  onClose: () => void;
  /** Controls in the line of the title. */
  tools?: ReactNode;
  /** Selector of what gets the focus first; the first field or the dialog itself by default. */
  initialFocus?: string;
  className?: string;
  /** It is the page that was opened, so Back leaves it; otherwise Back closes the dialog, on every device. */
  backLeaves?: boolean;
  children: ReactNode;
}

/** A dialog over the whole window, for work that needs the room of a page and leads back to where it was opened. */
export function FullScreenDialog({
  title,
  closeLabel = overlayText.close,
  onClose,
  tools,
  initialFocus,
  className,
  backLeaves = false,
  children,
}: FullScreenDialogProps) {
  const id = useId();
  const { getPopupContainer } = useThemeEnvironment();
  return createPortal(
    <ModalLayer onEscape={onClose} backCloses={!backLeaves} initialFocus={initialFocus}>
      {(ref) => (
        <div
          ref={ref}
          role="dialog"
          aria-modal="true"
          aria-labelledby={id}
          tabIndex={-1}
          className={classNames('hd-screen-dialog', className)}
        >
          <header className="hd-screen-dialog-head">
            <button type="button" className="hd-dialog-close" aria-label={closeLabel} onClick={onClose}>
              <CloseIcon size={18} />
            </button>
            <h2 id={id}>{title}</h2>
            {tools}
          </header>
          <div className="hd-screen-dialog-body">{children}</div>
        </div>
      )}
    </ModalLayer>,
    getPopupContainer?.() ?? document.body,
  );
}
