/** Most characters of the name of a customer level. */
export const CUSTOMER_LEVEL_NAME_MAX = 50;
