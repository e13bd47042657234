import { useEffect, useEffectEvent, useState } from 'react';

/** px before the end at which the next page is fetched */
const ROOT_MARGIN = '600px';

/** The button at the end has the focus, by the keyboard. */
const isFocusedByKey = (end: Element): boolean => end.querySelector(':focus-visible') !== null;

/**
 * Set the result as `ref` of an element at the end of a list: `more` is called when it is almost visible. While its
 * button is reached by the keyboard, it stays in sight and only the button asks for more.
 */
export function useInfiniteScroll(active: boolean, more: () => void): (element: Element | null) => void {
  const [element, setElement] = useState<Element | null>(null);
  const loadMore = useEffectEvent(more);
  useEffect(() => {
    if (!element || !active) return undefined;
    // the rows that have just come have pushed it away
    if (isFocusedByKey(element)) element.scrollIntoView({ block: 'nearest' });
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting) && !isFocusedByKey(element)) loadMore();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, active]);
  return setElement;
}
