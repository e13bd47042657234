import type { OffDay } from '@hamyar/contracts/calendar';

/** How a day off is shown: a lunar holiday is `lunar` until it is confirmed. */
export type ShownKind = 'solar' | 'lunar' | 'confirmed' | 'company' | 'partial';

export function shownKind({ kind, tentative, base_date }: OffDay): ShownKind {
  if (kind !== 'official') return kind;
  if (tentative) return 'lunar';
  return base_date === null ? 'solar' : 'confirmed';
}
