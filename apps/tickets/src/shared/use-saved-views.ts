import { useEffect, useEffectEvent, useMemo } from 'react';
import type { SavedView } from '@hamyar/contracts';
import { skipToken } from '@hamyar/store';
import { useSavedViewCountersQuery, useSavedViewsQuery } from '../api/saved-view.api.ts';

/** The saved views that this person sees. */
export interface SavedViews {
  /** Undefined until they have been read. */
  views: readonly SavedView[] | undefined;
  /** A view that is not among them does not exist: they are not being read again. */
  complete: boolean;
  refetch(): void;
  /** Number of tickets of a view that shows it; undefined until it is known. */
  countOf(id: number): number | undefined;
}

/** Reads the saved views and the numbers that stand beside their names. */
export function useSavedViews(): SavedViews {
  const { data, isError, isFetching, refetch } = useSavedViewsQuery();
  // without them the list works as it does for who has none
  const views = isError ? NONE : data;
  const counted = useMemo(() => (views ?? []).filter(({ counter }) => counter).map(({ id }) => id), [views]);
  const { data: counts } = useSavedViewCountersQuery(counted.length > 0 ? counted : skipToken);
  return {
    views,
    complete: !isFetching,
    refetch: () => void refetch(),
    countOf: (id) => counts?.saved_views?.find((one) => one.id === id)?.count,
  };
}

const NONE: readonly SavedView[] = [];

/** Takes a saved view that is gone out of the address. */
export function useGoneView(id: number | undefined, { views, complete }: SavedViews, leave: () => void): void {
  const gone = id !== undefined && complete && !views?.some((one) => one.id === id);
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (gone) left();
  }, [gone]);
}
