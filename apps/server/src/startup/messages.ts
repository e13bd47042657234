/** Names of the initial records of a new installation; each can be changed in the panel. */
export const initialNames = {
  branch: 'شعبهٔ مرکزی',
  customers: 'مشتریان',
  managers: 'مدیران',
  support: 'پشتیبانی',
  adminFirstName: 'مدیر',
  adminLastName: 'سامانه',
} as const;
