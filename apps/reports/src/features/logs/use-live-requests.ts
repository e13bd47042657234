import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { requestLogNewer, type GetLogsQuery, type RequestLogRow } from '@hamyar/contracts/logs';
import { send } from '@hamyar/store';

/** ms between two questions about new calls: entries are stored each second, and only who watches asks. */
const EVERY = 3_000;
/** Rows that stay above the others. */
const SHOWN_MAX = 200;

interface Arrived {
  list: string;
  waiting: readonly RequestLogRow[];
  shown: readonly RequestLogRow[];
}

/**
 * The calls that have arrived while the log is watched. They stand above the rows that are there; where the beginning of
 * the log is not in view they wait until somebody asks for them, so that nothing moves under the eyes of who reads. A
 * log that is not watched asks for nothing.
 * @param top stands above the rows
 */
export function useLiveRequests({
  live,
  filters,
  rows,
  top,
}: {
  live: boolean;
  filters: Omit<GetLogsQuery, 'page' | 'perPage' | 'cursor'>;
  /** The rows of the page; undefined until they are read. */
  rows: readonly RequestLogRow[] | undefined;
  top: RefObject<HTMLElement | null>;
}) {
  const list = JSON.stringify(filters);
  const [state, setState] = useState<Arrived>({ list, waiting: [], shown: [] });
  const { waiting, shown } = state.list === list ? state : { waiting: [], shown: [] };
  const known = [...waiting, ...shown, ...(rows ?? [])];

  const ask = useEffectEvent(async () => {
    if (!rows || document.hidden) return;
    const newest = Math.max(0, ...known.map(({ id }) => id));
    const { data } = await send(requestLogNewer, { ...filters, after_id: newest }, { failures: 'caller' });
    if (!data?.length) return;
    const inView = isInView(top.current);
    setState((before) => {
      const old: Arrived = before.list === list ? before : { list, waiting: [], shown: [] };
      const fresh = data.filter(({ id }) => ![...old.waiting, ...old.shown].some((row) => row.id === id));
      const all = [...fresh, ...old.waiting];
      return inView
        ? { list, waiting: [], shown: [...all, ...old.shown].slice(0, SHOWN_MAX) }
        : { list, waiting: all.slice(0, SHOWN_MAX), shown: old.shown };
    });
  });
  useEffect(() => {
    if (!live) return;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    // the next question is asked when this one is answered
    const next = () => {
      timer = setTimeout(() => void ask().finally(() => !stopped && next()), EVERY);
    };
    next();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [live, list]);

  return {
    waiting: waiting.length,
    rows: shown,
    show: () => setState({ list, waiting: [], shown: [...waiting, ...shown].slice(0, SHOWN_MAX) }),
    dismiss: () => setState({ list, waiting, shown: [] }),
  };
}

/** Whether the place above the rows is seen. */
function isInView(element: HTMLElement | null): boolean {
  if (!element) return true;
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= window.innerHeight;
}
