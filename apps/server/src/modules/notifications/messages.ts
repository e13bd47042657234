import { shared } from '@hamyar/persian';
import type { NoticeEvent } from '@hamyar/contracts';

/** Texts of notices. `{n}` is the number of events in one line (decisions 2.17 "Collapse"). */
export const messages = {
  created: 'تیکت «{subject}» برای شما ثبت شد',
  createdByColleague: '{actor} از سازمان شما تیکت «{subject}» را ثبت کرد',
  new_in_department: 'تیکت جدید «{subject}» در دپارتمان {department}',
  newForYou: '{actor} تیکت «{subject}» را برای شما فرستاد',
  assigned: 'تیکت «{subject}» به شما واگذار شد',
  unassigned: 'تیکت «{subject}» دیگر به شما واگذار نیست',
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
  licenceEnding: shared.licenceEndsIn,
  licenceGrace: 'لایسنس شما منقضی شده است. مهلت تمدید: {n} روز',
  licenceOver: shared.licenceExpired,
  accountEnding: shared.accountEndsIn,
  codeExpired: shared.codeExpired,
  somebody: 'یک نفر',
} as const;

/** Names of the events in the person's preferences (glossary 24). */
export const notificationTitles = {
  created: shared.createTicket,
  new_in_department: 'تیکت جدید در دپارتمان',
  assigned: 'واگذاری تیکت به شما',
  unassigned: 'بدون مسئول ماندن تیکت',
  staff_replied: shared.staffReplied,
  customer_replied: shared.customerReplied,
  note: shared.internalNote,
  transferred: shared.transferTicket,
  importance_changed: shared.changeImportance,
  reopened: shared.reopening,
  closed: 'بسته شدن تیکت',
  low_rating: 'امتیاز پایین',
  license_expiring: 'پایان لایسنس',
  account_expiring: 'پایان اعتبار حساب',
  new_device: 'ورود از دستگاه جدید',
  password_changed: shared.changePassword,
  role_changed: 'تغییر نقش',
} as const satisfies Record<NoticeEvent, string>;
