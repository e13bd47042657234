import { shared } from '@hamyar/persian';

/** Sentences of the customers' calls (glossary `customer.*`). */
export const messages = {
  created: shared.customerCreated,
  updated: shared.customerUpdated,
  deleted: shared.customerDeleted,
  identifierRequired: 'دست‌کم یکی از نام کاربری، ایمیل یا موبایل را وارد کنید',
  usernameInvalid: shared.usernameInvalid,
  supervisorWithoutOrganization: 'سرپرست باید عضو یک سازمان باشد',
  duplicate: 'این مقدار برای کاربر دیگری ثبت شده است',
  pageTooFar: 'فقط ۱۰٬۰۰۰ مورد نخست صفحه‌بندی می‌شود؛ برای بقیه جستجو یا فیلتر کنید',
  hiddenFilter: shared.filterUnavailable,
  openTickets: 'این مشتری {n} تیکت باز دارد و حذف نمی‌شود',
  levelSaved: shared.levelSaved,
  levelDeleted: shared.levelDeleted,
  customersCounted: '{n} مشتری',
  defaultLevelStays: 'سطح پیش‌فرض حذف نمی‌شود. نخست سطح دیگری را پیش‌فرض کنید.',
  defaultLevelNeeded: 'همیشه یک سطح پیش‌فرض است. سطح دیگری را پیش‌فرض کنید.',
  defaultLevelInUse: 'سطح پیش‌فرض باید فعال باشد',
} as const;
