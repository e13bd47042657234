/** ms within which a press near another one is the second of a double press; fingers are slower than mice. */
const DOUBLE_PRESS_MS = 500;

/**
 * px between both presses of a double press. A finger lands anywhere within its width. A mouse moves a few pixels (the
 * systems themselves allow 4 or 5); one that has moved further was aimed at something that the layer has just shown.
 */
const NEAR_PX = { finger: 48, mouse: 16 };

interface Press {
  by: keyof typeof NEAR_PX;
  time: number;
  x: number;
  y: number;
}

/** The newest press anywhere on the page. */
let newest: Press | null = null;

/** When the finger or the mouse went down, not when the page had the time to hear of it, and where. */
function pressOf({ timeStamp, clientX, clientY, pointerType }: PointerEvent): Press | null {
  // a press made by a program, such as a screen reader, has no place and is never the second of another
  if (!clientX && !clientY) return null;
  return { by: pointerType === 'mouse' ? 'mouse' : 'finger', time: timeStamp, x: clientX, y: clientY };
}

const isSecondOf = (first: Press | null, second: Press | null): second is Press =>
  first !== null &&
  second !== null &&
  second.time - first.time < DOUBLE_PRESS_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) <= NEAR_PX[second.by];

// the press that opens a layer comes before it, also when its code is still to be fetched; on a server nobody presses
if (typeof document !== 'undefined')
  document.addEventListener(
    'pointerdown',
    (event) => {
      newest = pressOf(event);
    },
    true,
  );

const EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/**
 * Keeps the second press of a double press on what has just opened a layer from whatever the layer has put under it: it
 * was meant for what was there before. It presses nothing and leaves the focus where it is. Ends with the first press
 * that is meant for the layer, or when the returned function is called.
 */
export function swallowOpeningPress(): () => void {
  let opening = newest;
  let isStray = false;
  const judge = (event: MouseEvent) => {
    if (event.type === 'pointerdown') {
      const press = pressOf(event as PointerEvent);
      isStray = isSecondOf(opening, press);
      if (isStray) opening = press;
    } else if (event.detail >= 2) {
      // somebody who presses more slowly: the browser counts the presses of a mouse, not always those of a finger
      isStray = true;
    } else if (event.type === 'mousedown' || event.type === 'click') {
      // a key that presses a button makes a click that the browser counts as none
      if (event.type === 'click' && event.detail === 0) isStray = false;
      if (!isStray) stop();
    }
    if (!isStray) return;
    event.stopImmediatePropagation();
    // a touch whose pointerdown is refused loses the mousedown that is refused here, and would move the focus itself
    if (event.type !== 'pointerdown') event.preventDefault();
  };
  const stop = () => EVENTS.forEach((type) => window.removeEventListener(type, judge, true));
  // on the window, so that nothing else has heard of the press
  EVENTS.forEach((type) => window.addEventListener(type, judge, true));
  return stop;
}
