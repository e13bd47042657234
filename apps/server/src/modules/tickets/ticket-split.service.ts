import type { BodyOf, ticketSplit } from '@hamyar/contracts/schemas';
import { derivedParticipants } from '@hamyar/domain';
import type { TicketKind } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { copyFiles } from '../attachments/public.ts';
import { keepCategory, keepService, type CategoryRecord, type ServiceRecord } from '../catalog/public.ts';
import { keepDepartment, keepSendable, type DepartmentRecord } from '../departments/public.ts';
import { messages } from './messages.ts';
import { findAssignableEmployees, findUser, type TicketUser } from './people.repository.ts';
import { findContent, insertContent, setContentHtml, type ContentRecord } from './ticket-content.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { servesBranch, servesDepartment } from './ticket-create.rules.ts';
import { fieldColumnsOfNewTicket } from './ticket-field-rules.service.ts';
import { insertLink } from './ticket-links.repository.ts';
import { finishNewTicket } from './ticket-new-step.service.ts';
import { refuseField, transitionForbidden } from './ticket.errors.ts';
import { actionsOn, assertCan } from './ticket.policy.ts';
import { findByClientKey, insertTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';
import {
  beginUnitOfWork,
  createUnitOfWork,
  flushUnitOfWork,
  nextContentSequence,
  setColumns,
  type TicketUnitOfWork,
  type Writer,
} from './ticket-unit-of-work.service.ts';

type Body = BodyOf<typeof ticketSplit>;

/** Whether the message of a content can become a ticket of its own. */
const isSplittable = ({ type, state }: Pick<ContentRecord, 'type' | 'state'>): boolean =>
  type === 'message' && state === 'published';

/**
 * Makes a new ticket of a copy of one message (T16): of the same customer, open, in a department that is chosen. The
 * two tickets are linked. @throws NotFound, Forbidden, ValidationFailed, Nok
 */
export async function splitTicket(
  context: TicketContext,
  user: CurrentUser,
  id: number,
  body: Body,
  socketId: string | null,
): Promise<{ id: number; number: string }> {
  const { deps } = context;
  const settings = await context.settings.current();
  const split = () =>
    withTransaction(deps.db, async (trx) => {
      const writer = { user, socketId };
      const source = await beginUnitOfWork(trx, id, writer, deps.clock.now());
      const object = policyTicket(source.ticket);
      assertCan(user, 'merge', object, settings);
      if (!actionsOn(user, object, settings).includes('merge')) throw transitionForbidden();
      const content = await findContent(trx, body.content_id);
      if (!content || content.ticket_id !== id || !isSplittable(content))
        throw refuseField('content_id', 'CHOICE', messages.splitMessageOnly);
      const references = await checkReferences(trx, user, source.ticket, body, source.now);
      const made = await storeCopy(context, trx, { writer, source: source.ticket, content, body, references });
      source.history.push({ field: 'split', from: null, to: made.number });
      source.systemLines.push({ name: 'split', from: null, to: made.number });
      await flushUnitOfWork(context, source);
      return made;
    });
  const known = await findByClientKey(deps.db, user.id, body.client_key);
  if (known) return known;
  try {
    return await split();
  } catch (error) {
    // the same key twice at the same time: the first one won, and both get its result
    const winner = isUniqueViolation(error, 'ticket_client_key')
      ? await findByClientKey(deps.db, user.id, body.client_key)
      : null;
    if (winner) return winner;
    throw error;
  }
}

interface References {
  customer: TicketUser | null;
  department: DepartmentRecord;
  category: CategoryRecord | null;
  service: ServiceRecord | null;
  recipientId: number | null;
}

async function checkReferences(
  trx: Trx,
  user: CurrentUser,
  source: TicketRecord,
  body: Body,
  now: Date,
): Promise<References> {
  const customer = source.customer_id === null ? null : await findUser(trx, source.customer_id);
  const department =
    body.department_id === source.department_id
      ? await keepDepartment(trx, body.department_id)
      : await keepSendable(trx, body.department_id, user, source.customer_id);
  if (!department?.status) throw refuseField('department_id', 'CHOICE', messages.departmentRefused);
  const category = body.category_id ? await keepCategory(trx, body.category_id) : null;
  if (body.category_id && !(category && servesDepartment(category, department.id)))
    throw refuseField('category_id', 'CHOICE', messages.choiceRefused);
  const service =
    source.service_id === null
      ? null
      : await keepService(trx, source.service_id, {
          customerId: source.customer_id,
          organizationId: source.organization_id,
        });
  const fits = service && servesDepartment(service, department.id) && servesBranch(service, source.branch_id);
  const recipientId = body.recipient_id ?? null;
  if (
    recipientId !== null &&
    (
      await findAssignableEmployees(trx, {
        departmentId: department.id,
        branchId: source.branch_id,
        now,
        only: [recipientId],
      })
    ).length === 0
  )
    throw refuseField('recipient_id', 'CHOICE', messages.choiceRefused);
  return { customer, department, category, service: fits ? service : null, recipientId };
}

/** What becomes of a ticket to a customer is what the customer asks. */
const kindOf = ({ kind }: TicketRecord): TicketKind => (kind === 'to_customer' ? 'customer' : kind);

interface Copying {
  writer: Writer & { user: CurrentUser };
  source: TicketRecord;
  content: ContentRecord;
  body: Body;
  references: References;
}

async function storeCopy(context: TicketContext, trx: Trx, copying: Copying): Promise<{ id: number; number: string }> {
  const { writer, source, content, body, references } = copying;
  const { deps } = context;
  const now = deps.clock.now();
  const kind = kindOf(source);
  const owner = source.customer_id ?? source.owner_id;
  const { recipientId } = references;
  const ticket = await insertTicket(trx, {
    ...fieldColumnsOfNewTicket({
      fields: { subject: body.subject, importance: source.importance },
      ...references,
    }),
    kind,
    channel: source.channel,
    owner_id: owner,
    recipient_id: recipientId,
    ...derivedParticipants({ kind, owner_id: owner, recipient_id: recipientId }),
    created_by_id: writer.user.id,
    department_id: references.department.id,
    branch_id: source.branch_id,
    organization_id: source.organization_id,
    status: 0,
    waiting_since: now,
    last_activity_at: now,
    last_customer_reply_at: now,
    client_key: body.client_key,
    created_at: now,
    updated_at: now,
  });
  await insertLink(trx, {
    type: 'split_from',
    ticket_id: ticket.id,
    other_ticket_id: source.id,
    created_by_id: writer.user.id,
    created_at: now,
  });
  const work = createUnitOfWork(trx, ticket, writer, now);
  const contentId = await copyMessage(work, content, body.attachment_ids);
  work.history.push({ field: 'split', from: source.number, to: null });
  const { department, category } = references;
  return finishNewTicket(context, work, { department, defaults: [category?.default_recipient_id], contentId });
}

/** Copies the message with its author; of its files those that are chosen, and the pictures in its text. */
async function copyMessage(
  work: TicketUnitOfWork,
  content: ContentRecord,
  attachmentIds: readonly number[],
): Promise<number> {
  const { trx, now, ticket } = work;
  const id = await insertContent(trx, {
    ticket_id: ticket.id,
    ...nextContentSequence(work, true),
    type: 'message',
    author_id: content.author_id,
    author_kind: content.author_kind,
    on_behalf_of_id: content.on_behalf_of_id,
    body_html: content.body_html,
    dir: content.dir,
    search_key: content.search_key,
    published_at: now,
    created_at: now,
    channel: content.channel,
  });
  const { count, html } = await copyFiles(trx, {
    from: { kind: 'ticket_content', id: content.id },
    to: { kind: 'ticket_content', id },
    ids: attachmentIds,
    html: content.body_html,
    at: now,
  });
  await setContentHtml(trx, id, { html, attachments: count });
  setColumns(work, {
    content_count: 1,
    public_content_count: 1,
    attachment_count: count,
    public_attachment_count: count,
    last_public_author_id: content.author_id,
  });
  return id;
}
