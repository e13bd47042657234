import type { NotificationAudience, NotificationEvent } from '@hamyar/contracts';
import type { Recipients } from '../notifications/public.ts';
import type { TicketNotificationEvent } from './ticket.job.ts';

/** The people of a ticket. */
export interface TicketParticipants {
  kind: 'customer' | 'behalf' | 'to_customer' | 'internal';
  owner_id: number;
  recipient_id: number | null;
  customer_id: number | null;
  assignee_id: number | null;
  /** Members of its department, including its managers. */
  members: readonly number[];
  managers: readonly number[];
  followers: readonly number[];
  shares: readonly number[];
  /** Supervisors of its organisation. */
  supervisors: readonly number[];
}

/** What a happening on a ticket is to those it reaches: a receipt to who asked, news to the department. */
export interface TicketNotificationMessage {
  event: NotificationEvent;
  recipients: Recipients;
}

/**
 * The recipients of a change, with their audiences (decisions 2.17 "Audiences"): the department only while nobody is
 * assigned. Rights are not checked here; `can(view)` is checked for everyone before delivery.
 * @param named people whom the event names: the new or former assignee
 */
export function notificationMessagesFor(
  event: TicketNotificationEvent,
  participants: TicketParticipants,
  named: readonly number[] = [],
): TicketNotificationMessage[] {
  const { assignee_id, customer_id, owner_id, followers, shares, members, managers, supervisors } = participants;
  const responsible: RecipientGroup[] =
    assignee_id === null ? departmentGroups(members, managers) : [['assignee', [assignee_id]]];
  const requester: RecipientGroup = customer_id === null ? ['owner', [owner_id]] : ['customer', [customer_id]];
  const follow: RecipientGroup = ['followers', followers];
  const shared: RecipientGroup = ['shared', shares];
  const supervisorGroup: RecipientGroup = ['supervisor', supervisors];
  const oneMessage = (...groups: RecipientGroup[]): TicketNotificationMessage[] => [
    { event, recipients: collectRecipients(groups) },
  ];
  switch (event) {
    case 'created':
      return messagesOnCreate(participants, responsible, requester, supervisorGroup);
    case 'assigned':
      return oneMessage(['assignee', named]);
    case 'unassigned':
      return oneMessage(['assignee', named], ['department_admins', assignee_id === null ? managers : []]);
    case 'staff_replied':
      return oneMessage(requester, follow, shared);
    case 'customer_replied':
      return oneMessage(...responsible, follow, shared);
    case 'note':
      return oneMessage(['assignee', [assignee_id]], follow, shared);
    case 'transferred':
    case 'reopened':
      return oneMessage(...responsible, follow);
    case 'importance_changed':
      return oneMessage(['assignee', [assignee_id]], follow);
    case 'closed':
      return oneMessage(requester, supervisorGroup, follow);
    case 'low_rating':
      return oneMessage(['department_admins', managers]);
  }
}

type RecipientGroup = readonly [NotificationAudience, readonly (number | null)[]];

const departmentGroups = (members: readonly number[], managers: readonly number[]): RecipientGroup[] => [
  ['members', members.filter((id) => !managers.includes(id))],
  ['department_admins', managers],
];

function messagesOnCreate(
  { kind, recipient_id, members, managers }: TicketParticipants,
  responsible: readonly RecipientGroup[],
  requester: RecipientGroup,
  supervisorGroup: RecipientGroup,
): TicketNotificationMessage[] {
  const receipt: TicketNotificationMessage = {
    event: 'created',
    recipients: collectRecipients([requester, supervisorGroup]),
  };
  if (kind === 'to_customer') return [receipt];
  const responders =
    kind === 'internal'
      ? recipient_id === null
        ? departmentGroups(members, managers)
        : [['assignee', [recipient_id]] as const]
      : responsible;
  return [receipt, { event: 'new_in_department', recipients: collectRecipients(responders) }];
}

function collectRecipients(groups: readonly RecipientGroup[]): Recipients {
  const recipients = new Map<number, Set<NotificationAudience>>();
  for (const [audience, ids] of groups) {
    for (const id of ids) if (id !== null) recipients.set(id, (recipients.get(id) ?? new Set()).add(audience));
  }
  return recipients;
}
