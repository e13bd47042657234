import { useEffect, useState } from 'react';
import { usePlatform } from '@hamyar/module-sdk';

/** Unix seconds of the server's clock, updated every `step` seconds, for texts such as «۴ دقیقه پیش». */
export function useNow(step = 30): number {
  const platform = usePlatform();
  const [now, setNow] = useState(() => platform.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(platform.now()), step * 1000);
    return () => clearInterval(timer);
  }, [platform, step]);
  return now;
}
