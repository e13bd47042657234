import { SLA_IS_LICENSED, type FieldError } from '@hamyar/contracts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { licenseOf } from './license-reader.service.ts';

/**
 * Refuses a policy of service levels that an organisation or a department names without the license for policies; one
 * that it has already stays.
 */
export async function slaErrors(
  deps: Deps,
  trx: Trx,
  sent: number | null | undefined,
  stored: number | null | undefined,
): Promise<FieldError[]> {
  if (!sent || sent === stored) return [];
  const { features } = await licenseOf(deps).current(trx);
  return SLA_IS_LICENSED.any.some(({ feature }) => features.includes(feature)) ? [] : [fieldError('sla_id', 'CHOICE')];
}
