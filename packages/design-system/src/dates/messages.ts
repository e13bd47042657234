import { shared } from '@hamyar/persian';

/** Texts of the date fields (glossary `calendar.parseError`). */
export const datesText = {
  dayUnreadable: shared.dayUnreadable,
  momentUnreadable: 'تاریخ و ساعت قابل خواندن نیست؛ مانند ۱۴۰۵/۰۸/۲۹ ۱۰:۳۰ بنویسید',
  timeUnreadable: 'ساعت قابل خواندن نیست',
};
