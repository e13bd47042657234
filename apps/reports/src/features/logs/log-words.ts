import type { AuditLogRow } from '@hamyar/contracts/logs';
import type { Tone } from '@hamyar/design-system/basics';
import { formatNumber } from '@hamyar/persian';
import { objectTypeName } from '../../messages/fa-logs.ts';

/** Colour of a result by the hundreds of its status. */
const TONES: Readonly<Record<number, Tone>> = { 2: 'success', 3: 'info', 4: 'warning', 5: 'error' };
export const resultTone = (status: number): Tone => TONES[Math.floor(status / 100)] ?? 'neutral';

/** The object of a line in words: its name, or its kind and number. */
export const objectText = ({ object_name, object_type, object_id }: AuditLogRow): string =>
  object_name ?? `${objectTypeName(object_type)}${object_id === null ? '' : ` ${formatNumber(object_id)}`}`;
