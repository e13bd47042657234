import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** One choice of a {@link Segmented}. */
export interface SegmentedOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** Name when the label is an icon only. */
  ariaLabel?: string;
}

/** Props of {@link Segmented}. */
export interface SegmentedProps<Value extends string | number> {
  /** Name of the group for screen readers. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  className?: string;
}

/** A few exclusive choices side by side: radio buttons, so arrow keys move between them. */
export function Segmented<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  block,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  // where they do not fit, they scroll: the selected one is never cut off
  useLayoutEffect(() => {
    const selected = box.current?.querySelector('input:checked')?.parentElement;
    if (!box.current || !selected || box.current.scrollWidth <= box.current.clientWidth) return;
    const [frame, segment] = [box.current.getBoundingClientRect(), selected.getBoundingClientRect()];
    if (segment.left < frame.left) box.current.scrollLeft += segment.left - frame.left;
    else if (segment.right > frame.right) box.current.scrollLeft += segment.right - frame.right;
  }, [value, options.length]);
  return (
    <div
      ref={box}
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'hd-segmented',
        size !== 'md' && `hd-segmented-${size}`,
        block && 'hd-segmented-block',
        className,
      )}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            aria-label={option.ariaLabel}
            onChange={() => onChange(option.value)}
          />
          <span className="hd-segment">
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
