import { shared } from '@hamyar/persian';

/** Texts of the filters and columns of the customers' list (glossary 14). */
export const faList = {
  filters: shared.filters,
  more: 'فیلترهای بیشتر',
  apply: shared.applyFilter,
  clear: shared.clearFilters,
  onlySupervisors: 'فقط سرپرستان سازمان‌ها',
  supervisors: shared.supervisors,
  state: shared.province,
  city: shared.city,
  expiry: 'پایان اعتبار حساب یا سازمان',
  customFields: shared.customFields,
  since: shared.since,
  until: shared.until,
  range: shared.fromTo,
  branch: shared.branch,
  created: shared.createdAt,
  lastLogin: shared.lastLogin,
  neverLoggedIn: shared.neverLoggedIn,
} as const;
