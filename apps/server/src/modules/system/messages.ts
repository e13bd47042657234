import { shared } from '@hamyar/persian';

/** Messages of the calls of this module. */
export const messages = {
  orderSaved: shared.orderSaved,
} as const;
