import { SUBJECT_MAX, type TicketKind } from '@hamyar/contracts';
import { hasHtmlTag } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { isEmptyDraft } from '../../shared/compose-draft.ts';
import type { NewTicketDraft } from './new-ticket.conversions.ts';

/** Fields that can show a message of their own. */
export type NewTicketField =
  | 'department_id'
  | 'category_id'
  | 'service_id'
  | 'subject'
  | 'body_html'
  | 'attachments'
  | 'customer_ids'
  | 'recipient_id'
  | 'importance'
  | 'branch_id';
export type NewTicketErrors = Partial<Record<NewTicketField, string>>;

interface FormNeeds {
  kind: TicketKind;
  /** The department has categories to choose from. */
  hasCategories: boolean;
  customerLabel: string;
}

/** Messages by field, empty when the form may be sent. The server decides again and in full. */
export function validateNewTicket(
  draft: NewTicketDraft,
  { kind, hasCategories, customerLabel }: FormNeeds,
): NewTicketErrors {
  const { department_id, category_id, subject, customer_ids } = draft.form_values;
  const text = subject.trim();
  return {
    ...(needsCustomer(kind) && customer_ids.length === 0 ? { customer_ids: fa.newForm.required(customerLabel) } : {}),
    ...(department_id === null ? { department_id: fa.newForm.required(fa.department) } : {}),
    ...(kind === 'customer' && hasCategories && category_id === null
      ? { category_id: fa.newForm.required(fa.category) }
      : {}),
    ...(text === '' ? { subject: fa.newForm.required(fa.subject) } : {}),
    ...(text.length > SUBJECT_MAX ? { subject: fa.newForm.tooLong(SUBJECT_MAX) } : {}),
    ...(hasHtmlTag(text) ? { subject: fa.newForm.html } : {}),
    ...(isEmptyDraft(draft) ? { body_html: fa.newForm.required(fa.body) } : {}),
  };
}

/** Kinds that are written for or to a customer. */
export const needsCustomer = (kind: TicketKind): boolean => kind === 'behalf' || kind === 'to_customer';
