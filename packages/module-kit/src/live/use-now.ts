import { useEffect, useState } from 'react';
import { usePlatform } from '@hamyar/module-sdk';

/** Unix seconds by the server's clock, moving every `step` seconds, so that «۴ دقیقه پیش» stays true. */
export function useNow(step = 30): number {
  const platform = usePlatform();
  const [now, setNow] = useState(() => platform.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(platform.now()), step * 1000);
    return () => clearInterval(timer);
  }, [platform, step]);
  return now;
}
