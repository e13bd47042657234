import { shared } from '@hamyar/persian';

/** What the readers of announcements read (fa-glossary 23); nothing of those who write them. */
export const faAnnouncements = {
  title: shared.announcements,
  all: shared.all,
  importances: { 1: shared.low, 2: 'عادی', 3: shared.high, 4: shared.critical },
  importance: 'اهمیت: {name}',
  pinned: shared.pinned,
  unseen: 'دیده‌نشده',
  unseenCount: '{n} دیده‌نشده',
  from: 'از {when}',
  until: 'تا {when}',
  ack: shared.announcementAcknowledge,
  acked: 'تأیید کرده‌اید، {when}',
  needsAck: 'نیازمند تأیید شما',
  dismiss: 'متوجه شدم',
  files: shared.attachments,
  empty: 'اطلاعیه‌ای برای شما نیست',
  emptyHint: 'هر خبری که برای شما منتشر شود، اینجا می‌آید.',
  failed: 'اطلاعیه‌ها خوانده نشد',
  gone: 'این اطلاعیه دیگر نمایش داده نمی‌شود',
  pendingHint: 'پیش از ادامه، این اطلاعیه را بخوانید و تأیید کنید',
} as const;
