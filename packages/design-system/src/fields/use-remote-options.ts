import { useEffect, useRef, useState } from 'react';

/** ms without typing before the query is sent */
const DEBOUNCE_MS = 250;

/** Options from the server for the typed text. A new query aborts the one before. */
export function useRemoteOptions<Option>(
  query: string,
  minLength: number,
  onSearch: (query: string, signal: AbortSignal) => Promise<readonly Option[]>,
) {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [busy, setBusy] = useState(false);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if ([...query.trim()].length < minLength) {
      setOptions([]);
      setBusy(false);
      return;
    }
    const control = new AbortController();
    setBusy(true);
    const timer = setTimeout(() => {
      latest
        .current(query.trim(), control.signal)
        .then((found) => {
          if (!control.signal.aborted) {
            setOptions(found);
            setBusy(false);
          }
        })
        .catch(() => {
          if (!control.signal.aborted) {
            setOptions([]);
            setBusy(false);
          }
        });
    }, DEBOUNCE_MS);
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [query, minLength]);
  return { options, busy };
}
