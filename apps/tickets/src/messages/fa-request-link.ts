import { shared } from '@hamyar/persian';

/** Sentences of the page of a link to a request without an account. */
export const faRequestLink = {
  title: 'پیگیری درخواست',
  description: 'گفتگوی درخواست شما و پاسخ به آن',
  details: 'مشخصات درخواست',
  number: 'شمارهٔ پیگیری',
  until: 'اعتبار پیوند تا',
  private: 'این پیوند تنها برای شماست. هر کس آن را داشته باشد این گفتگو را می‌بیند و می‌تواند پاسخ بدهد.',
  notLoaded: 'گفتگو دریافت نشد',
  reply: 'پاسخ شما',
  send: shared.sendReply,
  sent: shared.replySent,
  reopens: 'با فرستادن پاسخ، درخواست دوباره باز می‌شود.',
  stale: 'پیام تازه‌ای رسیده است. آن را بخوانید؛ اگر پاسخ شما همین است دوباره بفرستید.',
  close: 'بستن درخواست',
  closeAsk: 'درخواست بسته شود؟',
  closed: 'درخواست بسته شد',
  refused: {
    closed_window_passed: 'مهلت باز کردن دوبارهٔ این درخواست گذشته است.',
    expired: 'اعتبار حساب شما به پایان رسیده است و نمی‌توانید پاسخ بدهید.',
    locked: 'این درخواست قفل شده است و پاسخ نمی‌گیرد.',
    other: 'به این درخواست نمی‌توان پاسخ داد.',
  },
  another: 'درخواست تازه',
  ended: 'این پیوند کار نمی‌کند',
  endedText: 'شاید زمان آن گذشته باشد. ایمیلی را که درخواست با آن فرستاده شده است تأیید کنید تا پیوند تازه‌ای بگیرید.',
  email: shared.email,
  sendCode: 'فرستادن کد تأیید',
} as const;
