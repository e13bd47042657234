/** Persian sentences of attachments (glossary 7, 31). */
export const messages = {
  unknownUpload: 'فایل پیوست‌شده در دسترس نیست. لطفاً آن را دوباره پیوست کنید',
  fileMissing: 'فایلی انتخاب نشده است',
  fileSize: 'حجم فایل غیر مجاز است',
  fileType: 'فرمت فایل مجاز نمی باشد',
  diskFull: 'فضای ذخیره‌سازی سرور پر شده است. لطفاً با مدیر سیستم تماس بگیرید.',
} as const;
