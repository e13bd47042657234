import { shared } from '@hamyar/persian';

/** Texts of dialogs and toasts (glossary §1, §6, §31). */
export const overlayText = {
  close: shared.close,
  yes: shared.yes,
  no: shared.no,
  delete: shared.remove,
  cancel: shared.cancel,
  undo: shared.undo,
  confirmTitle: 'تأیید عملیات',
  confirmMessage: shared.confirmAction,
  unsaved: shared.leaveUnsaved,
  leave: 'خروج از صفحه',
  stay: 'ماندن در صفحه',
  offlineTitle: shared.connectionLost,
  offlineText: 'لطفاً اتصال اینترنت خود را بررسی کنید.',
  reconnecting: 'در حال اتصال مجدد…',
  restored: shared.connectionRestored,
  retry: shared.retry,
  loading: shared.loading,
};
