import type { CallFailure } from '@hamyar/store';
import { errorText } from '../../shared/api-errors.ts';
import type { NewTicketErrors, NewTicketField } from './new-ticket.validation.ts';

const FORM_FIELDS: Readonly<Record<string, NewTicketField>> = {
  department_id: 'department_id',
  category_id: 'category_id',
  service_id: 'service_id',
  subject: 'subject',
  body_html: 'body_html',
  attachments: 'attachments',
  customer_id: 'customer_ids',
  recipient_id: 'recipient_id',
  importance: 'importance',
  branch_id: 'branch_id',
};

/** Splits a refused ticket into messages at their fields and sentences that belong to none (spec 8.7). */
export function newTicketErrors(error: CallFailure): { fields: NewTicketErrors; rest: string[] } {
  const fields: NewTicketErrors = {};
  const rest: string[] = [];
  for (const one of error.errors ?? []) {
    const field = FORM_FIELDS[one.field.split('.')[0]!];
    if (field && !fields[field]) fields[field] = one.message;
    else if (!field) rest.push(one.message);
  }
  if (!error.errors?.length) rest.push(errorText(error));
  return { fields, rest };
}
