import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Renders again every minute, for texts about the time left or passed. */
export function useMinuteTick(active = true): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), MINUTE);
    return () => clearInterval(timer);
  }, [active]);
}
