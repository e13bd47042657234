const CIVIL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a Gregorian day `YYYY-MM-DD` that exists, from the year 1000 on: 30 February does not. */
export function isCivilDate(text: string): boolean {
  const [, year, month, day] = (CIVIL_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1000) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
