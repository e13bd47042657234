import type { Selectable, Updateable } from 'kysely';
import type { Ticket, TicketField, TicketFields, TicketRow } from '@hamyar/contracts';
import { normalizeInput, searchKeyCompact } from '@hamyar/persian';
import { findCategory, findService, type CategoryRecord, type ServiceRecord } from '../catalog/public.ts';
import { messages } from './messages.ts';
import type { TicketUser } from './people.repository.ts';
import { defaultImportance, servesDepartment } from './ticket-create.rules.ts';
import { refuseField } from './ticket.errors.ts';
import type { OpenTicketRecord, TicketRowRecord } from './ticket-list.repository.ts';
import type { TicketUnitOfWork } from './ticket-unit-of-work.service.ts';
import type { TicketTable } from './ticket.table.ts';

// Everything that the server does with the fields that people fill in (`ticketFields` of the contract): what a new ticket
// stores, how a change is checked and recorded, and what answers show. A field that is missing here is a type error.

/** A field as its column stores it. */
type Stored<Name extends TicketField> = Selectable<TicketTable>[Name];
/** All fields as their columns store them. */
export type StoredFields = { [Name in TicketField]: Stored<Name> };

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

type SystemLine = TicketUnitOfWork['systemLines'][number];

/** How the change of one field is checked and recorded. Its history says what was there and what is there now. */
export interface FieldRule<Name extends TicketField> {
  /** The right that it takes (decisions 2.2). */
  right: 'fields' | 'importance';
  /** Customers see the field, so they learn of the change. */
  isPublic: boolean;
  /** The columns that are written: its own, and those that are made of it. */
  columns(value: Stored<Name>): Updateable<TicketTable> & Pick<StoredFields, Name>;
  /** Its line in the conversation. @throws ValidationFailed when the ticket cannot have this value */
  line(value: Stored<Name>, work: TicketUnitOfWork): SystemLine | Promise<SystemLine>;
  /** The event of which people are notified. */
  notifies?: TicketUnitOfWork['notifications'][number]['event'];
  /** The value as it is compared and stored. */
  clean?(value: Stored<Name>): Stored<Name>;
}

export const FIELD_RULES: { readonly [Name in TicketField]: FieldRule<Name> } = {
  importance: {
    right: 'importance',
    isPublic: false,
    columns: (importance) => ({ importance }),
    line: (to, { ticket: { importance } }) => ({ name: 'importance', from: String(importance), to: String(to) }),
    notifies: 'importance_changed',
  },
  category_id: {
    right: 'fields',
    isPublic: true,
    columns: (category_id) => ({ category_id }),
    async line(id, { trx, ticket }) {
      const category = id === null ? null : await findCategory(trx, id);
      if (id !== null && !(category && servesDepartment(category, ticket.department_id)))
        throw refuseField('category_id', 'CHOICE', messages.choiceRefused);
      return { name: 'category', from: null, to: category?.name ?? null };
    },
  },
  service_id: {
    right: 'fields',
    isPublic: true,
    columns: (service_id) => ({ service_id }),
    async line(id, { trx, ticket }) {
      const service = id === null ? null : await findService(trx, id, ticket.customer_id, ticket.organization_id);
      if (id !== null && !(service && servesDepartment(service, ticket.department_id)))
        throw refuseField('service_id', 'CHOICE', messages.choiceRefused);
      return { name: 'service', from: null, to: service?.name ?? null };
    },
  },
  subject: {
    right: 'fields',
    isPublic: true,
    columns: (subject) => ({ subject, subject_dense: searchKeyCompact(subject) }),
    line: (to, { ticket: { subject } }) => ({ name: 'subject', from: subject, to }),
    clean: normalizeInput,
  },
};

/** A reference by its id and name, when there is one. */
export const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

/** What a row of the list shows of the fields to everybody. */
export const fieldsInRow = (row: TicketRowRecord): Pick<TicketRow, 'subject' | 'category' | 'service'> => ({
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
