import { useEffect, useId, useRef } from 'react';
import type { InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CountBadge } from './badges.tsx';
import { basicsText } from './messages.ts';

/** Props of {@link Checkbox}; everything of a native checkbox passes through. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  children?: ReactNode;
  /** Some, but not all, of the items that it represents are selected. */
  indeterminate?: boolean;
  onChange?: (checked: boolean) => void;
}

/** A check box with its label; without a label give `aria-label`. */
export function Checkbox({ children, indeterminate = false, onChange, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames('hd-checkbox', className)}>
      <input ref={box} type="checkbox" onChange={(event) => onChange?.(event.target.checked)} {...rest} />
      {children ? <span>{children}</span> : null}
    </label>
  );
}

/** Props of {@link Switch}. */
export interface SwitchProps {
  /** Set by a form field, or by the page. */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  /** The name of the setting, for screen readers. */
  label: string;
  /** Shows «فعال» or «غیرفعال» next to it. */
  showState?: boolean;
  disabled?: boolean;
  loading?: boolean;
}

/** An on/off switch that applies immediately: active and inactive. */
export function Switch({ checked = false, onChange, label, showState, disabled, loading }: SwitchProps) {
  return (
    <span className="hd-switch-row">
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-busy={loading || undefined}
        disabled={disabled || loading}
        className="hd-switch"
        onClick={() => onChange?.(!checked)}
      >
        <i />
      </button>
      {showState ? <span aria-hidden="true">{checked ? basicsText.active : basicsText.inactive}</span> : null}
    </span>
  );
}

/** One choice of a {@link RadioGroup}. */
export interface RadioOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string | number> {
  label: string;
  options: readonly RadioOption<Value>[];
  /** Set by a form field, or by the page. */
  value?: Value | null;
  onChange?: (value: Value) => void;
  /** Next to each other as cards (settings pages), or in a column. */
  cards?: boolean;
  /** Next to each other in one line: two or three short words. */
  line?: boolean;
  disabled?: boolean;
}

/** Exclusive choices with longer labels: radio buttons, plain or as cards. */
export function RadioGroup<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  cards,
  line,
  disabled,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('hd-radios', cards && 'hd-radios-cards', line && 'hd-radios-line')}
    >
      {options.map((option) => (
        <label key={option.value} className="hd-radio">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange?.(option.value)}
          />
          <span>
            {option.label}
            {option.hint ? <small>{option.hint}</small> : null}
          </span>
        </label>
      ))}
    </div>
  );
}

/** One tab. */
export interface TabItem<Key extends string> {
  key: Key;
  label: ReactNode;
  icon?: ReactNode;
  /** Null while it is not known yet: its space is reserved. */
  count?: number | null;
  hot?: boolean;
  disabled?: boolean;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Key extends string> {
  label: string;
  items: readonly TabItem<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  /** Content of the chosen tab. */
  children?: ReactNode;
  /** At the end of the row of tabs. */
  extra?: ReactNode;
}

/** The tab to which an arrow key moves; the left arrow moves to the next one, as tabs run from right to left. */
function adjacentTab<Key extends string>(items: readonly TabItem<Key>[], at: Key, key: string): Key | null {
  const open = items.filter((item) => !item.disabled);
  const index = open.findIndex((item) => item.key === at);
  const step = key === 'ArrowLeft' ? 1 : key === 'ArrowRight' ? -1 : 0;
  if (key === 'Home') return open[0]?.key ?? null;
  if (key === 'End') return open.at(-1)?.key ?? null;
  return step === 0 ? null : (open[(index + step + open.length) % open.length]?.key ?? null);
}

/** Tabs with an underline; arrow keys move between them. */
export function Tabs<Key extends string>({ label, items, value, onChange, children, extra }: TabsProps<Key>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = adjacentTab(items, value, event.key);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div className="hd-tabs">
        <div role="tablist" aria-label={label} className="hd-tabs-list" onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${id}-${item.key}`}
              aria-selected={item.key === value}
              aria-controls={children === undefined ? undefined : `${id}-panel`}
              tabIndex={item.key === value ? 0 : -1}
              disabled={item.disabled}
              className="hd-tab"
              onClick={() => onChange(item.key)}
            >
              {item.icon}
              {item.label}
              {item.count === undefined ? null : (
                <span className="hd-count-room">
                  {item.count === null ? null : (
                    <CountBadge value={item.count} variant={item.hot && item.count > 0 ? 'hot' : 'quiet'} max={9999} />
                  )}
                </span>
              )}
            </button>
          ))}
        </div>
        {extra}
      </div>
      {children === undefined ? null : (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="hd-tab-panel">
          {children}
        </div>
      )}
    </>
  );
}
