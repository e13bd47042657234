import type { BodyOf, ticketStore } from '@hamyar/contracts/schemas';
import { derivedParticipants, initialTicketState } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { Expired, Forbidden } from '../../platform/http/app-errors.ts';
import type { RichText } from '../../platform/richtext/rich-text.ts';
import { bindAttachments } from '../attachments/public.ts';
import { canAccessCustomer } from '../customers/public.ts';
import { keepCategory, keepService, type CategoryRecord, type ServiceRecord } from '../catalog/public.ts';
import {
  keepBranch,
  keepFirstBranch,
  keepSendable,
  keepStoredBranch,
  type DepartmentRecord,
} from '../departments/public.ts';
import { draftDeletion } from '../drafts/public.ts';
import { valueStatements, type CheckedChange, type TicketForms } from '../forms/public.ts';
import { licenseOf } from '../license/public.ts';
import { messages } from './messages.ts';
import { findAssignableEmployees, findUser, type TicketUser } from './people.repository.ts';
import { bodyColumns, insertContent } from './ticket-content.repository.ts';
import { readBody } from './ticket-content.service.ts';
import { assertMayFillIn, fieldColumnsOfNewTicket } from './ticket-field-rules.service.ts';
import { categoryFits, maySubmit, serviceFits, ticketBranch } from './ticket-create.rules.ts';
import {
  checkFilledIn,
  formColumns,
  formOfNewTicket,
  formsInForce,
  withDefaults,
  type NewTicketForm,
} from './ticket-form.service.ts';
import { assertMayOpen, isOpeningRefused } from './ticket-opening.service.ts';
import { finishNewTicket } from './ticket-new-step.service.ts';
import { repeatAttachments } from './ticket-repeated-files.service.ts';
import { insertLink } from './ticket-links.repository.ts';
import { can } from './ticket.policy.ts';
import { refuseField } from './ticket.errors.ts';
import { findByClientKey, findTicket, insertTicket, policyTicket } from './ticket.repository.ts';
import {
  createUnitOfWork,
  nextContentSequence,
  setColumns,
  type TicketUnitOfWork,
} from './ticket-unit-of-work.service.ts';
import type { TicketContext } from './ticket-context.ts';

export type NewTicket = BodyOf<typeof ticketStore>;

/** All objects that a new ticket refers to, checked. */
interface CheckedReferences {
  customer: TicketUser | null;
  department: DepartmentRecord;
  category: CategoryRecord | null;
  service: ServiceRecord | null;
  recipientId: number | null;
  branchId: number;
  filled: NewTicketForm;
}

/** A new ticket that may be stored: what was sent, by whom and from which socket, with everything checked. */
interface Submission {
  user: CurrentUser;
  body: NewTicket;
  rich: RichText;
  references: CheckedReferences;
  values: readonly CheckedChange[];
  socketId: string | null;
  /** The draft it was written in; null for what is sent without a login, which must not delete one of the panel. */
  draftKey: string | null;
  request?: ProvenRequest;
}

/** What a request without a login does in the transaction of its ticket. */
export interface ProvenRequest {
  /** Uses its proof up. */
  prove(trx: Trx): Promise<void>;
  /** Makes the link by which it is followed. */
  link(trx: Trx, ticketId: number): Promise<void>;
}

/**
 * Creates a ticket (T1, T2): checked, stored with its first message in one transaction, numbered last.
 * @param request of a request without a login: what belongs to it in the same transaction
 */
export async function createTicket(
  context: TicketContext,
  user: CurrentUser,
  body: NewTicket,
  socketId: string | null,
  request?: ProvenRequest,
): Promise<{ id: number; number: string }> {
  const { deps } = context;
  if (user.expired && !user.employee) throw new Expired(messages.limited, 'ACCOUNT_EXPIRED');
  if (!maySubmit(user, body.kind)) throw new Forbidden();
  if (body.kind === 'behalf') await licenseOf(deps).require('ticket_send_behalf_customer');
  const rich = readBody(body.body_html, body.attachments, 'body_html');
  const known = await findByClientKey(deps.db, user.id, body.client_key);
  if (known) return known;
  const settings = await context.settings.current();
  assertMayFillIn(user, body, settings);
  const forms = await formsInForce(deps);
  try {
    return await withTransaction(deps.db, async (trx) => {
      await request?.prove(trx);
      const references = await checkReferences(context, trx, user, body, forms);
      const values = await checkFilledIn(deps, trx, references.filled, body);
      const files =
        body.kind === 'to_customer'
          ? await repeatAttachments(trx, user, body, rich.html, deps.clock.now())
          : { tokens: body.attachments, html: rich.html };
      return storeTicket(context, trx, {
        user,
        body: { ...body, attachments: files.tokens },
        rich: { ...rich, html: files.html },
        references,
        values,
        socketId,
        draftKey: request ? null : (body.draft_key ?? `new:${body.kind}`),
        ...(request && { request }),
      });
    });
  } catch (error) {
    const sentTwice = isUniqueViolation(error, 'ticket_client_key') || isOpeningRefused(error);
    const winner = sentTwice ? await findByClientKey(deps.db, user.id, body.client_key) : null;
    if (winner) return winner;
    throw error;
  }
}

async function checkReferences(
  context: TicketContext,
  trx: Trx,
  user: CurrentUser,
  body: NewTicket,
  forms: TicketForms,
): Promise<CheckedReferences> {
  const customer = await findCustomer(trx, user, body);
  if (body.kind === 'customer') await assertMayOpen(trx, user.id, 'web');
  const department = await keepSendable(trx, body.department_id, user, customer?.id ?? null);
  if (!department) throw refuseField('department_id', 'CHOICE', messages.departmentRefused);
  const byCustomer = !user.employee;
  const category = body.category_id ? await keepCategory(trx, body.category_id) : null;
  if (body.category_id && !(category && categoryFits(category, department.id, byCustomer)))
    throw refuseField('category_id', 'CHOICE', messages.choiceRefused);
  const service = body.service_id
    ? await keepService(trx, body.service_id, {
        customerId: customer?.id ?? null,
        organizationId: customer?.organization_id ?? null,
      })
    : null;
  const branchId = await chooseBranch(trx, user, body, customer, department);
  const wanted = { departmentId: department.id, branchId, byCustomer };
  if (body.service_id && !(service && serviceFits(service, wanted)))
    throw refuseField('service_id', 'CHOICE', messages.choiceRefused);
  if (body.follow_up_of !== undefined) await checkFollowUpOf(context, trx, user, body.follow_up_of);
  const filled = formOfNewTicket(forms, { department, category, service, branchId }, { byCustomer, kind: body.kind });
  const recipientId = await namedRecipient(context.deps, trx, { body, department, branchId });
  return { customer, department, category, service, recipientId, branchId, filled };
}

async function checkFollowUpOf({ settings }: TicketContext, trx: Trx, user: CurrentUser, id: number): Promise<void> {
  const followed = await findTicket(trx, id);
  if (!followed || !can(user, 'view', policyTicket(followed), await settings.current(trx)))
    throw refuseField('follow_up_of', 'CHOICE', messages.choiceRefused);
}

async function findCustomer(trx: Trx, user: CurrentUser, body: NewTicket): Promise<TicketUser | null> {
  if (body.kind === 'internal') return null;
  if (body.kind !== 'customer' && body.customer_id === undefined)
    throw refuseField('customer_id', 'REQUIRED', messages.customerRequired);
  const customer = await findUser(trx, body.kind === 'customer' ? user.id : body.customer_id!);
  if (
    !customer ||
    customer.employee ||
    (body.kind !== 'customer' && !(await canAccessCustomer(trx, user, customer.id)))
  )
    throw refuseField('customer_id', 'CHOICE', messages.choiceRefused);
  return customer;
}

async function chooseBranch(
  trx: Trx,
  user: CurrentUser,
  body: NewTicket,
  customer: TicketUser | null,
  department: DepartmentRecord,
): Promise<number> {
  if (body.branch_id !== undefined && user.full_admin) {
    if (!(await keepBranch(trx, body.branch_id))) throw refuseField('branch_id', 'CHOICE', messages.choiceRefused);
    return body.branch_id;
  }
  if (body.branch_id !== undefined) throw refuseField('branch_id', 'CHOICE', messages.choiceRefused);
  const own = ticketBranch(customer, department, user);
  // one that was deleted a moment ago: what named it names another one by now
  if (own !== null && (await keepStoredBranch(trx, own))) return own;
  const branchId = await keepFirstBranch(trx);
  if (branchId === null) throw new Error('no branch is in use');
  return branchId;
}

/** Who is named; of a ticket that names nobody it is chosen last. */
async function namedRecipient(
  deps: TicketContext['deps'],
  trx: Trx,
  { body, department, branchId }: Pick<Submission, 'body'> & Pick<CheckedReferences, 'department' | 'branchId'>,
): Promise<number | null> {
  if (body.kind === 'to_customer') return body.customer_id ?? null;
  if (!body.recipient_id) return null;
  const answering = { departmentId: department.id, branchId, now: deps.clock.now(), only: [body.recipient_id] };
  if ((await findAssignableEmployees(trx, answering)).length === 0)
    throw refuseField('recipient_id', 'CHOICE', messages.choiceRefused);
  return body.recipient_id;
}

async function storeTicket(
  context: TicketContext,
  trx: Trx,
  submission: Submission,
): Promise<{ id: number; number: string }> {
  const { deps } = context;
  const { user, body, socketId } = submission;
  const now = deps.clock.now();
  const ticket = await insertTicket(trx, ticketColumns(submission, now));
  const { id } = ticket;
  await submission.request?.link(trx, id);
  if (body.follow_up_of !== undefined)
    await insertLink(trx, {
      type: 'follow_up_of',
      ticket_id: id,
      other_ticket_id: body.follow_up_of,
      created_by_id: user.id,
      created_at: now,
    });
  const work = createUnitOfWork(trx, ticket, { user, socketId }, now);
  const contentId = await storeOpeningMessage(work, submission);
  work.also.push(...valueStatements({ type: 'ticket', id }, submission.values));
  work.filledIn.push(...submission.values);
  if (submission.draftKey !== null) work.also.push(draftDeletion(user.id, submission.draftKey));
  const { department, category, filled } = submission.references;
  const defaults = [filled.form, category].map((one) => one?.default_recipient_id);
  return finishNewTicket(context, work, { department, defaults, contentId, receipt: submission.draftKey === null });
}

/** A ticket that an employee starts is the employee's own; the others are the customer's. */
const ownerOf = ({ user, body, references: { customer } }: Submission): number =>
  body.kind === 'to_customer' || body.kind === 'internal' ? user.id : customer!.id;

function ticketColumns(submission: Submission, now: Date): Parameters<typeof insertTicket>[1] {
  const { user, body, references } = submission;
  const { customer, department, recipientId, branchId } = references;
  const owner = ownerOf(submission);
  const opening = initialTicketState(body.kind);
  return {
    ...fieldColumnsOfNewTicket({ fields: withDefaults(body, references.filled), ...references }),
    ...formColumns(references.filled),
    kind: body.kind,
    channel: body.kind === 'behalf' ? 'behalf' : 'web',
    owner_id: owner,
    recipient_id: recipientId,
    ...derivedParticipants({ kind: body.kind, owner_id: owner, recipient_id: recipientId }),
    created_by_id: user.id,
    department_id: department.id,
    branch_id: branchId,
    organization_id: customer?.organization_id ?? null,
    status: opening.status,
    waiting_since: opening.waiting ? now : null,
    last_activity_at: now,
    last_customer_reply_at: opening.waiting ? now : null,
    client_key: body.client_key,
    ...{ created_at: now, updated_at: now },
  };
}

/** Stores the first message with its attachments and counts both on the ticket. */
async function storeOpeningMessage(work: TicketUnitOfWork, submission: Submission): Promise<number> {
  const { trx, now } = work;
  const { user, body, rich } = submission;
  const contentId = await insertContent(trx, {
    ticket_id: work.ticket.id,
    ...nextContentSequence(work, true),
    type: 'message',
    author_id: user.id,
    author_kind: user.employee ? 'employee' : 'customer',
    on_behalf_of_id: body.kind === 'behalf' ? ownerOf(submission) : null,
    ...bodyColumns(rich),
    attachment_count: new Set(body.attachments).size,
    published_at: now,
    created_at: now,
    channel: 'web',
  });
  const attachments = await bindAttachments(trx, {
    tokens: body.attachments,
    uploaderId: user.id,
    owner: { kind: 'ticket_content', id: contentId },
    html: rich.html,
    field: 'attachments',
  });
  setColumns(work, {
    content_count: 1,
    public_content_count: 1,
    attachment_count: attachments,
    public_attachment_count: attachments,
    last_public_author_id: user.id,
  });
  return contentId;
}
