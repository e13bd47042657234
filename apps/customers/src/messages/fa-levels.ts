import type { LevelIcon, OpeningChannel } from '@hamyar/contracts';
import { shared } from '@hamyar/persian';

/** Texts of the settings pages of customer levels (fa-glossary 35 `level.*`). */
export const faLevels = {
  name: 'نام سطح',
  color: 'رنگ سطح',
  preview: 'پیش‌نمایش نشان سطح',
  importance: shared.defaultImportance,
  importanceHelp: 'برای تیکت‌هایی که دسته‌بندی و محصول آن‌ها اهمیتی تعیین نکرده است',
  importances: [shared.low, shared.medium, shared.high, shared.critical],
  sla: shared.slaOfTickets,
  icon: 'آیکن',
  icons: {
    ...{ star: 'ستاره', bolt: 'آذرخش', shield: 'سپر', pin: 'سنجاق' },
    ...{ building: shared.building, people: 'گروه', smile: 'لبخند', layers: 'لایه‌ها' },
  } satisfies Record<LevelIcon, string>,
  limits: 'ثبت و واگذاری تیکت‌های این سطح',
  weight: 'وزن اولویت',
  weightHelp:
    'در واگذاری به روش «کمترین تیکت باز»، هر تیکت باز این سطح به این اندازه درصد سنگین‌تر شمرده می‌شود؛ با وزن ۱۰۰ برابر دو تیکت',
  maxOpen: shared.maxOpenTickets,
  maxOpenHelp: 'مشتری با این شمار تیکت باز، تیکت تازه ثبت نمی‌کند؛ ثبت به نمایندگی از مشتری محدود نمی‌شود',
  anyNumber: shared.withoutLimit,
  channels: 'راه‌های ثبت تیکت',
  channelsHelp: 'مشتریان این سطح تنها با این راه‌ها تیکت باز می‌کنند',
  allChannels: 'همهٔ راه‌ها',
  channel: {
    ...{ web: shared.web, email: shared.email, sms: shared.sms, call: shared.phoneCall, api: 'API' },
  } satisfies Record<OpeningChannel, string>,
  isDefault: 'سطح پیش‌فرض',
  isDefaultHelp: 'مشتری تازه‌ای که سطح دیگری ندارد، این سطح را می‌گیرد',
  defaultStays: 'همیشه یک سطح پیش‌فرض است؛ برای تغییر، سطح دیگری را پیش‌فرض کنید',
  defaultShort: shared.byDefault,
  status: shared.status,
  active: shared.active,
  inactive: shared.inactive,
  statusHelp: 'سطح غیرفعال به کسی داده نمی‌شود و نزد مشتریان کنونی می‌ماند',
  customers: shared.customers,
  organizations: shared.organizations,
  showCustomers: 'مشتریان سطح {name}: {n}',
  showOrganizations: 'سازمان‌های سطح {name}: {n}',
  counts: '{customers} مشتری، {organizations} سازمان',
  search: 'جستجوی سطح…',
  empty: 'هنوز سطحی ساخته نشده است',
  deleteTitle: 'سطح «{name}» حذف شود؟',
  saved: shared.levelSaved,
  deleted: shared.levelDeleted,
} as const;
