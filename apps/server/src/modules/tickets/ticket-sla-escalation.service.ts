import { type SlaSnapshot, TICKET_IMPORTANCE, TICKET_STATUS, type TicketImportance } from '@hamyar/contracts';
import { assignTags, usableTags } from '../catalog/public.ts';
import { findAssignableEmployees, peopleOf } from './people.repository.ts';
import type { AssigningDeps } from './ticket-assignment.service.ts';
import { FIELD_RULES } from './ticket-field-rules.service.ts';
import type { EscalationAudiences } from './ticket-participants.repository.ts';
import { findTransferTarget, moveToDepartment } from './ticket-transfer-step.service.ts';
import { setColumns, type TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

type Escalation = SlaSnapshot['escalations'][number];
type Action = Escalation['actions'][number];

/**
 * What a policy does when a clock warns or is breached (decisions 2.6 `escalations`): people are notified, and the
 * ticket changes. An action that is not possible any more, because the person or the department is gone, is left out.
 */
export async function applyEscalation(
  deps: AssigningDeps,
  work: TicketUnitOfWork,
  escalation: Escalation,
  { audiences, at }: { audiences: EscalationAudiences | undefined; at: Date | null },
): Promise<void> {
  for (const action of escalation.actions) await applyAction(deps, work, action);
  const user_ids = notifiedBy(work, escalation, audiences);
  if (user_ids.length > 0)
    work.notifications.push({
      ...{ event: 'sla_escalated', content_id: null, user_ids, channels: escalation.channels },
      ...(at && { at }),
    });
}

function notifiedBy(
  { ticket }: TicketUnitOfWork,
  { notify, user_ids }: Escalation,
  audiences: EscalationAudiences | undefined,
): number[] {
  if (!audiences) return [];
  const people = { ...audiences, assignee: ticket.assignee_id === null ? [] : [ticket.assignee_id] };
  return [...new Set([...user_ids, ...notify.flatMap((audience) => people[audience])])];
}

async function applyAction(deps: AssigningDeps, work: TicketUnitOfWork, action: Action): Promise<void> {
  switch (action.type) {
    case 'raise_importance':
      return raiseImportance(work);
    case 'reassign':
      return reassign(work, action.user_id);
    case 'transfer':
      return transfer(deps, work, action.department_id);
    case 'tag':
      return addTag(work, action.tag_id);
  }
}

async function raiseImportance(work: TicketUnitOfWork): Promise<void> {
  const { importance } = work.ticket;
  if (importance === TICKET_IMPORTANCE.critical) return;
  const to = (importance + 1) as TicketImportance;
  const rule = FIELD_RULES.importance;
  work.systemLines.push(await rule.line(to, work));
  work.history.push({ field: 'importance', from: importance, to });
  if (rule.notifies) work.notifications.push({ event: rule.notifies, content_id: null });
  setColumns(work, rule.columns(to));
}

async function reassign(work: TicketUnitOfWork, to: number): Promise<void> {
  const { ticket, trx, now } = work;
  if (ticket.kind === 'to_customer' || ticket.recipient_id === to) return;
  const within = { departmentId: ticket.department_id, branchId: ticket.branch_id, now, only: [to] };
  if ((await findAssignableEmployees(trx, within)).length === 0) return;
  const names = await peopleOf(trx, [ticket.recipient_id, to]);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id)?.name ?? null));
  const previous = ticket.assignee_id;
  work.history.push({ field: 'recipient_id', from: ticket.recipient_id, to });
  work.systemLines.push({ name: 'assigned', from: nameOf(ticket.recipient_id), to: nameOf(to) });
  setColumns(work, { recipient_id: to, assignee_id: to });
  work.notifications.push({ event: 'assigned', content_id: null, user_ids: [to] });
  if (previous !== null) work.notifications.push({ event: 'unassigned', content_id: null, user_ids: [previous] });
}

async function transfer(deps: AssigningDeps, work: TicketUnitOfWork, target: number): Promise<void> {
  const { ticket, trx, now } = work;
  if (target === ticket.department_id || ticket.status === TICKET_STATUS.closed) return;
  const to = await findTransferTarget(trx, target, ticket.branch_id);
  if (!to) return;
  await moveToDepartment(deps, work, to, { keepRecipient: 'never' });
  setColumns(work, { last_activity_at: now });
  work.notifications.push({ event: 'transferred', content_id: null });
}

async function addTag({ trx, ticket, history }: TicketUnitOfWork, id: number): Promise<void> {
  if ((await usableTags(trx, [id])).length === 0) return;
  for (const tag of await assignTags(trx, { type: 'ticket', id: ticket.id }, [id]))
    history.push({ field: 'tag_id', from: null, to: tag });
}
