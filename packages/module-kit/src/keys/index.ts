export { OnDemand, type OnDemandProps } from './on-demand.tsx';
export { ContributedDialog, SlotDialog, type ContributedDialogProps } from './slot-dialog.tsx';
export { useShortcuts, type Shortcuts } from './use-shortcuts.ts';
