import { ConfirmHost } from './confirm.tsx';
import { overlayText } from './messages.ts';
import { ToastHost } from './toast-host.tsx';
import { toast } from './toast.ts';

/** Renders toasts and confirm dialogs. Mounted once per page, by the shell; never by a module. */
export function OverlayHost() {
  return (
    <>
      <ToastHost />
      <ConfirmHost />
    </>
  );
}

/**
 * Reports what was done and offers to undo it: `onUndo` runs on «واگرد», `onExpire` when the time for it has passed.
 */
export function undoToast(text: string, onUndo: () => void, onExpire?: () => void): () => void {
  return toast.success(text, { action: { label: overlayText.undo, onAction: onUndo }, onExpire });
}
