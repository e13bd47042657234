import { useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useTargetPath, type LinkTarget } from './hooks.ts';
import { getPlatform } from './platform.ts';

/** ms of hovering before the code of the target is loaded */
const HOVER_PRELOAD_MS = 250;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: LinkTarget;
  replace?: boolean;
}

/**
 * A link to a path or to a named route of any module. Hover or focus for 250 ms loads the code of the target. Clicks
 * with Ctrl, Shift or Meta are handled by the browser. When the user may not open the route, only the content is shown,
 * without a link.
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const path = useTargetPath(to);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (path === null) return <>{children}</>;

  const schedulePreload = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => getPlatform().preload(path), HOVER_PRELOAD_MS);
  };
  const cancelPreload = () => clearTimeout(timer.current);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    cancelPreload();
    getPlatform().navigate(path, { replace });
  };
  return (
    <a
      {...rest}
      href={path}
      onClick={handleClick}
      onMouseEnter={schedulePreload}
      onMouseLeave={cancelPreload}
      onFocus={schedulePreload}
      onBlur={cancelPreload}
    >
      {children}
    </a>
  );
}
