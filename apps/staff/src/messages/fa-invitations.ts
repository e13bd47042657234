import { shared } from '@hamyar/persian';

/** Texts of new employees and their invitations (fa-glossary 15). */
export const faInvitations = {
  add: shared.newUser,
  created: shared.employeeCreated,
  entry: 'چگونه وارد می‌شود؟',
  entries: {
    link: 'پیوند دعوت می‌سازم و به او می‌دهم',
    email: 'دعوت‌نامه با ایمیل برایش برود',
    password: 'رمز عبور را من تعیین می‌کنم',
  },
  entryHints: {
    link: 'پیوند پس از ذخیره یک بار نشان داده می‌شود، ۷ روز اعتبار دارد و تنها یک بار به کار می‌آید',
    email: 'به ارسال ایمیل در تنظیمات اطلاع‌رسانی نیاز دارد',
    password: 'در نخستین ورود باید رمز دیگری برای خود بگذارد',
  },
  password: shared.password,
  ownDepartments: 'فقط عضو دپارتمان‌هایی می‌شود که سرپرست آن‌ها هستید',
  invitation: shared.invitation,
  menu: 'دعوت‌نامهٔ {name}',
  until: 'دعوت‌نامه تا {date}',
  ended: 'دعوت‌نامهٔ معتبری ندارد',
  renew: 'پیوند تازه',
  mail: 'فرستادن دوباره با ایمیل',
  withdraw: 'پس گرفتن دعوت‌نامه',
  withdrawTitle: 'دعوت‌نامهٔ «{name}» پس گرفته شود؟',
  withdrawHint: 'پیوندی که در دست اوست دیگر کار نمی‌کند. خود او در فهرست می‌ماند و می‌توانید دوباره دعوتش کنید.',
  withdrawn: shared.invitationWithdrawn,
  mailed: 'دعوت‌نامه در صف ارسال به {email} است',
  linkTitle: 'پیوند دعوت «{name}»',
  linkHint: 'این پیوند را فقط به خود او بدهید: هر کس آن را داشته باشد به نام او وارد می‌شود.',
  linkOnce: 'پس از بستن این پنجره، پیوند دیگر نشان داده نمی‌شود؛ اگر گم شد پیوند تازه بسازید. اعتبار تا {date}.',
  link: 'پیوند دعوت',
  done: shared.close,
  invited: 'هنوز دعوت‌نامه را نپذیرفته است؛ تا آن زمان تیکتی نمی‌گیرد و در سقف لایسنس شمرده نمی‌شود.',
  remove: shared.remove,
  removeTitle: '«{name}» حذف شود؟',
  removeHint:
    'نشست‌های او همین حالا بسته می‌شود و از دپارتمان‌ها بیرون می‌رود. نامش در پیام‌ها می‌ماند. اگر شاید برگردد، غیرفعالش کنید.',
  removed: shared.employeeDeleted,
} as const;
