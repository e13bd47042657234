import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormToFill, RequestChoices } from '@hamyar/contracts';
import { ticketRequestFile } from '@hamyar/contracts/tickets';
import { useFormUploads } from '@hamyar/module-kit/files';
import { useResourceForm, type ResourceForm } from '@hamyar/module-kit/form';
import { useGate, useSearch } from '@hamyar/module-sdk';
import { failureOf, skipToken, upload } from '@hamyar/store';
import { useTicketRequestFormQuery, useTicketRequestStoreMutation } from '../../api/ticket-request.api.ts';
import { newIdempotencyKey } from '../../shared/idempotency-key.ts';
import { ticketDepartments } from '../../shared/ticket-departments.ts';
import {
  askedValues,
  categoriesOf,
  EMPTY_TICKET,
  fieldsFromUrl,
  newTicketDraftShape,
  sendableDepartments,
  toRequestBody,
  type NewTicketFields,
  type NewTicketValues,
} from './new-ticket.conversions.ts';
import { newTicketFields } from './new-ticket.validation.ts';
import { choicesOf, useOnlyDepartment, useSubjectTemplate, type NewTicket } from './use-new-ticket.ts';
import type { TicketFormState } from './use-ticket-form.ts';

/** The key under which the one ticket of a request is sent. */
const OWN = 'own';

/** The draft of a request, which is on the device only. */
export const requestDraftKey = (requesterId: number) => `request-${requesterId}` as const;

/** A request that was sent: its number, and the secret of its link; null where only the receipt has one. */
export interface SentRequest {
  number: string;
  link: string | null;
}

interface RequestTicketOptions {
  /** Who sends it, and what may be chosen. */
  choices: RequestChoices;
  onSent(sent: SentRequest): void;
  /** The address has to be proven again; what was typed is kept. */
  onExpired(): void;
}

/**
 * The ticket of a request without an account: the form of a customer's ticket, with the choices and calls of the proven
 * address. Its draft is on the device only.
 */
export function useRequestTicket({ choices, onSent, onExpired }: RequestTicketOptions): NewTicket {
  const [store] = useTicketRequestStoreMutation();
  const asksImportance = useGate({ setting: 'customer_sets_importance' });
  const asked = useRef<FormToFill>(undefined);
  const { ticket_categories, services, requester } = choices;
  const departments = sendableDepartments(ticketDepartments(choices.departments));
  const form: ResourceForm<NewTicketValues> = useResourceForm<NewTicketValues, SentRequest>({
    initial: EMPTY_TICKET,
    fields: ({ department_id, custom_values }) =>
      newTicketFields({
        kind: 'customer',
        asked: asked.current && { fields: asked.current.fields, typed: custom_values },
        hasCategories: categoriesOf(ticket_categories, department_id).length > 0,
      }),
    draft: { key: requestDraftKey(requester.id), shape: newTicketDraftShape },
    send: async (values) => {
      const key = values.keys[OWN] ?? newIdempotencyKey();
      form.change(() => ({ keys: { [OWN]: key } }));
      const result = await store(
        toRequestBody(askedValues(values, asksImportance), {
          requesterId: requester.id,
          clientKey: key,
          asked: asked.current,
        }),
      );
      if (isProofExpired(result)) onExpired();
      return result;
    },
    onSaved: onSent,
  });
  const uploads = useFormUploads(form, 'attachments', 'ticket_content', (file, progress) =>
    upload(ticketRequestFile, undefined, file, progress),
  );
  const chosen = choicesOf(form, { categories: ticket_categories, services });
  useUrlDepartment(form.values.department_id === null ? departments : [], chosen.setDepartment);
  useOnlyDepartment(form, departments);
  const ticketForm = useRequestForm(form.values, onExpired);
  useEffect(() => {
    asked.current = ticketForm.asked;
  });
  useSubjectTemplate(form, ticketForm.asked?.subject_template ?? '');
  return {
    form,
    uploads,
    waiting: false,
    departments,
    ...chosen,
    ticketForm,
    picturesInText: false,
  };
}

/** Whether the server refused a call because its proof allows nothing any more. */
export const isProofExpired = (answer: Parameters<typeof failureOf>[0]): boolean =>
  failureOf(answer)?.code === 'PROOF_EXPIRED';

/** Calls `then` when the condition becomes true. */
export function useOnceTrue(condition: boolean, then: () => void): void {
  const call = useEffectEvent(then);
  useEffect(() => {
    if (condition) call();
  }, [condition]);
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
  const expired = isProofExpired({ error });
  useOnceTrue(expired, onExpired);
  return {
    asked: department_id === null ? undefined : data,
    failed: error !== undefined && !expired,
    retrying: isFetching,
    again: () => void refetch(),
  };
}
