import { shared } from '@hamyar/persian';

/** Sentences of a request without an account. */
export const faRequest = {
  title: 'درخواست بدون حساب کاربری',
  subtitle: 'ایمیل خود را با یک کد تأیید کنید و درخواستتان را بنویسید.',
  step: 'گام {n} از ۳',
  email: shared.email,
  emailHelp: 'کد تأیید و پاسخ درخواست به این نشانی فرستاده می‌شود.',
  firstName: shared.firstName,
  lastName: shared.lastName,
  sendCode: 'فرستادن کد تأیید',
  proofEnded: 'زمان تأیید به پایان رسید. ایمیل را دوباره تأیید کنید؛ نوشته‌های شما نگه داشته شده است.',
  codeTitle: 'تأیید ایمیل',
  codeSentBefore: 'کد ۶ رقمی فرستاده‌شده به',
  codeSentAfter: 'را بنویسید.',
  codeEnded: shared.codeExpired,
  untilResend: 'تا امکان فرستادن دوباره',
  resend: 'فرستادن دوبارهٔ کد',
  resent: 'کد تازه فرستاده شد',
  staysInLog: shared.codeStaysInLog,
  editContact: 'ایمیل دیگر',
  requestTitle: 'درخواست شما',
  sender: 'فرستنده',
  notMine: 'این ایمیل من نیست',
  keptHere:
    'تا ارسال درخواست، نوشته‌هایتان در این مرورگر نگه داشته می‌شود. اگر رایانه از آن شما نیست، پیش از رفتن «پاک کردن پیش‌نویس» را بزنید.',
  notLoaded: 'فرم درخواست دریافت نشد',
  sentTitle: 'درخواست شما ثبت شد',
  sentNumber: 'شمارهٔ پیگیری',
  sentNext:
    'رسید و پاسخ‌ها به {email} فرستاده می‌شود. با پیوندی که در آن‌هاست گفتگو را می‌بینید و بدون حساب کاربری پاسخ می‌دهید.',
  toConversation: 'دیدن گفتگو',
  sentFollow: {
    password:
      'برای دیدن گفتگو در پنل، در صفحهٔ ورود همین ایمیل را بنویسید و با «رمز عبور خود را فراموش کرده‌اید؟» رمز بسازید.',
    otp: 'برای دیدن گفتگو در پنل، در صفحهٔ ورود همین ایمیل را بنویسید تا کد ورود برایتان فرستاده شود.',
  },
  another: 'درخواست تازه',
  toLogin: shared.toLogin,
  refused: {
    employee: {
      title: 'این ایمیل از آن یکی از کارکنان است',
      text: 'کارکنان از پنل خود تیکت ثبت می‌کنند. وارد حساب خود شوید.',
    },
    expired: {
      title: 'اعتبار حساب شما به پایان رسیده است',
      text: 'با این ایمیل حسابی دارید که نمی‌تواند درخواست تازه بفرستد. تیکت‌های پیشین را پس از ورود می‌بینید.',
    },
    inactive: {
      title: 'حساب این ایمیل غیرفعال است',
      text: 'با این ایمیل نمی‌توان درخواست فرستاد. برای فعال شدن آن با ما تماس بگیرید.',
    },
  },
  loggedIn: 'شما وارد حساب خود شده‌اید',
  loggedInText: 'درخواستتان را در پنل ثبت کنید تا در کنار دیگر تیکت‌ها بماند.',
  newTicket: shared.newTicket,
} as const;
