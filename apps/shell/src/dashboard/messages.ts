import { shared } from '@hamyar/persian';

/** Texts of the arrangement of the dashboard (glossary 24 `dash.*`); only employees arrange theirs. */
export const arrangeText = {
  arrange: 'چیدمان داشبورد',
  hint: 'بکشید و از گوشه اندازه دهید؛ با صفحه‌کلید: جهت‌نماها جابه‌جا و Shift همراه آن‌ها اندازه می‌دهد',
  hintNarrow: 'ترتیب را با کشیدن دستگیره عوض کنید',
  save: 'ذخیرهٔ چیدمان',
  cancel: shared.cancel,
  reset: 'چیدمان پیش‌فرض',
  conflict: 'چیدمان شما در دستگاه یا زبانهٔ دیگری عوض شده است',
  conflictHint: '«ذخیرهٔ چیدمان» آن را با همین چیدمان جایگزین می‌کند.',
  showStored: 'نمایش چیدمان ذخیره‌شده',
  saved: 'چیدمان داشبورد ذخیره شد',
  add: 'افزودن ابزارک',
  addOne: 'افزودن «{name}»',
  remove: 'برداشتن «{name}»',
  handle: 'جابه‌جایی «{name}»',
  nothingToAdd: 'همهٔ ابزارک‌ها در داشبورد هستند',
  away: 'این ابزارک اکنون در دسترس نیست',
  added: '«{name}» افزوده شد',
  removed: '«{name}» برداشته شد',
  moved: '«{name}» به جایگاه {position} رفت',
  sized: 'اندازهٔ «{name}»: {columns} در {rows}',
  size: '{columns} × {rows}',
} as const;
