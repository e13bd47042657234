import { useEffect, useState } from 'react';
import { loadSlotFunctions, type Command, type SearchAnswer } from '@hamyar/module-sdk';

/** ms without typing before the modules are searched */
const DEBOUNCE_MS = 180;
const MAX_HITS = 6;

/**
 * Search results of the modules for a text, and for none what was used last. Answers appear as they arrive; those of an older text are dropped.
 */
export function usePaletteSearch(text: string): { answers: readonly SearchAnswer[]; loading: boolean } {
  const [state, setState] = useState<{ answers: readonly SearchAnswer[]; loading: boolean }>({
    answers: [],
    loading: false,
  });
  useEffect(() => {
    if (text.length === 1) {
      setState({ answers: [], loading: false });
      return undefined;
    }
    const controller = new AbortController();
    setState((before) => ({ ...before, loading: true }));
    const timer = setTimeout(
      () => {
        void askProviders(text, controller.signal).then(
          (answers) => !controller.signal.aborted && setState({ answers, loading: false }),
        );
      },
      text === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return state;
}

async function askProviders(text: string, signal: AbortSignal): Promise<SearchAnswer[]> {
  const providers = await loadSlotFunctions('search.provider/v1');
  const settled = await Promise.allSettled(
    providers.map(({ ask: search }) => search({ text, limit: MAX_HITS, signal })),
  );
  return settled.flatMap((result) =>
    result.status === 'fulfilled' && result.value.hits.length > 0 ? [result.value] : [],
  );
}

/** The commands of the modules; loaded when the palette opens. */
export function useCommands(): readonly Command[] {
  const [commands, setCommands] = useState<readonly Command[]>([]);
  useEffect(() => {
    let cancelled = false;
    void loadSlotFunctions('command/v1').then(
      (slots) => !cancelled && setCommands(slots.flatMap(({ ask: list }) => [...list()])),
    );
    return () => {
      cancelled = true;
    };
  }, []);
  return commands;
}
