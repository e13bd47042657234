import { useEffect, useEffectEvent, useState } from 'react';
import type { TicketKind } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { useDraft, useNavigate, usePlatform, useSearch, useSession, type Draft } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { failureOf, useReferenceList, type CallFailure } from '@hamyar/store';
import { useTicketStoreMutation } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import { newIdempotencyKey } from '../../shared/idempotency-key.ts';
import { emptyDraft } from '../../shared/compose-draft.ts';
import { useUploads, type Uploads } from '../../shared/use-uploads.ts';
import {
  categoriesOf,
  EMPTY_FIELDS,
  fieldsFromUrl,
  followUpOf,
  sendableDepartments,
  servicesOf,
  toBody,
  withCategory,
  withDepartment,
  type NewTicketDraft,
  type NewTicketFields,
} from './new-ticket.conversions.ts';
import { newTicketErrors } from './new-ticket.errors.ts';
import { needsCustomer, validateNewTicket, type NewTicketErrors } from './new-ticket.validation.ts';

export interface NewTicket {
  draft: Draft<NewTicketDraft>;
  fields: NewTicketFields;
  errors: NewTicketErrors;
  uploads: Uploads;
  sending: boolean;
  /** When the draft was last kept, unix seconds; null before anything was typed here. */
  savedAt: number | null;
  /** Departments are still on their way. */
  waiting: boolean;
  departments: ReturnType<typeof sendableDepartments>;
  categories: ReturnType<typeof categoriesOf>;
  services: ReturnType<typeof servicesOf>;
  setField<Name extends keyof NewTicketFields>(name: Name, value: NewTicketFields[Name]): void;
  setBody(html: string): void;
  setDepartment(id: number | null): void;
  setCategory(id: number | null): void;
  submit(): Promise<void>;
  discard(): void;
}

const EMPTY: NewTicketDraft = emptyDraft(EMPTY_FIELDS);

/** A new ticket of one kind: its draft, its choices, and sending it. What is typed survives everything but the acknowledgement. */
export function useNewTicket(kind: TicketKind, customerLabel: string): NewTicket {
  const { draft, savedAt, setFields } = useNewTicketDraft(kind);
  const [errors, setErrors] = useState<NewTicketErrors>({});
  const uploads = useUploads(draft.value.attachments.length, (file) =>
    draft.set((before) => ({ ...before, attachments: [...before.attachments, file] })),
  );
  const options = useNewTicketOptions(draft.value.form_values, setFields);
  const { send, sending } = useCreateTicket(kind, draft, setFields);
  const forget = (...names: string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));

  const submit = async () => {
    const found = validateNewTicket(draft.value, { kind, hasCategories: options.categories.length > 0, customerLabel });
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError();
    if (uploads.busy) return void toast.warning(fa.reply.uploading);
    const refused = await send();
    if (!refused) return;
    const { fields, rest } = newTicketErrors(refused);
    setErrors(fields);
    for (const text of [...rest, ...Object.values(fields)].slice(0, 3)) toast.error(text);
    focusFirstError();
  };
  return {
    draft,
    errors,
    uploads,
    savedAt,
    sending,
    submit,
    ...options,
    fields: draft.value.form_values,
    setField: (name, value) => {
      forget(name);
      setFields((before) => ({ ...before, [name]: value }));
    },
    setBody: (body_html) => {
      forget('body_html');
      draft.set((before) => ({ ...before, body_html }));
    },
    setDepartment: (id) => {
      forget('department_id', 'category_id', 'service_id');
      setFields((before) => withDepartment(before, id, options.all));
    },
    setCategory: (id) => {
      forget('category_id', 'service_id');
      setFields((before) => withCategory(before, id, options.all.services));
    },
    discard: () => {
      draft.clear();
      setErrors({});
    },
  };
}

type SetFields = (change: (before: NewTicketFields) => NewTicketFields) => void;

/** The draft in the vault, with the moment it was last kept; takes over what the address brings along. */
function useNewTicketDraft(kind: TicketKind) {
  const platform = usePlatform();
  const user = useSession();
  const urlQuery = useSearch().toString();
  const stored = useDraft<NewTicketDraft>(`new:${kind}`, EMPTY);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const draft: Draft<NewTicketDraft> = {
    ...stored,
    set: (value) => {
      stored.set(value);
      setSavedAt(platform.now());
    },
  };
  const setFields: SetFields = (change) =>
    draft.set((before) => ({ ...before, form_values: change(before.form_values) }));
  const applyUrlFields = useEffectEvent((urlFields: Partial<NewTicketFields>) =>
    setFields((before) => ({ ...before, ...urlFields })),
  );
  useEffect(() => {
    const urlFields = fieldsFromUrl(new URLSearchParams(urlQuery), user.full_admin);
    if (Object.keys(urlFields).length > 0) applyUrlFields(urlFields);
  }, [urlQuery, user.full_admin]);
  return { draft, savedAt, setFields };
}

/** What may be chosen now; a single department chooses itself. */
function useNewTicketOptions(fields: NewTicketFields, setFields: SetFields) {
  const known = useReferenceList('departments');
  const all = { categories: useReferenceList('ticketCategories') ?? [], services: useReferenceList('services') ?? [] };
  const departments = sendableDepartments(known ?? []);
  const only = departments.length === 1 && fields.department_id === null ? departments[0]!.id : null;
  const chooseOnly = useEffectEvent((id: number) => setFields((before) => ({ ...before, department_id: id })));
  useEffect(() => {
    if (only !== null) chooseOnly(only);
  }, [only]);
  return {
    all,
    departments,
    waiting: known === undefined,
    categories: categoriesOf(all.categories, fields.department_id),
    services: servicesOf(all.services, fields.department_id, fields.category_id),
  };
}

/** Sends one ticket for each customer, each with its own `client_key`, and opens what was made. Answers what refused it. */
function useCreateTicket(kind: TicketKind, draft: Draft<NewTicketDraft>, setFields: SetFields) {
  const navigate = useNavigate();
  const followUp = followUpOf(useSearch());
  const [store, { isLoading }] = useTicketStoreMutation();
  const send = async (): Promise<CallFailure | null> => {
    const { value } = draft;
    const customers = needsCustomer(kind) ? value.form_values.customer_ids : [null];
    const keys = Object.fromEntries(
      customers.map((customer) => [
        String(customer ?? 'own'),
        value.form_values.keys?.[String(customer ?? 'own')] ?? newIdempotencyKey(),
      ]),
    );
    setFields((before) => ({ ...before, keys: { ...before.keys, ...keys } }));
    let created: { id: number; number: string } | undefined;
    for (const customer of customers) {
      const result = await store(toBody(value, kind, customer, keys[String(customer ?? 'own')]!, followUp));
      if (result.error) return failureOf(result);
      created = result.data;
    }
    draft.clear();
    if (created) {
      toast.success(fa.newForm.success.replace('{number}', `\u2066${toFa(created.number)}\u2069`));
      navigate(customers.length > 1 ? { route: 'tickets' } : { route: 'tickets-id', params: { id: created.id } });
    }
    return null;
  };
  return { send, sending: isLoading };
}

/** Leads the eye, and the screen reader, to the first field that was refused. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('.tk-new .tk-field-bad');
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, [contenteditable="true"]')?.focus({ preventScroll: true });
  });
}
