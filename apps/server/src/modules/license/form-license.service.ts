import { CUSTOM_FIELDS_ARE_LICENSED, type FieldError } from '@hamyar/contracts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { licenseOf } from './license-reader.service.ts';

/**
 * Refuses a form that a department, a category or a service names without the license for custom fields; one that it
 * has already stays.
 */
export async function formErrors(
  deps: Deps,
  trx: Trx,
  sent: number | null | undefined,
  stored: number | null | undefined,
): Promise<FieldError[]> {
  if (!sent || sent === stored) return [];
  const { features } = await licenseOf(deps).current(trx);
  return features.includes(CUSTOM_FIELDS_ARE_LICENSED.feature) ? [] : [fieldError('form_id', 'CHOICE')];
}
