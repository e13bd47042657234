// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { CustomerLevel } from '../customers/calls.ts';
import type { DepartmentKind } from '../enums.ts';
import type { IdAndName, Person } from '../fields.ts';
import type { Feature, Permission } from '../permissions.ts';

export interface AdminDefaults {
  departments: IdAndName[];
  permissions: Permission[];
}

export interface DepartmentItem {
  id: number;
  name: string;
  kind: DepartmentKind;
  branch_ids: number[];
  is_public: boolean;
  mine: boolean;
  sendable: boolean;
  users?: Person[];
}

export interface ServiceItem {
  id: number;
  name: string;
  parent_id: number | null;
  department_ids: number[];
  category_ids: number[];
  order: number;
}

export interface SystemDefaults {
  customers_department: IdAndName | null;
  managers_department: IdAndName | null;
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
  departments: DepartmentItem[];
  ticket_categories: TicketCategoryItem[];
  services: ServiceItem[];
  customer_levels: CustomerLevel[];
  branches: IdAndName[];
  organizations: IdAndName[];
}

export interface TicketCategoryItem {
  id: number;
  name: string;
  parent_id: number | null;
  department_ids: number[];
  default_importance: number | null;
  order: number;
}

/** Departments and permissions the caller may grant. */
export const adminDefaultsGet: Call<void, AdminDefaults> = {
  name: 'adminDefaultsGet',
  method: 'GET',
  path: '/api/adminDefaults',
};

/** The shared lists, by scope and audience. */
export const systemDefaultsGet: Call<void, SystemDefaults> = {
  name: 'systemDefaultsGet',
  method: 'GET',
  path: '/api/systemDefaults',
};
