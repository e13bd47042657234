import { shared } from '@hamyar/persian';

/** All other texts of this module. Texts that other packages use too come from the shared messages. */
export const fa = {
  list: {
    search: 'جستجو در عنوان نمونه‌ها',
    empty: 'در نمونه‌ها هنوز چیزی ثبت نشده است',
    title: shared.title,
    status: shared.status,
    by: shared.createdBy,
    at: shared.createdAt,
  },
  status: { open: shared.open, closed: shared.closed },
  form: {
    title: shared.title,
    note: shared.description,
    status: shared.status,
    public: 'نمایش به همه در نمونه‌ها',
    created: 'مورد به نمونه‌ها افزوده شد',
    updated: 'تغییر در نمونه‌ها ذخیره شد',
  },
  detail: {
    edit: shared.edit,
    noNote: 'توضیحی در نمونه‌ها ثبت نشده است',
    public: 'عمومی در نمونه‌ها',
    publicPage: 'صفحهٔ عمومی در نمونه‌ها',
  },
  widget: { title: 'موارد باز نمونه‌ها', count: '{n} مورد باز در نمونه‌ها' },
} as const;
