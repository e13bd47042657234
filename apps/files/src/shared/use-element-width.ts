import { useLayoutEffect, useState } from 'react';

/** The width of an element in px, whole; null until it is on the page. Set the function as its `ref`. */
export function useElementWidth(): [width: number | null, ref: (element: Element | null) => void] {
  const [element, setElement] = useState<Element | null>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [width, setElement];
}
