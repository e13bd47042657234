import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormToFill, RequestChoices } from '@hamyar/contracts';
import { ticketRequestFile } from '@hamyar/contracts/tickets';
import { useFormUploads } from '@hamyar/module-kit/files';
import { useResourceForm, type ResourceForm } from '@hamyar/module-kit/form';
import { useSearch } from '@hamyar/module-sdk';
import { failureOf, skipToken, upload } from '@hamyar/store';
import { useTicketRequestFormQuery, useTicketRequestStoreMutation } from '../../api/ticket-request.api.ts';
import { newIdempotencyKey } from '../../shared/idempotency-key.ts';
import { ticketDepartments } from '../../shared/ticket-departments.ts';
import {
  categoriesOf,
  EMPTY_TICKET,
  fieldsFromUrl,
  newTicketDraftShape,
  sendableDepartments,
  servicesOf,
  toRequestBody,
  withCategory,
  withDepartment,
  type NewTicketFields,
  type NewTicketValues,
} from './new-ticket.conversions.ts';
import { newTicketFields } from './new-ticket.validation.ts';
import { useOnlyDepartment, useSubjectTemplate, type NewTicket } from './use-new-ticket.ts';
import type { TicketFormState } from './use-ticket-form.ts';

/** The key under which the one ticket of a request is sent. */
const OWN = 'own';

interface RequestTicketOptions {
  /** Who sends it, and what may be chosen. */
  choices: RequestChoices;
  onSent(number: string): void;
  /** The address has to be proven again; what was typed is kept. */
  onExpired(): void;
}

/**
 * The ticket of a request without an account: the form of a customer's ticket, with the choices and calls of the proven
 * address. Its draft is on the device only.
 */
export function useRequestTicket({ choices, onSent, onExpired }: RequestTicketOptions): NewTicket {
  const [store] = useTicketRequestStoreMutation();
  const asked = useRef<FormToFill>(undefined);
  const { ticket_categories, services, requester } = choices;
  const departments = sendableDepartments(ticketDepartments(choices.departments));
  const form: ResourceForm<NewTicketValues> = useResourceForm<NewTicketValues, { number: string }>({
    initial: EMPTY_TICKET,
    fields: ({ department_id, custom_values }) =>
      newTicketFields({
        kind: 'customer',
        asked: asked.current && { fields: asked.current.fields, typed: custom_values },
        hasCategories: categoriesOf(ticket_categories, department_id).length > 0,
      }),
    draft: { key: `request-${requester.id}`, shape: newTicketDraftShape },
    send: async (values) => {
      const key = values.keys[OWN] ?? newIdempotencyKey();
      form.change(() => ({ keys: { [OWN]: key } }));
      const result = await store(
        toRequestBody(values, { requesterId: requester.id, clientKey: key, asked: asked.current }),
      );
      if (failureOf(result)?.code === 'PROOF_EXPIRED') onExpired();
      return result;
    },
    onSaved: ({ number }) => onSent(number),
  });
  const uploads = useFormUploads(form, 'attachments', 'ticket_content', (file, progress) =>
    upload(ticketRequestFile, undefined, file, progress),
  );
  const lists = { categories: ticket_categories, services };
  const setDepartment = (id: number | null) => form.change((before) => withDepartment(before, id, lists));
  useUrlDepartment(form.values.department_id === null ? departments : [], setDepartment);
  useOnlyDepartment(form, departments);
  const ticketForm = useRequestForm(form.values, onExpired);
  useEffect(() => {
    asked.current = ticketForm.asked;
  });
  useSubjectTemplate(form, ticketForm.asked?.subject_template ?? '');
  const { department_id, category_id } = form.values;
  return {
    form,
    uploads,
    waiting: false,
    departments,
    categories: categoriesOf(ticket_categories, department_id),
    services: servicesOf(services, department_id, category_id),
    setDepartment,
    setCategory: (id) => form.change((before) => withCategory(before, id, services)),
    ticketForm,
    picturesInText: false,
  };
}

/** The department of the address is chosen while no other one is, where it can be. */
function useUrlDepartment(departments: NewTicket['departments'], choose: (id: number) => void): void {
  const { department_id } = fieldsFromUrl(new URLSearchParams(useSearch().toString()), false);
  const found = departments.find(({ id }) => id === department_id)?.id;
  const chooseFound = useEffectEvent(choose);
  useEffect(() => {
    if (found !== undefined) chooseFound(found);
  }, [found]);
}

function useRequestForm(values: NewTicketFields, onExpired: () => void): TicketFormState {
  const { department_id, category_id, service_id } = values;
  const { data, error, isFetching, refetch } = useTicketRequestFormQuery(
    department_id === null
      ? skipToken
      : {
          department_id,
          ...(category_id === null ? {} : { category_id }),
          ...(service_id === null ? {} : { service_id }),
        },
  );
  const expired = (error as { code?: string } | undefined)?.code === 'PROOF_EXPIRED';
  const end = useEffectEvent(onExpired);
  useEffect(() => {
    if (expired) end();
  }, [expired]);
  return {
    asked: department_id === null ? undefined : data,
    failed: error !== undefined && !expired,
    retrying: isFetching,
    again: () => void refetch(),
  };
}
