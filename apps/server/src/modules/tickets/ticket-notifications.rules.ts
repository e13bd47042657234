import type { NotificationAudience, SliceNotifications } from '@hamyar/contracts';
import type { NotificationDeclaration } from '../notifications/public.ts';
import { notificationTitles as titles } from './messages.ts';
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

/**
 * The people of one audience. Rights are not checked here: `can(view)` is checked for everyone before delivery.
 * @param named people whom the event names: the new or former assignee
 */
type RecipientsOf = (participants: TicketParticipants, named: readonly number[]) => readonly (number | null)[];

/** One audience of a notification: whether the browser shows it and a mail is sent in a fresh system, and who belongs to it. */
interface TicketAudience {
  browser: boolean;
  email: boolean;
  recipients: RecipientsOf;
}

interface TicketNotification extends NotificationDeclaration {
  audiences: Partial<Record<NotificationAudience, TicketAudience>>;
  /** The event that causes it, where that has another name. */
  cause?: TicketNotificationEvent;
}

/** A notification about a ticket. */
export type TicketNotificationName = SliceNotifications['tickets'];

const byMail = (recipients: RecipientsOf): TicketAudience => ({ browser: true, email: true, recipients });
const inBrowser = (recipients: RecipientsOf): TicketAudience => ({ browser: true, email: false, recipients });
const inPanelOnly = (recipients: RecipientsOf): TicketAudience => ({ browser: false, email: false, recipients });

const customer: RecipientsOf = ({ customer_id }) => [customer_id];
/** Between colleagues there is no customer: the employee who asks is the owner. */
const owner: RecipientsOf = ({ customer_id, owner_id }) => (customer_id === null ? [owner_id] : []);
const assignee: RecipientsOf = ({ assignee_id }) => [assignee_id];
const named: RecipientsOf = (_, people) => people;
const followers: RecipientsOf = (participants) => participants.followers;
const shared: RecipientsOf = ({ shares }) => shares;
const supervisor: RecipientsOf = ({ supervisors }) => supervisors;
const managers: RecipientsOf = (participants) => participants.managers;
/** Members who are no managers: a manager is notified as a manager. */
const members: RecipientsOf = (participants) =>
  participants.members.filter((id) => !participants.managers.includes(id));
/** The department is responsible only while nobody is assigned. */
const whileUnassigned =
  (people: RecipientsOf): RecipientsOf =>
  (participants, names) =>
    participants.assignee_id === null ? people(participants, names) : [];

/** Who answers a new ticket. Between colleagues that is the person it is for, before anybody is assigned. */
const responder = ({ kind, recipient_id, assignee_id }: TicketParticipants): number | null =>
  kind === 'internal' ? recipient_id : assignee_id;
/** A ticket to a customer is answered by nobody of the department. */
const ofNewTicket =
  (people: RecipientsOf, toOnePerson: boolean): RecipientsOf =>
  (participants, names) =>
    participants.kind !== 'to_customer' && (responder(participants) !== null) === toOnePerson
      ? people(participants, names)
      : [];

/** Those of an audience whom the event names. */
const amongNamed =
  (people: RecipientsOf): RecipientsOf =>
  (participants, names) =>
    people(participants, names).filter((id) => id !== null && names.includes(id));
/** Without those whom the event names: they are notified of that. */
const exceptNamed =
  (people: RecipientsOf): RecipientsOf =>
  (participants, names) =>
    people(participants, names).filter((id) => id === null || !names.includes(id));
/** Whom the event names although they are no audience of the ticket. */
const otherNamed: RecipientsOf = ({ assignee_id, managers: admins, followers: following }, names) =>
  names.filter((id) => id !== assignee_id && !admins.includes(id) && !following.includes(id));

const responsible = {
  assignee: inBrowser(assignee),
  members: inBrowser(whileUnassigned(members)),
  department_admins: inBrowser(whileUnassigned(managers)),
};

/**
 * What people are notified of, as which audience, and who belongs to it (decisions 2.17). An audience is declared
 * together with its recipients, so no event can reach an audience that the administrator cannot switch off.
 */
export const ticketNotifications: Readonly<Record<TicketNotificationName, TicketNotification>> = {
  created: {
    title: titles.created,
    audiences: { customer: byMail(customer), owner: inBrowser(owner), supervisor: inPanelOnly(supervisor) },
  },
  new_in_department: {
    title: titles.new_in_department,
    cause: 'created',
    audiences: {
      assignee: inBrowser(ofNewTicket((participants) => [responder(participants)], true)),
      members: inBrowser(ofNewTicket(members, false)),
      department_admins: inBrowser(ofNewTicket(managers, false)),
    },
  },
  assigned: { title: titles.assigned, audiences: { assignee: byMail(named) } },
  unassigned: {
    title: titles.unassigned,
    audiences: { assignee: inBrowser(named), department_admins: inBrowser(whileUnassigned(managers)) },
  },
  shared: { title: titles.shared, audiences: { shared: byMail(named) } },
  staff_replied: {
    title: titles.staff_replied,
    audiences: {
      customer: byMail(customer),
      owner: byMail(owner),
      followers: inBrowser(followers),
      shared: inBrowser(shared),
    },
  },
  customer_replied: {
    title: titles.customer_replied,
    audiences: { ...responsible, followers: inBrowser(followers), shared: inBrowser(shared) },
  },
  note: {
    title: titles.note,
    audiences: {
      assignee: inBrowser(exceptNamed(assignee)),
      followers: inBrowser(exceptNamed(followers)),
      shared: inBrowser(exceptNamed(shared)),
    },
  },
  // who is named follows the ticket from then on
  mention: { title: titles.mention, audiences: { followers: byMail(named) } },
  transferred: { title: titles.transferred, audiences: { ...responsible, followers: inPanelOnly(followers) } },
  importance_changed: {
    title: titles.importance_changed,
    audiences: { assignee: inBrowser(assignee), followers: inPanelOnly(followers) },
  },
  reopened: { title: titles.reopened, audiences: { ...responsible, followers: inPanelOnly(followers) } },
  closed: {
    title: titles.closed,
    audiences: {
      customer: byMail(customer),
      owner: byMail(owner),
      supervisor: inPanelOnly(supervisor),
      followers: inPanelOnly(followers),
    },
  },
  merged: {
    title: titles.merged,
    audiences: {
      customer: byMail(customer),
      owner: inBrowser(owner),
      assignee: inPanelOnly(assignee),
      supervisor: inPanelOnly(supervisor),
      followers: inPanelOnly(followers),
    },
  },
  sla_warn: { title: titles.sla_warn, audiences: responsible },
  sla_breach: {
    title: titles.sla_breach,
    audiences: { ...responsible, department_admins: inBrowser(managers) },
  },
  sla_escalated: {
    title: titles.sla_escalated,
    audiences: {
      // which of these channels a step uses, it names itself
      assignee: byMail(amongNamed(assignee)),
      department_admins: byMail(amongNamed(managers)),
      branch_admins: byMail(otherNamed),
      followers: byMail(amongNamed(followers)),
    },
  },
  satisfaction_request: {
    title: titles.satisfaction_request,
    audiences: { customer: { browser: false, email: true, recipients: customer } },
  },
  low_rating: { title: titles.low_rating, audiences: { department_admins: byMail(managers) } },
  auto_close_warning: {
    title: titles.auto_close_warning,
    audiences: { customer: byMail(customer), owner: byMail(owner) },
  },
};
