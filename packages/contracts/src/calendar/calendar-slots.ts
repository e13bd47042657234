/** What the colour of an entry means: the time has passed, it is near, or there is enough of it. */
export type CalendarEntryTone = 'passed' | 'near' | 'calm';

/** A moment of a row of another module; the calendar shows it on its day. */
export interface CalendarLayerEntry {
  title: string;
  /** Unix seconds. */
  at: number;
  tone: CalendarEntryTone;
  /** The tone in words, for those who do not see the colour, and what tells the row from others: «مهلت گذشته، ۰۵۰۹-۰۰۰۰۸۷». */
  detail: string;
  /** Address of the page of the row. */
  to: string;
}

/** What a layer shows on one day. */
export interface CalendarLayerDay {
  /** Epoch day in the zone of the business. */
  day: number;
  /** How many of what there are, for screen readers: «۳ مهلت». */
  summary: string;
  /** The earliest entries of the day. */
  entries: readonly CalendarLayerEntry[];
  /** Those of the day that are not among the entries: how many, or at least so many, and the address of all. */
  more: { count: number; atLeast: boolean; to: string } | null;
}

/** Context of the layers that other modules lay over the calendar: each draws its switch, and gives what it shows. */
export interface CalendarLayerContext {
  /** The shown weeks: from this moment until before that one, unix seconds. */
  start_date: number;
  end_date: number;
  /** Gets what the layer with this name shows in the weeks; nothing while it is switched off or away. */
  onRead(layer: string, days: readonly CalendarLayerDay[]): void;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'calendar.layer/v1': CalendarLayerContext;
  }
}
