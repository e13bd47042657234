import { useEffect, useState } from 'react';
import type { TicketKind } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { useDraft, useNavigate, usePlatform, useSearch, useSession, type Draft } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { isApiError, useReferenceList } from '@hamyar/store';
import { useTicketStoreMutation } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import { newClientKey } from '../../shared/client-key.ts';
import { emptyDraft } from '../../shared/compose-draft.ts';
import { useUploads, type Uploads } from '../../shared/use-uploads.ts';
import { categoriesOf, EMPTY_FIELDS, fieldsFromAddress, sendableDepartments, servicesOf, toBody, withCategory, withDepartment, type NewTicketDraft, type NewTicketFields } from './new-ticket.conversions.ts';
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
  const user = useSession();
  const search = useSearch();
  const navigate = useNavigate();
  const platform = usePlatform();
  const kept = useDraft<NewTicketDraft>(`new:${kind}`, EMPTY);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const draft: Draft<NewTicketDraft> = {
    ...kept,
    set: (value) => {
      kept.set(value);
      setSavedAt(platform.now());
    },
  };
  const [errors, setErrors] = useState<NewTicketErrors>({});
  const [store, { isLoading }] = useTicketStoreMutation();
  const uploads = useUploads(draft.value.attachments.length, (file) => draft.set((before) => ({ ...before, attachments: [...before.attachments, file] })));
  const all = { departments: useReferenceList('departments'), categories: useReferenceList('ticketCategories') ?? [], services: useReferenceList('services') ?? [] };
  const departments = sendableDepartments(all.departments ?? []);
  const fields = draft.value.form_values;
  const categories = categoriesOf(all.categories, fields.department_id);

  const setFields = (change: (before: NewTicketFields) => NewTicketFields) => draft.set((before) => ({ ...before, form_values: change(before.form_values) }));
  const forget = (...names: (keyof NewTicketErrors)[]) => setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.some((one) => one === name))));

  const address = search.toString();
  useEffect(() => {
    const brought = fieldsFromAddress(new URLSearchParams(address), user.full_admin);
    if (Object.keys(brought).length > 0) setFields((before) => ({ ...before, ...brought }));
    // only what the address says; setFields is new on each render
  }, [address, user.full_admin]);

  const only = departments.length === 1 ? departments[0]!.id : null;
  useEffect(() => {
    if (only !== null && fields.department_id === null) setFields((before) => ({ ...before, department_id: only }));
  }, [only, fields.department_id]);

  const submit = async () => {
    const found = validateNewTicket(draft.value, { kind, hasCategories: categories.length > 0, customerLabel });
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError();
    if (uploads.busy) return void toast.warning(fa.reply.uploading);
    const customers = needsCustomer(kind) ? fields.customer_ids : [null];
    let opened: { id: number; number: string } | undefined;
    for (const customer of customers) {
      const name = String(customer ?? 'own');
      const key = draft.value.form_values.keys?.[name] ?? newClientKey();
      setFields((before) => ({ ...before, keys: { ...before.keys, [name]: key } }));
      const result = await store(toBody(draft.value, kind, customer, key));
      if (result.error) return refuse(result.error);
      opened = result.data.data;
    }
    draft.clear();
    if (opened) {
      toast.success(fa.newForm.success.replace('{number}', `\u2066${toFa(opened.number)}\u2069`));
      navigate(customers.length > 1 ? { route: 'tickets' } : { route: 'tickets-id', params: { id: opened.id } });
    }
  };
  const refuse = (error: unknown) => {
    const { fields: found, rest } = newTicketErrors(isApiError(error) ? error : { status: 'SERVER_ERROR', message: '' });
    setErrors(found);
    for (const text of [...rest, ...Object.values(found)].slice(0, 3)) toast.error(text);
    focusFirstError();
  };

  return {
    draft, fields, errors, uploads, departments, categories, savedAt, submit,
    sending: isLoading,
    waiting: all.departments === undefined,
    services: servicesOf(all.services, fields.department_id, fields.category_id),
    setField: (name, value) => {
      forget(name as keyof NewTicketErrors);
      setFields((before) => ({ ...before, [name]: value }));
    },
    setBody: (body_html) => {
      forget('body_html');
      draft.set((before) => ({ ...before, body_html }));
    },
    setDepartment: (id) => {
      forget('department_id', 'category_id', 'service_id');
      setFields((before) => withDepartment(before, id, all));
    },
    setCategory: (id) => {
      forget('category_id', 'service_id');
      setFields((before) => withCategory(before, id, all.services));
    },
    discard: () => {
      draft.clear();
      setErrors({});
    },
  };
}

/** Leads the eye, and the screen reader, to the first field that was refused. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('.tk-new .tk-field-bad');
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, [contenteditable="true"]')?.focus({ preventScroll: true });
  });
}
