/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/dates.css';

export { JalaliDate, JalaliDateTime, JalaliRange, JalaliTime, roundMinutes } from './jalali-pickers.tsx';
export type { JalaliDateProps, JalaliDateTimeProps, JalaliRangeProps, JalaliTimeProps } from './jalali-pickers.tsx';
