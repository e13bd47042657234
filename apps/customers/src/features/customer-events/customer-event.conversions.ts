import type { CustomerEventStoreBody } from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';
import { fileReference, type FormFile } from '@hamyar/module-kit/files';

/** Values of the form of an event; the customer is the one whose history is open. */
export interface CustomerEventValues {
  customer_event_type_id: number | null;
  description: string;
  attachments: FormFile[];
}

export const emptyEvent: CustomerEventValues = { customer_event_type_id: null, description: '', attachments: [] };

/** The body of an event from the form values. */
export const eventToBody = (user_id: number, values: CustomerEventValues) =>
  wholeBody<CustomerEventStoreBody>({
    user_id,
    customer_event_type_id: values.customer_event_type_id ?? 0,
    description: values.description.trim(),
    attachments: values.attachments.map((file) => String(fileReference(file))),
    occurred_at: undefined,
    related_ticket_id: undefined,
  });
