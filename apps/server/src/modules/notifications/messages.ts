import { shared } from '@hamyar/persian';

/** Sentences of the delivery log and of mails. */
export const messages = {
  codeExpired: shared.codeExpired,
  noMailGateway: 'ابتدا سرور ایمیل و نشانی فرستنده را تنظیم و ذخیره کنید',
  mailIncomplete: 'برای فعال بودن ارسال ایمیل، این فیلد لازم است',
  senderCrashed: 'پردازش هنگام ارسال قطع شد',
  accessLost: 'گیرنده دیگر به این تیکت دسترسی ندارد',
  codeSubject: 'کد تأیید {title}',
  messageSubject: 'پیام {title}',
  testSubject: 'ایمیل آزمایشی {title}',
  testText: 'این ایمیل آزمایشی از {title} است. اگر آن را می‌خوانید، ارسال ایمیل درست تنظیم شده است.',
  mailFailed: 'ایمیل «{subject}» به {recipient} تحویل نشد',
  notificationTitles: { mail_failed: 'تحویل نشدن ایمیل' },
} as const;
