import { channels, FILE_LIMITS, type CustomerEvent, type FieldError } from '@hamyar/contracts';
import type { BodyOf, customerEventStore } from '@hamyar/contracts/schemas';
import { normalizeText } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { dateFromUnixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import type { UploadedFile } from '../../platform/http/request-context.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { attachmentsOf, dropAttachments, storeFiles } from '../attachments/public.ts';
import { audit } from '../logs/public.ts';
import { keepActiveType } from './customer-event-type.repository.ts';
import { assertSeesEventsOf, seenOwner, seesEventsOf } from './customer-event-access.service.ts';
import { storeSentFiles } from './customer-event-files.service.ts';
import { mayAddEvents, mayDeleteEvent, mayReadEvents } from './customer-event.policy.ts';
import { presentEvent } from './customer-event.presenter.ts';
import {
  countEvents,
  findEvent,
  hideEvent,
  insertEvent,
  listEvents,
  seesTicketOf,
  type EventQuery,
  type EventRecord,
} from './customer-event.repository.ts';
import { messages } from './messages.ts';

type Body = BodyOf<typeof customerEventStore>;
/** Who changes events, and the tab that does it, which knows its own change. */
interface EventEditor extends Editor {
  socketId: string | null;
}

const KIND = 'customer_event';

async function present(db: AnyDb, user: CurrentUser, records: readonly EventRecord[]): Promise<CustomerEvent[]> {
  const files = await attachmentsOf(db, { kind: KIND, ids: records.map(({ id }) => id) });
  return records.map((record) => presentEvent(record, files, user));
}

/** One page of the events of a customer or an organisation. @throws Forbidden, NotFound, ValidationFailed */
export async function pageOfEvents(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: EventQuery,
): Promise<{ rows: CustomerEvent[]; page: PageInfo }> {
  const owner = await seenOwner(db, user, query);
  const [records, total] = await Promise.all([listEvents(db, user, owner, query), countEvents(db, user, owner, query)]);
  return {
    rows: await present(db, user, records),
    page: { currentPage: query.page, perPage: query.perPage, total },
  };
}

/** @throws ValidationFailed with every refused field */
async function check({ clock }: Deps, trx: Trx, user: CurrentUser, body: Body): Promise<void> {
  const errors: FieldError[] = [];
  if (body.description === '') errors.push(fieldError('description', 'REQUIRED'));
  if (!(await keepActiveType(trx, body.customer_event_type_id)))
    errors.push(fieldError('customer_event_type_id', 'CHOICE'));
  if (body.occurred_at !== undefined && body.occurred_at > clock.unix())
    errors.push(fieldError('occurred_at', 'DATE', {}, messages.notYet));
  if (body.related_ticket_id && !(await seesTicketOf(trx, user, body.user_id, body.related_ticket_id)))
    errors.push(fieldError('related_ticket_id', 'CHOICE'));
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** Adds an event with its files; who has the customer open is told. @throws Forbidden, NotFound, ValidationFailed */
export async function createEvent(
  deps: Deps,
  { user, ip, socketId }: EventEditor,
  input: Body,
  sent: readonly UploadedFile[],
): Promise<CustomerEvent> {
  if (!mayAddEvents(user)) throw new Forbidden();
  await assertSeesEventsOf(deps.db, user, input.user_id);
  const body = { ...input, description: normalizeText(input.description) };
  const { count } = FILE_LIMITS[KIND];
  if (body.attachments.length + sent.length > count)
    throw new ValidationFailed([fieldError('attachments', 'FILE_COUNT', { n: count })]);
  const tokens = [...body.attachments, ...(await storeSentFiles(deps, user, sent))];
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await check(deps, trx, user, body);
    const id = await insertEvent(trx, {
      ...{ user_id: body.user_id, customer_event_type_id: body.customer_event_type_id },
      ...{ description: body.description, creator_id: user.id, related_ticket_id: body.related_ticket_id ?? null },
      ...{ occurred_at: body.occurred_at === undefined ? now : dateFromUnixSeconds(body.occurred_at), created_at: now },
    });
    const file = {
      owner: { kind: KIND, id },
      files: tokens,
      field: 'attachments',
      uploaderId: user.id,
      at: now,
    } as const;
    const files = await storeFiles(trx, file);
    const event = { channel: channels.customer(body.user_id), name: 'customerEvent.created' as const, data: { id } };
    await insertSocketEvents(deps, trx, [event], socketId);
    // what it says is kept by the event alone, so that it is gone with it
    const { attachments: _, description: __, ...after } = body;
    const record = (await findEvent(trx, user, id))!;
    const about = { object_type: KIND, object_id: id, object_name: record.type.name } as const;
    const note = { action: 'customer_event.create', ...about, after: { ...after, ...files } } as const;
    await audit(deps, trx, { caller: user, ip }, note);
    return (await present(trx, user, [record]))[0]!;
  });
}

/**
 * Deletes an event with its files, for everybody (spec 8.14). @throws Forbidden for who sees it and may not delete it,
 * NotFound
 */
export async function deleteEvent(deps: Deps, { user, ip, socketId }: EventEditor, id: number): Promise<void> {
  if (!mayReadEvents(user)) throw new Forbidden();
  const found = await findEvent(deps.db, user, id);
  if (!found || !(await seesEventsOf(deps.db, user, found.user_id))) throw new NotFound();
  if (!mayDeleteEvent(user, found)) throw new Forbidden();
  const now = deps.clock.now();
  await withTransaction(deps.db, async (trx) => {
    const event = await findEvent(trx, user, id, true);
    if (!event) throw new NotFound();
    await hideEvent(trx, id, now);
    await dropAttachments(trx, { kind: KIND, id }, now);
    const removed = { channel: channels.customer(event.user_id), name: 'customerEvent.removed' as const, data: { id } };
    await insertSocketEvents(deps, trx, [removed], socketId);
    const about = { object_type: KIND, object_id: id, object_name: event.type.name } as const;
    const before = { user_id: event.user_id };
    await audit(deps, trx, { caller: user, ip }, { action: 'customer_event.delete', ...about, before });
  });
}
