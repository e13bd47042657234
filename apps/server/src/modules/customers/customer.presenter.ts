import type { Customer, UserListRow } from '@hamyar/contracts';
import { countryId } from '../geography/public.ts';
import type { CustomerListRow, CustomerRecord } from './customer.repository.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/** A row of the customers' list. */
export function toListRow({ expire_at, created_at, last_login_at, ...row }: CustomerListRow): UserListRow {
  return {
    ...row,
    expire_date: unixSeconds(expire_at),
    created_at: unixSeconds(created_at),
    last_login_at: unixSeconds(last_login_at),
  };
}

/** A customer's card; `now` in unix seconds decides whether it has expired, by the earlier of its own and its organisation's date (decisions 2.1). */
export function toCustomer(c: CustomerRecord, now: number): Customer {
  const ends = unixSeconds(c.effective_expire_at);
  return {
    id: c.id,
    version: c.version,
    first_name: c.first_name,
    last_name: c.last_name,
    username: c.username,
    birthday: c.birthday,
    gender: c.gender,
    mobile: c.mobile,
    landline: c.landline,
    interphone: c.interphone,
    other_phones: c.other_phones,
    email: c.email,
    address: c.address,
    status: c.status,
    branch: c.branch_id === null || c.branch_name === null ? null : { id: c.branch_id, name: c.branch_name },
    expire_date: unixSeconds(c.expire_at),
    expired: ends !== null && ends <= now,
    profile_picture_name: c.profile_picture_name,
    created_at: unixSeconds(c.created_at),
    last_login_at: unixSeconds(c.last_login_at),
    customer_information: {
      customer_level_id: c.customer_level_id,
      customer_level: c.level,
      country_id: countryId(c.country_code),
      state_id: c.state_id,
      state: c.state,
      city_id: c.city_id,
      city: c.city,
      description: c.description,
      supervisor: c.supervisor,
      organization:
        c.organization_id === null || c.organization_name === null
          ? null
          : { id: c.organization_id, name: c.organization_name },
    },
    ticket_counts: { open: c.open, total: c.total },
  };
}
