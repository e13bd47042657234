import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useLinkClick } from '../theme/link.tsx';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/**
 * Visual weight of a button: `primary` once per view, `outline` and `soft` next to it, `note` only for internal notes,
 * `danger` for what cannot be undone.
 */
export type ButtonVariant =
  | 'primary'
  | 'default'
  | 'outline'
  | 'soft'
  | 'text'
  | 'link'
  | 'danger'
  | 'danger-text'
  | 'note';

interface ButtonStyleProps {
  variant?: ButtonVariant;
  /** 28, 36, 44 and 50 px high in the comfortable density. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  icon?: ReactNode;
  /** Icon after the text. */
  endIcon?: ReactNode;
  block?: boolean;
  /** Shown as selected, for buttons that open a panel or filter. */
  active?: boolean;
}

/** Props of {@link Button}; all props of a native button are passed on. */
export interface ButtonProps extends ButtonStyleProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function buttonClass({ variant = 'default', size = 'md', block, active }: ButtonStyleProps, extra?: string): string {
  return classNames(
    'hd-button',
    variant !== 'default' && `hd-button-${variant}`,
    size !== 'md' && `hd-button-${size}`,
    block && 'hd-button-block',
    active && 'hd-button-pressed',
    extra,
  );
}

const suppressClick = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A button. Its text names the action; while `loading` it is busy and not clickable (spec 4.20 submit buttons). */
export function Button({
  variant,
  size,
  icon,
  endIcon,
  block,
  active,
  loading = false,
  disabled,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={loading ? 'button' : type}
      className={buttonClass({ variant, size, block, active }, className)}
      disabled={disabled}
      aria-disabled={disabled || loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? suppressClick : onClick}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      {children}
      {endIcon}
    </button>
  );
}

/** Props of {@link ButtonLink}; all props of a native link are passed on. */
export interface ButtonLinkProps extends ButtonStyleProps, AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: it navigates without loading the page again, and can be opened in a new tab. */
export function ButtonLink({
  variant,
  size,
  icon,
  endIcon,
  block,
  active,
  className,
  href,
  target,
  onClick,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      className={buttonClass({ variant, size, block, active }, className)}
      href={href}
      target={target}
      onClick={useLinkClick(href, target, onClick)}
      {...rest}
    >
      {icon}
      {children}
      {endIcon}
    </a>
  );
}
