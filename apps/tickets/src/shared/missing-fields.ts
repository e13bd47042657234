import type { FieldError } from '@hamyar/contracts';

/** The names of the fields that are missing, by a refusal to close a ticket (decisions 2.3 T12); empty for another one. */
export const missingFields = (errors: readonly FieldError[] = []): string[] =>
  errors.filter(({ code }) => code === 'REQUIRED_ON_CLOSE').map(({ field }) => field);
