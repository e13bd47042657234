/** States that somebody may give a customer. */
export const CUSTOMER_STATUSES = ['active', 'inactive', 'blocked'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** Customers that one call changes at most: those of the longest page. */
export const BULK_CUSTOMERS_MAX = 200;
