/** Texts of the date fields (glossary `calendar.parseError`). */
export const datesText = {
  dayUnreadable: 'تاریخ قابل خواندن نیست',
  momentUnreadable: 'تاریخ و ساعت قابل خواندن نیست؛ مانند ۱۴۰۵/۰۸/۲۹ ۱۰:۳۰ بنویسید',
  timeUnreadable: 'ساعت قابل خواندن نیست',
};
