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
  securityFixed: 'رویدادهای امنیتی خاموش نمی‌شوند',
  unknownVariable: shared.unknownVariable,
  mailSubject: '{title} · {system}',
  ticketSubject: '[تیکت {number}] {subject}',
  openPage: 'باز کردن در {system}',
  openTicket: 'مشاهدهٔ تیکت',
  replyOnPage: 'به این ایمیل پاسخ ندهید؛ پاسخ خود را در صفحهٔ تیکت بنویسید.',
  picture: '[تصویر]',
  attachments: '{n} پیوست در صفحهٔ تیکت',
  notificationTitles: { mail_failed: 'تحویل نشدن ایمیل' },
} as const;

/** Why mails do not leave; the settings of the mail server can mend each. */
export const mailFailureMessages = {
  withAnswer: '{text}: {said}',
  unreachable: 'به سرور ایمیل وصل نشد؛ نشانی و درگاه را بررسی کنید',
  unknownHost: 'نشانی سرور ایمیل پیدا نشد',
  silent: 'سرور ایمیل پاسخ نداد',
  security: 'امنیت اتصال با این درگاه سازگار نیست',
  certificate: 'گواهی سرور ایمیل معتبر نیست',
  login: 'سرور ایمیل نام کاربری یا رمز عبور را نپذیرفت',
  interrupted: 'ارتباط با سرور ایمیل قطع شد',
} as const;
