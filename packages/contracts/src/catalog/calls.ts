// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName, Person } from '../fields.ts';
import type { TicketImportance } from '../tickets/ticket-lists.ts';
import type { ServiceIcon } from './catalog-lists.ts';
import type { TaggableType } from './tag-lists.ts';

export interface Service {
  id: number;
  version: number;
  name: string;
  code: string | null;
  description: string;
  icon: ServiceIcon | null;
  parent_id: number | null;
  depth: number;
  order: number;
  status: boolean;
  is_public: boolean;
  branch_ids: number[];
  department_ids: number[];
  category_ids: number[];
  default_importance: TicketImportance | null;
  sla_id: number | null;
  form_id: number | null;
  created_at: number;
  updated_at: number;
  customers: IdAndName[];
  organizations: IdAndName[];
  employees: Person[];
}

export interface ServiceRow {
  id: number;
  version: number;
  name: string;
  code: string | null;
  description: string;
  icon: ServiceIcon | null;
  parent_id: number | null;
  depth: number;
  order: number;
  status: boolean;
  is_public: boolean;
  branch_ids: number[];
  department_ids: number[];
  category_ids: number[];
  default_importance: TicketImportance | null;
  sla_id: number | null;
  form_id: number | null;
  created_at: number;
  updated_at: number;
}

export interface ServiceItem {
  id: number;
  name: string;
  parent_id: number | null;
  department_ids: number[];
  category_ids: number[];
  icon: ServiceIcon | null;
  order: number;
}

export interface TicketCategoryItem {
  id: number;
  name: string;
  parent_id: number | null;
  department_ids: number[];
  default_importance: number | null;
  keywords: string[];
  order: number;
}

export interface Tag {
  id: number;
  name: string;
  color: string | null;
  version: number;
  usage_count: number;
  is_archived: boolean;
  created_at: number;
}

export interface TagSummary {
  id: number;
  name: string;
  color: string | null;
}

export interface TicketCategory {
  id: number;
  version: number;
  name: string;
  description: string;
  parent_id: number | null;
  depth: number;
  order: number;
  status: boolean;
  is_public: boolean;
  department_ids: number[];
  default_importance: TicketImportance | null;
  sla_id: number | null;
  form_id: number | null;
  default_recipient: Person | null;
  keywords: string[];
  required_on_close: boolean;
  created_at: number;
  updated_at: number;
}

export interface ServiceDeleteQuery {
  replace_with?: number;
}

/** Deletes a product or service. Those below it move up; what names it gets another one instead. */
export const serviceDelete: Call<{ id: number } & ServiceDeleteQuery, null> = {
  name: 'serviceDelete',
  method: 'DELETE',
  path: '/api/service/:id',
  answer: 'none',
};

/** One product or service, with those to whom it is assigned. */
export const serviceGet: Call<{ id: number }, Service> = {
  name: 'serviceGet',
  method: 'GET',
  path: '/api/service/:id',
};

export interface ServiceListQuery {
  page?: number;
  perPage?: number;
  s?: string;
}

/** Products and services in the order of their tree: each one before those below it. */
export const serviceList: Call<ServiceListQuery | void, ListAnswer<ServiceRow>> = {
  name: 'serviceList',
  method: 'GET',
  path: '/api/service',
  answer: 'list',
};

export interface ServiceStoreBody {
  name: string;
  code?: string | null;
  description?: string;
  icon?: ServiceIcon | null;
  parent_id?: number | null;
  status?: boolean;
  is_public?: boolean;
  branch_ids?: number[];
  department_ids?: number[];
  category_ids?: number[];
  default_importance?: TicketImportance | null;
  sla_id?: number | null;
  form_id?: number | null;
  customer_ids?: number[];
  organization_ids?: number[];
  employee_ids?: number[];
}

export interface ServiceStoreData {
  id: number;
}

/** Creates a product or service, the last one below its parent. */
export const serviceStore: Call<ServiceStoreBody, ServiceStoreData> = {
  name: 'serviceStore',
  method: 'POST',
  path: '/api/service',
};

export interface ServiceUpdateBody {
  version?: number;
  name?: string;
  code?: string | null;
  description?: string;
  icon?: ServiceIcon | null;
  parent_id?: number | null;
  status?: boolean;
  is_public?: boolean;
  branch_ids?: number[];
  department_ids?: number[];
  category_ids?: number[];
  default_importance?: TicketImportance | null;
  sla_id?: number | null;
  form_id?: number | null;
  customer_ids?: number[];
  organization_ids?: number[];
  employee_ids?: number[];
}

/** Changes or moves a product or service. */
export const serviceUpdate: Call<{ id: number } & ServiceUpdateBody, Service> = {
  name: 'serviceUpdate',
  method: 'PUT',
  path: '/api/service/:id',
};

export interface AssignTagBody {
  taggable_type: TaggableType;
  taggable_id: number;
}

/** Gives an object a tag (spec 7.15); again changes nothing. */
export const assignTag: Call<{ id: number } & AssignTagBody, null> = {
  name: 'assignTag',
  method: 'POST',
  path: '/api/assignTag/:id',
  answer: 'none',
};

export interface CustomerTagGetData {
  tags: TagSummary[];
  may_create: boolean;
}

/** The tags of a customer, for who manages customers. */
export const customerTagGet: Call<{ id: number }, CustomerTagGetData> = {
  name: 'customerTagGet',
  method: 'GET',
  path: '/api/customerTag/:id',
};

export interface RemoveTagQuery {
  taggable_type: TaggableType;
  taggable_id: number;
}

/** Takes a tag from an object (spec 7.15); again changes nothing. The tag itself stays. */
export const removeTag: Call<{ id: number } & RemoveTagQuery, null> = {
  name: 'removeTag',
  method: 'DELETE',
  path: '/api/removeTag/:id',
  answer: 'none',
};

/** Deletes a tag that nothing has. */
export const tagDelete: Call<{ id: number }, null> = {
  name: 'tagDelete',
  method: 'DELETE',
  path: '/api/tag/:id',
  answer: 'none',
};

export interface TagListQuery {
  page?: number;
  perPage?: number;
  s?: string;
  is_archived?: boolean;
  sort_by?: 'name' | 'usage_count' | 'created_at';
  sort_dir?: 'asc' | 'desc';
}

/** Tags, those used most first. */
export const tagList: Call<TagListQuery | void, ListAnswer<Tag>> = {
  name: 'tagList',
  method: 'GET',
  path: '/api/tag',
  answer: 'list',
};

export interface TagMergeBody {
  tag_ids: number[];
}

/** Gives everything that has one of these tags this tag instead, and deletes them. */
export const tagMerge: Call<{ id: number } & TagMergeBody, Tag> = {
  name: 'tagMerge',
  method: 'POST',
  path: '/api/tag/:id/merge',
};

export interface TagStoreBody {
  name: string;
  color?: string | null;
}

export interface TagStoreData {
  id: number;
}

/** Creates a tag; for whoever manages tags, and with the setting `free_tags` for every employee. */
export const tagStore: Call<TagStoreBody, TagStoreData> = { name: 'tagStore', method: 'POST', path: '/api/tag' };

export interface TagUpdateBody {
  version?: number;
  name?: string;
  color?: string | null;
  is_archived?: boolean;
}

/** Renames, colours or archives a tag. */
export const tagUpdate: Call<{ id: number } & TagUpdateBody, Tag> = {
  name: 'tagUpdate',
  method: 'PUT',
  path: '/api/tag/:id',
};

export interface TicketCategoryDeleteQuery {
  replace_with?: number;
}

/** Deletes a category. Those below it move up; what names it gets another one instead. */
export const ticketCategoryDelete: Call<{ id: number } & TicketCategoryDeleteQuery, null> = {
  name: 'ticketCategoryDelete',
  method: 'DELETE',
  path: '/api/ticketCategory/:id',
  answer: 'none',
};

/** One category of tickets. */
export const ticketCategoryGet: Call<{ id: number }, TicketCategory> = {
  name: 'ticketCategoryGet',
  method: 'GET',
  path: '/api/ticketCategory/:id',
};

export interface TicketCategoryListQuery {
  page?: number;
  perPage?: number;
  s?: string;
}

/** Categories of tickets in the order of their tree: each one before those below it. */
export const ticketCategoryList: Call<TicketCategoryListQuery | void, ListAnswer<TicketCategory>> = {
  name: 'ticketCategoryList',
  method: 'GET',
  path: '/api/ticketCategory',
  answer: 'list',
};

export interface TicketCategoryStoreBody {
  name: string;
  description?: string;
  parent_id?: number | null;
  status?: boolean;
  is_public?: boolean;
  department_ids?: number[];
  default_importance?: TicketImportance | null;
  sla_id?: number | null;
  form_id?: number | null;
  default_recipient_id?: number | null;
  keywords?: string[];
  required_on_close?: boolean;
}

export interface TicketCategoryStoreData {
  id: number;
}

/** Creates a category of tickets, the last one below its parent. */
export const ticketCategoryStore: Call<TicketCategoryStoreBody, TicketCategoryStoreData> = {
  name: 'ticketCategoryStore',
  method: 'POST',
  path: '/api/ticketCategory',
};

export interface TicketCategoryUpdateBody {
  version?: number;
  name?: string;
  description?: string;
  parent_id?: number | null;
  status?: boolean;
  is_public?: boolean;
  department_ids?: number[];
  default_importance?: TicketImportance | null;
  sla_id?: number | null;
  form_id?: number | null;
  default_recipient_id?: number | null;
  keywords?: string[];
  required_on_close?: boolean;
}

/** Changes or moves a category of tickets. */
export const ticketCategoryUpdate: Call<{ id: number } & TicketCategoryUpdateBody, TicketCategory> = {
  name: 'ticketCategoryUpdate',
  method: 'PUT',
  path: '/api/ticketCategory/:id',
};
