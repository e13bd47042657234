/** Every sentence of the customers screens (glossary 1, 14, 36). */
export const fa = {
  common: {
    search: 'جستجو…', save: 'ذخیره', cancel: 'انصراف', edit: 'ویرایش', delete: 'حذف', all: 'همه', notSet: 'ثبت نشده', noName: 'بدون نام', actions: 'عملیات', status: 'وضعیت',
    active: 'فعال', inactive: 'غیرفعال', blocked: 'مسدود', invited: 'دعوت‌شده', total: '{n} مورد', clearFilters: 'پاک کردن فیلترها', createdAt: 'تاریخ ایجاد', yes: 'بله', no: 'خیر',
    conflict: 'این اطلاعات را هم‌زمان شخص دیگری تغییر داده است. نسخهٔ تازه دریافت شد؛ نوشته‌های شما نگه داشته شده‌اند.', choose: 'انتخاب کنید', back: 'بازگشت',
  },
  customers: {
    title: 'لیست مشتریان', new: 'مشتری جدید', search: 'جستجوی مشتری (حداقل ۳ کاراکتر)', empty: 'هنوز مشتری‌ای ثبت نشده است', name: 'نام و نام خانوادگی', organization: 'سازمان', level: 'سطح مشتری', mobile: 'شمارهٔ موبایل',
    email: 'ایمیل', openTickets: 'تیکت باز', created: 'مشتری با موفقیت ایجاد شد', updated: 'اطلاعات مشتری به‌روزرسانی شد', deleted: 'مشتری حذف شد', deleteConfirm: 'مشتری «{name}» حذف شود؟',
    supervisor: 'سرپرست سازمان', noOrganization: 'بدون سازمان', since: 'مشتری از {date}', tickets: 'تیکت', open: 'باز', limited: 'محدود', remaining: '{time} مانده', ended: 'پایان‌یافته',
  },
  card: {
    personal: 'اطلاعات شخصی', organization: 'اطلاعات سازمان', tickets: 'تیکت‌های مشتری', allTickets: 'مشاهدهٔ همه در لیست تیکت‌ها', noTickets: 'این مشتری هنوز تیکتی ثبت نکرده است', ticketList: 'لیست تیکت‌ها', edit: 'ویرایش مشتری', delete: 'حذف مشتری', call: 'تماس',
    mobile: 'شمارهٔ موبایل', email: 'ایمیل', username: 'نام کاربری', birthday: 'تاریخ تولد', landline: 'تلفن ثابت', interphone: 'داخلی {n}', otherPhones: 'سایر شماره‌ها', place: 'استان و شهر', address: 'نشانی', description: 'توضیحات', level: 'سطح مشتری',
    branch: 'شعبه', expireDate: 'تاریخ انقضای حساب', lastLogin: 'آخرین ورود', orgName: 'نام سازمان', supervisors: 'سرپرستان', phone: 'تلفن', website: 'وب‌سایت', contractEnd: 'تاریخ پایان قرارداد',
  },
  form: {
    identity: 'هویت', contact: 'راه‌های تماس', membership: 'سازمان و سطح', place: 'نشانی', account: 'حساب', firstName: 'نام', lastName: 'نام خانوادگی', gender: 'جنسیت', male: 'مرد', female: 'زن', birthday: 'تاریخ تولد', username: 'نام کاربری', email: 'ایمیل', mobile: 'شمارهٔ موبایل',
    landline: 'تلفن ثابت', interphone: 'شمارهٔ داخلی', otherPhones: 'سایر شماره‌ها', otherPhonesHelp: 'هر شماره در یک خط', organization: 'سازمان', supervisor: 'سرپرست سازمان', level: 'سطح مشتری', branch: 'شعبه', branchHelp: 'فقط مدیر ارشد شعبه را انتخاب می‌کند',
    country: 'کشور', state: 'استان', city: 'شهر', countryPlaceholder: 'انتخاب کشور', statePlaceholder: 'ابتدا کشور را انتخاب کنید', cityPlaceholder: 'ابتدا استان را انتخاب کنید', cityFree: 'نام شهر', address: 'نشانی', description: 'توضیحات', expireDate: 'تاریخ انقضای حساب',
    status: 'وضعیت حساب', password: 'رمز عبور', passwordHelp: 'خالی یعنی بدون رمز عبور', passwordKeep: 'خالی یعنی بدون تغییر', atLeastOne: 'دست‌کم یکی از نام کاربری، ایمیل یا شمارهٔ موبایل را وارد کنید',
  },
  organizations: {
    title: 'سازمان‌ها', new: 'سازمان جدید', edit: 'ویرایش سازمان', search: 'جستجوی سازمان…', empty: 'هنوز سازمانی ثبت نشده است', name: 'نام سازمان', level: 'سطح سازمان', branch: 'شعبه', members: 'اعضا', supervisors: 'سرپرستان', phone: 'تلفن', website: 'وب‌سایت', contractEnd: 'پایان قرارداد',
    expireDate: 'تاریخ پایان قرارداد', membersSeeAll: 'اعضا تیکت‌های یکدیگر را ببینند', created: 'سازمان با موفقیت ایجاد شد', updated: 'اطلاعات سازمان به‌روزرسانی شد', deleted: 'سازمان حذف شد', deleteConfirm: 'سازمان «{name}» حذف شود؟', openTickets: 'تیکت باز', memberList: 'اعضای سازمان', noMembers: 'این سازمان هنوز عضوی ندارد',
  },
  search: { group: 'مشتریان' },
} as const;
