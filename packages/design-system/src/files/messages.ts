/** Texts of file inputs (glossary §19, spec 5.26). */
export const filesText = {
  drop: 'فایل‌ها را اینجا رها کنید یا برای انتخاب کلیک کنید',
  dropActive: 'برای بارگذاری رها کنید',
  tooLarge: 'حجم فایل غیر مجاز است',
  wrongType: 'فرمت فایل مجاز نمی باشد',
  tooMany: (count: string) => `حداکثر ${count} فایل می‌توانید انتخاب کنید`,
  uploaded: 'بارگذاری شد',
  of: 'از',
  remove: (name: string) => `حذف ${name}`,
  download: (name: string) => `دانلود ${name}`,
  hint: (types: string, size: string) => `فرمت‌های مجاز: ${types} – حداکثر حجم: ${size}`,
};
