import { useEffect, useEffectEvent } from 'react';

/** ms after which a browser that does not say when it is idle counts as idle; Safari does not */
const COUNTS_AS_IDLE_MS = 2_000;

/**
 * Runs `work` once, when the browser has nothing else to do, not before `after` ms. Not for a person who saves data: what
 * is loaded ahead may never be used.
 */
export function useWhenIdle(work: () => void, after = 0): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (isDataSaverOn()) return;
    let request = 0;
    const timer = setTimeout(
      () => {
        if ('requestIdleCallback' in window) request = requestIdleCallback(() => run());
        else run();
      },
      'requestIdleCallback' in window ? after : Math.max(after, COUNTS_AS_IDLE_MS),
    );
    return () => {
      clearTimeout(timer);
      if (request !== 0) cancelIdleCallback(request);
    };
  }, [after]);
}

const isDataSaverOn = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
