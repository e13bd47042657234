import { shared } from '@hamyar/persian';

/** Texts of this module (glossary 17). */
export const messages = {
  fieldSaved: shared.fieldSaved,
  fieldDeleted: shared.fieldDeleted,
  typeLocked: shared.fieldTypeLocked,
  dateTypeLocked: shared.dateTypeLocked,
  fieldChanged: 'نوع این فیلد همین حالا تغییر کرده است. صفحه را تازه کنید و دوباره وارد کنید.',
  checkboxOptional: shared.checkboxOptional,
  itemTwice: 'نام یا شناسهٔ گزینه‌ها نباید تکراری باشد',
  itemTooLong: shared.itemTooLong,
  tooManyFields: 'حداکثر {n} فیلد مجاز است',
  minAboveMax: 'حداقل نباید از حداکثر بزرگ‌تر باشد',
  regexRefused: 'این الگو پذیرفته نیست. الگوی ساده‌تری بنویسید.',
  notForType: 'این گزینه برای نوع انتخاب‌شده در دسترس نیست',
  notListed: 'فیلدهای سازمان ستون لیست نمی‌شوند',
  notSearched: 'تیکت‌ها فقط با مقدار فیلدهای تیکت و دپارتمان پیدا می‌شوند',
  sensitiveNotSearched: 'فیلدی که فقط برای کارشناسان است جستجو نمی‌شود',
  formSaved: shared.formSaved,
  formDeleted: shared.formDeleted,
  replacementRefused: 'فرم فعال دیگری را انتخاب کنید که برای همین شعبه‌ها است',
  formsCounted: '{n} فرم',
  conditionRefused: 'شرط نمایش معتبر نیست',
  conditionCircular: 'شرط‌های نمایش نباید به خودشان برگردند',
  valuesSaved: shared.customValuesSaved,
  /** In the audit log, of a secret value. */ valueNotShown: shared.valueNotShown,
  fieldNotAsked: 'این فیلد در فرم نیست',
} as const;
