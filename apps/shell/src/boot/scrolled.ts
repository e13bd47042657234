/** Global variable with the set of the elements that were scrolled since the page began. */
export const SCROLLED = 'hamyarScrolled';

/** The elements inside a part of the page that were scrolled before this moment. */
export const scrolledElements = (within: Element): Element[] =>
  [...((Reflect.get(globalThis, SCROLLED) as Set<unknown> | undefined) ?? [])].filter(
    (target): target is Element => target instanceof Element && within.contains(target),
  );
