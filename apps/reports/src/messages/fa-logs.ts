import { AUDIT_ACTION_TITLES, OBJECT_TITLES } from '@hamyar/contracts';
import { formatNumber, shared, sharedReports } from '@hamyar/persian';

const { columns, logs } = sharedReports;

/** Texts of the logs (fa-glossary 29). */
export const faLogs = {
  ...logs,
  tabs: shared.reports,
  requestNote: 'متن پیام‌ها، رمزها و شماره‌ها ثبت نمی‌شود',
  auditNote: 'تنها افزوده می‌شود و ویرایش‌پذیر نیست',
  searchPath: 'جستجوی مسیر',
  range: columns.range,
  action: shared.actions,
  anyMethod: 'همهٔ متدها',
  anyResult: 'همهٔ نتیجه‌ها',
  anyDuration: 'هر مدت',
  anyAction: 'همهٔ عملیات',
  histogram: {
    title: 'درخواست‌ها در طول زمان',
    bars: 'بازه‌ها؛ انتخاب هر ستون زمان را به همان بازه محدود می‌کند',
    bar: '{from} تا {until}: {total} درخواست، {rejected} ردشده، {failed} خطای سرور',
    calls: 'درخواست',
    rejected: 'ردشده',
    failed: 'خطای سرور',
    median: columns.median,
    p95: 'صدک ۹۵',
    ms: 'میلی‌ثانیه',
    lastDay: '۲۴ ساعت گذشته',
    countedFrom: 'شمارش از {time}',
  },
  live: { title: 'نمایش درخواست‌های تازه', on: 'زنده', off: 'ایست', now: shared.now, new: 'نمایش {n} درخواست تازه' },
  results: { 2: 'موفق', 3: 'هدایت‌شده', 4: 'ردشده', 5: 'خطای سرور' },
  from: (ms: number) => `از ${formatNumber(ms)} میلی‌ثانیه`,
  filterBy: (column: string, value: string) => `فقط ${column} «${value}»`,
  emptyRequests: 'درخواستی ثبت نشده است',
  emptyAudit: 'تغییری ثبت نشده است',
  request: 'جزئیات درخواست',
  change: 'جزئیات تغییر',
  requestId: shared.traceId,
  bodyStatus: 'وضعیت پاسخ',
  milliseconds: (ms: number) => `${formatNumber(ms)} میلی‌ثانیه`,
  nobody: '—',
  system: shared.system,
  field: 'فیلد',
  hash: 'درهم‌ساز',
  previousHash: 'درهم‌ساز سطر پیشین',
  verify: 'بررسی درستی زنجیره',
  intact: 'زنجیره درست است',
  checked: (lines: number) => `${formatNumber(lines)} سطر بررسی شد`,
  lastHash: 'آخرین درهم‌ساز',
  broken: 'زنجیره شکسته است',
  brokenAt: (line: number) => `سطر ${formatNumber(line)} با سطر پیش از خود نمی‌خواند`,
  verifyFailed: 'زنجیره بررسی نشد',
  export: shared.exportAction,
  roles: {
    full_admin: shared.fullAdmin,
    branch_admin: shared.branchAdmin,
    department_admin: shared.departmentAdmin,
    employee: shared.expert,
    customer: shared.customer,
    supervisor: shared.organizationSupervisor,
  },
} as const;

const nameIn = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;

/** The name of an action of the audit log; its own word in a line of a release that has another word for it. */
export const actionName = (action: string): string => nameIn(AUDIT_ACTION_TITLES, action);
export const objectTypeName = (type: string): string => nameIn(OBJECT_TITLES, type);
export const roleName = (role: string): string => nameIn(faLogs.roles, role);
