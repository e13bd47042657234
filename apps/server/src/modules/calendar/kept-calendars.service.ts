import type { WorkCalendar } from '@hamyar/domain';
import type { Deps } from '../../platform/deps.ts';
import { cachedReading } from '../../platform/realtime/cached-reading.ts';
import { businessZone } from '../settings/public.ts';

/**
 * Calendars that readers have asked for, by names of the reader's own; forgotten when working time changes. What it is
 * asked for is added while it is kept, because nobody knows before which hours are needed.
 */
export const keptCalendarsOf = cachedReading(
  'working-time',
  async (deps: Pick<Deps, 'db' | 'broker'>): Promise<{ zone: string; calendars: Map<string, WorkCalendar> }> => ({
    zone: await businessZone(deps),
    calendars: new Map(),
  }),
);

/** The calendars that are kept for the zone in which days begin now. */
export async function keptCalendars(deps: Pick<Deps, 'db' | 'broker'>): Promise<Map<string, WorkCalendar>> {
  const { zone, calendars } = await keptCalendarsOf(deps).current();
  return zone === (await businessZone(deps)) ? calendars : new Map();
}
