import { z } from 'zod';
import { rowFailure } from '../batches/batch.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, unix } from '../field.schema.ts';
import { BULK_CUSTOMERS_MAX, CUSTOMER_STATUSES } from './customer-lists.ts';

/** What each change of several customers is sent with. */
const bulkValues = {
  /** null: none. */ customer_level_id: id.nullable(),
  /** null: none. */ organization_id: id.nullable(),
  /** null: never. */ expire_date: unix.nullable(),
  status: z.enum(CUSTOMER_STATUSES),
} as const;

const on = <Action extends keyof typeof bulkValues>(action: Action) =>
  z.strictObject({
    user_ids: z.array(id).min(1).max(BULK_CUSTOMERS_MAX),
    action: z.literal(action),
    value: bulkValues[action],
  });

export const multipleUserAction = defineEndpoint({
  name: 'multipleUserAction',
  method: 'PUT',
  path: '/api/multipleUserAction',
  slice: 'customers',
  access: 'employee',
  // each change writes its own entry; a call may succeed and change none
  audited: false,
  summary:
    'Makes one change of several customers, of each as the call for one would, and says which were left alone and why.',
  body: z.discriminatedUnion('action', [
    on('customer_level_id'),
    on('organization_id'),
    on('expire_date'),
    on('status'),
  ]),
  data: z.object({ done: z.array(z.number()), failed: z.array(rowFailure) }),
  limits: [{ max: 60, window: 60, by: 'user' }],
});
