import type { Selectable, Updateable } from 'kysely';
import type { StaffTicketField, Ticket, TicketField, TicketFields, TicketRow } from '@hamyar/contracts';
import { TICKET_FIELDS } from '@hamyar/contracts/schemas';
import { searchKeyCompact } from '@hamyar/persian';
import { keepCategory, keepService, type CategoryRecord, type ServiceRecord } from '../catalog/public.ts';
import { messages } from './messages.ts';
import type { TicketUser } from './people.repository.ts';
import { defaultImportance, servesBranch, servesDepartment } from './ticket-create.rules.ts';
import type { SettingsReading } from '../settings/public.ts';
import { refuseField } from './ticket.errors.ts';
import type { OpenTicketRecord, TicketRowRecord } from './ticket-list.repository.ts';
import type { TicketUnitOfWork } from './ticket-unit-of-work.service.ts';
import type { TicketTable } from './ticket.table.ts';

// What the server does with the fields that people fill in (`ticketFields` of the contract): what a new ticket stores,
// how a change is checked and recorded, and what answers show. The compiler names a field that is missing here.

/** All fields as their columns store them. */
export type StoredFields = Pick<Selectable<TicketTable>, TicketField>;
/** A field as its column stores it. */
type Stored<Name extends TicketField> = StoredFields[Name];

/** What a new ticket is sent with: its fields, and what they refer to. */
interface FilledIn {
  fields: TicketFields;
  customer: TicketUser | null;
  category: CategoryRecord | null;
  service: ServiceRecord | null;
}

/** The fields of a new ticket; the sender's choices have been checked. */
export const fieldsOfNewTicket = ({ fields, customer, category, service }: FilledIn): StoredFields => ({
  importance: fields.importance ?? defaultImportance(category, service, customer),
  category_id: category?.id ?? null,
  service_id: service?.id ?? null,
  subject: fields.subject,
});

/** The columns that a field must write: its own, and required columns that are calculated from it. */
type FieldColumns<Name extends TicketField> = Pick<
  Selectable<TicketTable>,
  Name | (Name extends 'subject' ? 'subject_dense' : never)
>;

const columnsOf = <Name extends TicketField>(name: Name, fields: StoredFields): FieldColumns<Name> =>
  FIELD_RULES[name].columns(fields[name]);

/** The columns of a new ticket that its fields fill, by the same rules as a change of them. */
export function fieldColumnsOfNewTicket(filledIn: FilledIn): FieldColumns<TicketField> {
  const fields = fieldsOfNewTicket(filledIn);
  return Object.assign({}, ...TICKET_FIELDS.map((name) => columnsOf(name, fields))) as FieldColumns<TicketField>;
}

type SystemLine = TicketUnitOfWork['systemLines'][number];

/** How the change of one field is checked and recorded. Its history says what was there and what is there now. */
export interface FieldRule<Name extends TicketField> {
  /** The right that the change needs (decisions 2.2). */
  right: 'fields' | 'importance';
  /**
   * Who sees it, as the contract says. Customers can neither read nor write what only staff see, and are not informed
   * of its changes.
   */
  seenBy: Name extends StaffTicketField ? 'staff' : 'everyone';
  /** Whether the settings let customers fill in this staff-only field in a new ticket; without it they may not. */
  customersFillIn?(settings: SettingsReading): boolean;
  /** The columns that are written: its own, and those that are calculated from it. */
  columns(value: Stored<Name>): Updateable<TicketTable> & FieldColumns<Name>;
  /** Its line in the conversation. @throws ValidationFailed when the ticket cannot have this value */
  line(value: Stored<Name>, work: TicketUnitOfWork): SystemLine | Promise<SystemLine>;
  /** The event of which people are notified. */
  notifies?: TicketUnitOfWork['notifications'][number]['event'];
}

export const FIELD_RULES: { readonly [Name in TicketField]: FieldRule<Name> } = {
  importance: {
    right: 'importance',
    seenBy: 'staff',
    customersFillIn: ({ generalTicketSettings }) => generalTicketSettings.customer_sets_importance,
    columns: (importance) => ({ importance }),
    line: (to, { ticket: { importance } }) => ({ name: 'importance', from: String(importance), to: String(to) }),
    notifies: 'importance_changed',
  },
  category_id: {
    right: 'fields',
    seenBy: 'everyone',
    columns: (category_id) => ({ category_id }),
    async line(id, { trx, ticket }) {
      const category = id === null ? null : await keepCategory(trx, id);
      if (id !== null && !(category && servesDepartment(category, ticket.department_id)))
        throw refuseField('category_id', 'CHOICE', messages.choiceRefused);
      return { name: 'category', from: null, to: category?.name ?? null };
    },
  },
  service_id: {
    right: 'fields',
    seenBy: 'everyone',
    columns: (service_id) => ({ service_id }),
    async line(id, { trx, ticket }) {
      const service =
        id === null
          ? null
          : await keepService(trx, id, { customerId: ticket.customer_id, organizationId: ticket.organization_id });
      if (
        id !== null &&
        !(service && servesDepartment(service, ticket.department_id) && servesBranch(service, ticket.branch_id))
      )
        throw refuseField('service_id', 'CHOICE', messages.choiceRefused);
      return { name: 'service', from: null, to: service?.name ?? null };
    },
  },
  subject: {
    right: 'fields',
    seenBy: 'everyone',
    columns: (subject) => ({ subject, subject_dense: searchKeyCompact(subject) }),
    line: (to, { ticket: { subject } }) => ({ name: 'subject', from: subject, to }),
  },
};

const STAFF_FIELDS: ReadonlySet<string> = new Set(TICKET_FIELDS.filter((name) => FIELD_RULES[name].seenBy === 'staff'));

/** Whether only staff see the field. */
export const isStaffField = (name: string): boolean => STAFF_FIELDS.has(name);

/** Refuses fields of a new ticket that only staff see, unless the settings let customers fill them in. */
export function assertMayFillIn(user: { employee: boolean }, fields: object, settings: SettingsReading): void {
  if (user.employee) return;
  const given: Partial<Record<TicketField, unknown>> = fields;
  for (const name of TICKET_FIELDS) {
    if (given[name] !== undefined && isStaffField(name) && !FIELD_RULES[name].customersFillIn?.(settings))
      throw refuseField(name, 'CHOICE', messages.choiceRefused);
  }
}

/** A part of an answer as a customer gets it: fields that only staff see may be missing. */
type Seen<Part> = Omit<Part, StaffTicketField> & Partial<Pick<Part, Extract<keyof Part, StaffTicketField>>>;

/** The part of an answer as this person sees it: without the fields that only staff see, for customers. */
export const seenFields = <Part extends object>(user: { employee: boolean }, part: Part): Seen<Part> =>
  (user.employee
    ? part
    : Object.fromEntries(Object.entries(part).filter(([name]) => !isStaffField(name)))) as Seen<Part>;

/** A reference by its id and name, when there is one. */
export const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

/** What a row of the list shows of the fields. */
export const fieldsInRow = (
  row: TicketRowRecord,
): Pick<TicketRow, 'subject' | 'category' | 'service'> & Required<Pick<TicketRow, 'importance'>> => ({
  importance: row.importance,
  subject: row.subject,
  category: named(row.category_id, row.category_name),
  service: named(row.service_id, row.service_name),
});

/** Fields that an open ticket's answer has under their own name and a row has not. */
type OnlyInOpenTicket = Exclude<Extract<keyof Ticket, TicketField>, keyof TicketRow>;

/** What an open ticket shows as it is stored, besides its row. */
export const storedInOpenTicket = (
  row: OpenTicketRecord,
): Pick<Ticket, 'channel' | 'close_reason' | 'reopened_count' | 'satisfaction_comment' | OnlyInOpenTicket> => ({
  channel: row.channel,
  close_reason: row.close_reason,
  reopened_count: row.reopened_count,
  satisfaction_comment: row.satisfaction_comment,
});
