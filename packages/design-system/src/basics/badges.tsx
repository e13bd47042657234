import { toFa } from '@hamyar/persian';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/essential.tsx';
import { classNames } from './class-names.ts';
import { basicsText } from './messages.ts';

/** Colour families whose text has a contrast of 4.5:1 on its tint in light and dark. */
export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'error' | 'info' | 'violet';

/** Props of {@link Count}. */
export interface CountBadgeProps {
  value: number;
  /** More than this shows «۹۹+». */
  max?: number;
  /** `solid` for unread items, `quiet` next to titles and tabs, `hot` for overdue. */
  variant?: 'solid' | 'quiet' | 'hot';
  /** What is counted, for screen readers: «۳ خوانده‌نشده». */
  label?: string;
}

/** A small number in a pill; nothing at zero when solid. */
export function CountBadge({ value, max = 99, variant = 'quiet', label }: CountBadgeProps) {
  if (variant === 'solid' && value <= 0) return null;
  const text = value > max ? `${toFa(max)}+` : toFa(value);
  return (
    <span className={`hd-count hd-count-${variant}`}>
      <bdi dir="ltr">{text}</bdi>
      {label ? <span className="hd-visually-hidden"> {label}</span> : null}
    </span>
  );
}

/** A quiet pill next to a heading: «۱٬۲۴۸ مورد». */
export function Pill({ children }: { children: ReactNode }) {
  return <span className="hd-pill">{children}</span>;
}

/** Props of {@link Tag}. */
export interface TagProps {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  /** A dot in the tone before the text. */
  dot?: boolean;
  /** Own colour of the tag (`#rrggbb`), shown as a dot so that the text keeps its contrast. */
  color?: string;
  onRemove?: () => void;
  /** Text of the remove button for screen readers; «حذف» and the tag by default. */
  removeLabel?: string;
}

/** A pill with a word: a tag, a level, a state. */
export function Tag({ children, tone = 'neutral', icon, dot, color, onRemove, removeLabel }: TagProps) {
  return (
    <span className={classNames('hd-tag', `hd-tone-${tone}`)}>
      {dot || color ? <i className="hd-tag-dot" style={color ? { background: color } : undefined} /> : null}
      {icon}
      <bdi>{children}</bdi>
      {onRemove ? (
        <button
          type="button"
          className="hd-tag-remove"
          aria-label={removeLabel ?? basicsText.remove}
          onClick={onRemove}
        >
          <CloseIcon size={11} />
        </button>
      ) : null}
    </span>
  );
}

/** Props of {@link Chip}. */
export interface ChipProps {
  /** Field of the filter. */
  label: ReactNode;
  value?: ReactNode;
  onClick?: () => void;
  onRemove?: () => void;
  removeLabel?: string;
  /** Dashed, for «+ فیلتر». */
  dashed?: boolean;
  icon?: ReactNode;
}

/** An active filter: «وضعیت: باز ✕»; 32 px. */
export function Chip({ label, value, onClick, onRemove, removeLabel, dashed, icon }: ChipProps) {
  const text = (
    <>
      {icon}
      <span>
        {label}
        {value === undefined ? null : (
          <>
            : <b>{value}</b>
          </>
        )}
      </span>
    </>
  );
  return (
    <span className={classNames('hd-chip', dashed && 'hd-chip-dashed')}>
      {onClick ? (
        <button type="button" className="hd-chip-text" onClick={onClick}>
          {text}
        </button>
      ) : (
        <span className="hd-chip-text">{text}</span>
      )}
      {onRemove ? (
        <button
          type="button"
          className="hd-chip-remove"
          aria-label={removeLabel ?? basicsText.remove}
          onClick={onRemove}
        >
          <CloseIcon size={12} />
        </button>
      ) : null}
    </span>
  );
}

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** 0..100. */
  percent: number;
  label: string;
  tone?: 'primary' | 'warning' | 'error' | 'success' | 'saffron';
  /** Height in pixels; 6 by default. */
  height?: number;
}

/** A bar that fills from the right. */
export function Progress({ percent, label, tone = 'primary', height = 6 }: ProgressProps) {
  const value = Math.max(0, Math.min(100, Math.round(percent)));
  return (
    <span
      className={`hd-progress hd-progress-${tone}`}
      style={{ height }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
    >
      <i style={{ width: `${value}%` }} />
    </span>
  );
}

/** A thin separator line; `vertical` in toolbars. */
export function Divider({ vertical }: { vertical?: boolean }) {
  return vertical ? <span className="hd-divider-vertical" aria-hidden="true" /> : <hr className="hd-divider" />;
}
