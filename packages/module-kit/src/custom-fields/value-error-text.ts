import type { ValueError } from '@hamyar/domain';
import { fill, formatNumber } from '@hamyar/persian';
import { customFieldText } from '../messages/fa-custom-fields.ts';

/** Why a value of a custom field is refused, in words. */
export const valueErrorText = ({ code, n = '' }: ValueError): string =>
  fill(customFieldText.errors[code] as string, { n: typeof n === 'number' ? formatNumber(n) : n });
