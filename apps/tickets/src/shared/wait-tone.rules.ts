import type { AnswerTimeItem } from '@hamyar/contracts';
import type { TimeTone } from '@hamyar/design-system/ticket';

/**
 * How a time of waiting is shown: grey up to the department's median first answer, amber above it, red above the 90th
 * percentile (decisions 2.3). Grey where too few answers say what is usual.
 */
export function waitTone(minutes: number, usual: Pick<AnswerTimeItem, 'median' | 'p90'> | undefined): TimeTone {
  if (!usual || minutes <= usual.median) return 'usual';
  return minutes <= usual.p90 ? 'long' : 'hot';
}
