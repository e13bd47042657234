import { shared } from '@hamyar/persian';

/** Texts of the calls of this module (glossary 12, 35). */
export const messages = {
  saved: shared.slaSaved,
  deleted: shared.slaDeleted,
  targetOrder: 'مهلت بستن تیکت نباید کمتر از مهلت پاسخ اول باشد',
  targetNeeded: shared.slaTargetMissing,
  shiftWithoutHours: 'این شیفت ساعت کاری ندارد یا غیرفعال است',
  escalationEmpty: 'برای این گام کسی را برای خبر یا یک اقدام انتخاب کنید',
  escalationMinutes: shared.minutesAfterDue,
  escalationTwice: 'هر اقدام در یک گام تنها یک بار می‌آید',
  replacementRefused: 'SLA فعال دیگری را انتخاب کنید که برای همین شعبه است',
  policies: '{n} SLA',
} as const;

/** The policies of the demo company. */
export const demoPolicies = {
  outage: { name: 'SLA رخدادهای بحرانی', description: 'از کار افتادن سرویس؛ شبانه‌روزی شمرده می‌شود.' },
  gold: { name: 'SLA مشتریان طلایی', description: 'مشتریانی که قرارداد پشتیبانی ویژه دارند.' },
  usual: { name: 'SLA عمومی', description: 'برای همهٔ تیکت‌های دیگر.' },
} as const;
