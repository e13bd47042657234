import { CUSTOM_FIELDS_ARE_LICENSED, SLA_IS_LICENSED, type FieldError } from '@hamyar/contracts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { licenseOf } from './license-reader.service.ts';

/** Refuses what a field names while none of these features is licensed; what it has named already stays. */
const unlessLicensed =
  (field: string, gates: readonly { feature: string }[]) =>
  async (
    deps: Deps,
    trx: Trx,
    sent: number | null | undefined,
    stored: number | null | undefined,
  ): Promise<FieldError[]> => {
    if (!sent || sent === stored) return [];
    const { features } = await licenseOf(deps).current(trx);
    const licensed: readonly string[] = features;
    return gates.some(({ feature }) => licensed.includes(feature)) ? [] : [fieldError(field, 'CHOICE')];
  };

/** Refuses a form that a department, a category or a service names without the license for custom fields. */
export const formErrors = unlessLicensed('form_id', [CUSTOM_FIELDS_ARE_LICENSED]);

/** Refuses a policy of service levels that an organisation, a department or a level names without the license for them. */
export const slaErrors = unlessLicensed('sla_id', SLA_IS_LICENSED.any);
