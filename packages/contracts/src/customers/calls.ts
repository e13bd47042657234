// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { RowFailure } from '../batches/calls.ts';
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName, ToDepartment } from '../fields.ts';
import type { UserStatus } from '../identity/user-lists.ts';
import type { EmployeeStatus } from '../staff/employee-lists.ts';
import type { TicketImportance } from '../tickets/ticket-lists.ts';
import type { LevelIcon, OpeningChannel } from './customer-level-lists.ts';

export interface CustomerLevel {
  id: number;
  name: string;
  color: string;
  icon: LevelIcon | null;
  order: number;
  is_default: boolean;
  status: boolean;
}

export interface CustomerLevelRow {
  id: number;
  name: string;
  color: string;
  icon: LevelIcon | null;
  order: number;
  is_default: boolean;
  status: boolean;
  version: number;
  default_importance: TicketImportance | null;
  priority_weight: number;
  max_open_tickets: number | null;
  channels_allowed: OpeningChannel[];
  sla: IdAndName | null;
  customer_count: number | null;
  organization_count: number | null;
  created_at: number;
  updated_at: number;
}

export interface Customer {
  id: number;
  version: number;
  first_name: string;
  last_name: string;
  username: string | null;
  birthday: string | null;
  gender: ('m' | 'f') | null;
  mobile: string | null;
  landline: string | null;
  interphone: string | null;
  other_phones: string[];
  email: string | null;
  address: string | null;
  status: UserStatus;
  branch: IdAndName | null;
  expire_date: number | null;
  expired: boolean;
  profile_picture_name: string | null;
  created_at: number;
  last_login_at: number | null;
  customer_information: {
    customer_level_id: number | null;
    customer_level: CustomerLevelSummary | null;
    country_id: number | null;
    state_id: number | null;
    state: string | null;
    city_id: number | null;
    city: string | null;
    description: string | null;
    supervisor: boolean;
    organization: IdAndName | null;
  };
  ticket_counts: {
    open: number;
    total: number;
  };
}

export interface CustomerLevelSummary {
  id: number;
  name: string;
  color: string;
  icon: LevelIcon | null;
}

export type MultipleUserActionBody =
  | {
      user_ids: number[];
      action: 'customer_level_id';
      value: number | null;
    }
  | {
      user_ids: number[];
      action: 'organization_id';
      value: number | null;
    }
  | {
      user_ids: number[];
      action: 'expire_date';
      value: number | null;
    }
  | {
      user_ids: number[];
      action: 'status';
      value: EmployeeStatus;
    };

export interface MultipleUserActionData {
  done: number[];
  failed: RowFailure[];
}

/** Makes one change of several customers, of each as the call for one would, and says which were left alone and why. */
export const multipleUserAction: Call<MultipleUserActionBody, MultipleUserActionData> = {
  name: 'multipleUserAction',
  method: 'PUT',
  path: '/api/multipleUserAction',
};

export interface CustomerLevelDeleteQuery {
  replace_with?: number;
}

/** Deletes a customer level softly, but not the default one; what names it gets another one instead. */
export const customerLevelDelete: Call<{ id: number } & CustomerLevelDeleteQuery, null> = {
  name: 'customerLevelDelete',
  method: 'DELETE',
  path: '/api/customerLevel/:id',
  answer: 'none',
};

/** One customer level. */
export const customerLevelGet: Call<{ id: number }, CustomerLevelRow> = {
  name: 'customerLevelGet',
  method: 'GET',
  path: '/api/customerLevel/:id',
};

export interface CustomerLevelListQuery {
  page?: number;
  perPage?: number;
  s?: string;
}

/** Customer levels in order, the most important first. */
export const customerLevelList: Call<CustomerLevelListQuery | void, ListAnswer<CustomerLevelRow>> = {
  name: 'customerLevelList',
  method: 'GET',
  path: '/api/customerLevel',
  answer: 'list',
};

export interface CustomerLevelStoreBody {
  name: string;
  color: string;
  icon?: LevelIcon | null;
  priority_weight?: number;
  max_open_tickets?: number | null;
  channels_allowed?: OpeningChannel[];
  default_importance?: TicketImportance | null;
  sla_id?: number | null;
  is_default?: boolean;
  status?: boolean;
}

export interface CustomerLevelStoreData {
  id: number;
}

/** Creates a customer level, the last one; the first of all is the default one. */
export const customerLevelStore: Call<CustomerLevelStoreBody, CustomerLevelStoreData> = {
  name: 'customerLevelStore',
  method: 'POST',
  path: '/api/customerLevel',
};

export interface CustomerLevelUpdateBody {
  version?: number;
  name?: string;
  color?: string;
  icon?: LevelIcon | null;
  priority_weight?: number;
  max_open_tickets?: number | null;
  channels_allowed?: OpeningChannel[];
  default_importance?: TicketImportance | null;
  sla_id?: number | null;
  is_default?: boolean;
  status?: boolean;
}

/** Changes a customer level; the default one stays in use until another one is the default. */
export const customerLevelUpdate: Call<{ id: number } & CustomerLevelUpdateBody, CustomerLevelRow> = {
  name: 'customerLevelUpdate',
  method: 'PUT',
  path: '/api/customerLevel/:id',
};

export interface UserDeleteQuery {
  employee?: number;
}

/** Deletes a customer softly. */
export const userDelete: Call<{ id: number } & UserDeleteQuery, null> = {
  name: 'userDelete',
  method: 'DELETE',
  path: '/api/user/:id',
  answer: 'none',
};

export interface UserGetQuery {
  employee?: number;
}

export interface UserGetData {
  id: number;
  version: number;
  first_name: string;
  last_name: string;
  username: string | null;
  birthday: string | null;
  gender: ('m' | 'f') | null;
  mobile: string | null;
  landline: string | null;
  interphone: string | null;
  other_phones: string[];
  email: string | null;
  address: string | null;
  status: UserStatus;
  branch: IdAndName | null;
  expire_date: number | null;
  expired: boolean;
  profile_picture_name: string | null;
  created_at: number;
  last_login_at: number | null;
  customer_information: {
    customer_level_id: number | null;
    customer_level: CustomerLevelSummary | null;
    country_id: number | null;
    state_id: number | null;
    state: string | null;
    city_id: number | null;
    city: string | null;
    description: string | null;
    supervisor: boolean;
    organization: IdAndName | null;
  };
  ticket_counts: {
    open: number;
    total: number;
  };
  to_departments: ToDepartment[];
}

/** One customer. */
export const userGet: Call<{ id: number } & UserGetQuery, UserGetData> = {
  name: 'userGet',
  method: 'GET',
  path: '/api/user/:id',
};

export interface UserListQuery {
  employee?: number;
  fast?: boolean;
  keyword?: string;
  ids?: number[];
  organization_id?: number;
  customer_level_id?: number;
  department_id?: number;
  status?: UserStatus;
  supervisor?: boolean;
  branch_id?: number;
  state_id?: number;
  city_id?: number;
  expire_from?: number;
  expire_to?: number;
  cf?: Record<
    string,
    | string
    | {
        from?: string;
        to?: string;
      }
  >;
  sort_by?: 'name' | 'created_at' | 'last_login_at';
  sort_dir?: 'asc' | 'desc';
  page?: number;
  perPage?: number;
}

export interface UserListRow {
  id: number;
  name: string;
  employee: boolean;
  profile_picture_name: string | null;
  username?: string | null;
  email?: string | null;
  mobile?: string | null;
  organization?: IdAndName | null;
  customer_level?: CustomerLevelSummary | null;
  supervisor?: boolean;
  branch?: IdAndName | null;
  state?: string | null;
  city?: string | null;
  status?: UserStatus;
  expire_date?: number | null;
  created_at?: number;
  last_login_at?: number | null;
  ticket_count?: number;
  open_ticket_count?: number;
}

/** Users: fast list (id and name) or customers with their rows. */
export const userList: Call<UserListQuery | void, ListAnswer<UserListRow>> = {
  name: 'userList',
  method: 'GET',
  path: '/api/user',
  answer: 'list',
};

export interface UserStoreBody {
  employee?: 0 | '0' | false;
  first_name: string;
  last_name: string;
  username?: string | null;
  email?: string | null;
  mobile?: string | null;
  landline?: string | null;
  interphone?: string | null;
  other_phones?: string[];
  gender?: ('m' | 'f') | null;
  birthday?: string | null;
  branch_id?: number;
  organization_id?: number | null;
  supervisor?: boolean;
  customer_level_id?: number | null;
  country_id?: number | null;
  state_id?: number | null;
  city_id?: number | null;
  city_name?: string | null;
  address?: string | null;
  description?: string | null;
  expire_date?: number | null;
  status?: EmployeeStatus;
  password?: string;
}

export interface UserStoreData {
  id: number;
}

/** Creates a customer. */
export const userStore: Call<UserStoreBody, UserStoreData> = { name: 'userStore', method: 'POST', path: '/api/user' };

export interface UserUpdateBody {
  version?: number;
  first_name?: string;
  last_name?: string;
  username?: string | null;
  email?: string | null;
  mobile?: string | null;
  landline?: string | null;
  interphone?: string | null;
  other_phones?: string[];
  gender?: ('m' | 'f') | null;
  birthday?: string | null;
  branch_id?: number;
  organization_id?: number | null;
  supervisor?: boolean;
  customer_level_id?: number | null;
  country_id?: number | null;
  state_id?: number | null;
  city_id?: number | null;
  city_name?: string | null;
  address?: string | null;
  description?: string | null;
  expire_date?: number | null;
  status?: EmployeeStatus;
  password?: string;
}

/** Changes a customer. */
export const userUpdate: Call<{ id: number } & UserUpdateBody, Customer> = {
  name: 'userUpdate',
  method: 'PUT',
  path: '/api/user/:id',
};
