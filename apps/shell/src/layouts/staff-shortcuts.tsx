import { useState } from 'react';
import { ErrorState } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { useShortcuts } from '@hamyar/module-kit/keys';
import { shellChunk } from '../modules/shell-chunk.tsx';
import { staffFa } from '../messages/staff-fa.ts';

/** The sheet of shortcuts; its code is loaded when somebody asks for it. */
export const StaffShortcuts = shellChunk(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog, {
  loading: null,
  Failed: ({ onClose }) => (
    <Modal open title={staffFa.shortcuts.title} onClose={onClose}>
      <ErrorState onRetry={() => location.reload()} />
    </Modal>
  ),
});

/** Opens the sheet by ? on every page, and from the palette, which it replaces. */
export function useShortcutSheet(closePalette: () => void) {
  const [open, setOpen] = useState(false);
  const show = () => {
    closePalette();
    setOpen(true);
  };
  useShortcuts({ 'Shift+Slash': show });
  return { open, show, close: () => setOpen(false) };
}
