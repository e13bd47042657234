import {
  BUSINESS_ZONE,
  dayjs,
  fromWall,
  toWall,
  TYPED_CLOCK_FORMATS,
  TYPED_DAY_FORMATS,
  type Dayjs,
} from '@hamyar/dayjs-jalali';
import { AntdProvider } from '../antd/antd-provider.tsx';
import { CloseIcon } from '../icons/essential.tsx';
import { AntdJalaliPicker } from './antd-jalali-picker.tsx';
import { datesText } from './messages.ts';
import { HELD_INPUT, RangeContext, TypedPicker, type RangeEnd } from './typed-picker.tsx';

interface PickerProps {
  id?: string;
  /** Name for screen readers where no label refers to `id`. */
  label?: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  allowClear?: boolean;
  onBlur?: () => void;
  'aria-describedby'?: string;
}

const ISO = 'YYYY-MM-DD';
const DAY_FORMATS = [...TYPED_DAY_FORMATS];
const CLOCK_FORMATS = [...TYPED_CLOCK_FORMATS];
const TIME_FORMATS = CLOCK_FORMATS.flatMap((clock) => DAY_FORMATS.map((day) => `${day} ${clock}`));
/** Minutes are chosen in steps of five; typed ones are rounded (spec 5.45). */
const MINUTE_STEP = 5;

const toDay = (iso: string | null | undefined) => (iso ? dayjs(iso) : null);
const toIso = (value: Dayjs | null) => value?.format(ISO) ?? null;

/** Rounds to the nearest step of minutes; times after 23:57 move to the next day. */
export function roundMinutes(value: Dayjs, step = MINUTE_STEP): Dayjs {
  return value
    .second(0)
    .millisecond(0)
    .minute(0)
    .add(Math.round(value.minute() / step) * step, 'minute');
}

// Emptying the text clears by keyboard. antd's button is seen under the pointer only, and Tab would stop at nothing.
const CLEAR_ICON = (
  <span ref={(icon) => icon?.closest('button')?.setAttribute('tabindex', '-1')}>
    <CloseIcon size={12} />
  </span>
);

function pickerProps({
  id,
  label,
  placeholder,
  disabled,
  invalid,
  required,
  allowClear = true,
  onBlur,
  ...aria
}: PickerProps) {
  return {
    id,
    placeholder,
    disabled,
    allowClear: allowClear && { clearIcon: CLEAR_ICON },
    onBlur,
    status: invalid ? ('error' as const) : undefined,
    'aria-label': label,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    className: 'hd-picker',
    ...aria,
  };
}

/** Props of {@link JalaliDate}: civil days as Gregorian `YYYY-MM-DD`. */
export interface JalaliDateProps extends PickerProps {
  value?: string | null;
  onChange?: (iso: string | null) => void;
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** Chooses a day of the Jalali calendar; `۱۴۰۵/۸/۲۹`, `14050829` and `29 آبان 1405` may be typed. */
export function JalaliDate({ value, onChange, min, max, ...rest }: JalaliDateProps) {
  return (
    <TypedPicker
      {...pickerProps({ placeholder: 'روز/ماه/سال', ...rest })}
      unreadable={datesText.dayUnreadable}
      value={toDay(value)}
      formats={DAY_FORMATS}
      min={toDay(min) ?? undefined}
      max={toDay(max) ?? undefined}
      onChange={(day) => onChange?.(toIso(day))}
    />
  );
}

/** Props of {@link JalaliDateTime}: moments as unix seconds. */
export interface JalaliDateTimeProps extends PickerProps {
  value?: number | null;
  onChange?: (seconds: number | null) => void;
  min?: number;
  max?: number;
  /** IANA zone whose wall clock is shown; the business zone by default. */
  zone?: string;
}

/** Chooses a day and a time in steps of five minutes. */
export function JalaliDateTime({ value, onChange, min, max, zone = BUSINESS_ZONE, ...rest }: JalaliDateTimeProps) {
  const wall = (seconds: number | null | undefined) =>
    typeof seconds === 'number' ? toWall(seconds, zone) : undefined;
  return (
    <TypedPicker
      {...pickerProps({ placeholder: 'انتخاب تاریخ و ساعت', ...rest })}
      unreadable={datesText.momentUnreadable}
      showTime={{ format: 'HH:mm', minuteStep: MINUTE_STEP }}
      needConfirm={false}
      value={wall(value) ?? null}
      formats={TIME_FORMATS}
      min={wall(min)}
      max={wall(max)}
      onChange={(moment) => onChange?.(moment ? fromWall(roundMinutes(moment), zone) : null)}
    />
  );
}

/** Props of {@link JalaliRange}: civil days as Gregorian `YYYY-MM-DD`, both included. */
export interface JalaliRangeProps extends Omit<PickerProps, 'placeholder'> {
  value?: readonly [string | null, string | null] | null;
  onChange?: (range: [string | null, string | null]) => void;
}

/** Chooses a range of days; either end may stay open. */
export function JalaliRange({ value, onChange, ...rest }: JalaliRangeProps) {
  const [from, to] = value ?? [null, null];
  const storeDay = (end: RangeEnd, day: Dayjs) => {
    const iso = toIso(day);
    if (iso !== (end === 'start' ? from : to)) onChange?.(end === 'start' ? [iso, to] : [from, iso]);
  };
  return (
    <AntdProvider>
      <RangeContext value={storeDay}>
        <AntdJalaliPicker.RangePicker
          {...pickerProps(rest)}
          id={rest.id ? { start: rest.id } : undefined}
          placeholder={['از تاریخ', 'تا تاریخ']}
          allowEmpty={[true, true]}
          separator="–"
          value={[toDay(from), toDay(to)]}
          format={DAY_FORMATS}
          components={HELD_INPUT}
          previewValue={false}
          onChange={(range: [Dayjs | null, Dayjs | null] | null) =>
            onChange?.([toIso(range?.[0] ?? null), toIso(range?.[1] ?? null)])
          }
        />
      </RangeContext>
    </AntdProvider>
  );
}

/** Props of {@link JalaliTime}: `HH:mm` of a day. */
export interface JalaliTimeProps extends PickerProps {
  value?: string | null;
  onChange?: (time: string | null) => void;
  /** The earliest time that may be chosen, `HH:mm`; an earlier one can be typed, and the form refuses it. */
  min?: string;
}

/** Rounds within the day: a time of day after 23:57 has no next day to move to. */
function clockOf(time: Dayjs): string {
  const rounded = roundMinutes(time);
  return rounded.isSame(time, 'day') ? rounded.format('HH:mm') : `23:${60 - MINUTE_STEP}`;
}
const upTo = (end: number): number[] => Array.from({ length: end }, (_, index) => index);
/** What antd disables before a time of day. */
const disabledBefore = (min: string) => {
  const [hour = 0, minute = 0] = min.split(':').map(Number);
  return () => ({
    disabledHours: () => upTo(hour),
    disabledMinutes: (of: number) => (of === hour ? upTo(minute) : of < hour ? upTo(60) : []),
  });
};

/** Chooses a time of day in steps of five minutes. */
export function JalaliTime({ value, onChange, min, ...rest }: JalaliTimeProps) {
  const [hour = 0, minute = 0] = (value ?? '').split(':').map(Number);
  return (
    <TypedPicker
      {...pickerProps({ placeholder: 'انتخاب ساعت', ...rest })}
      unreadable={datesText.timeUnreadable}
      picker="time"
      formats={CLOCK_FORMATS}
      minuteStep={MINUTE_STEP}
      needConfirm={false}
      disabledTime={min ? disabledBefore(min) : undefined}
      value={value ? dayjs().hour(hour).minute(minute).second(0) : null}
      onChange={(time) => onChange?.(time && clockOf(time))}
    />
  );
}
