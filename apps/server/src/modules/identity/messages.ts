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
  passwordChangedBy: {
    self: 'رمز عبور حساب شما تغییر کرد. اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
    code: 'رمز عبور حساب شما با کد بازیابی تغییر کرد. اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
    host: 'رمز عبور حساب شما از روی سرور تغییر کرد. رمز تازه را خودتان انتخاب کنید.',
    other: '{name} رمز عبور حساب شما را تغییر داد. رمز تازه را خودتان انتخاب کنید.',
  },
  newDevice:
    'ورود به حساب شما از دستگاهی تازه: {device} با نشانی {ip}. اگر شما نبودید، آن نشست را ببندید و رمز عبور خود را تغییر دهید.',
  newDeviceAgain:
    '{n} ورود به حساب شما از دستگاهی تازه: {device} با نشانی {ip}. اگر شما نبودید، آن نشست‌ها را ببندید و رمز عبور خود را تغییر دهید.',
  roleChanged: 'نقش شما به «{role}» تغییر کرد',
  roles: {
    full_admin: 'مدیر ارشد',
    branch_admin: 'سرپرست شعبه',
    department_admin: 'سرپرست دپارتمان',
    employee: 'کارشناس',
    organization_supervisor: 'سرپرست سازمان',
    organization_customer: 'مشتری سازمان',
    customer: 'مشتری',
  },
  signupClosed: 'ثبت‌نام در این سامانه فعال نیست',
  currentPasswordWrong: 'رمز عبور فعلی صحیح نیست',
  contactInvalid: 'شمارهٔ موبایل یا نشانی ایمیل معتبر وارد کنید',
  usernameUnavailableText:
    'ثبت‌نام شما در {title} با این نام کاربری ممکن نشد. لطفاً با نام کاربری دیگری دوباره ثبت‌نام کنید.',
  codeText: 'کد تأیید شما در {title}: {code}',
  resetText: 'کد بازیابی رمز عبور شما در {title}: {code}',
  alreadyRegisteredText:
    'با این مشخصات در {title} حساب کاربری دارید. اگر رمز عبور را فراموش کرده‌اید، از «بازیابی رمز عبور» استفاده کنید.',
  accountEnding: '{n} روز تا پایان اعتبار حساب شما باقی مانده است',
  notificationTitles: {
    account_expiring: 'پایان اعتبار حساب',
    new_device: 'ورود از دستگاه جدید',
    password_changed: 'تغییر رمز عبور',
    role_changed: 'تغییر نقش',
  },
} as const;
