import { useEffect, useEffectEvent, type RefObject } from 'react';
import { requestLogNewer, type GetLogsQuery, type RequestLogRow } from '@hamyar/contracts/logs';
import type { NewRows } from '@hamyar/module-kit/list';
import { useNewRows } from '@hamyar/module-kit/live';
import { fill, formatNumber } from '@hamyar/persian';
import { send } from '@hamyar/store';
import { faLogs } from '../../messages/fa-logs.ts';

/** ms between two questions about new calls: entries are stored each second, and only who watches asks. */
const EVERY = 3_000;
const idOf = ({ id }: RequestLogRow): number => id;

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
}): NewRows<RequestLogRow> {
  const list = JSON.stringify(filters);
  const { waiting, shown, arrive, show, dismiss } = useNewRows(list, (rows ?? []).map(idOf), idOf);
  const known = [...waiting, ...shown, ...(rows ?? [])];

  const ask = useEffectEvent(async () => {
    if (!rows || document.hidden) return;
    const newest = Math.max(0, ...known.map(idOf));
    const { data } = await send(requestLogNewer, { ...filters, after_id: newest }, { failures: 'caller' });
    // the newest come first
    if (data?.length) arrive([...data].reverse(), { immediately: isInView(top.current) });
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
    label: fill(faLogs.live.new, { n: formatNumber(waiting.length) }),
    rows: shown,
    show,
    dismiss,
  };
}

/** Whether the place above the rows is seen. */
function isInView(element: HTMLElement | null): boolean {
  if (!element) return true;
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= window.innerHeight;
}
