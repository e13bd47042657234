/** Texts of this module (glossary 17). */
export const messages = {
  fieldSaved: 'فیلد ذخیره شد',
  fieldDeleted: 'فیلد حذف شد',
  typeLocked: 'پس از ثبت اولین مقدار، نوع فیلد تغییر نمی‌کند',
  checkboxOptional: 'چک‌باکس نمی‌تواند الزامی باشد',
  itemTwice: 'نام یا شناسهٔ گزینه‌ها نباید تکراری باشد',
  itemTooLong: 'نام هر گزینه حداکثر {n} کاراکتر است',
  tooManyFields: 'حداکثر {n} فیلد مجاز است',
  minAboveMax: 'حداقل نباید از حداکثر بزرگ‌تر باشد',
  regexRefused: 'این الگو پذیرفته نیست. الگوی ساده‌تری بنویسید.',
  notForType: 'این گزینه برای نوع انتخاب‌شده در دسترس نیست',
  formSaved: 'فرم ذخیره شد',
  formDeleted: 'فرم حذف شد',
  formInUse: 'این فرم در {n} دپارتمان، دسته‌بندی یا محصول استفاده شده است و حذف نمی‌شود.',
  conditionRefused: 'شرط نمایش معتبر نیست',
  conditionCircular: 'شرط‌های نمایش نباید به خودشان برگردند',
  introTooLong: 'متن راهنما طولانی است',
} as const;
