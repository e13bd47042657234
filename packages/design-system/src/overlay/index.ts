/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/basics.css';
import '../css/overlay.css';

export { provideBackHold } from '../basics/back-hold.ts';
export type { HoldBack } from '../basics/back-hold.ts';
export { confirm, confirmDelete, confirmLeave } from './confirm.tsx';
export type { ConfirmRequest } from './confirm.tsx';
export { ConnectionLost } from './connection-lost.tsx';
export type { ConnectionLostProps } from './connection-lost.tsx';
export { FullScreenDialog } from './full-screen-dialog.tsx';
export type { FullScreenDialogProps } from './full-screen-dialog.tsx';
export { Drawer, Modal, MODAL_WIDTHS } from './modal.tsx';
export type { DrawerProps, ModalProps } from './modal.tsx';
export { OpeningNotice } from './opening-notice.tsx';
export { OverlayHost, undoToast } from './overlay-host.tsx';
export { PrintSheet } from './print-sheet.tsx';
export type { PrintSheetProps } from './print-sheet.tsx';
export { ToastHost } from './toast-host.tsx';
export { dismissToast, toast } from './toast.ts';
export type { ToastKind, ToastOptions } from './toast.ts';
export { typeAhead } from './typed-ahead.ts';
