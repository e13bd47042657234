import { EVENT_KIND, type CustomerEvent } from '@hamyar/contracts';
import type { Actor } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { presentAttachment, type AttachmentRecord } from '../attachments/public.ts';
import { mayDeleteEvent } from './customer-event.policy.ts';
import type { EventRecord } from './customer-event.repository.ts';

/** An event as the person sees it: who has written it is for employees. */
export function presentEvent(record: EventRecord, files: readonly AttachmentRecord[], user: Actor): CustomerEvent {
  const { creator_id: creatorId, creator, type, ticket } = record;
  return {
    id: record.id,
    user_id: record.user_id,
    customer: { id: record.user_id, name: record.customer_name },
    creator: user.employee && creatorId !== null && creator ? { id: creatorId, ...creator } : null,
    created_at: unixSeconds(record.created_at),
    occurred_at: unixSeconds(record.occurred_at),
    customer_event_type: {
      ...{ id: type.id, name: type.name, color: type.color },
      type: type.external ? EVENT_KIND.external : EVENT_KIND.internal,
    },
    description: record.description,
    attachments: files.filter(({ context_id: id }) => id === record.id).map(presentAttachment),
    related_ticket: ticket,
    may_delete: mayDeleteEvent(user, record),
  };
}
