import { shared } from '@hamyar/persian';

/** Persian sentences of tickets (glossary 12, 31). */
export const messages = {
  created: (number: string) => `تیکت با موفقیت ثبت شد. شمارهٔ تیکت: \u2066${number}\u2069`,
  replied: shared.replySent,
  stale: shared.newMessageBeforeSend,
  versionConflict: shared.changedBySomebodyElse,
  transitionForbidden: shared.impossibleInStatus,
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
  shared: shared.sharingSaved,
  restored: shared.ticketRestored,
  shareRefused: 'دست‌کم یکی از افراد انتخاب‌شده از همکارانی نیست که می‌توانید اضافه کنید',
  reasonRequired: 'علت ارجاع را بنویسید',
  rated: shared.thanksForRating,
} as const;

/** Texts of notifications. `{n}` is the number of events in one line (decisions 2.17 "Collapse"). */
export const notificationMessages = {
  created: 'تیکت «{subject}» برای شما ثبت شد',
  createdByColleague: '{actor} از سازمان شما تیکت «{subject}» را ثبت کرد',
  new_in_department: 'تیکت جدید «{subject}» در دپارتمان {department}',
  newForYou: '{actor} تیکت «{subject}» را برای شما فرستاد',
  assigned: 'تیکت «{subject}» به شما واگذار شد',
  unassigned: 'تیکت «{subject}» دیگر به شما واگذار نیست',
  shared: '{actor} تیکت «{subject}» را با شما به اشتراک گذاشت',
  leftWithout: 'تیکت «{subject}» بدون مسئول ماند',
  staff_replied: 'به تیکت «{subject}» پاسخ داده شد',
  customer_replied: '{actor} به تیکت «{subject}» پاسخ داد',
  note: '{actor} برای تیکت «{subject}» یادداشت داخلی نوشت',
  transferred: 'تیکت «{subject}» به دپارتمان {department} ارجاع شد',
  importance_changed: 'اهمیت تیکت «{subject}» تغییر کرد',
  reopened: 'تیکت «{subject}» دوباره باز شد',
  closed: 'تیکت «{subject}» بسته شد',
  low_rating: 'مشتری از تیکت «{subject}» ناراضی بود',
  manyReplies: '{n} پاسخ تازه در تیکت «{subject}»',
  manyNotes: '{n} یادداشت تازه در تیکت «{subject}»',
  manyChanges: '{n} تغییر تازه در تیکت «{subject}»',
  somebody: 'یک نفر',
} as const;

/** Names of the events as people choose among them (glossary 24). */
export const notificationTitles = {
  created: shared.createTicket,
  new_in_department: 'تیکت جدید در دپارتمان',
  assigned: 'واگذاری تیکت به شما',
  unassigned: 'بدون مسئول ماندن تیکت',
  shared: shared.shareTicket,
  staff_replied: shared.staffReplied,
  customer_replied: shared.customerReplied,
  note: shared.internalNote,
  transferred: shared.transferTicket,
  importance_changed: shared.changeImportance,
  reopened: shared.reopening,
  closed: 'بسته شدن تیکت',
  low_rating: 'امتیاز پایین',
} as const;

/** What an action on several tickets does, in the notification of its end. */
export const bulkTitles = {
  status: shared.changeStatus,
  importance: shared.changeImportance,
  department: shared.transferTicket,
  assignee: shared.assignTicket,
  category: shared.changeCategory,
  service: shared.changeService,
  add_tags: 'افزودن برچسب',
  remove_tags: 'برداشتن برچسب',
  share: shared.shareTicket,
  spam: 'تعیین هرزنامه',
  read: 'خوانده‌شده کردن',
  unread: 'خوانده‌نشده کردن',
} as const;
