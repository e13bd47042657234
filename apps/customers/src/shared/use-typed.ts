import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Text that is typed now, and the same told to the outside once the person pauses. */
export function useTyped(outside: string, tell: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(outside);
  useEffect(() => setTyped(outside), [outside]);
  useEffect(() => {
    if (typed === outside) return undefined;
    const timer = setTimeout(() => tell(typed), PAUSE_MS);
    return () => clearTimeout(timer);
    // `tell` is made anew at each render; only what is typed decides
  }, [typed, outside]);
  return [typed, setTyped];
}
