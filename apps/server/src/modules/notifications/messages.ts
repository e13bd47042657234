import { shared } from '@hamyar/persian';

/** Sentences of the delivery log. */
export const messages = {
  codeExpired: shared.codeExpired,
} as const;
