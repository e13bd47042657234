import type { BulkDialogProps } from './bulk-action.ts';
import { BulkAssignDialog } from './bulk-assign.dialog.tsx';
import { BulkCategoryDialog, BulkServiceDialog } from './bulk-choice.dialog.tsx';
import { BulkCloseDialog } from './bulk-close.dialog.tsx';
import { BulkMacroDialog } from './bulk-macro.dialog.tsx';
import { BulkMergeDialog } from './bulk-merge.dialog.tsx';
import { BulkReplyDialog } from './bulk-reply.dialog.tsx';
import { BulkShareDialog } from './bulk-share.dialog.tsx';
import { BulkTagsDialog } from './bulk-tags.dialog.tsx';
import { BulkTransferDialog } from './bulk-transfer.dialog.tsx';

const DIALOGS = {
  close: BulkCloseDialog,
  assign: BulkAssignDialog,
  transfer: BulkTransferDialog,
  category: BulkCategoryDialog,
  service: BulkServiceDialog,
  tags: BulkTagsDialog,
  reply: BulkReplyDialog,
  share: BulkShareDialog,
  merge: BulkMergeDialog,
  macro: BulkMacroDialog,
} as const;
export type BulkDialogName = keyof typeof DIALOGS;

/** The dialog of an action. */
export function BulkDialog({ name, ...props }: BulkDialogProps & { name: BulkDialogName }) {
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}
