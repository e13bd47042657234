import type { TicketCategory, TicketCategoryStoreBody, TicketImportance } from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of a category. */
export interface CategoryValues {
  name: string;
  description: string;
  parent_id: number | null;
  department_ids: number[];
  default_importance: TicketImportance | null;
  sla_id: number | null;
  form_id: number | null;
  default_recipient_id: number | null;
  keywords: string[];
  required_on_close: boolean;
  is_public: boolean;
  status: boolean;
}

export const emptyCategory: CategoryValues = {
  name: '',
  description: '',
  parent_id: null,
  department_ids: [],
  default_importance: null,
  sla_id: null,
  form_id: null,
  default_recipient_id: null,
  keywords: [],
  required_on_close: false,
  is_public: true,
  status: true,
};

/** The form values of a stored category. */
export const categoryToForm = (stored: TicketCategory): CategoryValues => ({
  name: stored.name,
  description: stored.description,
  parent_id: stored.parent_id,
  department_ids: stored.department_ids,
  default_importance: stored.default_importance,
  sla_id: stored.sla_id,
  form_id: stored.form_id,
  default_recipient_id: stored.default_recipient?.id ?? null,
  keywords: stored.keywords,
  required_on_close: stored.required_on_close,
  is_public: stored.is_public,
  status: stored.status,
});

/** The body of a category from the form values. */
export const categoryToBody = ({ name, description, ...values }: CategoryValues) =>
  wholeBody<TicketCategoryStoreBody>({ ...values, name: name.trim(), description: description.trim() });
