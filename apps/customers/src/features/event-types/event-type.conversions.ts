import {
  EVENT_KIND,
  type CustomerEventTypeRow,
  type CustomerEventTypeStoreBody,
  type EventKind,
} from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of an event type. */
export interface EventTypeValues {
  name: string;
  type: EventKind;
  color: string;
  default_description: string;
  status: boolean;
}

export const emptyEventType: EventTypeValues = {
  name: '',
  type: EVENT_KIND.internal,
  color: '#45AEB6',
  default_description: '',
  status: true,
};

/** The form values of a stored type. */
export const eventTypeToForm = (stored: CustomerEventTypeRow): EventTypeValues => ({
  name: stored.name,
  type: stored.type,
  color: stored.color,
  default_description: stored.default_description ?? '',
  status: stored.status,
});

/** The body of a type from the form values. */
export const eventTypeToBody = (values: EventTypeValues) =>
  wholeBody<CustomerEventTypeStoreBody>({
    ...values,
    name: values.name.trim(),
    default_description: values.default_description.trim() || null,
  });
