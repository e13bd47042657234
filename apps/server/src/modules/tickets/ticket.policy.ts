import {
  canOnTicket,
  ticketActions,
  ticketScope,
  type Actor,
  type PolicyTicket,
  type Predicate,
  type ReopenPolicy,
  type TicketAction,
  type TicketRightSettings,
} from '@hamyar/domain';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import type { PolicySource } from '../../platform/policy/predicate-sql.ts';
import { isHiddenAction, type FieldsReader } from './ticket-hidden-fields.rules.ts';
import type { SettingsReading } from '../settings/public.ts';

/** Who acts on tickets, with what the settings hide from them: what somebody does not see they do not change. */
export type TicketActor = Actor & FieldsReader;

/** The tables in which the policy finds tickets and their shares. */
export const TICKET_SOURCE: PolicySource = {
  table: 'ticket',
  alias: 't',
  relations: { shares: { table: 'ticket_share', foreignKey: 'ticket_id' } },
  // Customers mostly own and write their own tickets; staff query the others.
  mirrorColumns: { owner_id: 'customer_id', created_by_id: 'customer_id' },
  literalColumns: ['status'],
};

/** Columns with an index `(column, sort, id)`, the most selective first. */
export const TICKET_KEYS = [
  'assignee_id',
  'customer_id',
  'owner_id',
  'created_by_id',
  'organization_id',
  'department_id',
  'branch_id',
] as const;

/** The settings that decide rights on tickets (decisions 2.23). */
export const rightSettings = (settings: SettingsReading): TicketRightSettings => ({
  customer_can_close: settings.generalTicketSettings.customer_can_close,
  supervisor_can_reply: settings.generalTicketSettings.supervisor_can_reply,
  expired_customer_can_reply: settings.userAccountSettings.expired_customer_can_reply,
});

/**
 * When a customer's reply reopens a closed ticket: the department's setting, else the system's; never where the
 * department is gone, because nobody would answer there (decisions 2.3 T9, 2.7).
 */
export function reopenPolicy(
  settings: SettingsReading,
  department: { reopen_policy: ReopenPolicy['policy'] | null; reopen_days: number | null } | null,
): ReopenPolicy {
  if (!department) return { policy: 'never' };
  const { reopen_policy, reopen_days } = settings.generalTicketSettings;
  const policy = department.reopen_policy ?? reopen_policy;
  return policy === 'days' ? { policy, days: department.reopen_days ?? reopen_days } : { policy };
}

/**
 * `can(user, action, ticket)`: the one function that decides, for HTTP, sockets, search, attachments and notifications
 * (decisions 2.1). `settings` are the current ones.
 */
export function can(user: TicketActor, action: TicketAction, ticket: PolicyTicket, settings: SettingsReading): boolean {
  return !isHiddenAction(user, action) && canOnTicket(user, action, ticket, rightSettings(settings));
}

/** The tickets of `can(user, 'view', …)` as a predicate for lists. */
export const scope = (user: Actor): Predicate => ticketScope(user);

/** What the user may do on the ticket in its current state. */
export const actionsOn = (user: TicketActor, ticket: PolicyTicket, settings: SettingsReading): TicketAction[] =>
  ticketActions(user, ticket, rightSettings(settings)).filter((action) => !isHiddenAction(user, action));

/**
 * Who shares drafts of answers and reads those of others (decisions 2.4 "ticket_draft"): employees who may answer the
 * ticket, `actions`, and see its internal part.
 */
export const mayShareDrafts = (user: TicketActor, actions: readonly TicketAction[]): boolean =>
  user.employee && actions.includes('reply') && actions.includes('see_internal');

/** Throws NotFound for a ticket out of scope, Forbidden where the right is missing (decisions 2.0 "Errors"). */
export function assertCan(
  user: TicketActor,
  action: TicketAction,
  ticket: PolicyTicket | null,
  settings: SettingsReading,
): asserts ticket is PolicyTicket {
  if (!ticket || !can(user, 'view', ticket, settings)) throw new NotFound();
  if (!can(user, action, ticket, settings)) throw new Forbidden();
}
