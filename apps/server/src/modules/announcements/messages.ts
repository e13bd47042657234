import { shared } from '@hamyar/persian';

/** Sentences of the calls of announcements (glossary `ann.*`). */
export const messages = {
  created: shared.announcementPublished,
  scheduled: shared.announcementScheduled,
  draftSaved: shared.draftSaved,
  updated: shared.announcementUpdated,
  ended: shared.announcementEnded,
  deleted: shared.announcementDeleted,
  acked: 'تأیید شما ثبت شد',
  emptyBody: 'متن اطلاعیه خالی است',
  endAfterStart: shared.announcementEndAfterStart,
  startStays: shared.announcementStartStays,
  stateForbidden: 'این اطلاعیه دیگر در این وضعیت نیست. صفحه را تازه کنید',
  ownBranch: 'اطلاعیه را فقط برای شعبهٔ خودتان می‌توانید منتشر کنید',
  notOfAudience: 'این گزینه برای این گروه از گیرندگان نیست',
  noGateway: 'این کانال هنوز تنظیم نشده است',
  title: shared.newAnnouncement,
  published: 'اطلاعیهٔ جدید: {title}',
  changed: 'اطلاعیه به‌روزرسانی شد: {title}',
  counted: '{n} اطلاعیه',
} as const;
