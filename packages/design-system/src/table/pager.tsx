import { toFa } from '@hamyar/persian';
import { classNames } from '../basics/class-names.ts';
import { ChevronDownIcon } from '../icons/essential.tsx';
import { NextIcon, PreviousIcon } from '../icons/general.tsx';
import { tableText } from './messages.ts';

/** How many rows a page may have (spec 9.1); the first is the default. */
export const PAGE_SIZES = [10, 25, 50, 100, 200] as const;

/** One of {@link PAGE_SIZES}. */
export type PageSize = (typeof PAGE_SIZES)[number];

/** Props of {@link Pager}. */
export interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** Counting stopped at `total`: there are more, and no last page. */
  totalCapped?: boolean;
  onChange: (page: number, perPage: number) => void;
  /** Page sizes to choose from; those of the spec by default, `false` for none. */
  sizes?: readonly number[] | false;
  disabled?: boolean;
}

/** Numbers to show: the first, the last, and those around the current one; 0 stands for «…». */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const wanted = [...new Set(page <= 2 ? [1, 2, 3, pages] : near)]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b);
  return wanted.flatMap((n, i) => (i > 0 && n - (wanted[i - 1] ?? 0) > 1 ? [0, n] : [n]));
}

/**
 * A button that leads nowhere now keeps the focus: on the last page «انتها» is where the person is, and a disabled button
 * would lose the focus to the top of the page.
 */
const pressable = (open: boolean, onClick: (() => void) | undefined) => ({
  'aria-disabled': !open || undefined,
  onClick: open ? onClick : undefined,
});

interface PageSizeSelectProps {
  value: number;
  sizes: readonly number[];
  disabled: boolean | undefined;
  onChange: (size: number) => void;
}

/** The browser's own list, which is the best one on phones, with the arrow of our other lists. */
function PageSizeSelect({ value, sizes, disabled, onChange }: PageSizeSelectProps) {
  return (
    <span className="hd-pager-size">
      <select
        aria-label={tableText.perPageLabel}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {tableText.perPage(size)}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={12} />
    </span>
  );
}

/**
 * First, previous, numbers, next, last, and rows per page (spec 9.1). With a capped total the numbers end at the last
 * counted page and «انتها» is hidden.
 */
export function Pager({
  page,
  perPage,
  total,
  totalCapped = false,
  onChange,
  sizes = PAGE_SIZES,
  disabled,
}: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const go = (target: number) => onChange(target, perPage);
  const step = (label: string, target: number, off: boolean, icon?: 'next' | 'previous') => (
    <button type="button" {...pressable(!disabled && !off, () => go(target))} aria-label={label}>
      {icon === 'next' ? <NextIcon /> : icon === 'previous' ? <PreviousIcon /> : label}
    </button>
  );
  return (
    <div className="hd-pager">
      <span>{tableText.range(from, Math.min(total, page * perPage), total, totalCapped)}</span>
      {sizes ? (
        <PageSizeSelect value={perPage} sizes={sizes} disabled={disabled} onChange={(size) => onChange(1, size)} />
      ) : null}
      <span className="hd-grow" />
      <nav aria-label={tableText.pager}>
        {step(tableText.first, 1, page <= 1)}
        {step(tableText.previous, page - 1, page <= 1, 'previous')}
        {pageNumbers(page, pages).map((n, i) =>
          n === 0 ? (
            <span key={`gap-${i}`} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={n}
              type="button"
              className={classNames('hd-pager-number', n === page && 'hd-pager-current')}
              aria-label={tableText.page(n)}
              aria-current={n === page ? 'page' : undefined}
              {...pressable(!disabled, () => go(n))}
            >
              {toFa(n)}
            </button>
          ),
        )}
        {step(tableText.next, page + 1, page >= pages, 'next')}
        {totalCapped ? null : step(tableText.last, pages, page >= pages)}
      </nav>
    </div>
  );
}

/** Props of {@link CursorPager}. */
export interface CursorPagerProps {
  /** The total, when it is known: «۱۰٬۰۰۰+ مورد». */
  label?: string;
  perPage: number;
  onPerPageChange?: (perPage: number) => void;
  onFirst?: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
  /** Null on the last page; absent where the list cannot lead there. */
  onLast?: (() => void) | null;
  disabled?: boolean;
}

/** Paging of long lists by key: first, previous, next, last; without a callback there is no page in that direction. */
export function CursorPager({
  label,
  perPage,
  onPerPageChange,
  onFirst,
  onPrevious,
  onNext,
  onLast,
  disabled,
}: CursorPagerProps) {
  return (
    <div className="hd-pager">
      {label ? <span>{label}</span> : null}
      {onPerPageChange ? (
        <PageSizeSelect value={perPage} sizes={PAGE_SIZES} disabled={disabled} onChange={onPerPageChange} />
      ) : null}
      <span className="hd-grow" />
      <nav aria-label={tableText.pager}>
        <button type="button" {...pressable(!disabled && onFirst !== undefined, onFirst)}>
          {tableText.first}
        </button>
        <button type="button" {...pressable(!disabled && onPrevious !== undefined, onPrevious)}>
          <PreviousIcon />
          {tableText.previous}
        </button>
        <button type="button" {...pressable(!disabled && onNext !== undefined, onNext)}>
          {tableText.next}
          <NextIcon />
        </button>
        {onLast === undefined ? null : (
          <button type="button" {...pressable(!disabled && onLast !== null, onLast ?? undefined)}>
            {tableText.last}
          </button>
        )}
      </nav>
    </div>
  );
}
