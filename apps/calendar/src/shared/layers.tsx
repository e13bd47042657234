import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { CalendarLayerContext, CalendarLayerDay, CalendarLayerEntry } from '@hamyar/contracts';
import { getDisplayZone, zonedStart } from '@hamyar/dayjs-jalali';
import { shownWeeks, type Period } from './period.rules.ts';

/** What the layers of other modules show on one day. */
export interface LayerDay {
  /** In the order of their times. */
  entries: readonly CalendarLayerEntry[];
  /** The address of all of the day, by layer, with the number of those that are not among the entries. */
  more: readonly NonNullable<CalendarLayerDay['more']>[];
  /** «۳ مهلت تیکت», by layer. */
  summary: string;
}

export type LayerDays = ReadonlyMap<number, LayerDay>;

export const NO_LAYERS: LayerDays = new Map();
const NOTHING: LayerDay = { entries: [], more: [], summary: '' };

/** What the layers show, for every view, and what closes the calendar when a link leads away from it. */
interface Layers {
  days: LayerDays;
  onLeave?: (() => void) | undefined;
}

const LayersContext = createContext<Layers>({ days: NO_LAYERS });

/** Around the views of the calendar: what the layers show on their days. */
export const LayersProvider = LayersContext.Provider;

/** What the layers show on a day. */
export const useLayerDay = (day: number): LayerDay => use(LayersContext).days.get(day) ?? NOTHING;
/** Whether the layers show anything on one of these days. */
export const useHasLayers = (days: readonly number[]): boolean => {
  const layers = use(LayersContext);
  return days.some((day) => layers.days.has(day));
};
/** Closes the calendar for a page that a link opens. */
export const useLeave = (): (() => void) | undefined => use(LayersContext).onLeave;

/** Puts the layers together, day by day. */
export function layersByDay(layers: readonly (readonly CalendarLayerDay[])[]): LayerDays {
  const days = new Map<number, LayerDay>();
  for (const { day, entries, more, summary } of layers.flat()) {
    const known = days.get(day) ?? NOTHING;
    days.set(day, {
      entries: [...known.entries, ...entries].sort((a, b) => a.at - b.at),
      more: more ? [...known.more, more] : known.more,
      summary: [known.summary, summary].filter(Boolean).join('، '),
    });
  }
  return days;
}

/** How many things the layers have on a day beside the first entries of it. */
export const hiddenEntries = ({ entries, more }: LayerDay, shown: number): { count: number; atLeast: boolean } => ({
  count: Math.max(0, entries.length - shown) + more.reduce((sum, { count }) => sum + count, 0),
  atLeast: more.some(({ atLeast }) => atLeast),
});

/** The context of the layers of a shown period, and what they have given. */
export function useLayers(period: Period): { context: CalendarLayerContext; days: LayerDays } {
  const [read, setRead] = useState<Readonly<Record<string, readonly CalendarLayerDay[]>>>({});
  const onRead = useCallback(
    (layer: string, days: readonly CalendarLayerDay[]) =>
      setRead((before) => (before[layer]?.length || days.length ? { ...before, [layer]: days } : before)),
    [],
  );
  const weeks = shownWeeks(period);
  const [first, last] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!];
  const context = useMemo(() => {
    const at = (day: number) => zonedStart(day, getDisplayZone()) / 1000;
    return { start_date: at(first), end_date: at(last + 1), onRead };
  }, [first, last, onRead]);
  const days = useMemo(() => layersByDay(Object.values(read)), [read]);
  return { context, days };
}
