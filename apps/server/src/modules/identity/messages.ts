/** Sentences of the identity calls (glossary 8, 30). */
export const messages = {
  credentialsWrong: 'نام کاربری یا رمز عبور اشتباه است',
  locked: 'به دلیل تلاش‌های ناموفق، ورود شما موقتاً محدود شد',
  accountInactive: 'این حساب کاربری غیرفعال است',
  codeWrong: 'کد واردشده صحیح نیست',
  codeExpired: 'مهلت وارد کردن کد به پایان رسید',
  linkInvalid: 'پیوند ورود معتبر نیست یا منقضی شده است',
  codeSent: 'اگر این حساب وجود داشته باشد، کد برای آن ارسال شد',
  passwordReset: 'رمز عبور شما با موفقیت تغییر کرد',
  registered: 'ثبت‌نام شما با موفقیت انجام شد',
  loggedOut: 'با موفقیت از حساب خود خارج شدید',
  profileUpdated: 'پروفایل شما به‌روزرسانی شد',
  passwordChanged: 'رمز عبور تغییر کرد',
  contactCodeSent: 'کد تأیید به نشانی جدید ارسال شد',
  usernameInvalid: 'نام کاربری معتبر نیست. نمونه: {example}',
} as const;
