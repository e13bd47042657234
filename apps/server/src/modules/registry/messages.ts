import { shared } from '@hamyar/persian';

/** Texts of the pages that the server writes without the shell. */
export const messages = {
  notBuilt: 'سیستم هنوز ساخته نشده است. دستور «npm run build» را اجرا کنید.',
  exchangeTitle: 'ورود با حساب دیگر',
  exchangeText: 'شما با حساب «{current}» وارد شده‌اید. با حساب «{next}» ادامه می‌دهید؟',
  exchangeYes: 'ادامه با حساب «{next}»',
  exchangeNo: shared.cancel,
  failureTitle: shared.systemError,
  failureText: shared.tryInMinutes,
  failureWaits: 'سیستم موقتاً در دسترس نیست. همین که بازگردد، این صفحه خودش دوباره باز می‌شود.',
  failureTrace: 'کد پیگیری خطا: {id}',
  failureBack: shared.backToDashboard,
  failureAgain: shared.retry,
} as const;
