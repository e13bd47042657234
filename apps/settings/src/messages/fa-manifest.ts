import { shared } from '@hamyar/persian';

/** Texts of the manifest for the menu, the breadcrumb and the search (fa-glossary 5). */
export const titles = {
  module: shared.settings,
  systemInformation: shared.systemInformation,
  securitySettings: 'تنظیمات امنیتی',
  userAccountSettings: shared.userAccountSettings,
  moduleHealth: 'سلامت بخش‌ها',
  groups: {
    general: shared.general,
    organization: shared.organization,
    customers: shared.customers,
    notifications: 'اطلاع‌رسانی',
  },
  customFields: shared.customFields,
  departmentFields: 'فیلدهای سفارشی دپارتمان',
  customerCustomFields: 'فیلدهای سفارشی مشتری',
  organizationCustomFields: 'فیلدهای سفارشی سازمان',
  forms: 'فرم‌ها',
  formNew: 'فرم جدید',
  form: shared.editForm,
  ticketForms: 'فرم‌های تیکت',
  ticketFormNew: 'فرم تیکت جدید',
  ticketForm: 'ویرایش فرم تیکت',
  words: {
    customFields: ['فیلد', 'فیلد سفارشی', 'custom field'],
    customerCustomFields: ['فیلد مشتری', 'customer field'],
    organizationCustomFields: ['فیلد سازمان', 'organization field'],
    forms: ['فرم‌ساز', 'فرم', 'form builder', 'form'],
    ticketForms: ['فرم تیکت', 'فرم‌ساز', 'ticket form', 'form builder'],
  },
  generalNoticeSettings: 'تنظیمات عمومی اطلاع‌رسانی',
  notice: 'متن‌های اطلاع‌رسانی',
} as const;
