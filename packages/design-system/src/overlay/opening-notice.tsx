import { createPortal } from 'react-dom';
import { Spinner } from '../basics/spinner.tsx';
import { useEscape } from '../basics/use-escape.ts';
import { overlayText } from './messages.ts';

/**
 * Says that what somebody has asked for is on its way: a dialog or panel whose code is loading. Nobody sees it when the
 * code comes within a moment (the style sheet waits). Escape gives up waiting.
 */
export function OpeningNotice({ onCancel }: { onCancel: () => void }) {
  useEscape('dialog', onCancel);
  return createPortal(
    <div className="hd-opening" role="status">
      <Spinner />
      {overlayText.loading}
    </div>,
    document.body,
  );
}
