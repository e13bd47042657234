import {
  SUBJECT_MAX,
  type StaffTicketField,
  type Ticket,
  type TicketField,
  type TicketFields,
} from '@hamyar/contracts';

// The fields that people fill in (`ticketFields` of the contract), as both editions know them. Fields of plain text stand in
// one table, from which every form and list of details draws them alike. A field that is chosen has its own controls, and
// the compiler names each place where one is missing.

/** What a form holds: text as it is typed, or what was chosen, null before. */
type Filled<Value> = string extends NonNullable<Value> ? string : NonNullable<Value> | null;
/** What a form holds of each field. */
export type TicketFieldValues = { [Name in TicketField]: Filled<TicketFields[Name]> };

/** Fields that customers see too. */
export type PublicField = Exclude<TicketField, StaffTicketField>;

/** Fields of plain text. */
export type TextFieldName = {
  [Name in TicketField]: string extends TicketFieldValues[Name] ? Name : never;
}[TicketField];
/** Fields whose value is chosen. */
export type ChoiceFieldName = Exclude<TicketField, TextFieldName>;

/** Everything that is known of a field of plain text. */
interface TextField<Name extends TextFieldName> {
  /** Longest text, in characters. */
  max: number;
  required: boolean;
  /** Who is asked for it with a new ticket; what is required is asked of everyone. */
  askedOf: 'everyone' | 'staff';
  /** The heading of an open ticket says it, so its details do not repeat it. */
  isHeading: boolean;
  /** What an open ticket has of it. */
  read(ticket: Ticket): string | null;
  /** The typed text as the wire takes it. */
  send(text: string): TicketFields[Name];
}

export const TEXT_FIELDS: { readonly [Name in TextFieldName]: TextField<Name> } = {
  subject: {
    max: SUBJECT_MAX,
    required: true,
    askedOf: 'everyone',
    isHeading: true,
    read: ({ subject }) => subject,
    send: (text) => text.trim(),
  },
};

export const TEXT_FIELD_NAMES = Object.keys(TEXT_FIELDS) as TextFieldName[];

/** One value for each text field. */
export function textsBy<Value>(make: (name: TextFieldName) => Value): Record<TextFieldName, Value> {
  return Object.fromEntries(TEXT_FIELD_NAMES.map((name) => [name, make(name)])) as Record<TextFieldName, Value>;
}

/** What a form holds of the text fields before anything is typed. */
export const EMPTY_TEXTS = textsBy(() => '');

/** What the details of an open ticket say of the text fields; null where there is nothing to say. */
export const textsInDetails = (ticket: Ticket): Record<TextFieldName, string | null> =>
  textsBy((name) => (TEXT_FIELDS[name].isHeading ? null : TEXT_FIELDS[name].read(ticket)));

/** The text fields of a new ticket as the wire takes them; those that the sender was not asked for are left out. */
export const textsToSend = (
  values: Readonly<Record<TextFieldName, string>>,
  sender: 'customer' | 'staff',
): { [Name in TextFieldName]: TicketFields[Name] } =>
  textsBy((name) =>
    sender === 'staff' || TEXT_FIELDS[name].askedOf === 'everyone' ? TEXT_FIELDS[name].send(values[name]) : undefined,
  ) as { [Name in TextFieldName]: TicketFields[Name] };
