/** Texts of dialogs and notices (glossary §1, §6, §31). */
export const overlayText = {
  close: 'بستن',
  yes: 'بله',
  no: 'خیر',
  delete: 'حذف',
  cancel: 'انصراف',
  undo: 'واگرد',
  confirmTitle: 'تأیید عملیات',
  confirmMessage: 'آیا از انجام این عملیات اطمینان دارید؟',
  unsaved: 'تغییرات ذخیره نشده‌اند. از صفحه خارج می‌شوید؟',
  leave: 'خروج از صفحه',
  stay: 'ماندن در صفحه',
  offlineTitle: 'ارتباط با سیستم قطع شده است',
  offlineText: 'لطفاً اتصال اینترنت خود را بررسی کنید.',
  reconnecting: 'در حال اتصال مجدد…',
  restored: 'ارتباط دوباره برقرار شد',
  retry: 'تلاش دوباره',
};
