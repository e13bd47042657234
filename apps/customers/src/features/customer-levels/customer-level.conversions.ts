import type {
  CustomerLevelRow,
  CustomerLevelStoreBody,
  LevelIcon,
  OpeningChannel,
  TicketImportance,
} from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of a customer level. */
export interface CustomerLevelValues {
  name: string;
  color: string;
  icon: LevelIcon | null;
  priority_weight: number | null;
  /** Null for any number. */
  max_open_tickets: number | null;
  /** Empty for all. */
  channels_allowed: OpeningChannel[];
  default_importance: TicketImportance | null;
  sla_id: number | null;
  is_default: boolean;
  status: boolean;
}

export const emptyCustomerLevel: CustomerLevelValues = {
  name: '',
  color: '#4BA3C3',
  icon: null,
  priority_weight: 0,
  max_open_tickets: null,
  channels_allowed: [],
  default_importance: null,
  sla_id: null,
  is_default: false,
  status: true,
};

/** The form values of a stored level. */
export const customerLevelToForm = (stored: CustomerLevelRow): CustomerLevelValues => ({
  name: stored.name,
  color: stored.color,
  icon: stored.icon,
  priority_weight: stored.priority_weight,
  max_open_tickets: stored.max_open_tickets,
  channels_allowed: stored.channels_allowed,
  default_importance: stored.default_importance,
  sla_id: stored.sla?.id ?? null,
  is_default: stored.is_default,
  status: stored.status,
});

/** The body of a level from the form values. */
export const customerLevelToBody = (values: CustomerLevelValues) =>
  wholeBody<CustomerLevelStoreBody>({
    ...values,
    name: values.name.trim(),
    priority_weight: values.priority_weight ?? 0,
  });
