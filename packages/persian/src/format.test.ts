import fc from 'fast-check';
import {
  compareFa,
  countOf,
  firstStrongDirection,
  formatBytes,
  formatClock,
  formatDuration,
  formatWorkingTime,
  formatNumber,
  formatPercent,
  initials,
  isolate,
  isolateLtr,
  joinFa,
  relativeTime,
  sortFa,
  truncate,
} from './index.ts';

describe('numbers and times in words', () => {
  it('writes thousands, fractions and percents as the glossary does', () => {
    expect(formatNumber(12345.5)).toBe('۱۲٬۳۴۵٫۵');
    expect(formatPercent(77.6)).toBe('۷۸٪');
    expect(countOf(1200, 'تیکت')).toBe('۱٬۲۰۰ تیکت');
  });
  it('shows sizes in the units of the file list', () => {
    expect(formatBytes(0)).toBe('۰ بایت');
    expect(formatBytes(512_000)).toBe('۵۰۰ کیلوبایت');
    expect(formatBytes(2.4 * 1024 * 1024)).toBe('۲٫۴ مگابایت');
    expect(formatBytes(1024 * 1024 - 1)).toBe('۱ مگابایت');
  });
  it('[2.49] shows how long ago something was, with «پیش»', () => {
    const now = 1_790_000_000;
    expect(relativeTime(now - 10, now)).toBe('همین حالا');
    expect(relativeTime(now - 50, now)).toBe('۱ دقیقه پیش');
    expect(relativeTime(now - 3 * 60, now)).toBe('۳ دقیقه پیش');
    expect(relativeTime(now - 26 * 3600, now)).toBe('۱ روز پیش');
    expect(relativeTime(now - 15 * 86_400, now)).toBe('۲ هفته پیش');
    expect(relativeTime(now + 5 * 3600, now)).toBe('۵ ساعت دیگر');
  });
  it('shows durations in at most two units', () => {
    expect(formatDuration(125)).toBe('۲ ساعت و ۵ دقیقه');
    expect(formatDuration(3 * 1440 + 4 * 60 + 9)).toBe('۳ روز و ۴ ساعت');
    expect(formatDuration(120)).toBe('۲ ساعت');
    expect(formatDuration(0)).toBe('کمتر از یک دقیقه');
    expect(formatClock(119)).toBe('۰۱:۵۹');
    expect(formatClock(7500)).toBe('۰۲:۰۵');
  });

  it('[decisions 2.6] names working time in hours, because a working day is as long as its shift', () => {
    expect(formatWorkingTime(24 * 60)).toBe('۲۴ ساعت');
    expect(formatWorkingTime(31 * 60 + 30)).toBe('۳۱ ساعت و ۳۰ دقیقه');
    expect(formatWorkingTime(0)).toBe('کمتر از یک دقیقه');
  });
  it('joins a list as a sentence', () => {
    expect(joinFa(['الف', 'ب', 'پ'])).toBe('الف، ب و پ');
    expect(joinFa([])).toBe('');
  });
});

describe('order', () => {
  it('[decisions 2.26] sorts in Persian order, with پ چ ژ ک گ in their correct positions', () => {
    expect(sortFa(['یزد', 'گیلان', 'پاوه', 'تهران', 'آبادان', 'اراک', 'چالوس'], (x) => x)).toEqual([
      'آبادان',
      'اراک',
      'پاوه',
      'تهران',
      'چالوس',
      'گیلان',
      'یزد',
    ]);
  });
  it('orders numbers inside names by value', () => expect(compareFa('شعبهٔ ۲', 'شعبهٔ ۱۰')).toBeLessThan(0));
});

describe('cutting texts', () => {
  it('leaves texts that fit unchanged and marks what was cut', () => {
    expect(truncate('راهنمای نصب', 40)).toBe('راهنمای نصب');
    expect(truncate('می‌خواهم', 3)).toBe('می…');
    expect(truncate('👩‍💻 کار', 1)).toBe('…');
  });
  it('never exceeds the limit and never changes the part that stays', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(50), (t, n) => {
        const cut = truncate(t, n);
        return cut === t || ([...cut].length <= n + 1 && t.startsWith(cut.slice(0, -1)));
      }),
    );
  });
  it('returns two letters that do not connect for an avatar', () => {
    expect(initials('علی رضایی')).toBe('ع\u200cر');
    expect(initials('  (مدیر) Sara ')).toBe('S');
    expect(initials('')).toBe('');
  });
});

describe('direction', () => {
  it('[decisions 2.0] follows the first strong character', () => {
    expect(firstStrongDirection('۱۲: سلام hello')).toBe('rtl');
    expect(firstStrongDirection('Hello سلام')).toBe('ltr');
    expect(firstStrongDirection('123 - 45')).toBeNull();
    expect(firstStrongDirection('\u2068John\u2069 سلام')).toBe('rtl');
  });
  it('isolates foreign text so that it cannot affect the text around it', () => {
    expect(isolate('a\u2069\u202eb')).toBe('\u2068ab\u2069');
    expect(isolateLtr('0508-000123-2')).toBe('\u20660508-000123-2\u2069');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (t) => (isolate(t).match(/[\u2066-\u2069]/g) ?? []).length === 2),
    );
  });
});
