// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ServiceItem, TicketCategoryItem } from '../catalog/calls.ts';
import type { CustomerEventType } from '../customer-events/calls.ts';
import type { CustomerLevel } from '../customers/calls.ts';
import type { DeleteType, Feature, OrderType, Permission } from '../declared.ts';
import type { DepartmentItem } from '../departments/calls.ts';
import type { IdAndName } from '../fields.ts';
import type { SlaPolicyItem } from '../sla/calls.ts';
import type { AnswerTimeItem } from '../tickets/calls.ts';
import type { ReplaceableType } from './row-lists.ts';

export interface AdminDefaults {
  departments: IdAndName[];
  permissions: Permission[];
}

export interface ReferenceCounts {
  references: {
    text: string;
    stays?: true;
  }[];
}

export interface SortItem {
  id: number;
  name: string;
  order: number;
  parent_id: number | null;
}

export interface SystemDefaults {
  license: {
    product?: string;
    license_type?: 'selfhost' | 'cloud';
    defined_employees?: number;
    employees_count?: number;
    license_expired_at?: number | null;
    features: Feature[];
    state?: 'valid' | 'warning' | 'grace' | 'expired' | 'missing';
    panel_url?: string | null;
    grace_until?: number | null;
  };
  pending_announcements: {
    id: number;
    version_number: number;
  }[];
  ticket_categories: TicketCategoryItem[];
  services: ServiceItem[];
  customer_event_types: CustomerEventType[];
  customer_levels: CustomerLevel[];
  customers_department: IdAndName | null;
  managers_department: IdAndName | null;
  departments: DepartmentItem[];
  branches: IdAndName[];
  searchable_fields: {
    id: number;
  }[];
  organizations: IdAndName[];
  sla_policies: SlaPolicyItem[];
  roles: {
    id: number;
    name: string;
    status: boolean;
  }[];
  answer_times: AnswerTimeItem[];
}

/** Departments and permissions the caller may grant. */
export const adminDefaultsGet: Call<void, AdminDefaults> = {
  name: 'adminDefaultsGet',
  method: 'GET',
  path: '/api/adminDefaults',
};

export interface GetOrderQuery {
  type: OrderType;
}

/** The rows of a type in their order; of a tree each one before those below it. */
export const getOrder: Call<GetOrderQuery, SortItem[]> = { name: 'getOrder', method: 'GET', path: '/api/getOrder' };

export interface GetReferencesQuery {
  type: ReplaceableType;
  type_id: number;
}

/** How many rows name a row; its deletion needs another one for them. */
export const getReferences: Call<GetReferencesQuery, ReferenceCounts> = {
  name: 'getReferences',
  method: 'GET',
  path: '/api/getReferences',
};

export interface MultipleDeleteQuery {
  type: DeleteType;
  type_ids: number[];
}

export interface MultipleDeleteData {
  deleted: number[];
  failed: {
    id: number;
    status: string;
    message: string;
  }[];
}

/** Deletes rows of one type, each as the call for one of them would, and says which could not be deleted. */
export const multipleDelete: Call<MultipleDeleteQuery, MultipleDeleteData> = {
  name: 'multipleDelete',
  method: 'DELETE',
  path: '/api/multipleDelete',
};

/** The shared lists, by scope and audience. */
export const systemDefaultsGet: Call<void, SystemDefaults> = {
  name: 'systemDefaultsGet',
  method: 'GET',
  path: '/api/systemDefaults',
};

export interface UpdateOrderBody {
  type: OrderType;
  type_ids: number[];
}

/** Puts all rows of one parent into a new order; a missing or foreign one refuses the whole call. */
export const updateOrder: Call<UpdateOrderBody, null> = {
  name: 'updateOrder',
  method: 'PUT',
  path: '/api/updateOrder',
  answer: 'none',
};
