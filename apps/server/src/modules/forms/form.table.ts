import type {
  CustomDateType,
  CustomFieldContext,
  CustomFieldItem,
  CustomFieldType,
  CustomValue,
  FieldCondition,
  FormAudience,
  FormContext,
  FormFieldWidth,
} from '@hamyar/contracts';
import type { ColumnType, Generated } from 'kysely';

/** Read as values, written as JSON. */
type Json<Value> = ColumnType<Value, string | null | undefined, string | null>;

export interface CustomFieldTable {
  id: Generated<number>;
  context: CustomFieldContext;
  department_id: number | null;
  type: CustomFieldType;
  label: string;
  /** Search key of the label. */
  label_norm: string;
  required: Generated<boolean>;
  default_value: Json<CustomValue>;
  status: Generated<boolean>;
  /** Position in its context, or among those of its department. */
  order: number;
  help: Generated<string>;
  placeholder: Generated<string>;
  min_length: number | null;
  max_length: number | null;
  min: number | null;
  max: number | null;
  min_date: string | null;
  max_date: string | null;
  date_type: CustomDateType | null;
  items: Json<CustomFieldItem[]>;
  regex: string | null;
  unique: Generated<boolean>;
  sensitive: Generated<boolean>;
  show_in_list: Generated<boolean>;
  searchable: Generated<boolean>;
  /** The last ticket whose value has the search key that it is to have; null: all of them have. */
  search_after: number | null;
  /** The last ticket that had a value when its search keys began to change. */
  search_last: number | null;
  is_archived: Generated<boolean>;
  /** A value was stored once: the type is fixed. */
  has_values: Generated<boolean>;
  created_by_id: number | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
}

/** Forms of tickets and general ones; what follows `is_default` is of tickets only. */
export interface FormTable {
  id: Generated<number>;
  context: FormContext | 'ticket';
  name: string;
  /** Search key of the name. */
  name_norm: string;
  description: Generated<string>;
  status: Generated<boolean>;
  order: number;
  is_default: Generated<boolean>;
  audience: Generated<FormAudience>;
  branch_ids: Generated<number[]>;
  intro: Generated<string>;
  subject_template: Generated<string>;
  default_importance: number | null;
  default_recipient_id: number | null;
  created_by_id: number | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
  /** Of a deleted one: what it was replaced with. */
  replaced_by_id: number | null;
}

export interface FormFieldTable {
  form_id: number;
  field_id: number;
  order: number;
  status: boolean;
  required: boolean;
  public: boolean;
  width: FormFieldWidth;
  condition: Json<FieldCondition | null>;
}

export interface CustomValueTable {
  object_type: 'ticket' | 'customer' | 'organization';
  object_id: number;
  field_id: number;
  v_text: string | null;
  v_num: number | null;
  v_date: Date | null;
  v_bool: boolean | null;
  v_item: number | null;
  /** Search key, of searchable fields only. */
  v_search: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    custom_field: CustomFieldTable;
    form: FormTable;
    form_field: FormFieldTable;
    custom_value: CustomValueTable;
  }
}
