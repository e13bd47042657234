import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormToFill, TicketKind } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { useFormUploads, type FormUploads } from '@hamyar/module-kit/files';
import { useResourceForm, type ResourceForm, type SendResult } from '@hamyar/module-kit/form';
import { useGate, useNavigate, useSearch, useSession } from '@hamyar/module-sdk';
import { fill, toFa } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { useTicketStoreMutation } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import { newIdempotencyKey } from '../../shared/idempotency-key.ts';
import { useTicketDepartments } from '../../shared/ticket-departments.ts';
import {
  askedValues,
  categoriesOf,
  EMPTY_TICKET,
  fieldsFromUrl,
  followUpOf,
  newTicketDraftShape,
  sendableDepartments,
  servicesOf,
  toBody,
  toDraft,
  withCategory,
  withDepartment,
  type NewTicketFields,
  type NewTicketValues,
} from './new-ticket.conversions.ts';
import { useTicketForm, type TicketFormState } from './use-ticket-form.ts';
import { needsCustomer, newTicketFields } from './new-ticket.validation.ts';

export interface NewTicket {
  form: ResourceForm<NewTicketValues>;
  uploads: FormUploads<'attachments'>;
  /** The departments are being loaded. */
  waiting: boolean;
  departments: ReturnType<typeof sendableDepartments>;
  categories: ReturnType<typeof categoriesOf>;
  services: ReturnType<typeof servicesOf>;
  setDepartment(id: number | null): void;
  setCategory(id: number | null): void;
  ticketForm: TicketFormState;
  /** A pasted picture stands in the text; without a login it cannot be shown there and becomes a file. */
  picturesInText: boolean;
}

/** The result of a form: the ticket to open, and the number of created tickets. */
interface CreatedTickets {
  id: number;
  number: string;
  count: number;
}

/** A new ticket of one kind: its draft, its choices, and sending it. The draft is deleted only when the server has
 * created the ticket. */
export function useNewTicket(kind: TicketKind): NewTicket {
  const navigate = useNavigate();
  const create = useCreateTickets(kind);
  const lists = useNewTicketLists();
  const asked = useRef<FormToFill>(undefined);
  const form: ResourceForm<NewTicketValues> = useResourceForm<NewTicketValues, CreatedTickets>({
    initial: EMPTY_TICKET,
    fields: ({ department_id, custom_values }) =>
      newTicketFields({
        kind,
        asked: asked.current && { fields: asked.current.fields, typed: custom_values },
        hasCategories: categoriesOf(lists.all.categories, department_id).length > 0,
      }),
    draft: { key: `new:${kind}`, shape: newTicketDraftShape },
    send: async (values) => {
      const keys = keysFor(kind, values);
      form.change(() => ({ keys }));
      return create(values, { keys, draftKey: form.draftKey, asked: asked.current });
    },
    onSaved: ({ id, number, count }) => {
      toast.success(fill(fa.newForm.success, { number: `\u2066${toFa(number)}\u2069` }));
      // back leads past the form: it is empty now
      navigate(count > 1 ? { route: 'tickets' } : { route: 'tickets-id', params: { id } }, { replace: true });
    },
  });
  const uploads = useFormUploads(form, 'attachments', 'ticket_content');
  useUrlFields(form);
  useOnlyDepartment(form, lists.departments);
  const ticketForm = useTicketForm(kind, form.values);
  useEffect(() => {
    asked.current = ticketForm.asked;
  });
  useSubjectTemplate(form, ticketForm.asked?.subject_template ?? '');
  return {
    form,
    uploads,
    waiting: lists.waiting,
    departments: lists.departments,
    ...choicesOf(form, lists.all),
    ticketForm,
    picturesInText: true,
  };
}

/** What fits what is chosen already, and choosing it. */
export function choicesOf(
  form: ResourceForm<NewTicketValues>,
  all: Parameters<typeof withDepartment>[2],
): Pick<NewTicket, 'categories' | 'services' | 'setDepartment' | 'setCategory'> {
  const { department_id, category_id } = form.values;
  return {
    categories: categoriesOf(all.categories, department_id),
    services: servicesOf(all.services, department_id, category_id),
    setDepartment: (id) => form.change((before) => withDepartment(before, id, all)),
    setCategory: (id) => form.change((before) => withCategory(before, id, all.services)),
  };
}

/** An empty title begins with that of the form. */
export function useSubjectTemplate(form: ResourceForm<NewTicketValues>, template: string): void {
  const apply = useEffectEvent((subject: string) => {
    if (form.values.subject.trim() === '') form.set('subject', subject);
  });
  useEffect(() => {
    if (template !== '') apply(template);
  }, [template]);
}

/** Fills in the fields that the address contains. */
function useUrlFields(form: ResourceForm<NewTicketValues>): void {
  const user = useSession();
  const urlQuery = useSearch().toString();
  const applyUrlFields = useEffectEvent((urlFields: Partial<NewTicketFields>) => form.change(() => urlFields));
  useEffect(() => {
    const urlFields = fieldsFromUrl(new URLSearchParams(urlQuery), user.full_admin);
    if (Object.keys(urlFields).length > 0) applyUrlFields(urlFields);
  }, [urlQuery, user.full_admin]);
}

/** A single department is chosen automatically. */
export function useOnlyDepartment(form: ResourceForm<NewTicketValues>, departments: NewTicket['departments']): void {
  const only = departments.length === 1 && form.values.department_id === null ? departments[0]!.id : null;
  const chooseOnly = useEffectEvent((id: number) => form.set('department_id', id));
  useEffect(() => {
    if (only !== null) chooseOnly(only);
  }, [only]);
}

/** All categories and services, of every department. */
function useNewTicketLists() {
  const known = useTicketDepartments();
  const all = { categories: useReferenceList('ticket_categories') ?? [], services: useReferenceList('services') ?? [] };
  return { all, departments: sendableDepartments(known ?? []), waiting: known === undefined };
}

const customersOf = (kind: TicketKind, values: NewTicketValues): (number | null)[] =>
  needsCustomer(kind) ? values.customer_ids : [null];
const keyName = (customer: number | null): string => String(customer ?? 'own');

/**
 * A `client_key` for each customer's ticket; those of an earlier attempt are used again, so that no ticket is created
 * twice.
 */
const keysFor = (kind: TicketKind, values: NewTicketValues): Record<string, string> => ({
  ...values.keys,
  ...Object.fromEntries(
    customersOf(kind, values).map((customer) => {
      const name = keyName(customer);
      return [name, values.keys[name] ?? newIdempotencyKey()];
    }),
  ),
});

/** What a ticket is sent with beside its values. */
interface Sending {
  keys: Record<string, string>;
  draftKey: string | null;
  asked: FormToFill | undefined;
}

/** Sends one ticket for each customer, each with its own `client_key`; it stops at the first refusal. */
function useCreateTickets(kind: TicketKind) {
  const followUp = followUpOf(useSearch());
  const [store] = useTicketStoreMutation();
  const asksImportance = useGate({ any: [{ role: 'employee' }, { setting: 'customer_sets_importance' }] });
  return async (values: NewTicketValues, { keys, draftKey, asked }: Sending): Promise<SendResult<CreatedTickets>> => {
    const customers = customersOf(kind, values);
    let opened = { id: 0, number: '' };
    for (const customer of customers) {
      const result = await store(
        toBody(
          toDraft(askedValues(values, asksImportance)),
          kind,
          customer,
          keys[keyName(customer)]!,
          followUp,
          draftKey,
          asked,
        ),
      );
      if (result.error) return { error: result.error };
      opened = result.data;
    }
    return { data: { ...opened, count: customers.length } };
  };
}
