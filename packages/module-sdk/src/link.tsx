import { useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useTargetPath, type Target } from './hooks.ts';
import { getPlatform } from './platform.ts';

/** ms of hovering before the target's code is fetched */
const HOVER_PRELOAD_MS = 250;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Target;
  replace?: boolean;
}

/**
 * A link to a path or a named route, of any module. Modified clicks stay the browser's; hover or focus for 250 ms
 * fetches what it opens. Without the right to the route only its content is shown.
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const path = useTargetPath(to);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (path === null) return <>{children}</>;

  const expect = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => getPlatform().preload(path), HOVER_PRELOAD_MS);
  };
  const forget = () => clearTimeout(timer.current);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    forget();
    getPlatform().navigate(path, { replace });
  };
  return (
    <a
      {...rest}
      href={path}
      onClick={follow}
      onMouseEnter={expect}
      onMouseLeave={forget}
      onFocus={expect}
      onBlur={forget}
    >
      {children}
    </a>
  );
}
