import { useState } from 'react';
import type { CustomValue, FieldError, REQUIRED_ON_CLOSE, Ticket, TicketChanges } from '@hamyar/contracts';
import { FormGrid, Select } from '@hamyar/design-system/fields';
import {
  CustomFormFields,
  customFieldSpecs,
  valuesToSend,
  type WithCustomValues,
} from '@hamyar/module-kit/custom-fields';
import { FormField, type FieldSpecs, type ResourceForm } from '@hamyar/module-kit/form';
import { useReferenceList } from '@hamyar/store';
import { fa } from '../messages/fa.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { missingFields } from './missing-fields.ts';

type ChosenName = (typeof REQUIRED_ON_CLOSE)[number];

/** What a form asks for before it closes a ticket (decisions 2.3 T12). */
export interface ClosingValues extends WithCustomValues {
  category_id: number | null;
  service_id: number | null;
}
export const emptyClosing: ClosingValues = { category_id: null, service_id: null, custom_values: {} };

const LISTS = { category_id: 'ticket_categories', service_id: 'services' } as const;
const NAMES = Object.keys(LISTS) as ChosenName[];

/** The fields that a form asks for: what the ticket says, and what the server has asked for since. */
export function useClosingFields(ticket: Ticket) {
  const [asked, setAsked] = useState<readonly string[]>(ticket.missing_on_close ?? []);
  return {
    asked,
    /** Asks for what a refusal names too. */
    ask: (errors: readonly FieldError[] | undefined) => {
      const more = missingFields(errors);
      if (more.length > 0) setAsked((before) => [...new Set([...before, ...more])]);
    },
  };
}

/** A custom field as the server names it. */
const nameOf = (id: number): string => `custom_values.${id}`;
/** The custom fields among those. The server has seen that they are shown. */
const customFields = (ticket: Ticket, asked: readonly string[]) =>
  ticket.custom_fields
    .filter(({ id }) => asked.includes(nameOf(id)))
    .map((field) => ({ ...field, required: true, condition: null, default: field.value satisfies CustomValue }));

/** The checks of the fields that are asked for. */
export const closingSpecs = (
  ticket: Ticket,
  asked: readonly string[],
  { custom_values }: ClosingValues,
): FieldSpecs<ClosingValues> => ({
  ...Object.fromEntries(NAMES.filter((name) => asked.includes(name)).map((name) => [name, { required: true }])),
  ...customFieldSpecs(customFields(ticket, asked), custom_values),
});

/** The changes that fill them in. */
export function closingChanges(
  ticket: Ticket,
  asked: readonly string[],
  { custom_values, ...chosen }: ClosingValues,
): TicketChanges {
  const own = customFields(ticket, asked);
  return {
    ...Object.fromEntries(NAMES.filter((name) => asked.includes(name)).map((name) => [name, chosen[name]])),
    ...(own.length > 0 && { custom_values: valuesToSend(own, custom_values) }),
  };
}

interface ClosingFieldsProps<Values extends ClosingValues> {
  form: ResourceForm<Values>;
  ticket: Ticket;
  asked: readonly string[];
}

/** The fields that have to be filled in before the ticket is closed; nothing where none is missing. */
export function ClosingFields<Values extends ClosingValues>({ form, ticket, asked }: ClosingFieldsProps<Values>) {
  const own = customFields(ticket, asked);
  const names = NAMES.filter((name) => asked.includes(name));
  if (own.length === 0 && names.length === 0) return null;
  return (
    <section className="tk-closing-fields" aria-label={faStaff.actions.completeFirst}>
      <p>{faStaff.actions.completeFirst}</p>
      {names.length > 0 ? (
        <FormGrid>
          {names.map((name) => (
            <ChosenField key={name} form={form} ticket={ticket} name={name} />
          ))}
        </FormGrid>
      ) : null}
      {own.length > 0 ? <CustomFormFields form={form} fields={own} /> : null}
    </section>
  );
}

interface ChosenFieldProps {
  form: ResourceForm<ClosingValues>;
  ticket: Ticket;
  name: ChosenName;
}

/** A choice among those of the ticket's department. */
function ChosenField({ form, ticket, name }: ChosenFieldProps) {
  const offered = (useReferenceList(LISTS[name]) ?? []).filter(
    ({ department_ids: ids }) => ids.length === 0 || ids.includes(ticket.department.id),
  );
  return (
    <FormField form={form} name={name} label={fa.ticketFields[name]}>
      {(control) => (
        <Select {...control} searchable options={offered.map(({ id, name: label }) => ({ value: id, label }))} />
      )}
    </FormField>
  );
}
