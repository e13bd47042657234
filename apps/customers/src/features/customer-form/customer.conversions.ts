import type { Customer, UserStoreBody } from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';
import { formatMobile, toEn } from '@hamyar/persian';
import { toIsoDate, endOfDay } from '../../shared/expiry-date.ts';
import type { AddressValues } from '@hamyar/module-kit/address';

/** The form values: each field is a text or a choice, empty when the customer has no value. */
export interface CustomerValues extends AddressValues {
  first_name: string;
  last_name: string;
  gender: 'm' | 'f' | null;
  birthday: string | null;
  username: string;
  email: string;
  mobile: string;
  landline: string;
  interphone: string;
  /** One number per line. */
  other_phones: string;
  organization_id: number | null;
  supervisor: boolean;
  customer_level_id: number | null;
  branch_id: number | null;
  address: string;
  description: string;
  /** Civil day, `YYYY-MM-DD`. */
  expire_date: string | null;
  status: 'active' | 'inactive' | 'blocked';
  password: string;
}

/** The values of a new customer; `mobile` comes from a phone call (spec 2.8). */
export function emptyCustomer(mobile = ''): CustomerValues {
  return {
    first_name: '',
    last_name: '',
    gender: null,
    birthday: null,
    username: '',
    email: '',
    mobile: toEn(mobile),
    landline: '',
    interphone: '',
    other_phones: '',
    organization_id: null,
    supervisor: false,
    customer_level_id: null,
    branch_id: null,
    country_id: 364,
    state_id: null,
    city_id: null,
    city_name: '',
    address: '',
    description: '',
    expire_date: null,
    status: 'active',
    password: '',
  };
}

/** Form values of a stored customer. */
export function customerToForm(customer: Customer): CustomerValues {
  const info = customer.customer_information;
  return {
    first_name: customer.first_name,
    last_name: customer.last_name,
    gender: customer.gender,
    birthday: customer.birthday,
    username: customer.username ?? '',
    email: customer.email ?? '',
    mobile: formatMobile(customer.mobile ?? ''),
    landline: customer.landline ?? '',
    interphone: customer.interphone ?? '',
    other_phones: customer.other_phones.join('\n'),
    organization_id: info.organization?.id ?? null,
    supervisor: info.supervisor,
    customer_level_id: info.customer_level_id,
    branch_id: customer.branch?.id ?? null,
    country_id: info.country_id,
    state_id: info.state_id,
    city_id: info.city_id,
    city_name: info.city_id ? '' : (info.city ?? ''),
    address: customer.address ?? '',
    description: info.description ?? '',
    expire_date: toIsoDate(customer.expire_date),
    status: customer.status === 'invited' ? 'active' : customer.status,
    password: '',
  };
}

const emptyToNull = (text: string) => text.trim() || null;

/**
 * The request body of the form values. Only the full admin sends the branch (spec 5.20); a supervisor needs an
 * organisation.
 */
export function customerToBody(
  values: CustomerValues,
  { fullAdmin }: { fullAdmin: boolean },
): Omit<UserStoreBody, 'employee'> {
  return wholeBody<Omit<UserStoreBody, 'employee'>>({
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    gender: values.gender,
    birthday: values.birthday,
    username: emptyToNull(values.username),
    email: emptyToNull(toEn(values.email)),
    mobile: emptyToNull(toEn(values.mobile)),
    landline: emptyToNull(toEn(values.landline)),
    interphone: emptyToNull(toEn(values.interphone)),
    other_phones: toEn(values.other_phones)
      .split(/[\n،,]+/)
      .map((line) => line.trim())
      .filter(Boolean),
    organization_id: values.organization_id,
    supervisor: values.organization_id !== null && values.supervisor,
    customer_level_id: values.customer_level_id,
    country_id: values.country_id,
    state_id: values.state_id,
    city_id: values.city_id,
    city_name: emptyToNull(values.city_name),
    address: emptyToNull(values.address),
    description: emptyToNull(values.description),
    expire_date: endOfDay(values.expire_date),
    status: values.status,
    branch_id: (fullAdmin && values.branch_id) || undefined,
    password: values.password || undefined,
  });
}
