import { shared, toFa } from '@hamyar/persian';

/** Texts of forms (glossary §1, §36). */
export const fieldsText = {
  select: shared.choose,
  notFound: shared.nothingFoundHere,
  minSearch: shared.threeCharacters,
  searching: shared.loading,
  selectAll: 'انتخاب همهٔ موارد',
  deselectAll: 'لغو انتخاب همه',
  searchPlaceholder: shared.searchHint,
  hour: shared.hour,
  minute: shared.minute,
  hourMinute: 'ساعت : دقیقه',
  color: 'انتخاب رنگ',
  presets: 'رنگ‌های پیشنهادی',
  showPassword: 'نمایش رمز عبور',
  hidePassword: 'پنهان کردن رمز عبور',
  clear: 'پاک کردن',
  saveChanges: shared.saveChanges,
  cancel: shared.cancel,
  more: (n: number) => `و ${toFa(n)} مورد دیگر`,
  unsaved: (n: number) => `${toFa(n)} تغییر ذخیره نشده است`,
  requiredSign: shared.requiredField,
};
