import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { keepBranch } from '../departments/public.ts';
import { countryId, isCountry, invalidAddressFields } from '../geography/public.ts';
import { findOrganizationDefaults } from '../organizations/public.ts';
import { levelExists, type CustomerRecord } from './customer.repository.ts';
import type { CustomerValues } from './customer.rules.ts';
import { messages } from './messages.ts';

/** Checks values of a body that refer to other objects: each must exist and be in the editor's scope. */
export async function checkReferences(
  trx: Trx,
  user: CurrentUser,
  values: CustomerValues,
  current: CustomerRecord | null,
): Promise<void> {
  const errors = [];
  const organizationId =
    values.organization_id === undefined ? (current?.organization_id ?? null) : values.organization_id;
  if (
    values.branch_id !== undefined &&
    !(
      (user.full_admin || user.branch_id === -1 || values.branch_id === user.branch_id) &&
      (await keepBranch(trx, values.branch_id))
    )
  )
    errors.push(fieldError('branch_id', 'CHOICE'));
  // a level that the customer has stays when it is switched off
  const levelId = values.customer_level_id === current?.customer_level_id ? null : values.customer_level_id;
  if (levelId && !(await levelExists(trx, levelId))) errors.push(fieldError('customer_level_id', 'CHOICE'));
  if (values.organization_id) {
    const organizationDefaults = await findOrganizationDefaults(trx, values.organization_id);
    if (
      !organizationDefaults ||
      !(user.branch_id === -1 || user.full_admin || organizationDefaults.branch_id === user.branch_id)
    )
      errors.push(fieldError('organization_id', 'CHOICE'));
  }
  if (organizationId === null && (values.supervisor ?? (current?.supervisor && values.organization_id !== null)))
    errors.push(fieldError('supervisor', 'CHOICE', {}, messages.supervisorWithoutOrganization));
  if (values.country_id && !isCountry(values.country_id)) errors.push(fieldError('country_id', 'CHOICE'));
  const merged = <K extends 'state_id' | 'city_id'>(key: K) =>
    (values[key] === undefined ? current?.[key] : values[key]) ?? null;
  if (values.country_id !== undefined || values.state_id !== undefined || values.city_id !== undefined) {
    for (const field of await invalidAddressFields(trx, {
      country_id: values.country_id === undefined ? countryId(current?.country_code) : values.country_id,
      state_id: merged('state_id'),
      city_id: merged('city_id'),
    }))
      errors.push(fieldError(field, 'CHOICE'));
  }
  if (errors.length > 0) throw new ValidationFailed(errors);
}
