import { useEffect, useEffectEvent, useState } from 'react';

/** px before the end at which more is fetched */
const ROOT_MARGIN = '600px';

/** Put the answer as `ref` on an element at the end of a list: `more` runs when it comes near. */
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
