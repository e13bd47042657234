import type { IdAndName, Service, ServiceIcon, ServiceStoreBody, TicketImportance } from '@hamyar/contracts';
import { ALL_BRANCHES } from '@hamyar/domain';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of a product or service. */
export interface ServiceValues {
  name: string;
  code: string;
  description: string;
  icon: ServiceIcon | null;
  parent_id: number | null;
  /** Empty: all branches. */
  branch_ids: number[];
  department_ids: number[];
  category_ids: number[];
  default_importance: TicketImportance | null;
  sla_id: number | null;
  form_id: number | null;
  is_public: boolean;
  status: boolean;
  customers: IdAndName[];
  organization_ids: number[];
  employee_ids: number[];
}

export const emptyService: ServiceValues = {
  name: '',
  code: '',
  description: '',
  icon: null,
  parent_id: null,
  branch_ids: [],
  department_ids: [],
  category_ids: [],
  default_importance: null,
  sla_id: null,
  form_id: null,
  is_public: true,
  status: true,
  customers: [],
  organization_ids: [],
  employee_ids: [],
};

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** The form values of a stored product or service. */
export const serviceToForm = (stored: Service): ServiceValues => ({
  name: stored.name,
  code: stored.code ?? '',
  description: stored.description,
  icon: stored.icon,
  parent_id: stored.parent_id,
  branch_ids: stored.branch_ids.filter((id) => id !== ALL_BRANCHES),
  department_ids: stored.department_ids,
  category_ids: stored.category_ids,
  default_importance: stored.default_importance,
  sla_id: stored.sla_id,
  form_id: stored.form_id,
  is_public: stored.is_public,
  status: stored.status,
  customers: stored.customers,
  organization_ids: idsOf(stored.organizations),
  employee_ids: idsOf(stored.employees),
});

/** The body of a product or service from the form values. */
export const serviceToBody = ({ customers, ...values }: ServiceValues) =>
  wholeBody<ServiceStoreBody>({
    ...values,
    name: values.name.trim(),
    code: values.code.trim() || null,
    description: values.description.trim(),
    branch_ids: values.branch_ids.length === 0 ? [ALL_BRANCHES] : values.branch_ids,
    customer_ids: idsOf(customers),
  });
