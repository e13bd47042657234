import { shared } from '@hamyar/persian';

/** Sentences of changes of several customers (glossary 14). */
export const faCustomerBulk = {
  fields: {
    customer_level_id: 'سطح',
    organization_id: shared.organization,
    expire_date: 'انقضا',
    status: shared.status,
  },
  titles: {
    customer_level_id: 'تغییر سطح مشتریان',
    organization_id: 'تغییر سازمان مشتریان',
    expire_date: 'تغییر تاریخ انقضای مشتریان',
    status: 'تغییر وضعیت مشتریان',
  },
  labels: {
    customer_level_id: shared.customerLevel,
    organization_id: shared.organization,
    expire_date: 'تاریخ انقضا',
    status: shared.status,
  },
  noLevel: shared.withoutLevel,
  organizationHelp: 'سازمان خالی یعنی مشتریان انتخاب‌شده از سازمان خود بیرون می‌آیند',
  expireHelp: 'تاریخ خالی یعنی حساب منقضی نمی‌شود',
  apply: shared.applyChange,
  count: '{n} مشتری انتخاب‌شده',
  done: '{n} مشتری تغییر کرد',
  deleted: '{n} مشتری حذف شد',
  failed: '{n} مشتری تغییر نکرد',
  alsoDone: '{n} مشتری دیگر تغییر کرد.',
  failures: 'مشتریانی که تغییر نکردند',
  retry: shared.retryFailed,
  close: shared.close,
  delete: shared.remove,
  deleteTitle: '{n} مشتری حذف شود؟',
  deleteText: 'تیکت‌های این مشتریان می‌مانند. مشتری‌ای که تیکت باز دارد حذف نمی‌شود.',
} as const;
