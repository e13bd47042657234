import { searchKeyCompact } from '@hamyar/persian';

/** What the search of the calendar compares: title and place of an event. */
export const eventNorm = ({ title, location }: { title: string; location: string | null }): string =>
  searchKeyCompact(`${title} ${location ?? ''}`);
