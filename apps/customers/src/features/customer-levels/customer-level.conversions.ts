import type { CustomerLevelRow, CustomerLevelStoreBody, TicketImportance } from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of a customer level. */
export interface CustomerLevelValues {
  name: string;
  color: string;
  default_importance: TicketImportance | null;
  sla_id: number | null;
  is_default: boolean;
  status: boolean;
}

export const emptyCustomerLevel: CustomerLevelValues = {
  name: '',
  color: '#4BA3C3',
  default_importance: null,
  sla_id: null,
  is_default: false,
  status: true,
};

/** The form values of a stored level. */
export const customerLevelToForm = (stored: CustomerLevelRow): CustomerLevelValues => ({
  name: stored.name,
  color: stored.color,
  default_importance: stored.default_importance,
  sla_id: stored.sla?.id ?? null,
  is_default: stored.is_default,
  status: stored.status,
});

/** The body of a level from the form values. */
export const customerLevelToBody = (values: CustomerLevelValues) =>
  wholeBody<CustomerLevelStoreBody>({ ...values, name: values.name.trim() });
