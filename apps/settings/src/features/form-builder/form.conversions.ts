import type {
  Form,
  FormAudience,
  FormField as FormEntry,
  FormStoreBody,
  TicketForm,
  TicketFormStoreBody,
} from '@hamyar/contracts/forms';
import type { TicketImportance } from '@hamyar/contracts';
import { ALL_BRANCHES } from '@hamyar/domain';
import { wholeBody } from '@hamyar/module-kit/form';
import { inOrder } from './form-entries.rules.ts';

/** Values of every form. */
export interface BuilderValues {
  name: string;
  description: string;
  fields: FormEntry[];
  status: boolean;
  is_default: boolean;
}

/** Values of a form of tickets. */
export interface TicketFormValues extends BuilderValues {
  department_ids: number[];
  category_ids: number[];
  service_ids: number[];
  audience: FormAudience;
  /** Empty: all branches. */
  branch_ids: number[];
  intro: string;
  subject_template: string;
  default_importance: TicketImportance | null;
  default_recipient_id: number | null;
}

export const emptyForm: BuilderValues = { name: '', description: '', fields: [], status: true, is_default: false };

export const emptyTicketForm: TicketFormValues = {
  ...emptyForm,
  department_ids: [],
  category_ids: [],
  service_ids: [],
  audience: 'both',
  branch_ids: [],
  intro: '',
  subject_template: '',
  default_importance: null,
  default_recipient_id: null,
};

/** The form values of a stored general form. */
export const formToValues = (stored: Pick<Form, keyof BuilderValues>): BuilderValues => ({
  name: stored.name,
  description: stored.description,
  fields: inOrder(stored.fields),
  status: stored.status,
  is_default: stored.is_default,
});

/** The body of a general form; its context is fixed when it is created. */
export const valuesToForm = ({ name, description, ...values }: BuilderValues) =>
  wholeBody<Omit<FormStoreBody, 'context'>>({ ...values, name: name.trim(), description: description.trim() });

/** The form values of a stored form of tickets. */
export const ticketFormToValues = (stored: TicketForm): TicketFormValues => ({
  ...formToValues(stored),
  department_ids: stored.department_ids,
  category_ids: stored.category_ids,
  service_ids: stored.service_ids,
  audience: stored.audience,
  branch_ids: stored.branch_ids.filter((id) => id !== ALL_BRANCHES),
  intro: stored.intro,
  subject_template: stored.subject_template,
  default_importance: stored.default_importance,
  default_recipient_id: stored.default_recipient?.id ?? null,
});

/** The body of a form of tickets from its form values. */
export const valuesToTicketForm = ({ name, description, branch_ids, subject_template, ...values }: TicketFormValues) =>
  wholeBody<TicketFormStoreBody>({
    ...values,
    name: name.trim(),
    description: description.trim(),
    branch_ids: branch_ids.length === 0 ? [ALL_BRANCHES] : branch_ids,
    subject_template: subject_template.trim(),
  });

/** Where a form is used, as far as this page has changed it. */
export const changedUses = ({ department_ids, category_ids, service_ids }: Partial<TicketFormValues>) => ({
  ...(department_ids && { department_ids }),
  ...(category_ids && { category_ids }),
  ...(service_ids && { service_ids }),
});
