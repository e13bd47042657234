// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName, Person } from '../fields.ts';
import type { CustomFieldItem } from '../forms/calls.ts';
import type { CustomDateType, CustomFieldType } from '../forms/custom-field-lists.ts';
import type { TicketChannel, TicketImportance, TicketKind } from '../tickets/ticket-lists.ts';
import type {
  SlaChange,
  SlaChannel,
  SlaClock,
  SlaComparison,
  SlaIdField,
  SlaMatch,
  SlaMoment,
  SlaNotified,
  SlaReason,
  SlaTarget,
} from './sla-lists.ts';

export interface SlaPolicyItem {
  id: number;
  name: string;
  branch_id: number;
}

export interface SlaDues {
  first_response: {
    minutes: number;
    due_at: number | null;
    days: {
      at: number;
      minutes: number;
      off: string | null;
      worked: {
        from: number;
        to: number;
      }[];
    }[];
  } | null;
  resolution: {
    minutes: number;
    due_at: number | null;
    days: {
      at: number;
      minutes: number;
      off: string | null;
      worked: {
        from: number;
        to: number;
      }[];
    }[];
  } | null;
}

export type SlaTrial = {
  first_response: {
    minutes: number;
    due_at: number | null;
    days: {
      at: number;
      minutes: number;
      off: string | null;
      worked: {
        from: number;
        to: number;
      }[];
    }[];
  } | null;
  resolution: {
    minutes: number;
    due_at: number | null;
    days: {
      at: number;
      minutes: number;
      off: string | null;
      worked: {
        from: number;
        to: number;
      }[];
    }[];
  } | null;
  policy: {
    id: number;
    name: string;
    by: SlaReason;
  } | null;
};

export type Sla = {
  id: number;
  version: number;
  name: string;
  description: string;
  status: boolean;
  branch_id: number;
  order: number;
  is_default: boolean;
  targets: {
    first_response_minutes: number | null;
    resolution_minutes: number | null;
  }[];
  next_response_minutes: (number | null)[];
  clocks: SlaClock[];
  working_shift_id: number | null;
  pause_on_statuses: (1 | 2 | 3)[];
  conditions: {
    match: SlaMatch;
    rules: (
      | {
          field: SlaIdField;
          op: 'in' | 'not_in';
          value: number[];
        }
      | {
          field: 'tag';
          op: 'in' | 'all' | 'not_in';
          value: number[];
        }
      | {
          field: 'importance';
          op: 'in' | 'not_in';
          value: TicketImportance[];
        }
      | {
          field: 'channel';
          op: 'in' | 'not_in';
          value: TicketChannel[];
        }
      | {
          field: 'kind';
          op: 'in' | 'not_in';
          value: TicketKind[];
        }
      | {
          field: 'created_in_working_time';
          op: 'is';
          value: boolean;
        }
      | {
          field: 'custom_dropdown';
          field_id: number;
          op: 'in' | 'not_in';
          value: number[];
        }
      | {
          field: 'custom_checkbox';
          field_id: number;
          op: 'is';
          value: boolean;
        }
      | {
          field: 'custom_number';
          field_id: number;
          op: SlaComparison;
          value: number;
        }
      | {
          field: 'custom_date';
          field_id: number;
          op: SlaComparison;
          value: string;
        }
      | {
          match: SlaMatch;
          rules: (
            | {
                field: SlaIdField;
                op: 'in' | 'not_in';
                value: number[];
              }
            | {
                field: 'tag';
                op: 'in' | 'all' | 'not_in';
                value: number[];
              }
            | {
                field: 'importance';
                op: 'in' | 'not_in';
                value: TicketImportance[];
              }
            | {
                field: 'channel';
                op: 'in' | 'not_in';
                value: TicketChannel[];
              }
            | {
                field: 'kind';
                op: 'in' | 'not_in';
                value: TicketKind[];
              }
            | {
                field: 'created_in_working_time';
                op: 'is';
                value: boolean;
              }
            | {
                field: 'custom_dropdown';
                field_id: number;
                op: 'in' | 'not_in';
                value: number[];
              }
            | {
                field: 'custom_checkbox';
                field_id: number;
                op: 'is';
                value: boolean;
              }
            | {
                field: 'custom_number';
                field_id: number;
                op: SlaComparison;
                value: number;
              }
            | {
                field: 'custom_date';
                field_id: number;
                op: SlaComparison;
                value: string;
              }
          )[];
        }
    )[];
  };
  warn_before:
    | {
        unit: 'percent';
        value: number;
      }
    | {
        unit: 'minutes';
        value: number;
      };
  escalations: {
    on: SlaTarget;
    at: SlaMoment;
    after_minutes: number | null;
    notify: SlaNotified[];
    user_ids: number[];
    channels: SlaChannel[];
    actions: (
      | {
          type: 'raise_importance';
        }
      | {
          type: 'reassign';
          user_id: number;
        }
      | {
          type: 'transfer';
          department_id: number;
        }
      | {
          type: 'tag';
          tag_id: number;
        }
    )[];
  }[];
  recompute_on: SlaChange[];
  applies_to_kinds: TicketKind[];
  editable: boolean;
  created_at: number;
  updated_at: number;
  named: {
    customers: IdAndName[];
    organizations: IdAndName[];
    users: Person[];
    custom_fields: {
      id: number;
      label: string;
      type: CustomFieldType;
      date_type: CustomDateType | null;
      items: CustomFieldItem[];
    }[];
  };
};

export type SlaRow = {
  id: number;
  version: number;
  name: string;
  description: string;
  status: boolean;
  branch_id: number;
  order: number;
  is_default: boolean;
  targets: {
    first_response_minutes: number | null;
    resolution_minutes: number | null;
  }[];
  next_response_minutes: (number | null)[];
  clocks: SlaClock[];
  working_shift_id: number | null;
  pause_on_statuses: (1 | 2 | 3)[];
  conditions: {
    match: SlaMatch;
    rules: (
      | {
          field: SlaIdField;
          op: 'in' | 'not_in';
          value: number[];
        }
      | {
          field: 'tag';
          op: 'in' | 'all' | 'not_in';
          value: number[];
        }
      | {
          field: 'importance';
          op: 'in' | 'not_in';
          value: TicketImportance[];
        }
      | {
          field: 'channel';
          op: 'in' | 'not_in';
          value: TicketChannel[];
        }
      | {
          field: 'kind';
          op: 'in' | 'not_in';
          value: TicketKind[];
        }
      | {
          field: 'created_in_working_time';
          op: 'is';
          value: boolean;
        }
      | {
          field: 'custom_dropdown';
          field_id: number;
          op: 'in' | 'not_in';
          value: number[];
        }
      | {
          field: 'custom_checkbox';
          field_id: number;
          op: 'is';
          value: boolean;
        }
      | {
          field: 'custom_number';
          field_id: number;
          op: SlaComparison;
          value: number;
        }
      | {
          field: 'custom_date';
          field_id: number;
          op: SlaComparison;
          value: string;
        }
      | {
          match: SlaMatch;
          rules: (
            | {
                field: SlaIdField;
                op: 'in' | 'not_in';
                value: number[];
              }
            | {
                field: 'tag';
                op: 'in' | 'all' | 'not_in';
                value: number[];
              }
            | {
                field: 'importance';
                op: 'in' | 'not_in';
                value: TicketImportance[];
              }
            | {
                field: 'channel';
                op: 'in' | 'not_in';
                value: TicketChannel[];
              }
            | {
                field: 'kind';
                op: 'in' | 'not_in';
                value: TicketKind[];
              }
            | {
                field: 'created_in_working_time';
                op: 'is';
                value: boolean;
              }
            | {
                field: 'custom_dropdown';
                field_id: number;
                op: 'in' | 'not_in';
                value: number[];
              }
            | {
                field: 'custom_checkbox';
                field_id: number;
                op: 'is';
                value: boolean;
              }
            | {
                field: 'custom_number';
                field_id: number;
                op: SlaComparison;
                value: number;
              }
            | {
                field: 'custom_date';
                field_id: number;
                op: SlaComparison;
                value: string;
              }
          )[];
        }
    )[];
  };
  warn_before:
    | {
        unit: 'percent';
        value: number;
      }
    | {
        unit: 'minutes';
        value: number;
      };
  escalations: {
    on: SlaTarget;
    at: SlaMoment;
    after_minutes: number | null;
    notify: SlaNotified[];
    user_ids: number[];
    channels: SlaChannel[];
    actions: (
      | {
          type: 'raise_importance';
        }
      | {
          type: 'reassign';
          user_id: number;
        }
      | {
          type: 'transfer';
          department_id: number;
        }
      | {
          type: 'tag';
          tag_id: number;
        }
    )[];
  }[];
  recompute_on: SlaChange[];
  applies_to_kinds: TicketKind[];
  editable: boolean;
  created_at: number;
  updated_at: number;
};

export interface SlaDueQuery {
  at: number;
  clock: SlaClock;
  working_shift_id?: number;
  department_id?: number;
  branch_id?: number;
  first_response_minutes?: number;
  resolution_minutes?: number;
}

/** When targets that nobody has stored yet would be due for a ticket that comes at a moment. */
export const slaDue: Call<SlaDueQuery, SlaDues> = { name: 'slaDue', method: 'GET', path: '/api/slaDue' };

export interface SlaTryQuery {
  at: number;
  branch_id: number;
  department_id: number;
  importance: TicketImportance;
  kind?: TicketKind;
  channel?: TicketChannel;
  category_id?: number;
  service_id?: number;
  organization_id?: number;
  customer_level_id?: number;
  form_id?: number;
}

/** Which policy a ticket would get, why it is this one, and when its targets would be due. */
export const slaTry: Call<SlaTryQuery, SlaTrial> = { name: 'slaTry', method: 'GET', path: '/api/slaTry' };

export interface SlaDeleteQuery {
  replace_with?: number;
}

/** Deletes a policy of service levels softly; what names it gets another one instead. */
export const slaDelete: Call<{ id: number } & SlaDeleteQuery, null> = {
  name: 'slaDelete',
  method: 'DELETE',
  path: '/api/sla/:id',
  answer: 'none',
};

/** One policy of service levels. */
export const slaGet: Call<{ id: number }, Sla> = { name: 'slaGet', method: 'GET', path: '/api/sla/:id' };

export interface SlaListQuery {
  page?: number;
  perPage?: number;
  name?: string;
  status?: boolean;
  branch_id?: number;
  sort_by?: 'order' | 'name' | 'updated_at';
  sort_dir?: 'asc' | 'desc';
}

/** Policies of service levels: of a branch those of the branch and of all branches. */
export const slaList: Call<SlaListQuery | void, ListAnswer<SlaRow>> = {
  name: 'slaList',
  method: 'GET',
  path: '/api/sla',
  answer: 'list',
};

export type SlaStoreBody = {
  name: string;
  description?: string;
  status?: boolean;
  branch_id: number;
  is_default?: boolean;
  targets: {
    first_response_minutes: number | null;
    resolution_minutes: number | null;
  }[];
  next_response_minutes?: (number | null)[];
  clocks?: SlaClock[];
  working_shift_id?: number | null;
  pause_on_statuses?: (1 | 2 | 3)[];
  conditions?: {
    match: SlaMatch;
    rules: (
      | {
          field: SlaIdField;
          op: 'in' | 'not_in';
          value: number[];
        }
      | {
          field: 'tag';
          op: 'in' | 'all' | 'not_in';
          value: number[];
        }
      | {
          field: 'importance';
          op: 'in' | 'not_in';
          value: TicketImportance[];
        }
      | {
          field: 'channel';
          op: 'in' | 'not_in';
          value: TicketChannel[];
        }
      | {
          field: 'kind';
          op: 'in' | 'not_in';
          value: TicketKind[];
        }
      | {
          field: 'created_in_working_time';
          op: 'is';
          value: boolean;
        }
      | {
          field: 'custom_dropdown';
          field_id: number;
          op: 'in' | 'not_in';
          value: number[];
        }
      | {
          field: 'custom_checkbox';
          field_id: number;
          op: 'is';
          value: boolean;
        }
      | {
          field: 'custom_number';
          field_id: number;
          op: SlaComparison;
          value: number;
        }
      | {
          field: 'custom_date';
          field_id: number;
          op: SlaComparison;
          value: string;
        }
      | {
          match: SlaMatch;
          rules: (
            | {
                field: SlaIdField;
                op: 'in' | 'not_in';
                value: number[];
              }
            | {
                field: 'tag';
                op: 'in' | 'all' | 'not_in';
                value: number[];
              }
            | {
                field: 'importance';
                op: 'in' | 'not_in';
                value: TicketImportance[];
              }
            | {
                field: 'channel';
                op: 'in' | 'not_in';
                value: TicketChannel[];
              }
            | {
                field: 'kind';
                op: 'in' | 'not_in';
                value: TicketKind[];
              }
            | {
                field: 'created_in_working_time';
                op: 'is';
                value: boolean;
              }
            | {
                field: 'custom_dropdown';
                field_id: number;
                op: 'in' | 'not_in';
                value: number[];
              }
            | {
                field: 'custom_checkbox';
                field_id: number;
                op: 'is';
                value: boolean;
              }
            | {
                field: 'custom_number';
                field_id: number;
                op: SlaComparison;
                value: number;
              }
            | {
                field: 'custom_date';
                field_id: number;
                op: SlaComparison;
                value: string;
              }
          )[];
        }
    )[];
  };
  warn_before?:
    | {
        unit: 'percent';
        value: number;
      }
    | {
        unit: 'minutes';
        value: number;
      };
  escalations?: {
    on: SlaTarget;
    at: SlaMoment;
    after_minutes: number | null;
    notify: SlaNotified[];
    user_ids: number[];
    channels: SlaChannel[];
    actions: (
      | {
          type: 'raise_importance';
        }
      | {
          type: 'reassign';
          user_id: number;
        }
      | {
          type: 'transfer';
          department_id: number;
        }
      | {
          type: 'tag';
          tag_id: number;
        }
    )[];
  }[];
  recompute_on?: SlaChange[];
  applies_to_kinds?: TicketKind[];
};

export interface SlaStoreData {
  id: number;
}

/** Creates a policy of service levels, the last one; tickets that exist keep theirs. */
export const slaStore: Call<SlaStoreBody, SlaStoreData> = { name: 'slaStore', method: 'POST', path: '/api/sla' };

export type SlaUpdateBody = {
  version?: number;
  name?: string;
  description?: string;
  status?: boolean;
  branch_id?: number;
  is_default?: boolean;
  targets?: {
    first_response_minutes: number | null;
    resolution_minutes: number | null;
  }[];
  next_response_minutes?: (number | null)[];
  clocks?: SlaClock[];
  working_shift_id?: number | null;
  pause_on_statuses?: (1 | 2 | 3)[];
  conditions?: {
    match: SlaMatch;
    rules: (
      | {
          field: SlaIdField;
          op: 'in' | 'not_in';
          value: number[];
        }
      | {
          field: 'tag';
          op: 'in' | 'all' | 'not_in';
          value: number[];
        }
      | {
          field: 'importance';
          op: 'in' | 'not_in';
          value: TicketImportance[];
        }
      | {
          field: 'channel';
          op: 'in' | 'not_in';
          value: TicketChannel[];
        }
      | {
          field: 'kind';
          op: 'in' | 'not_in';
          value: TicketKind[];
        }
      | {
          field: 'created_in_working_time';
          op: 'is';
          value: boolean;
        }
      | {
          field: 'custom_dropdown';
          field_id: number;
          op: 'in' | 'not_in';
          value: number[];
        }
      | {
          field: 'custom_checkbox';
          field_id: number;
          op: 'is';
          value: boolean;
        }
      | {
          field: 'custom_number';
          field_id: number;
          op: SlaComparison;
          value: number;
        }
      | {
          field: 'custom_date';
          field_id: number;
          op: SlaComparison;
          value: string;
        }
      | {
          match: SlaMatch;
          rules: (
            | {
                field: SlaIdField;
                op: 'in' | 'not_in';
                value: number[];
              }
            | {
                field: 'tag';
                op: 'in' | 'all' | 'not_in';
                value: number[];
              }
            | {
                field: 'importance';
                op: 'in' | 'not_in';
                value: TicketImportance[];
              }
            | {
                field: 'channel';
                op: 'in' | 'not_in';
                value: TicketChannel[];
              }
            | {
                field: 'kind';
                op: 'in' | 'not_in';
                value: TicketKind[];
              }
            | {
                field: 'created_in_working_time';
                op: 'is';
                value: boolean;
              }
            | {
                field: 'custom_dropdown';
                field_id: number;
                op: 'in' | 'not_in';
                value: number[];
              }
            | {
                field: 'custom_checkbox';
                field_id: number;
                op: 'is';
                value: boolean;
              }
            | {
                field: 'custom_number';
                field_id: number;
                op: SlaComparison;
                value: number;
              }
            | {
                field: 'custom_date';
                field_id: number;
                op: SlaComparison;
                value: string;
              }
          )[];
        }
    )[];
  };
  warn_before?:
    | {
        unit: 'percent';
        value: number;
      }
    | {
        unit: 'minutes';
        value: number;
      };
  escalations?: {
    on: SlaTarget;
    at: SlaMoment;
    after_minutes: number | null;
    notify: SlaNotified[];
    user_ids: number[];
    channels: SlaChannel[];
    actions: (
      | {
          type: 'raise_importance';
        }
      | {
          type: 'reassign';
          user_id: number;
        }
      | {
          type: 'transfer';
          department_id: number;
        }
      | {
          type: 'tag';
          tag_id: number;
        }
    )[];
  }[];
  recompute_on?: SlaChange[];
  applies_to_kinds?: TicketKind[];
};

/** Changes a policy of service levels; tickets keep what they have of it. */
export const slaUpdate: Call<{ id: number } & SlaUpdateBody, Sla> = {
  name: 'slaUpdate',
  method: 'PUT',
  path: '/api/sla/:id',
};
