import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from '../basics/spinner.tsx';
import { useEscape } from '../basics/use-escape.ts';
import { overlayText } from './messages.ts';
import { keepTypedKeys } from './typed-ahead.ts';

/**
 * Says that what somebody has asked for is on its way: a dialog or panel whose code is loading. Nobody sees it when the
 * code comes within a moment (the style sheet waits). Until then no key does anything on the page, and what is typed is
 * kept for the first field of the dialog. Escape gives up waiting.
 */
export function OpeningNotice({ onCancel }: { onCancel: () => void }) {
  useEscape('dialog', onCancel);
  useLayoutEffect(keepTypedKeys, []);
  return createPortal(
    <div className="hd-opening" role="status">
      <Spinner />
      {overlayText.loading}
    </div>,
    document.body,
  );
}
