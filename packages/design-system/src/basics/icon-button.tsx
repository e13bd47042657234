import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';
import type { Placement } from './use-floating.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'endIcon' | 'block' | 'children'> {
  icon: ReactNode;
  /** Name for screen readers, and the tooltip; required, because an icon alone has no name. */
  label: string;
  /** Keys shown in the tooltip. */
  shortcut?: readonly string[];
  round?: boolean;
  /** A small dot on the icon, for unread items. */
  dot?: boolean;
  tooltipPlacement?: Placement;
}

/** A square button with an icon only. `label` is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  shortcut,
  round,
  dot,
  className,
  variant = 'text',
  loading,
  tooltipPlacement,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip title={label} shortcut={shortcut} placement={tooltipPlacement} silent>
      <Button
        variant={variant}
        loading={loading}
        className={classNames('hd-button-icon', round && 'hd-button-round', className)}
        aria-label={label}
        {...rest}
      >
        {loading ? null : icon}
        {dot ? <span className="hd-button-dot" aria-hidden="true" /> : null}
      </Button>
    </Tooltip>
  );
}
