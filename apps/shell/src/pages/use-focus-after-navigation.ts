import { useEffect, useRef } from 'react';
import { useLocation } from '@hamyar/module-sdk';
import { focusWhenShown } from './focus-when-shown.ts';

/**
 * After a change of the page the focus is on something of the new page: on the row of a list that was left for the page
 * before, as after Back or «cancel», else on the title.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const left = shown.current;
    return left.pathname === pathname ? undefined : focusWhenShown(left.pathname + left.search);
  }, [pathname]);
  // after the effect above, which reads the page before
  useEffect(() => {
    shown.current = { pathname, search };
  }, [pathname, search]);
}
