// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Attachment } from '../attachments/calls.ts';
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName } from '../fields.ts';
import type { EventKind } from './customer-event-lists.ts';

export interface CustomerEventType {
  id: number;
  name: string;
  type: EventKind;
  color: string;
  status: boolean;
  default_description: string | null;
}

export interface CustomerEventTypeRow {
  id: number;
  name: string;
  type: EventKind;
  color: string;
  status: boolean;
  default_description: string | null;
  version: number;
  order: number;
  event_count: number | null;
  created_at: number;
  updated_at: number;
}

export type CustomerEvent = {
  id: number;
  user_id: number;
  customer: IdAndName;
  creator: {
    id: number;
    name: string;
    profile_picture_name: string | null;
  } | null;
  created_at: number;
  occurred_at: number;
  customer_event_type: {
    id: number;
    name: string;
    type: EventKind;
    color: string;
  };
  description: string;
  attachments: Attachment[];
  related_ticket: {
    id: number;
    number: string;
    subject: string;
  } | null;
  may_delete: boolean;
};

export interface CustomerEventTypeDeleteQuery {
  replace_with?: number;
}

/** Deletes a type of customer events softly; its events get another one of the same kind. */
export const customerEventTypeDelete: Call<{ id: number } & CustomerEventTypeDeleteQuery, null> = {
  name: 'customerEventTypeDelete',
  method: 'DELETE',
  path: '/api/customerEventType/:id',
  answer: 'none',
};

/** One type of customer events. */
export const customerEventTypeGet: Call<{ id: number }, CustomerEventTypeRow> = {
  name: 'customerEventTypeGet',
  method: 'GET',
  path: '/api/customerEventType/:id',
};

export interface CustomerEventTypeListQuery {
  page?: number;
  perPage?: number;
  s?: string;
}

/** Types of customer events in their order. */
export const customerEventTypeList: Call<CustomerEventTypeListQuery | void, ListAnswer<CustomerEventTypeRow>> = {
  name: 'customerEventTypeList',
  method: 'GET',
  path: '/api/customerEventType',
  answer: 'list',
};

export interface CustomerEventTypeStoreBody {
  name: string;
  type: 0 | 1;
  color: string;
  status?: boolean;
  default_description?: string | null;
}

export interface CustomerEventTypeStoreData {
  id: number;
}

/** Creates a type of customer events, the last one. */
export const customerEventTypeStore: Call<CustomerEventTypeStoreBody, CustomerEventTypeStoreData> = {
  name: 'customerEventTypeStore',
  method: 'POST',
  path: '/api/customerEventType',
};

export interface CustomerEventTypeUpdateBody {
  version?: number;
  name?: string;
  type?: 0 | 1;
  color?: string;
  status?: boolean;
  default_description?: string | null;
}

/** Changes a type of customer events; whether it is internal only while no event has it. */
export const customerEventTypeUpdate: Call<{ id: number } & CustomerEventTypeUpdateBody, CustomerEventTypeRow> = {
  name: 'customerEventTypeUpdate',
  method: 'PUT',
  path: '/api/customerEventType/:id',
};

/** Deletes an event with its files, for everybody. */
export const customerEventDelete: Call<{ id: number }, null> = {
  name: 'customerEventDelete',
  method: 'DELETE',
  path: '/api/customerEvent/:id',
  answer: 'none',
};

export interface CustomerEventListQuery {
  user_id?: number;
  organization_id?: number;
  page?: number;
  perPage?: number;
  from_date?: number;
  to_date?: number;
  type?: 0 | 1;
  customer_event_type_ids?: number[];
  ids?: number[];
}

/** Events of a customer, or of all customers of an organisation, the newest first; customers get their own external ones. */
export const customerEventList: Call<CustomerEventListQuery | void, ListAnswer<CustomerEvent>> = {
  name: 'customerEventList',
  method: 'GET',
  path: '/api/customerEvent',
  answer: 'list',
};

export interface CustomerEventStoreBody {
  user_id: number;
  customer_event_type_id: number;
  description: string;
  attachments?: string[];
  occurred_at?: number;
  related_ticket_id?: number | null;
}

/** Adds an event to a customer. Files are fields `attachments[]` of a multipart form, or tokens of uploads before it. */
export const customerEventStore: Call<CustomerEventStoreBody, CustomerEvent> = {
  name: 'customerEventStore',
  method: 'POST',
  path: '/api/customerEvent',
};
