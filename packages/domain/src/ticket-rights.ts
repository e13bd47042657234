import { TICKET_STATUS, type Permission, type TicketKind, type TicketStatus } from '@hamyar/contracts';
import { TICKET_PERMISSIONS, hasPermission, type Actor } from './actor.ts';
import { evaluatePredicate, type PolicyObject } from './predicate.ts';
import { TICKET_RELATIONS, relationPredicates, ticketScope, type TicketRelation } from './ticket-scope.ts';
import { isRateable } from './satisfaction.ts';
import { isInternalOwner } from './ticket-transition.ts';

/** Every action on a ticket in the table of rights. Source: decisions 2.2. */
export const TICKET_ACTIONS = [
  'view',
  'see_internal',
  'reply',
  'note',
  'claim',
  'assign',
  'release',
  'transfer',
  'share',
  'set_in_progress',
  'close',
  'reopen',
  'importance',
  'sla',
  'fields',
  'merge',
  'unmerge',
  'lock',
  'unlock',
  'spam',
  'not_spam',
  'delete',
  'delete_any_content',
  'edit_any_content',
  'rate',
] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];

/** The settings that decide rights on tickets (decisions 2.23). */
export interface TicketRightSettings {
  customer_can_close: boolean;
  supervisor_can_reply: boolean;
  expired_customer_can_reply: boolean;
}

/** The ticket as the policy reads it; `shares` are its rows of `ticket_share`. */
export interface PolicyTicket {
  readonly id: number;
  readonly kind: TicketKind;
  readonly status: TicketStatus;
  readonly owner_id: number;
  readonly recipient_id: number | null;
  readonly customer_id: number | null;
  readonly assignee_id: number | null;
  readonly created_by_id: number;
  readonly department_id: number;
  readonly branch_id: number;
  readonly organization_id: number | null;
  /** unix seconds */
  readonly deleted_at: number | null;
  /** customers cannot reply: merged, or locked by a full admin */
  readonly locked: boolean;
  readonly merged_into_id: number | null;
  readonly close_reason: string | null;
  readonly shares: readonly { readonly user_id: number; readonly editable: boolean }[];
}

type Grant = 'yes' | 'unassigned' | keyof TicketRightSettings | { permission: Permission };
type Row = Partial<Record<TicketRelation, Grant>>;

const everyRelation: Row = Object.fromEntries(TICKET_RELATIONS.map((relation) => [relation, 'yes']));
const admins: Row = { department_admin: 'yes', branch_admin: 'yes', full_admin: 'yes' };
const adminsAndFullShare: Row = { ...admins, shared_full: 'yes' };
const requires = (permission: Permission): Grant => ({ permission });
const adminsOrSpamPermission: Row = {
  ...admins,
  employee: requires(TICKET_PERMISSIONS.spam),
  assignee: requires(TICKET_PERMISSIONS.spam),
  shared_full: requires(TICKET_PERMISSIONS.spam),
};

/** The table "Who may do what on a ticket", row by row; a missing cell is a "–". Source: decisions 2.2. */
const TICKET_RIGHTS: Readonly<Record<TicketAction, Row>> = {
  view: everyRelation,
  see_internal: { ...adminsAndFullShare, employee: 'yes', assignee: 'yes', shared: 'yes' },
  reply: {
    ...adminsAndFullShare,
    customer: 'yes',
    supervisor: 'supervisor_can_reply',
    employee: 'unassigned',
    assignee: 'yes',
  },
  note: { ...adminsAndFullShare, employee: 'yes', assignee: 'yes', shared: 'yes' },
  claim: { ...adminsAndFullShare, employee: 'unassigned' },
  assign: {
    ...adminsAndFullShare,
    employee: requires(TICKET_PERMISSIONS.assign),
    assignee: requires(TICKET_PERMISSIONS.assign),
  },
  release: { ...adminsAndFullShare, employee: requires(TICKET_PERMISSIONS.assign), assignee: 'yes' },
  transfer: {
    ...adminsAndFullShare,
    employee: requires(TICKET_PERMISSIONS.transfer),
    assignee: requires(TICKET_PERMISSIONS.transfer),
  },
  share: { ...adminsAndFullShare, employee: requires(TICKET_PERMISSIONS.share), assignee: 'yes' },
  set_in_progress: { ...adminsAndFullShare, assignee: 'yes' },
  close: {
    ...adminsAndFullShare,
    customer: 'customer_can_close',
    supervisor: 'customer_can_close',
    employee: requires(TICKET_PERMISSIONS.close),
    assignee: 'yes',
  },
  reopen: { ...adminsAndFullShare, employee: requires(TICKET_PERMISSIONS.reopen), assignee: 'yes' },
  importance: { ...adminsAndFullShare, employee: requires(TICKET_PERMISSIONS.importance), assignee: 'yes' },
  sla: {
    ...admins,
    employee: requires(TICKET_PERMISSIONS.sla),
    assignee: requires(TICKET_PERMISSIONS.sla),
    shared_full: requires(TICKET_PERMISSIONS.sla),
  },
  fields: { ...adminsAndFullShare, employee: 'yes', assignee: 'yes' },
  merge: {
    ...admins,
    employee: requires(TICKET_PERMISSIONS.mergeAndSplit),
    assignee: requires(TICKET_PERMISSIONS.mergeAndSplit),
    shared_full: requires(TICKET_PERMISSIONS.mergeAndSplit),
  },
  unmerge: { full_admin: 'yes' },
  // decisions 2.3 `locked`: the lock is the full admin's
  lock: { full_admin: 'yes' },
  unlock: { full_admin: 'yes' },
  spam: adminsOrSpamPermission,
  not_spam: adminsOrSpamPermission,
  // A branch admin has the permission by rank (catalogue of 2.2, "implied B").
  delete: { branch_admin: 'yes', full_admin: 'yes' },
  delete_any_content: {
    ...admins,
    employee: requires(TICKET_PERMISSIONS.deleteContents),
    assignee: requires(TICKET_PERMISSIONS.deleteContents),
  },
  edit_any_content: {
    ...admins,
    employee: requires(TICKET_PERMISSIONS.editContents),
    assignee: requires(TICKET_PERMISSIONS.editContents),
  },
  rate: { customer: 'yes' },
};

/** The actor's relations to the ticket; empty when it is out of scope. Source: decisions 2.1, 2.2. */
export function ticketRelationsOf(actor: Actor, ticket: PolicyTicket): TicketRelation[] {
  if (ticket.deleted_at !== null) return [];
  const predicates = relationPredicates(actor);
  return TICKET_RELATIONS.filter((relation) => evaluatePredicate(predicates[relation], asObject(ticket)));
}

/**
 * Whether the actor has the right to the action on this ticket (decisions 2.2). The state machine decides whether the
 * ticket's state allows it now: see `ticketActions` for both together.
 */
export function canOnTicket(
  actor: Actor,
  action: TicketAction,
  ticket: PolicyTicket,
  settings: TicketRightSettings,
): boolean {
  if (action === 'view') return evaluatePredicate(ticketScope(actor), asObject(ticket));
  if (actor.expired && !actor.employee && !isAllowedWhileExpired(action, ticket, settings)) return false;
  return ticketRelationsOf(actor, ticket).some((relation) => {
    const grant = TICKET_RIGHTS[action][relation];
    if (grant === undefined) return false;
    if (grant === 'yes') return true;
    if (grant === 'unassigned') return ticket.assignee_id === null;
    return typeof grant === 'string' ? settings[grant] : hasPermission(actor, grant.permission);
  });
}

/** Whether the actor may restore this ticket, which was deleted (decisions 2.0 "Delete"). */
export const canRestore = (actor: Actor, ticket: PolicyTicket): boolean =>
  ticket.deleted_at !== null && actor.employee && actor.full_admin;

/** Whether the actor may read every change of the ticket; of a deleted one, who may restore it. */
export const canReadHistory = (actor: Actor, ticket: PolicyTicket, settings: TicketRightSettings): boolean =>
  canOnTicket(actor, 'see_internal', ticket, settings) || canRestore(actor, ticket);

/**
 * The actions that the actor may do on the ticket now: the right and the state together. Source: decisions 2.2, 2.3.
 */
export function ticketActions(actor: Actor, ticket: PolicyTicket, settings: TicketRightSettings): TicketAction[] {
  return TICKET_ACTIONS.filter(
    (action) =>
      isAllowedByState(action, actor, ticket) &&
      canOnTicket(actor, action, ticket, settings) &&
      (action !== 'reply' || !reopensByReply(actor, ticket) || canOnTicket(actor, 'reopen', ticket, settings)),
  );
}

// A staff reply to a closed ticket reopens it and needs that right too (T6).
function reopensByReply(actor: Actor, ticket: PolicyTicket): boolean {
  return actor.employee && ticket.status === TICKET_STATUS.closed && !isInternalOwner(actor.id, ticket);
}

/** What is left of a ticket whose conversation is in another one (T14). */
const ON_MERGED: readonly TicketAction[] = ['view', 'see_internal', 'unmerge', 'delete'];

function isAllowedByState(action: TicketAction, actor: Actor, ticket: PolicyTicket): boolean {
  if (ticket.merged_into_id !== null) return ON_MERGED.includes(action);
  const closed = ticket.status === TICKET_STATUS.closed;
  switch (action) {
    case 'reply':
      return !(ticket.locked && !actor.employee);
    // The answering side of a ticket to a customer is the customer: nobody else can be assigned.
    case 'claim':
      return (
        !closed &&
        ticket.kind !== 'to_customer' &&
        ticket.assignee_id !== actor.id &&
        !isInternalOwner(actor.id, ticket)
      );
    case 'assign':
      return !closed && ticket.kind !== 'to_customer';
    case 'release':
      return !closed && ticket.kind !== 'to_customer' && ticket.recipient_id !== null;
    case 'transfer':
      return !closed;
    case 'sla':
      return !closed;
    case 'set_in_progress':
      return !closed && ticket.status !== TICKET_STATUS.inProgress;
    case 'close':
      return !closed;
    case 'reopen':
      return closed && actor.employee;
    // its messages would be in another one, where customers may reply
    case 'merge':
      return !isSpam(ticket) && !ticket.locked;
    case 'unmerge':
      return false;
    // it keeps customers from replying: a ticket among colleagues has none
    case 'lock':
      return !ticket.locked && ticket.kind !== 'internal';
    case 'unlock':
      return ticket.locked;
    case 'spam':
      return !isSpam(ticket);
    case 'not_spam':
      return isSpam(ticket);
    case 'rate':
      return isRateable(ticket);
    default:
      return true;
  }
}

// Reopening takes the reason away, so a ticket with it is closed (T18).
const isSpam = ({ close_reason }: PolicyTicket): boolean => close_reason === 'spam';

// Decisions 2.1: an expired customer reads and rates, and replies to an open ticket only if the setting allows it.
function isAllowedWhileExpired(action: TicketAction, ticket: PolicyTicket, settings: TicketRightSettings): boolean {
  return (
    action === 'rate' ||
    (action === 'reply' && ticket.status !== TICKET_STATUS.closed && settings.expired_customer_can_reply)
  );
}

/** The fields that decide whether a content may be deleted. */
export interface PolicyContent {
  readonly author_id: number | null;
  readonly type: string;
  readonly state: string;
  /** unix seconds */
  readonly created_at: number;
  /** an employee has read the ticket up to this content */
  readonly read_by_staff: boolean;
}

/** Customers can delete an own message within two minutes while no employee has read it. In seconds. */
const CUSTOMER_DELETE_WINDOW = 120;
/** Staff can delete and edit what they wrote for fifteen minutes. In seconds. */
const STAFF_CONTENT_WINDOW = 900;

/** Whether the actor may delete this content of the ticket at `now` (unix seconds). Source: decisions 2.2 row "delete a content". */
export function canDeleteContent(
  actor: Actor,
  ticket: PolicyTicket,
  content: PolicyContent,
  settings: TicketRightSettings,
  now: number,
): boolean {
  if (content.type === 'system' || content.state === 'deleted' || !canOnTicket(actor, 'view', ticket, settings))
    return false;
  const own = content.author_id === actor.id;
  if (!actor.employee) return own && !content.read_by_staff && now - content.created_at <= CUSTOMER_DELETE_WINDOW;
  if (own && (content.state === 'pending' || now - content.created_at <= STAFF_CONTENT_WINDOW)) return true;
  return canOnTicket(actor, 'delete_any_content', ticket, settings);
}

/** Whether the actor may change the text of this content at `now` (unix seconds). Source: decisions 2.2, 2.4. */
export function canEditContent(
  actor: Actor,
  ticket: PolicyTicket,
  content: Omit<PolicyContent, 'read_by_staff'>,
  settings: TicketRightSettings,
  now: number,
): boolean {
  const written = content.type === 'message' || content.type === 'note';
  if (!actor.employee || !written || content.state !== 'published') return false;
  if (!canOnTicket(actor, 'see_internal', ticket, settings)) return false;
  if (content.author_id === actor.id && now - content.created_at <= STAFF_CONTENT_WINDOW) return true;
  return canOnTicket(actor, 'edit_any_content', ticket, settings);
}

const asObject = (ticket: PolicyTicket) => ticket as unknown as PolicyObject;
