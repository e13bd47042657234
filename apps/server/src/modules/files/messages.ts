/** Persian texts of the file manager (fa-glossary 19). */
export const messages = {
  created: 'پوشه ساخته شد',
  updated: 'تغییرات ذخیره شد',
  nameTaken: 'در این پوشه نام دیگری با همین عنوان هست',
  tooDeep: 'حداکثر {n} پوشهٔ تودرتو مجاز است',
  intoItself: 'پوشه را نمی‌توان به خودش یا پوشه‌های درون آن انتقال داد',
  notEmpty: 'این پوشه {n} مورد دارد و حذف نمی‌شود',
} as const;
