import { shared } from '@hamyar/persian';

/** Names of what a new installation begins with; each can be changed in the panel. */
export const initialNames = {
  branch: 'شعبهٔ مرکزی',
  customers: shared.customers,
  managers: 'مدیران',
  support: shared.support,
  adminFirstName: 'مدیر',
  adminLastName: 'سامانه',
} as const;
