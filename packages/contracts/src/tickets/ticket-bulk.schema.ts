import { z } from 'zod';
import { rowFailure } from '../batches/batch.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, id, int4 } from '../field.schema.ts';
import { BULK_REPLIES_MAX, BULK_SHARES_MAX, BULK_TAGS_MAX, BULK_TICKETS_MAX } from './ticket-bulk.ts';
import { inImportance } from './ticket-list.schema.ts';
import { share, changedFields } from './ticket.schema.ts';

const tags = z.array(id).min(1).max(BULK_TAGS_MAX);
const nothing = z.null().optional();
const { status, close_reason, close_note, department_id, reason, recipient_id } = changedFields.shape;

/** What each action on several tickets is sent with. Another action is another line, and its step on the server. */
export const bulkValues = {
  status: z.strictObject({ status: status.unwrap(), close_reason, close_note }),
  importance: inImportance,
  department: z.strictObject({ department_id: department_id.unwrap(), reason, recipient_id }),
  /** null: nobody. */ assignee: id.nullable(),
  category: id.nullable(),
  service: id.nullable(),
  add_tags: tags,
  remove_tags: tags,
  /** These people besides those who have it; who has it gets the access that stands here. */
  share: z.array(share).min(1).max(BULK_SHARES_MAX),
  /** Merges each into this ticket; `other_customer`: also where the customers differ. */
  merge_into: z.strictObject({ target_id: id, other_customer: booleanInput.default(false) }),
  macro: z.strictObject({ macro_id: id }),
  /**
   * A ready-made text with its files, in which each ticket fills the variables. A ticket that has got it by the same key
   * does not get it again.
   */
  reply: z.strictObject({ template_id: id, client_key: z.uuid() }),
  spam: booleanInput,
  /** Of deleted tickets, by who may restore one. */ restore: nothing,
  read: nothing,
  unread: nothing,
} as const;

const ticketIds = (max: number) => z.array(id).min(1).max(max);
const on = <Action extends keyof typeof bulkValues>(action: Action, max = BULK_TICKETS_MAX) =>
  z.strictObject({
    ticket_ids: ticketIds(max),
    action: z.literal(action),
    value: bulkValues[action],
    /** The version that the caller has seen, where there is one ticket. */ version: int4.optional(),
  });

export const multipleTicketAction = defineEndpoint({
  name: 'multipleTicketAction',
  method: 'PUT',
  path: '/api/multipleTicketAction',
  slice: 'tickets',
  access: 'employee',
  summary: 'Does one action on several tickets, on each as the call for one would, and says which were left alone.',
  body: z.discriminatedUnion('action', [
    on('status'),
    on('importance'),
    on('department'),
    on('assignee'),
    on('category'),
    on('service'),
    on('add_tags'),
    on('remove_tags'),
    on('share'),
    on('merge_into'),
    on('macro'),
    on('reply', BULK_REPLIES_MAX),
    on('spam'),
    on('restore'),
    on('read'),
    on('unread'),
  ]),
  /**
   * `failed`: of each ticket that was left alone why, as the call for this one would say it. More than 50 tickets are
   * done by a batch: both lists are empty, and `batch_id` is the batch that knows them.
   */
  data: z.object({ done: z.array(z.number()), failed: z.array(rowFailure), batch_id: z.number().nullable() }),
  limits: [{ max: 60, window: 60, by: 'user' }],
});
