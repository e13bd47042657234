import { shared } from '@hamyar/persian';

/** Every other sentence of this module. */
export const fa = {
  list: {
    search: 'جستجو در عنوان',
    empty: 'هنوز موردی ثبت نشده است',
    new: 'مورد جدید',
    title: 'عنوان',
    status: shared.status,
    by: 'ثبت‌کننده',
    at: 'تاریخ ثبت',
  },
  status: { open: 'باز', closed: 'بسته' },
  form: {
    title: 'عنوان',
    note: 'توضیحات',
    status: shared.status,
    created: 'مورد ثبت شد',
    updated: 'مورد به‌روزرسانی شد',
  },
  detail: { edit: 'ویرایش', noNote: 'توضیحی ثبت نشده است' },
  widget: { title: 'نمونه‌ها: موارد باز', count: '{n} مورد باز' },
} as const;
