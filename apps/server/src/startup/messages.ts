import { shared } from '@hamyar/persian';

/** Names of the initial records of a new installation; each can be changed in the panel. */
export const initialNames = {
  branch: 'شعبهٔ مرکزی',
  customers: shared.customers,
  managers: 'مدیران',
  support: shared.support,
  adminFirstName: 'مدیر',
  adminLastName: shared.system,
} as const;
