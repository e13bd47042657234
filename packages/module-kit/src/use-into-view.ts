import { useEffect, useRef } from 'react';

/**
 * Ref of a box that comes into view when it appears and whenever `content` changes, unless `shown` is false: what says
 * why something was not done stands above the button that was pressed.
 */
export function useIntoView<Box extends Element>(content: unknown = null, shown = true) {
  const box = useRef<Box>(null);
  useEffect(() => {
    // the promise that Chromium returns must not be returned to React, which takes it for the clean-up
    if (shown) void box.current?.scrollIntoView({ block: 'nearest' });
  }, [content, shown]);
  return box;
}
