import { shared } from '@hamyar/persian';

/** Sentences of the identity calls (glossary 8, 30). */
export const messages = {
  credentialsWrong: 'نام کاربری یا رمز عبور اشتباه است',
  locked: 'به دلیل تلاش‌های ناموفق، ورود شما موقتاً محدود شد',
  accountInactive: 'این حساب کاربری غیرفعال است',
  codeWrong: 'کد واردشده صحیح نیست',
  codeExpired: shared.codeExpired,
  linkInvalid: shared.loginLinkInvalid,
  proofExpired: 'زمان تأیید ایمیل به پایان رسیده است. ایمیل را دوباره تأیید کنید.',
  codeSent: 'اگر این حساب وجود داشته باشد، کد برای آن ارسال شد',
  passwordReset: shared.passwordReset,
  registered: shared.registered,
  invitationEnded:
    'این دعوت‌نامه دیگر معتبر نیست: پذیرفته شده، پس گرفته شده یا زمانش گذشته است. از مدیر خود پیوند تازه بخواهید.',
  licenseFull:
    'تعداد کاربران سازمان به سقف لایسنس رسیده است ({used} از {most}). دعوت‌نامهٔ شما می‌ماند؛ به مدیر خود خبر دهید و دوباره تلاش کنید.',
  invitationSubject: 'دعوت به {title}',
  invitationText:
    '{inviter} شما را به {title} دعوت کرده است. برای ورود، رمز عبور خود را انتخاب کنید. این پیوند {n} روز معتبر است و تنها یک بار به کار می‌آید؛ آن را به کسی ندهید.',
  invitationButton: shared.choosePasswordAndLogIn,
  loggedOut: shared.loggedOut,
  profileUpdated: shared.profileUpdated,
  passwordChanged: shared.passwordChanged,
  contactCodeSent: { current: shared.codeSentToCurrentAddress, new: shared.codeSentToNewAddress },
  usernameInvalid: shared.usernameInvalid,
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
    full_admin: shared.fullAdmin,
    branch_admin: shared.branchAdmin,
    department_admin: shared.departmentAdmin,
    employee: shared.expert,
    organization_supervisor: shared.organizationSupervisor,
    organization_customer: shared.organizationCustomer,
    customer: shared.customer,
  },
  signupClosed: 'ثبت‌نام در این سیستم فعال نیست',
  currentPasswordWrong: 'رمز عبور فعلی صحیح نیست',
  contactInvalid: shared.contactInvalid,
  usernameUnavailableText:
    'ثبت‌نام شما در {title} با این نام کاربری ممکن نشد. لطفاً با نام کاربری دیگری دوباره ثبت‌نام کنید.',
  codeText: 'کد تأیید شما در {title}: {code}',
  contactChangeCodeText: 'کد تأیید تغییر {what} شما در {title}: {code}',
  contactChangedText: '{what} حساب شما در {title} تغییر کرد. اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
  contactChanged: '{what} حساب شما تغییر کرد. اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
  contactNames: { email: shared.email, mobile: shared.mobile },
  resetText: 'کد بازیابی رمز عبور شما در {title}: {code}',
  alreadyRegisteredText:
    'با این مشخصات در {title} حساب کاربری دارید. اگر رمز عبور را فراموش کرده‌اید، از «بازیابی رمز عبور» استفاده کنید.',
  accountEnding: shared.accountEndsIn,
  notificationTitles: {
    account_expiring: 'پایان اعتبار حساب',
    contact_changed: 'تغییر ایمیل یا شمارهٔ موبایل',
    new_device: 'ورود از دستگاه جدید',
    password_changed: shared.changePassword,
    role_changed: 'تغییر نقش',
  },
} as const;
