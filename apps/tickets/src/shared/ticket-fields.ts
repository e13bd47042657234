import {
  SUBJECT_MAX,
  type StaffTicketField,
  type Ticket,
  type TicketField,
  type TicketFields,
} from '@hamyar/contracts';

// The fields that people fill in (`ticketFields` of the contract), as both editions know them. Fields of plain text are
// in
// one table, which every form and list of details uses. A field that is chosen has its own controls, and
// the compiler names each file where one is missing.

/** A value in a form: the typed text, or what was chosen; null before that. */
type Filled<Value> = string extends NonNullable<Value> ? string : NonNullable<Value> | null;
/** The value of each field in a form. */
export type TicketFieldValues = { [Name in TicketField]: Filled<TicketFields[Name]> };

/** Fields that customers see too. */
export type PublicField = Exclude<TicketField, StaffTicketField>;

/** Fields of plain text. */
export type TextFieldName = {
  [Name in TicketField]: string extends TicketFieldValues[Name] ? Name : never;
}[TicketField];
/** Fields whose value is chosen. */
export type ChoiceFieldName = Exclude<TicketField, TextFieldName>;

/** The declaration of a field of plain text. */
interface TextField<Name extends TextFieldName> {
  /** Longest text, in characters. */
  max: number;
  required: boolean;
  /** Who fills it in with a new ticket; a required field is filled in by everyone. */
  askedOf: 'everyone' | 'staff';
  /** The heading of an open ticket shows it, so the details do not repeat it. */
  isHeading: boolean;
  /** Its value in an open ticket. */
  read(ticket: Ticket): string | null;
  /** The typed text in wire form. */
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

/** The values of the text fields in an empty form. */
export const EMPTY_TEXTS = textsBy(() => '');

/** The text fields in the details of an open ticket; null for one without a value. */
export const textsInDetails = (ticket: Ticket): Record<TextFieldName, string | null> =>
  textsBy((name) => (TEXT_FIELDS[name].isHeading ? null : TEXT_FIELDS[name].read(ticket)));

/** The text fields of a new ticket in wire form, without those that the sender does not fill in. */
export const textsToSend = (
  values: Readonly<Record<TextFieldName, string>>,
  sender: 'customer' | 'staff',
): { [Name in TextFieldName]: TicketFields[Name] } =>
  textsBy((name) =>
    sender === 'staff' || TEXT_FIELDS[name].askedOf === 'everyone' ? TEXT_FIELDS[name].send(values[name]) : undefined,
  ) as { [Name in TextFieldName]: TicketFields[Name] };
