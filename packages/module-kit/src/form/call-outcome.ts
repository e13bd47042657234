import { fill } from '@hamyar/persian';
import { toast } from '@hamyar/design-system/overlay';
import { failureOf } from '@hamyar/store';
import { kitText } from '../messages/fa.ts';
import type { RefusedField } from './field-check.ts';

/** Result of sending a form, as a mutation of RTK Query returns it. */
export type SendResult<Saved> = { data: Saved; error?: undefined } | { data?: undefined; error: unknown };

/**
 * Why a form was not saved: fields were refused, somebody else has saved in between, the server answered NOK (with its
 * message), or the call failed.
 */
export type Refusal =
  | { kind: 'fields'; fields: readonly RefusedField[] }
  | { kind: 'conflict' }
  | { kind: 'not_done'; message: string }
  | { kind: 'failed' };

/**
 * Classifies a failed call. The shell has already shown the message of a failed call, except for NOK and field errors
 * (spec 8).
 */
export function refusalOf(error: unknown): Refusal {
  const failure = failureOf({ error });
  if (failure?.code === 'VERSION_CONFLICT') return { kind: 'conflict' };
  if (failure?.status === 'NOK') return { kind: 'not_done', message: failure.message };
  return failure?.errors?.length ? { kind: 'fields', fields: failure.errors } : { kind: 'failed' };
}

/**
 * Refused fields are toasts too (decisions 2.0). Each names its field, because it stands at the other end of the screen.
 * @param labelOf what a field is called on the page; undefined when the page does not show it
 */
export const showRefused = (fields: readonly RefusedField[], labelOf: (field: string) => string | undefined): void =>
  toast.refused(
    fields.map(({ field, message }) => {
      const label = labelOf(field);
      return label === undefined || message.includes(label) ? message : fill(kitText.refusedAt, { label, message });
    }),
    { atField: true },
  );
