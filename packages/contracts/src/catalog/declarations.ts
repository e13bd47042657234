import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  deletes: ['tag', 'ticketCategory', 'service'],
  orders: ['ticketCategory', 'service'],
  audit: {
    objects: {
      tag: 'برچسب',
      ticket_category: 'دسته‌بندی تیکت',
      service: 'محصول یا خدمت',
    },
    actions: {
      'tag.create': 'ایجاد برچسب',
      'tag.update': 'ویرایش برچسب',
      'tag.merge': 'ادغام برچسب‌ها',
      'tag.delete': 'حذف برچسب',
      'ticket_category.create': 'ایجاد دسته‌بندی تیکت',
      'ticket_category.update': 'ویرایش دسته‌بندی تیکت',
      'ticket_category.order': 'تغییر ترتیب دسته‌بندی‌های تیکت',
      'ticket_category.delete': 'حذف دسته‌بندی تیکت',
      'service.create': 'ایجاد محصول یا خدمت',
      'service.update': 'ویرایش محصول یا خدمت',
      'service.order': 'تغییر ترتیب محصولات و خدمات',
      'service.delete': 'حذف محصول یا خدمت',
    },
  },
};
