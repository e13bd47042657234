import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Text that is typed now, and the same told to the outside once the person pauses. */
export function useDebouncedText(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // `tell` is made anew at each render; only what is typed decides
  }, [typed, value]);
  return [typed, setTyped];
}
