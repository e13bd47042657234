import type {
  CustomValue,
  DepartmentItem,
  FormToFill,
  ServiceItem,
  TicketCategoryItem,
  TicketKind,
  TicketRequestStoreBody,
  TicketStoreBody,
  UploadedAttachment,
} from '@hamyar/contracts';
import { wholeBody, type DraftShape } from '@hamyar/module-kit/form';
import { valuesToSend } from '@hamyar/module-kit/custom-fields';
import { EMPTY_TEXTS, textsToSend, type TicketFieldValues } from '../../shared/ticket-fields.ts';
import { usedAttachments, type ComposeDraft } from '../../shared/compose-draft.ts';

/** Fields of a new ticket without text and files: those that may be changed later, and its people. */
export interface NewTicketFields extends TicketFieldValues {
  department_id: number | null;
  /** behalf: one customer; to_customer: one or more, each of whom gets a ticket. */
  customer_ids: number[];
  recipient_id: number | null;
  branch_id: number | null;
  /** What is filled in of the custom fields of the form, by their ids; those of another form are kept. */
  custom_values: Readonly<Record<number, CustomValue>>;
  /** `client_key` of each customer's ticket; made with the first attempt to send. */
  keys?: Record<string, string>;
}

export type NewTicketDraft = ComposeDraft<NewTicketFields>;

export const EMPTY_FIELDS: NewTicketFields = {
  ...EMPTY_TEXTS,
  department_id: null,
  category_id: null,
  service_id: null,
  customer_ids: [],
  recipient_id: null,
  importance: null,
  branch_id: null,
  custom_values: {},
};

/** All values of the form of a new ticket. */
export interface NewTicketValues extends NewTicketFields {
  keys: Record<string, string>;
  body_html: string;
  attachments: UploadedAttachment[];
}

export const EMPTY_TICKET: NewTicketValues = { ...EMPTY_FIELDS, keys: {}, body_html: '', attachments: [] };

/** The values of a form in the shape of the wire's draft. */
export function toDraft({ body_html, attachments, ...form_values }: NewTicketValues): NewTicketDraft {
  return { body_html, attachments, form_values };
}

/** The form of an unsent new ticket; also its form on the wire, so it has the shape of its drafts [decisions 2.4]. */
export const newTicketDraftShape: DraftShape = {
  pack: ({ version, changes: { body_html = '', attachments = [], ...form_values } }) => ({
    body_html,
    attachments,
    form_values: { ...form_values, version },
  }),
  unpack: (found) => {
    const { body_html, attachments, form_values } = (found ?? {}) as Partial<NewTicketDraft>;
    if (typeof form_values !== 'object' || form_values === null) return null;
    const { version = 1, ...fields } = form_values as { version?: number };
    return { version, changes: { ...fields, body_html: body_html ?? '', attachments: attachments ?? [] } };
  },
};

/** Departments a ticket may be sent to; the server checks it again (decisions 2.7 `to_departments`). */
export const sendableDepartments = (departments: readonly DepartmentItem[]): DepartmentItem[] =>
  departments.filter(({ sendable }) => sendable);

const isOpenTo = (ids: readonly number[], id: number | null) => id !== null && (ids.length === 0 || ids.includes(id));

/** Categories that fit the department, none before it is chosen; those without a department fit every one (decisions 2.7). */
export const categoriesOf = (
  categories: readonly TicketCategoryItem[],
  department: number | null,
): TicketCategoryItem[] => categories.filter((item) => isOpenTo(item.department_ids, department));

/** Services that fit department and category; one bound to categories is offered before a category is chosen too. */
export const servicesOf = (
  services: readonly ServiceItem[],
  department: number | null,
  category: number | null,
): ServiceItem[] =>
  services.filter(
    (item) => isOpenTo(item.department_ids, department) && (category === null || isOpenTo(item.category_ids, category)),
  );

/** Changes the department. Values that are not possible there are cleared, the others stay. */
export function withDepartment<Fields extends NewTicketFields>(
  fields: Fields,
  department: number | null,
  lists: { categories: readonly TicketCategoryItem[]; services: readonly ServiceItem[] },
): Fields {
  const category = categoriesOf(lists.categories, department).some(({ id }) => id === fields.category_id)
    ? fields.category_id
    : null;
  const service = servicesOf(lists.services, department, category).some(({ id }) => id === fields.service_id)
    ? fields.service_id
    : null;
  return { ...fields, department_id: department, category_id: category, service_id: service, recipient_id: null };
}

/** Changes the category. A service that is not possible with it is cleared. */
export function withCategory<Fields extends NewTicketFields>(
  fields: Fields,
  category: number | null,
  services: readonly ServiceItem[],
): Fields {
  const service = servicesOf(services, fields.department_id, category).some(({ id }) => id === fields.service_id)
    ? fields.service_id
    : null;
  return { ...fields, category_id: category, service_id: service };
}

/** The values of which the form asks: those of a draft from before the settings took the importance away lack it. */
export const askedValues = (values: NewTicketValues, asksImportance: boolean): NewTicketValues =>
  asksImportance ? values : { ...values, importance: null };

/** What the bodies of a ticket and of a request without an account have in common. */
const whatWasFilledIn = (
  { form_values: values, ...draft }: NewTicketDraft,
  by: 'staff' | 'customer',
  { clientKey, asked }: { clientKey: string; asked: FormToFill | undefined },
) => ({
  department_id: values.department_id!,
  category_id: values.category_id,
  service_id: values.service_id,
  importance: values.importance ?? undefined,
  ...textsToSend(values, by),
  body_html: draft.body_html,
  attachments: usedAttachments(draft).map(({ token }) => token),
  client_key: clientKey,
  form_version: asked?.version,
  custom_values: asked && valuesToSend(asked.fields, values.custom_values),
});

/** The body of the wire for one ticket. Call it only with a form that has passed validation. */
export function toBody(
  draft: NewTicketDraft,
  kind: TicketKind,
  customerId: number | null,
  clientKey: string,
  followUpOf: number | null = null,
  draftKey: string | null = null,
  asked: FormToFill | undefined = undefined,
): TicketStoreBody {
  const values = draft.form_values;
  const byStaff = kind !== 'customer';
  return wholeBody<TicketStoreBody>({
    ...whatWasFilledIn(draft, byStaff ? 'staff' : 'customer', { clientKey, asked }),
    kind,
    customer_id: customerId ?? undefined,
    recipient_id: (byStaff && values.recipient_id) || undefined,
    branch_id: values.branch_id ?? undefined,
    follow_up_of: followUpOf ?? undefined,
    draft_key: draftKey ?? undefined,
  });
}

/** The body of the wire for a request without an account. Call it only with a form that has passed validation. */
export function toRequestBody(
  values: NewTicketValues,
  { requesterId, ...sent }: { requesterId: number; clientKey: string; asked: FormToFill | undefined },
): TicketRequestStoreBody {
  return wholeBody<TicketRequestStoreBody>({
    ...whatWasFilledIn(toDraft(values), 'customer', sent),
    requester_id: requesterId,
  });
}

const parseIds = (search: URLSearchParams, key: string): number[] =>
  (search.get(key) ?? '')
    .split(',')
    .filter((one) => /^\d{1,15}$/.test(one.trim()))
    .map(Number)
    .filter((id) => id > 0);

/**
 * The ticket that this one continues. It is kept in the address and not in the draft, so that no later ticket gets it.
 */
export const followUpOf = (search: URLSearchParams): number | null => parseIds(search, 'follow_up_of')[0] ?? null;

/**
 * Fields that a link fills in ([2.15] `customer_ids`, and `branch_id` for the full admin; `department_id` from a ticket
 * that takes no reply).
 */
export function fieldsFromUrl(search: URLSearchParams, fullAdmin: boolean): Partial<NewTicketFields> {
  const numbers = (key: string) => parseIds(search, key);
  const customers = [
    ...new Set([
      ...numbers('customer_ids'),
      ...search.getAll('customer_ids[]').flatMap((one) => (/^\d{1,15}$/.test(one) ? [Number(one)] : [])),
    ]),
  ];
  const [branch] = numbers('branch_id');
  const [department] = numbers('department_id');
  return {
    ...(department === undefined ? {} : { department_id: department }),
    ...(customers.length ? { customer_ids: customers } : {}),
    ...(fullAdmin && branch !== undefined ? { branch_id: branch } : {}),
  };
}
