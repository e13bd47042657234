// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { Person } from '../fields.ts';
import type { TicketImportance } from '../tickets/ticket-lists.ts';
import type { CustomDateType, CustomFieldContext, CustomFieldType } from './custom-field-lists.ts';
import type { ConditionOp, FormAudience, FormContext, FormFieldWidth } from './form-lists.ts';

export interface CustomField {
  id: number;
  version: number;
  context: CustomFieldContext;
  department_id: number | null;
  type: CustomFieldType;
  label: string;
  required: boolean;
  default: (string | number) | null;
  status: boolean;
  order: number;
  help: string;
  placeholder: string;
  min_length: number | null;
  max_length: number | null;
  min: number | null;
  max: number | null;
  min_date: string | null;
  max_date: string | null;
  date_type: CustomDateType | null;
  items: CustomFieldItem[];
  regex: string | null;
  unique: boolean;
  sensitive: boolean;
  show_in_list: boolean;
  searchable: boolean;
  search_progress: number | null;
  is_archived: boolean;
  has_values: boolean;
  form_count: number;
  editable: boolean;
  created_at: number;
  updated_at: number;
}

export interface CustomFieldItem {
  id: number;
  name: string;
  is_archived: boolean;
}

export interface AskedField {
  id: number;
  type: CustomFieldType;
  label: string;
  help: string;
  placeholder: string;
  default: (string | number) | null;
  min_length: number | null;
  max_length: number | null;
  min: number | null;
  max: number | null;
  min_date: string | null;
  max_date: string | null;
  date_type: CustomDateType | null;
  regex: string | null;
  items: CustomFieldItem[];
  required: boolean;
  public: boolean;
  width: FormFieldWidth;
  condition: FieldCondition | null;
}

export interface FilledField {
  id: number;
  type: CustomFieldType;
  label: string;
  help: string;
  placeholder: string;
  default: (string | number) | null;
  min_length: number | null;
  max_length: number | null;
  min: number | null;
  max: number | null;
  min_date: string | null;
  max_date: string | null;
  date_type: CustomDateType | null;
  regex: string | null;
  items: CustomFieldItem[];
  required: boolean;
  public: boolean;
  width: FormFieldWidth;
  condition: FieldCondition | null;
  value: (string | number) | null;
  filled: boolean;
}

export interface OwnedFields {
  fields: FilledField[];
  editable: boolean;
}

export interface FieldCondition {
  field_id: number;
  op: ConditionOp;
  value: (string | number) | null;
}

export interface Form {
  id: number;
  version: number;
  name: string;
  description: string;
  fields: FormField[];
  status: boolean;
  order: number;
  is_default: boolean;
  created_at: number;
  updated_at: number;
  context: FormContext;
}

export interface FormBase {
  id: number;
  version: number;
  name: string;
  description: string;
  fields: FormField[];
  status: boolean;
  order: number;
  is_default: boolean;
  created_at: number;
  updated_at: number;
}

export interface FormField {
  id: number;
  order: number;
  status: boolean;
  required: boolean;
  public: boolean;
  width: FormFieldWidth;
  condition: FieldCondition | null;
}

export interface ValuesInList {
  id: number;
  values: Record<string, (string | number) | null>;
}

export interface TicketForm {
  id: number;
  version: number;
  name: string;
  description: string;
  fields: FormField[];
  status: boolean;
  order: number;
  is_default: boolean;
  created_at: number;
  updated_at: number;
  department_ids: number[];
  category_ids: number[];
  service_ids: number[];
  audience: FormAudience;
  branch_ids: number[];
  intro: string;
  subject_template: string;
  default_importance: TicketImportance | null;
  default_recipient: Person | null;
}

/** Deletes a custom field softly: it leaves the forms, and its values are no longer shown. */
export const customFieldDelete: Call<{ id: number }, null> = {
  name: 'customFieldDelete',
  method: 'DELETE',
  path: '/api/customField/:id',
  answer: 'none',
};

/** One custom field. */
export const customFieldGet: Call<{ id: number }, CustomField> = {
  name: 'customFieldGet',
  method: 'GET',
  path: '/api/customField/:id',
};

export interface CustomFieldListQuery {
  page?: number;
  perPage?: number;
  context?: CustomFieldContext;
  department_id?: number;
  type?: CustomFieldType;
  status?: boolean;
  is_archived?: boolean;
  show_in_list?: boolean;
  s?: string;
}

/** Custom fields in their order; those of departments for their members and managers. */
export const customFieldList: Call<CustomFieldListQuery | void, ListAnswer<CustomField>> = {
  name: 'customFieldList',
  method: 'GET',
  path: '/api/customField',
  answer: 'list',
};

export interface CustomFieldStoreBody {
  context: CustomFieldContext;
  department_id?: number | null;
  type: CustomFieldType;
  label: string;
  required?: boolean;
  default?: (string | number) | null;
  status?: boolean;
  help?: string;
  placeholder?: string;
  min_length?: number | null;
  max_length?: number | null;
  min?: number | null;
  max?: number | null;
  min_date?: string | null;
  max_date?: string | null;
  date_type?: CustomDateType | null;
  items?: string;
  regex?: string | null;
  unique?: boolean;
  sensitive?: boolean;
  show_in_list?: boolean;
  searchable?: boolean;
  is_archived?: boolean;
}

export interface CustomFieldStoreData {
  id: number;
}

/** Creates a custom field, the last one of its context. */
export const customFieldStore: Call<CustomFieldStoreBody, CustomFieldStoreData> = {
  name: 'customFieldStore',
  method: 'POST',
  path: '/api/customField',
};

export interface CustomFieldUpdateBody {
  version?: number;
  type?: CustomFieldType;
  label?: string;
  required?: boolean;
  default?: (string | number) | null;
  status?: boolean;
  help?: string;
  placeholder?: string;
  min_length?: number | null;
  max_length?: number | null;
  min?: number | null;
  max?: number | null;
  min_date?: string | null;
  max_date?: string | null;
  date_type?: CustomDateType | null;
  items?: string;
  regex?: string | null;
  unique?: boolean;
  sensitive?: boolean;
  show_in_list?: boolean;
  searchable?: boolean;
  is_archived?: boolean;
}

/** Changes a custom field; its type only before the first value. */
export const customFieldUpdate: Call<{ id: number } & CustomFieldUpdateBody, CustomField> = {
  name: 'customFieldUpdate',
  method: 'PUT',
  path: '/api/customField/:id',
};

/** The custom fields of one customer with their values; customers get the public ones of their own. */
export const customerCustomFieldGet: Call<{ id: number }, OwnedFields> = {
  name: 'customerCustomFieldGet',
  method: 'GET',
  path: '/api/customerCustomField/:id',
};

export interface CustomerCustomFieldUpdateBody {
  custom_values: Record<string, (string | number) | null>;
}

/** Fills in custom fields of one customer. */
export const customerCustomFieldUpdate: Call<{ id: number } & CustomerCustomFieldUpdateBody, OwnedFields> = {
  name: 'customerCustomFieldUpdate',
  method: 'PUT',
  path: '/api/customerCustomField/:id',
};

/** The custom fields of one organisation with their values; its supervisors get the public ones. */
export const organizationCustomFieldGet: Call<{ id: number }, OwnedFields> = {
  name: 'organizationCustomFieldGet',
  method: 'GET',
  path: '/api/organizationCustomField/:id',
};

export interface OrganizationCustomFieldUpdateBody {
  custom_values: Record<string, (string | number) | null>;
}

/** Fills in custom fields of one organisation. */
export const organizationCustomFieldUpdate: Call<{ id: number } & OrganizationCustomFieldUpdateBody, OwnedFields> = {
  name: 'organizationCustomFieldUpdate',
  method: 'PUT',
  path: '/api/organizationCustomField/:id',
};

/** Deletes a general form softly. */
export const formDelete: Call<{ id: number }, null> = {
  name: 'formDelete',
  method: 'DELETE',
  path: '/api/form/:id',
  answer: 'none',
};

/** One general form. */
export const formGet: Call<{ id: number }, Form> = { name: 'formGet', method: 'GET', path: '/api/form/:id' };

export interface FormListQuery {
  page?: number;
  perPage?: number;
  context?: FormContext;
  status?: boolean;
  s?: string;
}

/** General forms in their order. */
export const formList: Call<FormListQuery | void, ListAnswer<Form>> = {
  name: 'formList',
  method: 'GET',
  path: '/api/form',
  answer: 'list',
};

export interface FormStoreBody {
  context: FormContext;
  name: string;
  description?: string;
  fields?: {
    id: number;
    order?: number;
    status?: boolean;
    required?: boolean;
    public?: boolean;
    width?: FormFieldWidth;
    condition?: {
      field_id: number;
      op: ConditionOp;
      value?: (string | number) | null;
    } | null;
  }[];
  status?: boolean;
  is_default?: boolean;
}

export interface FormStoreData {
  id: number;
}

/** Creates a general form, the last one. */
export const formStore: Call<FormStoreBody, FormStoreData> = { name: 'formStore', method: 'POST', path: '/api/form' };

export interface FormUpdateBody {
  version?: number;
  name?: string;
  description?: string;
  fields?: {
    id: number;
    order?: number;
    status?: boolean;
    required?: boolean;
    public?: boolean;
    width?: FormFieldWidth;
    condition?: {
      field_id: number;
      op: ConditionOp;
      value?: (string | number) | null;
    } | null;
  }[];
  status?: boolean;
  is_default?: boolean;
}

/** Changes a general form. */
export const formUpdate: Call<{ id: number } & FormUpdateBody, Form> = {
  name: 'formUpdate',
  method: 'PUT',
  path: '/api/form/:id',
};

export interface CustomerFieldValuesQuery {
  ids?: number[];
  field_ids?: number[];
}

/** The values of custom fields that are columns of the list of customers, of a page of customers; those that the caller does not see are left out. */
export const customerFieldValues: Call<CustomerFieldValuesQuery | void, ValuesInList[]> = {
  name: 'customerFieldValues',
  method: 'GET',
  path: '/api/customerFieldValue',
};

export interface TicketFormDeleteQuery {
  replace_with?: number;
}

/** Deletes a ticket form softly; what has it gets another one instead. */
export const ticketFormDelete: Call<{ id: number } & TicketFormDeleteQuery, null> = {
  name: 'ticketFormDelete',
  method: 'DELETE',
  path: '/api/ticketForm/:id',
  answer: 'none',
};

/** One ticket form. */
export const ticketFormGet: Call<{ id: number }, TicketForm> = {
  name: 'ticketFormGet',
  method: 'GET',
  path: '/api/ticketForm/:id',
};

export interface TicketFormListQuery {
  page?: number;
  perPage?: number;
  status?: boolean;
  audience?: FormAudience;
  s?: string;
}

/** Ticket forms in their order. */
export const ticketFormList: Call<TicketFormListQuery | void, ListAnswer<TicketForm>> = {
  name: 'ticketFormList',
  method: 'GET',
  path: '/api/ticketForm',
  answer: 'list',
};

export interface TicketFormStoreBody {
  name: string;
  description?: string;
  fields?: {
    id: number;
    order?: number;
    status?: boolean;
    required?: boolean;
    public?: boolean;
    width?: FormFieldWidth;
    condition?: {
      field_id: number;
      op: ConditionOp;
      value?: (string | number) | null;
    } | null;
  }[];
  status?: boolean;
  is_default?: boolean;
  department_ids?: number[];
  category_ids?: number[];
  service_ids?: number[];
  audience?: FormAudience;
  branch_ids?: number[];
  intro?: string;
  subject_template?: string;
  default_importance?: TicketImportance | null;
  default_recipient_id?: number | null;
}

export interface TicketFormStoreData {
  id: number;
}

/** Creates a ticket form, the last one. */
export const ticketFormStore: Call<TicketFormStoreBody, TicketFormStoreData> = {
  name: 'ticketFormStore',
  method: 'POST',
  path: '/api/ticketForm',
};

export interface TicketFormUpdateBody {
  version?: number;
  name?: string;
  description?: string;
  fields?: {
    id: number;
    order?: number;
    status?: boolean;
    required?: boolean;
    public?: boolean;
    width?: FormFieldWidth;
    condition?: {
      field_id: number;
      op: ConditionOp;
      value?: (string | number) | null;
    } | null;
  }[];
  status?: boolean;
  is_default?: boolean;
  department_ids?: number[];
  category_ids?: number[];
  service_ids?: number[];
  audience?: FormAudience;
  branch_ids?: number[];
  intro?: string;
  subject_template?: string;
  default_importance?: TicketImportance | null;
  default_recipient_id?: number | null;
}

/** Changes a ticket form. */
export const ticketFormUpdate: Call<{ id: number } & TicketFormUpdateBody, TicketForm> = {
  name: 'ticketFormUpdate',
  method: 'PUT',
  path: '/api/ticketForm/:id',
};
