// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Attachment } from '../attachments/calls.ts';
import type { Call } from '../call.ts';
import type { CustomerLevelSummary } from '../customers/calls.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName } from '../fields.ts';

export interface Organization {
  id: number;
  name: string;
  code: string | null;
  branch: IdAndName | null;
  customer_level: CustomerLevelSummary | null;
  phone: string | null;
  website: string | null;
  supervisors: IdAndName[];
  customer_count: number;
  open_ticket_count: number;
  expire_date: number | null;
  status: boolean;
  created_at: number;
  version: number;
  branch_id: number;
  customer_level_id: number | null;
  country_id: number | null;
  state_id: number | null;
  state: string | null;
  city_id: number | null;
  city: string | null;
  address: string | null;
  description: string | null;
  members_see_all: boolean | null;
  max_open_tickets: number | null;
  sla: IdAndName | null;
  contract_file: Attachment | null;
}

export interface OrganizationRow {
  id: number;
  name: string;
  code: string | null;
  branch: IdAndName | null;
  customer_level: CustomerLevelSummary | null;
  phone: string | null;
  website: string | null;
  supervisors: IdAndName[];
  customer_count: number;
  open_ticket_count: number;
  expire_date: number | null;
  status: boolean;
  created_at: number;
}

/** Deletes an empty organisation softly. */
export const organizationDelete: Call<{ id: number }, null> = {
  name: 'organizationDelete',
  method: 'DELETE',
  path: '/api/organization/:id',
  answer: 'none',
};

/** One organisation. */
export const organizationGet: Call<{ id: number }, Organization> = {
  name: 'organizationGet',
  method: 'GET',
  path: '/api/organization/:id',
};

export interface OrganizationListQuery {
  page?: number;
  perPage?: number;
  keyword?: string;
  customer_level_id?: number;
  branch_id?: number;
  status?: boolean;
  expire_from?: number;
  expire_to?: number;
  sort_by?: 'name' | 'created_at' | 'expire_date';
  sort_dir?: 'asc' | 'desc';
}

/** Organisations in scope. */
export const organizationList: Call<OrganizationListQuery | void, ListAnswer<OrganizationRow>> = {
  name: 'organizationList',
  method: 'GET',
  path: '/api/organization',
  answer: 'list',
};

export interface OrganizationStoreBody {
  branch_id?: number;
  name: string;
  customer_level_id: number;
  phone?: string | null;
  website?: string | null;
  country_id?: number | null;
  state_id?: number | null;
  city_id?: number | null;
  city_name?: string | null;
  expire_date?: number | null;
  address?: string | null;
  description?: string | null;
  members_see_all?: boolean | null;
  max_open_tickets?: number | null;
  sla_id?: number | null;
  status?: boolean;
  contract_file?: (number | string) | null;
}

export interface OrganizationStoreData {
  id: number;
}

/** Creates an organisation. */
export const organizationStore: Call<OrganizationStoreBody, OrganizationStoreData> = {
  name: 'organizationStore',
  method: 'POST',
  path: '/api/organization',
};

export interface OrganizationUpdateBody {
  version?: number;
  branch_id?: number;
  name?: string;
  customer_level_id?: number;
  phone?: string | null;
  website?: string | null;
  country_id?: number | null;
  state_id?: number | null;
  city_id?: number | null;
  city_name?: string | null;
  expire_date?: number | null;
  address?: string | null;
  description?: string | null;
  members_see_all?: boolean | null;
  max_open_tickets?: number | null;
  sla_id?: number | null;
  status?: boolean;
  contract_file?: (number | string) | null;
}

/** Changes an organisation. */
export const organizationUpdate: Call<{ id: number } & OrganizationUpdateBody, Organization> = {
  name: 'organizationUpdate',
  method: 'PUT',
  path: '/api/organization/:id',
};
