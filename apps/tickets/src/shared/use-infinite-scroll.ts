import { useEffect, useEffectEvent, useState } from 'react';

/** px before the end at which the next page is fetched */
const ROOT_MARGIN = '600px';

/** Set the result as `ref` of an element at the end of a list: `more` is called when it is almost visible. */
export function useInfiniteScroll(active: boolean, more: () => void): (element: Element | null) => void {
  const [element, setElement] = useState<Element | null>(null);
  const loadMore = useEffectEvent(more);
  useEffect(() => {
    if (!element || !active) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, active]);
  return setElement;
}
