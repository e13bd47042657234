import { useEffect, useState } from 'react';

/** A text `ms` milliseconds after its last change; empty until then. For calls while somebody types. */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
