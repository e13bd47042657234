import { TICKET_STATUS, type TicketField } from '@hamyar/contracts';
import { TICKET_FIELDS, type BodyOf, type ticketUpdate } from '@hamyar/contracts/schemas';
import { transition, type TicketAction } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import type { SettingsReading } from '../settings/public.ts';
import { choosePolicyFor, policyByHand } from '../sla/public.ts';
import { messages } from './messages.ts';
import { findAssignableEmployees, peopleOf } from './people.repository.ts';
import type { AssigningDeps } from './ticket-assignment.service.ts';
import { bodyColumns, insertContent } from './ticket-content.repository.ts';
import { stateOf } from './ticket-content-step.service.ts';
import { FIELD_RULES, isStaffField, type StoredFields } from './ticket-field-rules.service.ts';
import { findTransferTarget, moveToDepartment } from './ticket-transfer-step.service.ts';
import { refusedTransition, refuseField, transitionForbidden } from './ticket.errors.ts';
import { actionsOn, can } from './ticket.policy.ts';
import { policyTicket } from './ticket.repository.ts';
import { withFilledIn } from './ticket-sla.service.ts';
import {
  applyTransition,
  nextContentSequence,
  setColumns,
  type TicketUnitOfWork,
} from './ticket-unit-of-work.service.ts';

/** Changes of a ticket's fields; only what is given changes. */
export type FieldChanges = Omit<Exclude<BodyOf<typeof ticketUpdate>, { content: unknown }>, 'version'>;

/** Who changes what, and the current settings. */
interface Wanted {
  deps: AssigningDeps & Pick<Deps, 'modules'>;
  user: CurrentUser;
  settings: SettingsReading;
  changes: FieldChanges;
}

/** One change in progress. */
interface Change extends Wanted {
  work: TicketUnitOfWork;
}

/**
 * Changes fields in the unit of work of a ticket that the person sees, by the table of rights and the state machine
 * (decisions 2.2, 2.3 T3, T4, T6, T11, T12). @throws Forbidden, Nok TRANSITION_FORBIDDEN, ValidationFailed
 */
export async function changeFields(work: TicketUnitOfWork, wanted: Wanted): Promise<void> {
  const change: Change = { ...wanted, work };
  await transfer(change);
  await assign(change);
  for (const name of TICKET_FIELDS) await changeField(change, name);
  await changeSla(change);
  await changeStatus(change);
  changeSpam(change);
  changeLock(change);
}

/** Forbidden without the right, TRANSITION_FORBIDDEN where only the state does not allow it. */
function assertAllowedNow({ user, work, settings }: Change, action: TicketAction): void {
  const ticket = policyTicket(work.ticket);
  if (!can(user, action, ticket, settings)) throw new Forbidden();
  if (!actionsOn(user, ticket, settings).includes(action)) throw transitionForbidden();
}

// T11: the reason is stored as a note; the recipient is cleared unless one of the target department is chosen.
async function transfer(change: Change): Promise<void> {
  const {
    work,
    user,
    changes: { department_id: target, reason },
  } = change;
  const { ticket, trx } = work;
  if (target === undefined || target === ticket.department_id) return;
  assertAllowedNow(change, 'transfer');
  if (!reason) throw refuseField('reason', 'REQUIRED', messages.reasonRequired);
  const to = await findTransferTarget(trx, target, ticket.branch_id);
  if (!to) throw refuseField('department_id', 'CHOICE', messages.departmentRefused);
  const chosen = change.changes.recipient_id !== undefined;
  await moveToDepartment(change.deps, work, to, { keepRecipient: chosen ? 'chosen' : 'never' });
  await addReasonNote(work, user, reason);
  setColumns(work, { last_activity_at: work.now });
  work.notifications.push({ event: 'transferred', content_id: null });
}

/** What somebody writes about a change for their colleagues: an internal note of the conversation. */
async function addReasonNote(work: TicketUnitOfWork, author: CurrentUser, text: string): Promise<void> {
  const { trx, ticket, now } = work;
  await insertContent(trx, {
    ticket_id: ticket.id,
    ...nextContentSequence(work, false),
    type: 'note',
    author_id: author.id,
    author_kind: 'employee',
    ...bodyColumns(toRichText(`<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>')}</p>`)),
    published_at: now,
    created_at: now,
  });
  setColumns(work, { content_count: ticket.content_count + 1 });
}

// T3: assigning to oneself is claiming, removing oneself is releasing, everything else is assigning.
async function assign(change: Change): Promise<void> {
  const {
    work,
    user,
    settings,
    changes: { recipient_id: to },
  } = change;
  const { ticket, trx, now } = work;
  if (to === undefined || to === ticket.recipient_id) return;
  const moved = ticket.department_id !== work.before.department_id;
  if (ticket.kind === 'to_customer') throw transitionForbidden();
  if (!moved) assertAllowedNow(change, to === null ? 'release' : to === user.id ? claimOrAssign(change) : 'assign');
  if (
    to !== null &&
    !(to === user.id && !moved) &&
    (
      await findAssignableEmployees(trx, {
        departmentId: ticket.department_id,
        branchId: ticket.branch_id,
        now,
        only: [to],
      })
    ).length === 0
  ) {
    throw refuseField('recipient_id', 'CHOICE', messages.choiceRefused);
  }
  const names = await peopleOf(trx, [ticket.recipient_id, to]);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id)?.name ?? null));
  work.history.push({ field: 'recipient_id', from: ticket.recipient_id, to });
  work.systemLines.push({
    name: to === null ? 'released' : to === user.id ? 'claimed' : 'assigned',
    from: nameOf(ticket.recipient_id),
    to: nameOf(to),
  });
  const result =
    to === null
      ? null
      : transition(stateOf(ticket), {
          type: 'assign',
          setsInProgress: settings.generalTicketSettings.assign_sets_in_progress,
        });
  if (result && !result.ok) throw refusedTransition(result.code);
  const previous = ticket.assignee_id;
  setColumns(work, { recipient_id: to, assignee_id: to });
  if (result) applyTransition(work, result);
  if (to !== null) work.notifications.push({ event: 'assigned', content_id: null, user_ids: [to] });
  if (previous !== null && previous !== to)
    work.notifications.push({ event: 'unassigned', content_id: null, user_ids: [previous] });
}

const claimOrAssign = ({ user, work, settings }: Change): TicketAction =>
  can(user, 'claim', policyTicket(work.ticket), settings) ? 'claim' : 'assign';

/** Changes one of the fields that people fill in, by its rule. */
async function changeField<Name extends TicketField>(change: Change, name: Name): Promise<void> {
  const { work, user } = change;
  const rule = FIELD_RULES[name];
  const wanted: Partial<StoredFields> = change.changes;
  const value = wanted[name];
  if (value === undefined) return;
  // Before anything is compared: an answer must not tell a customer whether a guess was right.
  if (isStaffField(name) && !user.employee) throw new Forbidden();
  const before: StoredFields[Name] = (work.ticket satisfies StoredFields)[name];
  if (value === before) return;
  assertAllowedNow(change, rule.right);
  work.systemLines.push(await rule.line(value, work));
  work.history.push({ field: name, from: before, to: value });
  if (!isStaffField(name)) work.summary.publicChange = true;
  if (rule.notifies) work.notifications.push({ event: rule.notifies, content_id: null });
  setColumns(work, rule.columns(value));
}

/** T4, T6 and T12: no other status can be requested. What is written about a closing is a note of who may write one. */
async function changeStatus(change: Change): Promise<void> {
  const {
    work,
    user,
    settings,
    changes: { status, close_reason, close_note },
  } = change;
  const { ticket } = work;
  if (status === undefined || (status === ticket.status && status !== TICKET_STATUS.closed)) return;
  if (status === TICKET_STATUS.closed) {
    assertAllowedNow(change, 'close');
    const result = transition(stateOf(ticket), { type: 'close' });
    if (!result.ok) throw refusedTransition(result.code);
    if (close_note && can(user, 'note', policyTicket(ticket), settings)) await addReasonNote(work, user, close_note);
    applyTransition(work, result, { close_reason: close_reason ?? 'resolved', close_note: close_note ?? null });
    return;
  }
  if (status !== TICKET_STATUS.inProgress) throw transitionForbidden();
  const type = ticket.status === TICKET_STATUS.closed ? 'reopen' : 'set_in_progress';
  assertAllowedNow(change, type);
  const result = transition(stateOf(ticket), { type });
  if (!result.ok) throw refusedTransition(result.code);
  if (type === 'set_in_progress')
    work.systemLines.push({ name: 'status', from: String(ticket.status), to: String(status) });
  applyTransition(work, result);
}

// Null gives it back to the choice by level, conditions and default; the history gets its line with the clocks.
async function changeSla(change: Change): Promise<void> {
  const {
    work,
    deps,
    changes: { sla_id: id },
  } = change;
  const { ticket, trx } = work;
  if (id === undefined || (id === null ? !ticket.sla_by_hand : id === ticket.sla_id && ticket.sla_by_hand)) return;
  assertAllowedNow(change, 'sla');
  const choice =
    id === null ? await choosePolicyFor(deps, trx, withFilledIn(work)) : await policyByHand(deps, trx, ticket, id);
  if (id !== null && !choice) throw refuseField('sla_id', 'CHOICE', messages.choiceRefused);
  work.sla = { choice, byHand: id !== null };
  work.systemLines.push({ name: 'sla', from: ticket.sla_name, to: choice?.name ?? null });
}

// T18: closes without asking for an opinion; undone, somebody looks at it again.
function changeSpam(change: Change): void {
  const {
    work,
    changes: { spam },
  } = change;
  if (spam === undefined || spam === work.ticket.is_spam) return;
  assertAllowedNow(change, spam ? 'spam' : 'not_spam');
  const result = transition(stateOf(work.ticket), { type: spam ? 'spam' : 'not_spam' });
  if (!result.ok) throw refusedTransition(result.code);
  work.history.push({ field: 'spam', from: spam ? null : 1, to: spam ? 1 : null });
  if (spam && !result.closed) work.systemLines.push({ name: 'spam', from: null, to: 'spam' });
  applyTransition(work, result, { close_reason: 'spam' });
  if (spam) setColumns(work, { is_spam: true, close_reason: 'spam', satisfaction_requested_at: null });
}

// The customer's page follows it, so that nobody writes a reply in vain.
function changeLock(change: Change): void {
  const {
    work,
    changes: { locked },
  } = change;
  if (locked === undefined || locked === work.ticket.locked) return;
  assertAllowedNow(change, locked ? 'lock' : 'unlock');
  setColumns(work, { locked });
  work.history.push({ field: 'locked', from: locked ? null : 1, to: locked ? 1 : null });
  work.systemLines.push({ name: locked ? 'locked' : 'unlocked', from: null, to: null });
  work.summary.publicChange = true;
}
