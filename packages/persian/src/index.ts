export { choiceName } from './choice-name.ts';
export { parseNumber, toEn, toFa } from './digits.ts';
export { firstStrongDirection, isolate, isolateLtr } from './direction.ts';
export type { Direction } from './direction.ts';
export { fill } from './fill.ts';
export type { PlaceholderOf } from './fill.ts';
export * as shared from './messages.ts';
export * as sharedReports from './report-messages.ts';
export * as sharedTickets from './ticket-messages.ts';
export {
  isVisible,
  normalizeCode,
  normalizeInput,
  normalizeRun,
  normalizeText,
  searchKey,
  searchKeyCompact,
  searchWords,
} from './normalize.ts';
export { compareFa, sortFa } from './collation.ts';
export {
  countOf,
  formatBytes,
  formatClock,
  formatDuration,
  formatNumber,
  formatPercent,
  formatWorkingTime,
  joinFa,
  relativeTime,
} from './format.ts';
export { hasLatinDigits, textRuns, wrapLatinRuns } from './runs.ts';
export type { TextRun } from './runs.ts';
export { slugOf } from './slug.ts';
export { initials, truncate } from './truncate.ts';
export {
  hasHtmlTag,
  isEmail,
  isIpList,
  isMobile,
  isNationalCode,
  isUrl,
  maskMobile,
  formatMobile,
  showPhone,
  toE164,
} from './validators.ts';
