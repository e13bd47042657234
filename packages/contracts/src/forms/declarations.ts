import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  deletes: ['customField', 'form', 'ticketForm'],
  orders: ['customField', 'form', 'ticketForm'],
  audit: {
    objects: {
      custom_field: 'فیلد سفارشی',
      form: 'فرم',
    },
    actions: {
      'customer.custom_fields': 'ویرایش اطلاعات تکمیلی مشتری',
      'organization.custom_fields': 'ویرایش اطلاعات تکمیلی سازمان',
      'custom_field.create': 'ایجاد فیلد سفارشی',
      'custom_field.update': 'ویرایش فیلد سفارشی',
      'custom_field.order': 'تغییر ترتیب فیلدهای سفارشی',
      'custom_field.delete': 'حذف فیلد سفارشی',
      'form.create': 'ایجاد فرم',
      'form.update': 'ویرایش فرم',
      'form.order': 'تغییر ترتیب فرم‌ها',
      'form.delete': 'حذف فرم',
    },
  },
};
