import { hasLatinDigits, toEn } from '@hamyar/persian';
import { Input, InputNumber } from 'antd';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { AntdProvider } from '../antd/antd-provider.tsx';
import { classNames } from '../basics/class-names.ts';
import { TextLimit, useTextLimit } from '../basics/text-limit.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/essential.tsx';
import { controlState, type ControlState } from './control-state.ts';
import { fieldsText } from './messages.ts';

/** What every text control takes. */
export interface TextControlProps extends ControlState {
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /**
   * Characters that the field takes. A longer text stays as it is: the field is red, counts, and the form around it says
   * so and is not sent (decisions 2.0).
   */
  maxLength?: number;
  /** Shows «۸ از ۴۵» also far from the limit; needs `maxLength`. */
  showCount?: boolean;
  autoFocus?: boolean;
  autoComplete?: string;
  'aria-label'?: string;
}

/** Props of {@link TextField}. */
export interface TextFieldProps extends TextControlProps {
  /** E-mail, address of a site, user name, pattern, IP, phone, code: left to right, Latin (persian-ux A3.2). */
  ltr?: boolean;
  /** Only digits, of either set; the value is Latin. */
  digits?: boolean;
  /** Shows Latin digits unchanged in a Persian text too: the name of a file, which is edited as it is stored. */
  latin?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
  clearable?: boolean;
  size?: 'small' | 'middle' | 'large';
  onPressEnter?: () => void;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url' | 'search';
}

/** A one-line text field. The direction follows the text; `ltr` for what is always Latin. */
export function TextField({
  ltr,
  digits,
  latin = ltr,
  clearable,
  onChange,
  value,
  showCount,
  onPressEnter,
  onBlur,
  inputMode,
  invalid,
  required,
  maxLength,
  ...rest
}: TextFieldProps) {
  const limit = useTextLimit(value ?? '', maxLength);
  const clean = (raw: string) => (digits ? toEn(raw).replace(/\D/g, '') : ltr ? toEn(raw) : raw);
  return (
    <AntdProvider>
      <TextLimit limit={limit} max={maxLength} shown={showCount}>
        <Input
          dir={ltr || digits ? 'ltr' : 'auto'}
          className={!digits && (latin || hasLatinDigits(value || (rest.placeholder ?? ''))) ? 'hd-lat' : undefined}
          value={value ?? ''}
          allowClear={clearable}
          inputMode={inputMode ?? (digits ? 'numeric' : undefined)}
          onChange={(event) => onChange?.(clean(event.target.value))}
          onPressEnter={onPressEnter}
          onBlur={onBlur}
          {...controlState({ invalid: invalid || limit.problem !== null, required })}
          {...rest}
        />
      </TextLimit>
    </AntdProvider>
  );
}

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TextControlProps {
  rows?: number;
}

/**
 * A plain text field with several lines; each line has its own direction. It grows with the text where the browser can
 * (antd measures with an inline style, which the CSP refuses).
 */
export function TextArea({
  rows = 3,
  value,
  onChange,
  showCount,
  invalid,
  required,
  maxLength,
  ...rest
}: TextAreaProps) {
  const limit = useTextLimit(value ?? '', maxLength);
  return (
    <AntdProvider>
      <TextLimit limit={limit} max={maxLength} shown={showCount}>
        <Input.TextArea
          dir="auto"
          value={value ?? ''}
          rows={rows}
          className="hd-textarea"
          onChange={(event) => onChange?.(event.target.value)}
          {...controlState({ invalid: invalid || limit.problem !== null, required })}
          {...rest}
        />
      </TextLimit>
    </AntdProvider>
  );
}

/** A password, left to right, with a button that shows it. */
export function PasswordField({
  value,
  onChange,
  invalid,
  required,
  ...rest
}: Omit<TextControlProps, 'maxLength' | 'showCount'>) {
  return (
    <AntdProvider>
      <Input.Password
        dir="ltr"
        className="hd-lat"
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
        iconRender={(shown) => (
          <span role="button" aria-label={shown ? fieldsText.hidePassword : fieldsText.showPassword}>
            {shown ? <EyeOffIcon size={17} /> : <EyeIcon size={17} />}
          </span>
        )}
        {...controlState({ invalid, required })}
        {...rest}
      />
    </AntdProvider>
  );
}

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends ControlState {
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  id?: string;
  min?: number;
  max?: number;
  step?: number;
  /** Decimal places; 0 by default. */
  precision?: number;
  /** Unit at the end: «دقیقه». */
  unit?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** What is typed as a number; nothing where it has no digit, which would otherwise become the least number. */
function readNumber(text: string | undefined): number {
  const digits = toEn(text ?? '')
    .replace(/[٬,\s]/g, '')
    .replace('٫', '.')
    .replace(/[^\d.-]/g, '');
  // the type of antd knows no empty field, its code does
  return /\d/.test(digits) ? Number(digits) : ('' as unknown as number);
}

/** A number, typed with Persian or Latin digits; the value is an ordinary number. */
export function NumberField({ unit, precision = 0, invalid, required, ...rest }: NumberFieldProps) {
  return (
    <AntdProvider>
      <InputNumber<number>
        className="hd-number"
        precision={precision}
        suffix={unit}
        inputMode={precision > 0 ? 'decimal' : 'numeric'}
        parser={readNumber}
        formatter={(value) => (value === undefined || value === null ? '' : String(value))}
        {...controlState({ invalid, required })}
        {...rest}
      />
    </AntdProvider>
  );
}

/** Hours and minutes as typed; null where nothing is typed. */
export interface HourMinute {
  hours: number | null;
  minutes: number | null;
}

/** Whole minutes of the typed value, null unless both parts are present. */
export function toMinutes(value: HourMinute | null | undefined): number | null {
  return value && value.hours !== null && value.minutes !== null ? value.hours * 60 + value.minutes : null;
}

const HOURS_MAX = 999;
const MINUTES_MAX = 59;

/** Props of {@link HourMinuteInput}. */
export interface HourMinuteInputProps {
  value?: HourMinute | null;
  onChange?: (value: HourMinute) => void;
  onBlur?: () => void;
  id?: string;
  disabled?: boolean;
  invalid?: boolean;
  'aria-label'?: string;
}

const block = (event: ClipboardEvent) => event.preventDefault();

/**
 * Hours up to 999 and minutes up to 59; digits beyond that are not accepted, and pasting is not possible (spec 5.22).
 * With `required` both parts are needed.
 */
export function HourMinuteInput({
  value,
  onChange,
  onBlur,
  id,
  disabled,
  invalid,
  'aria-label': label = fieldsText.hourMinute,
}: HourMinuteInputProps) {
  const current = value ?? { hours: null, minutes: null };
  const part = (name: keyof HourMinute, max: number, width: number, partLabel: string) => (
    <input
      id={name === 'hours' ? id : undefined}
      className={`hd-hm-${name}`}
      inputMode="numeric"
      autoComplete="off"
      aria-label={partLabel}
      placeholder={'0'.repeat(width)}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      value={current[name] ?? ''}
      onPaste={block}
      onBlur={onBlur}
      onChange={(event) => {
        const digits = toEn(event.target.value).replace(/\D/g, '');
        const next = digits === '' ? null : Number(digits);
        if (next === null || next <= max) onChange?.({ ...current, [name]: next });
      }}
    />
  );
  return (
    <span role="group" aria-label={label} dir="ltr" className={classNames('hd-hm', invalid && 'hd-hm-bad')}>
      {part('hours', HOURS_MAX, 3, fieldsText.hour)}
      <span aria-hidden="true">:</span>
      {part('minutes', MINUTES_MAX, 2, fieldsText.minute)}
    </span>
  );
}
