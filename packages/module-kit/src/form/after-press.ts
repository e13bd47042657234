import { useEffect, useRef } from 'react';

const BEGIN = ['pointerdown', 'mousedown'] as const;
/** The release, or what shows that it was missed: it may happen in a frame or outside of the window. */
const END = ['pointerup', 'mouseup', 'click', 'pointercancel', 'dragend', 'keydown'] as const;

/**
 * Puts off what would move the page until nothing is pressed. A field is left while the next control is being pressed: a
 * message that appears then moves the control away from under the pointer, and the press is lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const state = useRef({ pressed: false, waiting: [] as (() => void)[] });
  useEffect(() => {
    const begin = () => {
      state.current.pressed = true;
    };
    const end = () => {
      if (!state.current.pressed) return;
      state.current.pressed = false;
      // the click comes in the same task as the release
      setTimeout(() => {
        if (!state.current.pressed) for (const act of state.current.waiting.splice(0)) act();
      });
    };
    for (const name of BEGIN) window.addEventListener(name, begin, true);
    for (const name of END) window.addEventListener(name, end, true);
    return () => {
      for (const name of BEGIN) window.removeEventListener(name, begin, true);
      for (const name of END) window.removeEventListener(name, end, true);
    };
  }, []);
  return (act) => {
    if (state.current.pressed) state.current.waiting.push(act);
    else act();
  };
}
