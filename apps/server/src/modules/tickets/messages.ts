import { shared } from '@hamyar/persian';

/** Persian sentences of tickets (glossary 12, 31). */
export const messages = {
  created: (number: string) => `تیکت با موفقیت ثبت شد. شمارهٔ تیکت: \u2066${number}\u2069`,
  replied: shared.replySent,
  stale: shared.newMessageBeforeSend,
  versionConflict: shared.changedBySomebodyElse,
  transitionForbidden: 'در وضعیت کنونی تیکت، این کار ممکن نیست',
  reopenWindowPassed: 'مهلت باز کردن دوبارهٔ این تیکت گذشته است. لطفاً تیکت جدیدی ثبت کنید',
  sendWindowPassed: 'پاسخ ارسال شده است و دیگر نمی‌توان آن را لغو کرد',
  limited: shared.accountLimited,
  transferred: shared.ticketTransferred,
  closed: shared.ticketClosed,
  reopened: shared.ticketReopened,
  claimed: shared.ticketAssignedToYou,
  emptyBody: 'متن پیام را بنویسید یا فایلی پیوست کنید',
  bodyTooLong: 'متن پیام بیش از اندازه بلند است',
  departmentRefused: 'این دپارتمان برای این تیکت در دسترس نیست',
  choiceRefused: 'گزینهٔ انتخاب‌شده معتبر نیست',
  customerRequired: 'مشتری را انتخاب کنید',
  staffOnlyFilter: 'این پالایه در دسترس نیست',
  pageTooFar: 'برای رفتن به صفحه‌های دورتر از «صفحهٔ آخر» استفاده کنید',
  reasonRequired: 'علت ارجاع را بنویسید',
  rated: shared.thanksForRating,
} as const;
