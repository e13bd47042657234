import type { Dayjs, PluginFunc } from 'dayjs';
import { addJMonth, addJYear, jEndOf, jStartOf, type JalaliUnit, jWeek, partsOf } from './arithmetic.ts';
import type { JalaliDay } from './calendar.ts';
import { formatJ } from './format.ts';

declare module 'dayjs' {
  interface Dayjs {
    /** The Jalali day of this value; `month` is 0..11. */
    jalali(): JalaliDay;
    /** Jalali text by dayjs tokens, in Persian digits. */
    formatJ(format: string): string;
    startOfJ(unit: JalaliUnit): this;
    endOfJ(unit: JalaliUnit): this;
    addJ(amount: number, unit: 'year' | 'month'): this;
    weekJ(): number;
  }
}

/**
 * The dayjs plugin: `dayjs.extend(jalali)` adds Jalali methods to every value. It changes no dayjs method and no global
 * calendar, so code that does not use it is not affected.
 */
export const jalali: PluginFunc = (_option, dayjsClass) => {
  const methods = dayjsClass.prototype as Dayjs;
  methods.jalali = function jalaliParts() {
    return partsOf(this);
  };
  methods.formatJ = function formatJalali(format) {
    return formatJ(this, format);
  };
  methods.startOfJ = function startOfJalali(unit) {
    return jStartOf(this, unit);
  };
  methods.endOfJ = function endOfJalali(unit) {
    return jEndOf(this, unit);
  };
  methods.addJ = function addJalali(amount, unit) {
    return unit === 'year' ? addJYear(this, amount) : addJMonth(this, amount);
  };
  methods.weekJ = function jalaliWeek() {
    return jWeek(this);
  };
};
