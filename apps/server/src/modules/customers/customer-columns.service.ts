import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { countryCode } from '../geography/public.ts';
import { contactNorm, nameNorm } from '../users/public.ts';
import type { UserTable } from '../users/user.table.ts';
import type { CustomerRecord } from './customer.repository.ts';
import type { CustomerValues } from './customer.rules.ts';

/** The columns in which each value is stored. */
const CUSTOMER_COLUMNS = {
  first_name: (first_name) => ({ first_name }),
  last_name: (last_name) => ({ last_name }),
  username: (username) => ({ username }),
  email: (email) => ({ email }),
  mobile: (mobile) => ({ mobile }),
  landline: (landline) => ({ landline }),
  interphone: (interphone) => ({ interphone }),
  other_phones: (other_phones) => ({ other_phones }),
  gender: (gender) => ({ gender }),
  birthday: (birthday) => ({ birthday }),
  branch_id: (branch_id) => ({ branch_id }),
  organization_id: (organization_id) => ({ organization_id }),
  supervisor: (supervisor) => ({ supervisor }),
  customer_level_id: (customer_level_id) => ({ customer_level_id }),
  country_id: (id) => ({ country_code: countryCode(id) }),
  state_id: (state_id) => ({ state_id }),
  city_id: (city_id) => ({ city_id }),
  city_name: (city_name) => ({ city_name }),
  address: (address) => ({ address }),
  description: (description) => ({ description }),
  expire_date: (expire_date) => ({ expire_at: expire_date === null ? null : new Date(expire_date * 1000) }),
  status: (status) => ({ status }),
} satisfies BodyColumns<CustomerValues, UserTable>;

/** Columns of the values, with the derived columns for search and uniqueness. */
export function customerColumns(values: CustomerValues, current: CustomerRecord | null) {
  const columns = columnsOf(CUSTOMER_COLUMNS, values);
  const after = { first_name: '', last_name: '', username: null, email: null, mobile: null, ...current, ...columns };
  return {
    ...columns,
    ...(columns.organization_id === null ? { supervisor: false } : {}),
    ...(columns.city_id ? { city_name: null } : {}),
    username_key: after.username,
    email_key: after.email,
    name_norm: nameNorm(after.first_name, after.last_name),
    contact_norm: contactNorm(after),
  };
}
