// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Attachment, UploadedAttachment } from '../attachments/calls.ts';
import type { RowFailure } from '../batches/calls.ts';
import type { Call } from '../call.ts';
import type { ServiceItem, TagSummary, TicketCategoryItem } from '../catalog/calls.ts';
import type { CustomerLevelSummary } from '../customers/calls.ts';
import type { DepartmentItem } from '../departments/calls.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName, Person } from '../fields.ts';
import type { AskedField, FilledField, ValuesInList } from '../forms/calls.ts';
import type { CustomFieldType } from '../forms/custom-field-lists.ts';
import type { FormContext } from '../forms/form-lists.ts';
import type { AfterClose } from '../identity/user-lists.ts';
import type { SlaTarget } from '../sla/sla-lists.ts';
import type { MacroAfter } from './macro-lists.ts';
import type { TicketColumn, TicketColumnNotInRow } from './ticket-columns.ts';
import type { DueScope } from './ticket-due-lists.ts';
import type { TicketExportState } from './ticket-export-lists.ts';
import type {
  AuthorKind,
  CloseReason,
  ContentState,
  ContentType,
  RatingLinkState,
  Satisfaction,
  SavedViewIcon,
  SavedViewScope,
  SlaClockState,
  SlaPart,
  SlaResult,
  SlaState,
  TicketCause,
  TicketChannel,
  TicketImportance,
  TicketKind,
  TicketSort,
  TicketStatus,
  TicketWithout,
} from './ticket-lists.ts';
import type { TemplateScope, TemplateVariable } from './ticket-template-lists.ts';
import type { TicketViewName } from './ticket-view.ts';

export interface ExpectedAnswer {
  median: number;
  p90: number;
}

export type Macro = {
  id: number;
  version: number;
  name: string;
  scope: TemplateScope;
  departments: IdAndName[];
  steps: (
    | {
        type: 'status';
        status: 1 | 4;
        close_reason?: 'resolved' | 'duplicate' | 'other';
      }
    | {
        type: 'importance';
        importance: TicketImportance;
      }
    | {
        type: 'department';
        department_id: number;
        reason: string;
      }
    | {
        type: 'assignee';
        to: 'me' | 'nobody' | number;
      }
    | {
        type: 'category';
        category_id: number | null;
      }
    | {
        type: 'service';
        service_id: number | null;
      }
    | {
        type: 'tags';
        add: number[];
        remove: number[];
      }
    | {
        type: 'note';
        body_html: string;
      }
    | {
        type: 'reply';
        template_id: number;
      }
    | {
        type: 'share';
        user_id: number;
        editable: boolean;
      }
    | {
        type: 'todo';
        title: string;
        description: string | null;
        to: 'me' | 'assignee' | number;
        importance: TicketImportance;
        due_days: number | null;
        shared: boolean;
      }
  )[];
  after: MacroAfter;
  shortcut: string | null;
  status: boolean;
  usage_count: number;
  last_used_at: number | null;
  editable: boolean;
  updated_at: number;
};

export interface LinkedRequest {
  id: number;
  number: string;
  subject: string;
  status: TicketStatus;
  created_at: number;
  contents: TicketContent[];
  custom_fields: FilledField[];
  reply_refused:
    | (
        | 'assigned_to_colleague'
        | 'closed_window_passed'
        | 'expired'
        | 'read_only'
        | 'locked'
        | 'merged'
        | 'license_expired'
      )
    | null;
  can_rate: boolean;
  satisfaction: Satisfaction;
  satisfaction_comment: string | null;
  satisfaction_editable: boolean;
  expected_answer?: ExpectedAnswer | null;
  last_seq: number;
  department: IdAndName;
  actions: ('reply' | 'close')[];
  expires_at: number;
}

export type RatingLink = {
  state: RatingLinkState;
  number: string;
  subject: string | null;
  satisfaction: Satisfaction;
  comment: string | null;
  reopens: {
    ticket_id: number;
  } | null;
};

export interface SavedView {
  id: number;
  version: number;
  name: string;
  scope: SavedViewScope;
  department: IdAndName | null;
  filters: SavedViewFilters;
  order: {
    by: TicketSort;
    dir: 'asc' | 'desc';
  } | null;
  columns: (TicketColumn | string)[] | null;
  icon: SavedViewIcon | null;
  color: string | null;
  is_default: boolean;
  counter: boolean;
  editable: boolean;
}

export interface AnswerTimeItem {
  department_id: number;
  median: number;
  p90: number;
}

export interface SimilarTicket {
  id: number;
  number: string;
  subject: string;
  status: TicketStatus;
  created_at: number;
}

export interface ColumnsOfTicket {
  id: number;
  channel?: TicketChannel;
  created_by?: Person | null;
}

export interface TicketContent {
  id: number;
  seq: number;
  type: ContentType;
  state: ContentState;
  author: Person | null;
  author_kind: AuthorKind;
  on_behalf_of: Person | null;
  body_html: string;
  dir: 'rtl' | 'ltr';
  excerpt: string;
  at: number;
  edited_at: number | null;
  edit_count: number;
  send_at: number | null;
  mine: boolean;
  deletable: boolean;
  editable: boolean;
  attachments: Attachment[];
  origin: string | null;
  event: {
    name: string;
    from: string | null;
    to: string | null;
  } | null;
}

export interface SharedDraft {
  author: Person;
  body_html: string;
  files: {
    name: string;
    size: number;
  }[];
  updated_at: number;
}

export interface DueLayer {
  shown: boolean;
  scope: DueScope;
}

export interface TicketDueDay {
  start_date: number;
  end_date: number;
  tickets: {
    id: number;
    number: string;
    subject: string;
    state: SlaState;
    due_at: number;
  }[];
  total: number;
  total_capped: boolean;
}

export interface TicketExport {
  key: string;
  name: string;
  format: 'xls' | 'xlsx' | 'csv';
  rows: number;
  state: TicketExportState;
  expires_at: number;
}

export interface FormToFill {
  id: number | null;
  version: number | null;
  intro: string;
  subject_template: string;
  fields: AskedField[];
}

export interface SavedViewFilters {
  status?: TicketStatus[];
  kind?: TicketKind[];
  channel?: TicketChannel[];
  department_ids?: number[];
  category_ids?: number[];
  service_ids?: number[];
  customer_id?: number;
  customer_ids?: number[];
  organization_ids?: number[];
  owner_ids?: number[];
  mine?: boolean;
  unread?: boolean;
  has_attachment?: boolean;
  created_from?: number;
  created_to?: number;
  activity_from?: number;
  activity_to?: number;
  closed_from?: number;
  closed_to?: number;
  satisfaction?: Satisfaction[];
  importance?: TicketImportance[];
  branch_ids?: number[];
  tag_ids?: number[];
  tag_mode?: 'any' | 'all';
  customer_level_ids?: number[];
  assignee_ids?: number[];
  created_by_ids?: number[];
  unassigned?: boolean;
  shared_with_me?: boolean;
  followed?: boolean;
  waiting_more_than?: number;
  sla_state?: SlaState[];
  form_ids?: number[];
  cf?: Record<
    string,
    | string
    | {
        from?: string;
        to?: string;
      }
  >;
  due_from?: number;
  due_before?: number;
  state_ids?: number[];
  city_ids?: number[];
  counted?: boolean;
  exact_category_ids?: number[];
  without?: TicketWithout[];
  rated_from?: number;
  rated_to?: number;
  asked_from?: number;
  asked_to?: number;
  sla_result?: SlaResult[];
  first_response_from?: number;
  first_response_to?: number;
  resolution_from?: number;
  resolution_to?: number;
  closing_assignee_ids?: number[];
  assigned_at_closing?: boolean;
  answered?: boolean;
  reopened?: boolean;
  one_touch?: boolean;
}

export interface TicketCustomer {
  id: number;
  name: string;
  employee: boolean;
  profile_picture_name: string | null;
  mobile: string | null;
  email: string | null;
}

export interface TicketRow {
  id: number;
  number: string;
  subject: string;
  excerpt: string;
  status: TicketStatus;
  kind: TicketKind;
  department: IdAndName;
  category: IdAndName | null;
  service: IdAndName | null;
  customer: Person | null;
  organization: IdAndName | null;
  last_author: Person | null;
  unread: boolean;
  unread_count: number;
  content_count: number;
  attachment_count: number;
  created_at: number;
  last_activity_at: number;
  satisfaction: Satisfaction;
  can_rate: boolean;
  version?: number;
  importance?: TicketImportance;
  branch?: IdAndName;
  owner?: Person;
  recipient?: Person | null;
  assignee?: Person | null;
  customer_level?: CustomerLevelSummary | null;
  waiting_since?: number | null;
  tags?: TagSummary[];
  shares_count?: number;
  sla?: TicketSlaSummary;
}

export interface TicketOpening {
  refused: string | null;
}

export interface RequestChoices {
  requester: {
    id: number;
    name: string;
    email: string;
  };
  departments: DepartmentItem[];
  ticket_categories: TicketCategoryItem[];
  services: ServiceItem[];
  refused: string | null;
  sent: string | null;
}

export interface TicketSignature {
  html: string;
}

export interface TicketSlaClock {
  name: SlaTarget;
  state: SlaClockState;
  target_minutes: number;
  due_at: number | null;
  done_at: number | null;
  warn_at: number | null;
  unreachable: boolean;
  parts: {
    from: number;
    to: number;
    minutes: number;
  }[];
}

export interface TicketSlaClocks {
  name: string;
  chosen: {
    by:
      | 'conditions'
      | 'customer_level'
      | 'organization'
      | 'service'
      | 'category'
      | 'department'
      | 'branch_default'
      | 'default'
      | 'hand';
    name: string | null;
    held: {
      field:
        | 'department'
        | 'branch'
        | 'category'
        | 'service'
        | 'customer_level'
        | 'organization'
        | 'customer'
        | 'form'
        | 'tag'
        | 'importance'
        | 'channel'
        | 'kind'
        | 'created_in_working_time'
        | 'custom_dropdown'
        | 'custom_checkbox'
        | 'custom_number'
        | 'custom_date';
      op: 'in' | 'all' | 'not_in' | 'eq' | 'gt' | 'lt' | 'is';
      label: string | null;
      values: (string | number | boolean)[];
      none_of: number;
    }[];
  } | null;
  clocks: {
    name: SlaTarget;
    state: SlaClockState;
    target_minutes: number;
    due_at: number | null;
    done_at: number | null;
    warn_at: number | null;
    unreachable: boolean;
    parts: {
      kind: SlaPart;
      from: number;
      to: number;
      minutes: number;
      title: string | null;
    }[];
    shortened: boolean;
  }[];
}

export interface TicketSlaSummary {
  state: SlaState;
  due_at: number | null;
}

export interface TicketTemplate {
  id: number;
  version: number;
  name: string;
  body: string;
  scope: TemplateScope;
  departments: IdAndName[];
  shortcut: string | null;
  keywords: string[];
  attachments: Attachment[];
  order: number;
  status: boolean;
  usage_count: number;
  last_used_at: number | null;
  editable: boolean;
  created_at: number;
  updated_at: number;
}

export interface ChangedFields {
  version: number;
  status?: TicketStatus;
  recipient_id?: number | null;
  department_id?: number;
  importance?: TicketImportance;
  category_id?: number | null;
  service_id?: number | null;
  subject?: string;
  custom_values?: Record<string, (string | number) | null>;
  reason?: string;
  close_reason?: 'resolved' | 'duplicate' | 'other';
  close_note?: string;
  sla_id?: number | null;
  spam?: boolean;
  locked?: boolean;
}

export interface DefaultReciever {
  recipient_id: number | null;
  recipient: Person | null;
  reason: 'default_recipient' | 'whole_department' | 'round_robin' | 'least_open' | 'by_shift';
  outside_hours: boolean;
  next_open_at: number | null;
}

export interface DeletedTicket {
  id: number;
  number: string;
  subject: string;
  customer: Person | null;
  department: IdAndName;
  deleted_at: number;
  deleted_by: Person | null;
  purge_at: number;
}

export interface MergeCandidate {
  id: number;
  number: string;
  subject: string;
  status: TicketStatus;
  customer: Person | null;
  created_at: number;
  same_customer: boolean;
  mergeable: boolean;
}

export interface Share {
  user_id: number;
  editable: boolean;
}

export type Ticket = {
  id: number;
  number: string;
  subject: string;
  excerpt: string;
  status: TicketStatus;
  kind: TicketKind;
  department: IdAndName;
  category: IdAndName | null;
  service: IdAndName | null;
  customer: Person | null;
  organization: IdAndName | null;
  last_author: Person | null;
  unread: boolean;
  unread_count: number;
  content_count: number;
  attachment_count: number;
  created_at: number;
  last_activity_at: number;
  satisfaction: Satisfaction;
  can_rate: boolean;
  version?: number;
  importance?: TicketImportance;
  branch?: IdAndName;
  owner?: Person;
  recipient?: Person | null;
  assignee?: Person | null;
  customer_level?: CustomerLevelSummary | null;
  waiting_since?: number | null;
  tags?: TagSummary[];
  shares_count?: number;
  sla?: TicketSlaSummary;
  channel: TicketChannel;
  customer_contact: TicketCustomer | null;
  customer_account?: {
    expire_date: number;
    expired: boolean;
    of: FormContext;
    may_reply: boolean;
  } | null;
  created_by?: Person | null;
  closed_at: number | null;
  close_reason: CloseReason | null;
  first_staff_reply_at: number | null;
  reopened_count: number;
  satisfaction_comment: string | null;
  satisfaction_at: number | null;
  satisfaction_editable: boolean;
  last_seq: number;
  last_read_seq: number;
  actions: TicketAction[];
  reply_refused:
    | (
        | 'assigned_to_colleague'
        | 'closed_window_passed'
        | 'expired'
        | 'read_only'
        | 'locked'
        | 'merged'
        | 'license_expired'
      )
    | null;
  undo_seconds: number;
  locked: boolean;
  shares?: {
    id: number;
    name: string;
    employee: boolean;
    profile_picture_name: string | null;
    editable: boolean;
  }[];
  followed?: boolean;
  followers?: Person[];
  customer_read_seq?: number | null;
  expected_answer?: ExpectedAnswer | null;
  after_close?: AfterClose;
  missing_on_close?: string[];
  sla_name?: string | null;
  sla_id?: number | null;
  sla_by_hand?: boolean;
  sla_clocks?: TicketSlaClock[] | null;
  has_todos?: boolean;
  own_draft?: {
    shared: boolean;
    taken_by: Person | null;
  };
  shared_drafts?: SharedDraft[];
  may_create_tags?: boolean;
  links: {
    type: 'follow_up_of' | 'split_from' | 'related' | 'merged_into';
    direction: 'out' | 'in';
    ticket: {
      id: number;
      number: string;
      subject: string;
    };
  }[];
  merged: {
    into: {
      id: number;
      number: string;
      subject: string;
    } | null;
  } | null;
  custom_fields: FilledField[];
  contents: TicketContent[];
};

export type TicketAction =
  | 'reply'
  | 'note'
  | 'claim'
  | 'assign'
  | 'release'
  | 'transfer'
  | 'share'
  | 'set_in_progress'
  | 'close'
  | 'reopen'
  | 'importance'
  | 'sla'
  | 'fields'
  | 'merge'
  | 'unmerge'
  | 'lock'
  | 'unlock'
  | 'spam'
  | 'not_spam'
  | 'delete'
  | 'rate';

export interface TicketAssignee {
  id: number;
  name: string;
  employee: boolean;
  profile_picture_name: string | null;
  open_tickets?: number;
  online?: boolean;
  absence?: {
    until: string;
    substitute: Person | null;
  };
}

export interface TicketContentVersion {
  version: number;
  body_html: string;
  dir: 'rtl' | 'ltr';
  at: number;
  author: Person | null;
}

export interface TicketFields {
  importance?: TicketImportance;
  category_id?: number | null;
  service_id?: number | null;
  subject: string;
}

export interface TicketHistoryRow {
  id: number;
  at: number;
  actor: Person | null;
  field: string;
  from: string | null;
  to: string | null;
  cause: TicketCause;
  cause_name: string | null;
  from_name: string | null;
  to_name: string | null;
}

export interface TicketShareCandidate {
  id: number;
  name: string;
  employee: boolean;
  profile_picture_name: string | null;
  departments: IdAndName[];
}

export interface ExpectedAnswerGetQuery {
  department_id: number;
}

/** When a department that the caller may write to usually answers, by the last 90 days: of tickets that came in at this hour of the day, or of all where these are too few. null says that nobody knows. */
export const expectedAnswerGet: Call<ExpectedAnswerGetQuery, ExpectedAnswer | null> = {
  name: 'expectedAnswerGet',
  method: 'GET',
  path: '/api/expectedAnswer',
};

/** Deletes a macro softly; what was done with it stays. */
export const macroDelete: Call<{ id: number }, null> = {
  name: 'macroDelete',
  method: 'DELETE',
  path: '/api/macro/:id',
  answer: 'none',
};

/** One macro. */
export const macroGet: Call<{ id: number }, Macro> = { name: 'macroGet', method: 'GET', path: '/api/macro/:id' };

export interface MacroListQuery {
  page?: number;
  perPage?: number;
  name?: string;
  scope?: TemplateScope;
  status?: boolean;
  sort_by?: 'order' | 'name' | 'usage_count' | 'updated_at';
  sort_dir?: 'asc' | 'desc';
}

/** Macros: those for everybody, of the own departments, and personal ones. */
export const macroList: Call<MacroListQuery | void, ListAnswer<Macro>> = {
  name: 'macroList',
  method: 'GET',
  path: '/api/macro',
  answer: 'list',
};

export type MacroStoreBody = {
  name: string;
  scope: TemplateScope;
  department_ids?: number[];
  steps: (
    | {
        type: 'status';
        status: 1 | 4;
        close_reason?: 'resolved' | 'duplicate' | 'other';
      }
    | {
        type: 'importance';
        importance: TicketImportance;
      }
    | {
        type: 'department';
        department_id: number;
        reason: string;
      }
    | {
        type: 'assignee';
        to: 'me' | 'nobody' | number;
      }
    | {
        type: 'category';
        category_id: number | null;
      }
    | {
        type: 'service';
        service_id: number | null;
      }
    | {
        type: 'tags';
        add: number[];
        remove: number[];
      }
    | {
        type: 'note';
        body_html: string;
      }
    | {
        type: 'reply';
        template_id: number;
      }
    | {
        type: 'share';
        user_id: number;
        editable: boolean;
      }
    | {
        type: 'todo';
        title: string;
        description: string | null;
        to: 'me' | 'assignee' | number;
        importance: TicketImportance;
        due_days: number | null;
        shared: boolean;
      }
  )[];
  after?: MacroAfter;
  shortcut?: string | null;
  status?: boolean;
};

export interface MacroStoreData {
  id: number;
}

/** Creates a macro. */
export const macroStore: Call<MacroStoreBody, MacroStoreData> = {
  name: 'macroStore',
  method: 'POST',
  path: '/api/macro',
};

export type MacroUpdateBody = {
  version?: number;
  name?: string;
  scope?: TemplateScope;
  department_ids?: number[];
  steps?: (
    | {
        type: 'status';
        status: 1 | 4;
        close_reason?: 'resolved' | 'duplicate' | 'other';
      }
    | {
        type: 'importance';
        importance: TicketImportance;
      }
    | {
        type: 'department';
        department_id: number;
        reason: string;
      }
    | {
        type: 'assignee';
        to: 'me' | 'nobody' | number;
      }
    | {
        type: 'category';
        category_id: number | null;
      }
    | {
        type: 'service';
        service_id: number | null;
      }
    | {
        type: 'tags';
        add: number[];
        remove: number[];
      }
    | {
        type: 'note';
        body_html: string;
      }
    | {
        type: 'reply';
        template_id: number;
      }
    | {
        type: 'share';
        user_id: number;
        editable: boolean;
      }
    | {
        type: 'todo';
        title: string;
        description: string | null;
        to: 'me' | 'assignee' | number;
        importance: TicketImportance;
        due_days: number | null;
        shared: boolean;
      }
  )[];
  after?: MacroAfter;
  shortcut?: string | null;
  status?: boolean;
};

/** Changes a macro. */
export const macroUpdate: Call<{ id: number } & MacroUpdateBody, Macro> = {
  name: 'macroUpdate',
  method: 'PUT',
  path: '/api/macro/:id',
};

export interface RequestLinkAttachmentQuery {
  inline?: '1' | 1;
}

/** A file of the conversation of a link. */
export const requestLinkAttachment: Call<{ token: string; id: number } & RequestLinkAttachmentQuery, Blob> = {
  name: 'requestLinkAttachment',
  method: 'GET',
  path: '/api/requestLink/:token/attachment/:id',
  answer: 'blob',
};

/** Closes the request of a link, where its customer may close it. */
export const requestLinkClose: Call<{ token: string }, LinkedRequest> = {
  name: 'requestLinkClose',
  method: 'PUT',
  path: '/api/requestLink/:token/close',
};

export interface RequestLinkCodeBody {
  address: string;
}

export interface RequestLinkCodeData {
  resend_in: number;
  expires_in: number;
}

/** Sends a code to an address that wants its link anew; the same answer for every address. */
export const requestLinkCode: Call<RequestLinkCodeBody, RequestLinkCodeData> = {
  name: 'requestLinkCode',
  method: 'POST',
  path: '/api/requestLinkCode',
};

/** Uploads one file (multipart field `file`) of an answer by link. */
export const requestLinkFile: Call<{ token: string }, UploadedAttachment> = {
  name: 'requestLinkFile',
  method: 'POST',
  path: '/api/requestLink/:token/file',
  upload: true,
};

/** The public conversation of the request of a link. Reading it changes nothing. */
export const requestLinkGet: Call<{ token: string }, LinkedRequest> = {
  name: 'requestLinkGet',
  method: 'GET',
  path: '/api/requestLink/:token',
};

export interface RequestLinkRateBody {
  satisfaction: 1 | 2 | 3 | 4 | 5;
  comment?: string;
}

/** Rates the closed request of a link. */
export const requestLinkRate: Call<{ token: string } & RequestLinkRateBody, LinkedRequest> = {
  name: 'requestLinkRate',
  method: 'PUT',
  path: '/api/requestLink/:token/satisfaction',
};

export interface RequestLinkRenewBody {
  address: string;
  code: string;
}

export interface RequestLinkRenewData {
  token: string;
}

/** Makes a new link for the request of a link that has ended, for who proves its address by the code. */
export const requestLinkRenew: Call<{ token: string } & RequestLinkRenewBody, RequestLinkRenewData> = {
  name: 'requestLinkRenew',
  method: 'POST',
  path: '/api/requestLink/:token/renew',
};

export interface RequestLinkReplyBody {
  body_html: string;
  attachments?: string[];
  client_key: string;
  last_seen_seq: number;
  force?: boolean;
}

/** Answers in the request of a link as its customer; a closed one opens again where a reply may open it. */
export const requestLinkReply: Call<{ token: string } & RequestLinkReplyBody, LinkedRequest> = {
  name: 'requestLinkReply',
  method: 'POST',
  path: '/api/requestLink/:token/reply',
};

/** What a link for rating asks about. Reading it changes nothing, so that a scanner of mails cannot vote. */
export const ratingLinkGet: Call<{ token: string }, RatingLink> = {
  name: 'ratingLinkGet',
  method: 'GET',
  path: '/api/ratingLink/:token',
};

export interface RatingLinkPutBody {
  satisfaction: 1 | 2 | 3 | 4 | 5;
  comment?: string;
}

export interface RatingLinkPutData {
  satisfaction: number;
  satisfaction_at: number;
}

/** The owner rates the closed ticket of a link, without a login. */
export const ratingLinkPut: Call<{ token: string } & RatingLinkPutBody, RatingLinkPutData> = {
  name: 'ratingLinkPut',
  method: 'PUT',
  path: '/api/ratingLink/:token',
};

export interface SatisfactionPutBody {
  ticket_id: number;
  satisfaction: 1 | 2 | 3 | 4 | 5;
  comment?: string;
}

export interface SatisfactionPutData {
  satisfaction: number;
  satisfaction_at: number;
}

/** The owner rates a closed ticket (spec 7.25). */
export const satisfactionPut: Call<SatisfactionPutBody, SatisfactionPutData> = {
  name: 'satisfactionPut',
  method: 'PUT',
  path: '/api/satisfaction',
};

/** Deletes a saved view; no ticket changes. */
export const savedViewDelete: Call<{ id: number }, null> = {
  name: 'savedViewDelete',
  method: 'DELETE',
  path: '/api/savedView/:id',
  answer: 'none',
};

/** The saved views that the caller sees: those for all, those of the own departments, the own ones. */
export const savedViewList: Call<void, SavedView[]> = { name: 'savedViewList', method: 'GET', path: '/api/savedView' };

export interface SavedViewStoreBody {
  name: string;
  scope: SavedViewScope;
  department_id?: number | null;
  filters: SavedViewFilters;
  order?: {
    by: TicketSort;
    dir: 'asc' | 'desc';
  } | null;
  columns?: (TicketColumn | string)[] | null;
  icon?: SavedViewIcon | null;
  color?: string | null;
  is_default?: boolean;
  counter?: boolean;
}

export interface SavedViewStoreData {
  id: number;
}

/** Saves a view of the ticket list. */
export const savedViewStore: Call<SavedViewStoreBody, SavedViewStoreData> = {
  name: 'savedViewStore',
  method: 'POST',
  path: '/api/savedView',
};

export interface SavedViewUpdateBody {
  version?: number;
  name?: string;
  scope?: SavedViewScope;
  department_id?: number | null;
  filters?: SavedViewFilters;
  order?: {
    by: TicketSort;
    dir: 'asc' | 'desc';
  } | null;
  columns?: (TicketColumn | string)[] | null;
  icon?: SavedViewIcon | null;
  color?: string | null;
  is_default?: boolean;
  counter?: boolean;
}

/** Changes a saved view. */
export const savedViewUpdate: Call<{ id: number } & SavedViewUpdateBody, SavedView> = {
  name: 'savedViewUpdate',
  method: 'PUT',
  path: '/api/savedView/:id',
};

export interface SimilarTicketListQuery {
  subject: string;
  customer_id?: number;
}

/** Open tickets of a customer that the caller may see, of the days that the settings say, with a title like this one; the most similar first. Customers ask for their own only. */
export const similarTicketList: Call<SimilarTicketListQuery, SimilarTicket[]> = {
  name: 'similarTicketList',
  method: 'GET',
  path: '/api/similarTicket',
};

export type MultipleTicketActionBody =
  | {
      ticket_ids: number[];
      action: 'status';
      value: {
        status: TicketStatus;
        close_reason?: 'resolved' | 'duplicate' | 'other';
        close_note?: string;
      };
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'importance';
      value: TicketImportance;
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'department';
      value: {
        department_id: number;
        reason?: string;
        recipient_id?: number | null;
      };
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'assignee';
      value: number | null;
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'category';
      value: number | null;
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'service';
      value: number | null;
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'add_tags';
      value: number[];
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'remove_tags';
      value: number[];
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'share';
      value: {
        user_id: number;
        editable?: boolean;
      }[];
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'merge_into';
      value: {
        target_id: number;
        other_customer?: boolean;
      };
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'macro';
      value: {
        macro_id: number;
      };
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'reply';
      value: {
        template_id: number;
        client_key: string;
      };
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'spam';
      value: boolean;
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'restore';
      value?: null;
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'read';
      value?: null;
      version?: number;
    }
  | {
      ticket_ids: number[];
      action: 'unread';
      value?: null;
      version?: number;
    };

export interface MultipleTicketActionData {
  done: number[];
  failed: RowFailure[];
  batch_id: number | null;
}

/** Does one action on several tickets, on each as the call for one would, and says which were left alone. */
export const multipleTicketAction: Call<MultipleTicketActionBody, MultipleTicketActionData> = {
  name: 'multipleTicketAction',
  method: 'PUT',
  path: '/api/multipleTicketAction',
};

export interface TicketColumnValuesQuery {
  ids?: number[];
  columns?: TicketColumnNotInRow[];
}

/** Columns of the ticket list that its rows do not have, of a page of tickets; tickets that the caller does not see are left out. */
export const ticketColumnValues: Call<TicketColumnValuesQuery | void, ColumnsOfTicket[]> = {
  name: 'ticketColumnValues',
  method: 'GET',
  path: '/api/ticketColumnValue',
};

export interface TicketDraftClaimBody {
  user_id: number;
}

export interface TicketDraftClaimData {
  body_html: string;
  attachments: UploadedAttachment[];
}

/** Goes on with the shared draft of a colleague, whose own text stays and is not shared any more. */
export const ticketDraftClaim: Call<{ id: number } & TicketDraftClaimBody, TicketDraftClaimData> = {
  name: 'ticketDraftClaim',
  method: 'POST',
  path: '/api/ticketDraft/:id/claim',
};

export interface TicketDraftShareBody {
  shared: boolean;
}

/** Lets colleagues who may answer read the caller's draft of an answer to the ticket, or ends it. */
export const ticketDraftShare: Call<{ id: number } & TicketDraftShareBody, null> = {
  name: 'ticketDraftShare',
  method: 'PUT',
  path: '/api/ticketDraft/:id/share',
  answer: 'none',
};

export interface TicketDueGetQuery {
  start_date: number;
  end_date: number;
}

export interface TicketDueGetData {
  layer: DueLayer;
  days: TicketDueDay[];
}

/** The due times of open tickets in the caller's scope from `start_date` until before `end_date`, by days of the zone of the business and by the arrangement that the caller has stored; no days while it is switched off. A clock that stands has no due time. */
export const ticketDueGet: Call<TicketDueGetQuery, TicketDueGetData> = {
  name: 'ticketDueGet',
  method: 'GET',
  path: '/api/ticketDue',
};

export interface TicketDueLayerUpdateBody {
  shown: boolean;
  scope: DueScope;
}

/** Stores how the caller's calendar shows the due times of tickets. */
export const ticketDueLayerUpdate: Call<TicketDueLayerUpdateBody, DueLayer> = {
  name: 'ticketDueLayerUpdate',
  method: 'PUT',
  path: '/api/ticketDueLayer',
};

/** An own file, once and within 24 hours. */
export const ticketExportFile: Call<{ key: string }, Blob> = {
  name: 'ticketExportFile',
  method: 'GET',
  path: '/api/ticketExport/:key/file',
  answer: 'blob',
};

/** The own file that this batch writes. */
export const ticketExportGet: Call<{ id: number }, TicketExport> = {
  name: 'ticketExportGet',
  method: 'GET',
  path: '/api/ticketExport/:id',
};

export interface TicketExportStoreBody {
  s?: string;
  ids?: number[];
  status?: TicketStatus[];
  kind?: TicketKind[];
  channel?: TicketChannel[];
  department_ids?: number[];
  category_ids?: number[];
  service_ids?: number[];
  customer_id?: number;
  customer_ids?: number[];
  organization_ids?: number[];
  owner_ids?: number[];
  mine?: boolean;
  unread?: boolean;
  has_attachment?: boolean;
  created_from?: number;
  created_to?: number;
  activity_from?: number;
  activity_to?: number;
  closed_from?: number;
  closed_to?: number;
  satisfaction?: Satisfaction[];
  importance?: TicketImportance[];
  branch_ids?: number[];
  tag_ids?: number[];
  tag_mode?: 'any' | 'all';
  customer_level_ids?: number[];
  assignee_ids?: number[];
  created_by_ids?: number[];
  unassigned?: boolean;
  shared_with_me?: boolean;
  followed?: boolean;
  waiting_more_than?: number;
  sla_state?: SlaState[];
  form_ids?: number[];
  cf?: Record<
    string,
    | string
    | {
        from?: string;
        to?: string;
      }
  >;
  due_from?: number;
  due_before?: number;
  state_ids?: number[];
  city_ids?: number[];
  counted?: boolean;
  exact_category_ids?: number[];
  without?: TicketWithout[];
  rated_from?: number;
  rated_to?: number;
  asked_from?: number;
  asked_to?: number;
  sla_result?: SlaResult[];
  first_response_from?: number;
  first_response_to?: number;
  resolution_from?: number;
  resolution_to?: number;
  closing_assignee_ids?: number[];
  assigned_at_closing?: boolean;
  answered?: boolean;
  reopened?: boolean;
  one_touch?: boolean;
  view_id?: number;
  sort_by?: TicketSort;
  sort_dir?: 'asc' | 'desc';
  columns: TicketColumn[];
  format?: 'xls' | 'xlsx' | 'csv';
  dates?: 'jalali' | 'gregorian';
  name?: string;
  later?: boolean;
}

export interface TicketExportStoreData {
  key: string;
  rows: number;
  batch_id: number | null;
}

/** Writes tickets of the list into a file: all that the filters and words find in the order of the list, or those of `ids`. More than 5,000 are written by a batch. */
export const ticketExportStore: Call<TicketExportStoreBody, TicketExportStoreData> = {
  name: 'ticketExportStore',
  method: 'POST',
  path: '/api/ticketExport',
};

export interface TicketFieldMatchesQuery {
  ids?: number[];
  s: string;
}

/** The custom fields in which a search has found its words, of a page of tickets; tickets and fields that the caller does not see are left out. */
export const ticketFieldMatches: Call<
  TicketFieldMatchesQuery,
  {
    id: number;
    fields: {
      id: number;
      label: string;
      type: CustomFieldType;
      value: (string | number) | null;
    }[];
  }[]
> = { name: 'ticketFieldMatches', method: 'GET', path: '/api/ticketFieldMatch' };

export interface TicketFieldValuesQuery {
  ids?: number[];
  field_ids?: number[];
}

/** The values of custom fields that are columns of the ticket list, of a page of tickets; tickets and fields that the caller does not see are left out. */
export const ticketFieldValues: Call<TicketFieldValuesQuery | void, ValuesInList[]> = {
  name: 'ticketFieldValues',
  method: 'GET',
  path: '/api/ticketFieldValue',
};

export interface TicketFormChoiceQuery {
  department_id: number;
  category_id?: number;
  service_id?: number;
  customer_id?: number;
  branch_id?: number;
}

/** The form of a new ticket: of its service, else its category, else its department, else the default one. */
export const ticketFormChoice: Call<TicketFormChoiceQuery, FormToFill> = {
  name: 'ticketFormChoice',
  method: 'GET',
  path: '/api/ticketFormChoice',
};

/** Whether the caller may open a ticket on the web now: by the level and the number of open tickets. */
export const ticketOpeningGet: Call<void, TicketOpening> = {
  name: 'ticketOpeningGet',
  method: 'GET',
  path: '/api/ticketOpening',
};

/** Uploads one file (multipart field `file`) of such a request. */
export const ticketRequestFile: Call<void, UploadedAttachment> = {
  name: 'ticketRequestFile',
  method: 'POST',
  path: '/api/ticketRequest/file',
  upload: true,
};

export interface TicketRequestFormQuery {
  department_id: number;
  category_id?: number;
  service_id?: number;
}

/** The form of such a request, as of a ticket of the same customer. */
export const ticketRequestForm: Call<TicketRequestFormQuery, FormToFill> = {
  name: 'ticketRequestForm',
  method: 'GET',
  path: '/api/ticketRequest/form',
};

/** Departments, categories and services for the request of a proven address. */
export const ticketRequestGet: Call<void, RequestChoices> = {
  name: 'ticketRequestGet',
  method: 'GET',
  path: '/api/ticketRequest',
};

export interface TicketRequestStoreBody {
  department_id: number;
  importance?: TicketImportance;
  category_id?: number | null;
  service_id?: number | null;
  subject: string;
  body_html: string;
  attachments?: string[];
  client_key: string;
  form_version?: number | null;
  custom_values?: Record<string, (string | number) | null>;
  requester_id: number;
}

export interface TicketRequestStoreData {
  number: string;
  link: string;
}

/** Sends the request, once for each proven address; the ticket belongs to the customer who has the address. */
export const ticketRequestStore: Call<TicketRequestStoreBody, TicketRequestStoreData> = {
  name: 'ticketRequestStore',
  method: 'POST',
  path: '/api/ticketRequest',
};

export interface TicketSignatureGetQuery {
  ticket_id: number;
}

/** The signature of the department that answers of the caller to the customer of a ticket get in mails. */
export const ticketSignatureGet: Call<TicketSignatureGetQuery, TicketSignature> = {
  name: 'ticketSignatureGet',
  method: 'GET',
  path: '/api/ticketSignature',
};

export interface TicketSlaApplyData {
  count: number;
  batch_id: number | null;
}

/** Applies the policy, as it is now, to the open tickets that it is chosen for, by a batch. */
export const ticketSlaApply: Call<{ id: number }, TicketSlaApplyData> = {
  name: 'ticketSlaApply',
  method: 'POST',
  path: '/api/ticketSla/:id/apply',
};

export interface TicketSlaMatchesData {
  count: number;
}

/** How many open tickets the policy would be applied to: those that it is chosen for now. */
export const ticketSlaMatches: Call<{ id: number }, TicketSlaMatchesData> = {
  name: 'ticketSlaMatches',
  method: 'GET',
  path: '/api/ticketSla/:id/matches',
};

/** Deletes a ready-made text softly; what was sent with it stays. */
export const ticketTemplateDelete: Call<{ id: number }, null> = {
  name: 'ticketTemplateDelete',
  method: 'DELETE',
  path: '/api/ticketTemplate/:id',
  answer: 'none',
};

/** One ready-made text. */
export const ticketTemplateGet: Call<{ id: number }, TicketTemplate> = {
  name: 'ticketTemplateGet',
  method: 'GET',
  path: '/api/ticketTemplate/:id',
};

export interface TicketTemplateListQuery {
  page?: number;
  perPage?: number;
  name?: string;
  scope?: TemplateScope;
  status?: boolean;
  department_id?: number;
  sort_by?: 'order' | 'name' | 'usage_count' | 'updated_at';
  sort_dir?: 'asc' | 'desc';
}

/** Ready-made texts: those for everybody, of the own departments, and personal ones. */
export const ticketTemplateList: Call<TicketTemplateListQuery | void, ListAnswer<TicketTemplate>> = {
  name: 'ticketTemplateList',
  method: 'GET',
  path: '/api/ticketTemplate',
  answer: 'list',
};

export interface TicketTemplateStoreBody {
  name: string;
  body: string;
  scope: TemplateScope;
  department_ids?: number[];
  shortcut?: string | null;
  keywords?: string[];
  attachments?: (number | string)[];
  status?: boolean;
}

export interface TicketTemplateStoreData {
  id: number;
}

/** Creates a ready-made text. */
export const ticketTemplateStore: Call<TicketTemplateStoreBody, TicketTemplateStoreData> = {
  name: 'ticketTemplateStore',
  method: 'POST',
  path: '/api/ticketTemplate',
};

export interface TicketTemplateUpdateBody {
  version?: number;
  name?: string;
  body?: string;
  scope?: TemplateScope;
  department_ids?: number[];
  shortcut?: string | null;
  keywords?: string[];
  attachments?: (number | string)[];
  status?: boolean;
}

/** Changes a ready-made text. */
export const ticketTemplateUpdate: Call<{ id: number } & TicketTemplateUpdateBody, TicketTemplate> = {
  name: 'ticketTemplateUpdate',
  method: 'PUT',
  path: '/api/ticketTemplate/:id',
};

/** Copies the files of a ready-made text to uploads of the caller, so that a reply is sent with them. */
export const ticketTemplateUploads: Call<{ id: number }, UploadedAttachment[]> = {
  name: 'ticketTemplateUploads',
  method: 'POST',
  path: '/api/ticketTemplate/:id/uploads',
};

export interface TicketTemplateValuesQuery {
  ticket_id: number;
}

/** What the variables of ready-made texts stand for on a ticket; one without a value is left out. */
export const ticketTemplateValues: Call<TicketTemplateValuesQuery, Partial<Record<TemplateVariable, string>>> = {
  name: 'ticketTemplateValues',
  method: 'GET',
  path: '/api/ticketTemplateValues',
};

export interface CheckDefaultRecieverQuery {
  department_id: number;
}

/** Who will answer in a department (spelled as in spec 7.27). */
export const checkDefaultReciever: Call<CheckDefaultRecieverQuery, DefaultReciever> = {
  name: 'checkDefaultReciever',
  method: 'GET',
  path: '/api/checkDefaultReciever',
};

export interface DeleteTicketContentQuery {
  ticket_content_id: number;
  undo?: boolean;
}

export interface DeleteTicketContentData {
  outcome: 'cancelled' | 'deleted';
  attachments?: UploadedAttachment[];
}

/** Cancels a content within its undo window, or removes it (spec 7.23); with `undo` only the first. */
export const deleteTicketContent: Call<DeleteTicketContentQuery, DeleteTicketContentData> = {
  name: 'deleteTicketContent',
  method: 'DELETE',
  path: '/api/deleteTicketContent',
};

export interface DeletedTicketListQuery {
  page?: number;
  perPage?: number;
  keyword?: string;
}

/** Tickets that were deleted in the last 30 days, the newest deletion first; found by number or subject. */
export const deletedTicketList: Call<DeletedTicketListQuery | void, ListAnswer<DeletedTicket>> = {
  name: 'deletedTicketList',
  method: 'GET',
  path: '/api/deletedTicket',
  answer: 'list',
};

export interface TicketAssigneesQuery {
  department_id?: number;
}

/** Employees the ticket may be assigned to. */
export const ticketAssignees: Call<{ id: number } & TicketAssigneesQuery, TicketAssignee[]> = {
  name: 'ticketAssignees',
  method: 'GET',
  path: '/api/ticket/:id/assignees',
};

export interface TicketContentUpdateBody {
  content_id: number;
  body_html: string;
  edit_count: number;
}

export interface TicketContentUpdateData {
  ticket: Ticket;
}

/** Changes the text of a message or a note; the earlier text is kept (decisions 2.4). */
export const ticketContentUpdate: Call<{ id: number } & TicketContentUpdateBody, TicketContentUpdateData | null> = {
  name: 'ticketContentUpdate',
  method: 'PUT',
  path: '/api/ticket/:id/content',
};

export interface TicketContentVersionsQuery {
  content_id: number;
}

/** The earlier texts of a content of the ticket, the newest first. */
export const ticketContentVersions: Call<{ id: number } & TicketContentVersionsQuery, TicketContentVersion[]> = {
  name: 'ticketContentVersions',
  method: 'GET',
  path: '/api/ticket/:id/versions',
};

export interface TicketCountersQuery {
  views?: TicketViewName[];
  view_ids?: number[];
  mine?: boolean;
}

export interface TicketCountersData {
  all?: number;
  open?: number;
  mine?: number;
  unassigned?: number;
  urgent?: number;
  unread?: number;
  waiting_for_me?: number;
  in_progress?: number;
  closed?: number;
  waiting_for_customer?: number;
  status_0?: number;
  status_1?: number;
  status_2?: number;
  status_3?: number;
  status_4?: number;
  saved_views?: {
    id: number;
    count: number;
  }[];
}

/** Counts of the caller's views; exact to 10,000. */
export const ticketCounters: Call<TicketCountersQuery | void, TicketCountersData> = {
  name: 'ticketCounters',
  method: 'GET',
  path: '/api/ticketCounters',
};

/** Deletes a ticket softly. */
export const ticketDelete: Call<{ id: number }, null> = {
  name: 'ticketDelete',
  method: 'DELETE',
  path: '/api/ticket/:id',
  answer: 'none',
};

export interface TicketFollowBody {
  follow: boolean;
}

/** Follows or leaves a ticket. */
export const ticketFollow: Call<{ id: number } & TicketFollowBody, null> = {
  name: 'ticketFollow',
  method: 'PUT',
  path: '/api/ticket/:id/follow',
  answer: 'none',
};

/** One ticket with its conversation. */
export const ticketGet: Call<{ id: number }, Ticket> = { name: 'ticketGet', method: 'GET', path: '/api/ticket/:id' };

/** Every change of the ticket. */
export const ticketHistory: Call<{ id: number }, TicketHistoryRow[]> = {
  name: 'ticketHistory',
  method: 'GET',
  path: '/api/ticket/:id/history',
};

export interface TicketLinkBody {
  other_id: number;
  linked: boolean;
}

export interface TicketLinkData {
  ticket: Ticket;
}

/** Links two tickets as related, or takes that away. */
export const ticketLink: Call<{ id: number } & TicketLinkBody, TicketLinkData | null> = {
  name: 'ticketLink',
  method: 'PUT',
  path: '/api/ticket/:id/link',
};

export interface TicketListQuery {
  page?: number;
  perPage?: number;
  s?: string;
  ids?: number[];
  status?: TicketStatus[];
  kind?: TicketKind[];
  channel?: TicketChannel[];
  department_ids?: number[];
  category_ids?: number[];
  service_ids?: number[];
  customer_id?: number;
  customer_ids?: number[];
  organization_ids?: number[];
  owner_ids?: number[];
  mine?: boolean;
  unread?: boolean;
  has_attachment?: boolean;
  created_from?: number;
  created_to?: number;
  activity_from?: number;
  activity_to?: number;
  closed_from?: number;
  closed_to?: number;
  satisfaction?: Satisfaction[];
  importance?: TicketImportance[];
  branch_ids?: number[];
  tag_ids?: number[];
  tag_mode?: 'any' | 'all';
  customer_level_ids?: number[];
  assignee_ids?: number[];
  created_by_ids?: number[];
  unassigned?: boolean;
  shared_with_me?: boolean;
  followed?: boolean;
  waiting_more_than?: number;
  sla_state?: SlaState[];
  form_ids?: number[];
  cf?: Record<
    string,
    | string
    | {
        from?: string;
        to?: string;
      }
  >;
  due_from?: number;
  due_before?: number;
  state_ids?: number[];
  city_ids?: number[];
  counted?: boolean;
  exact_category_ids?: number[];
  without?: TicketWithout[];
  rated_from?: number;
  rated_to?: number;
  asked_from?: number;
  asked_to?: number;
  sla_result?: SlaResult[];
  first_response_from?: number;
  first_response_to?: number;
  resolution_from?: number;
  resolution_to?: number;
  closing_assignee_ids?: number[];
  assigned_at_closing?: boolean;
  answered?: boolean;
  reopened?: boolean;
  one_touch?: boolean;
  view_id?: number;
  cursor?: string;
  last?: boolean;
  sort_by?: TicketSort;
  sort_dir?: 'asc' | 'desc';
}

/** Tickets in scope. */
export const ticketList: Call<TicketListQuery | void, ListAnswer<TicketRow>> = {
  name: 'ticketList',
  method: 'GET',
  path: '/api/ticket',
  answer: 'list',
};

export interface TicketMacroBody {
  macro_id: number;
  client_key: string;
  last_seen_seq: number;
  force?: boolean;
}

export interface TicketMacroData {
  ticket: Ticket;
  after: MacroAfter;
  stale?: TicketContent[];
}

/** Runs a macro on a ticket: all of its steps, or none. */
export const ticketMacro: Call<{ id: number } & TicketMacroBody, TicketMacroData | null> = {
  name: 'ticketMacro',
  method: 'POST',
  path: '/api/ticket/:id/macro',
};

/** Colleagues whom a note of the ticket may name: those who see it (decisions 2.3 T7). */
export const ticketMentionCandidates: Call<{ id: number }, TicketShareCandidate[]> = {
  name: 'ticketMentionCandidates',
  method: 'GET',
  path: '/api/ticket/:id/mentionCandidates',
};

export interface TicketMergeBody {
  target_id: number;
  version?: number;
  other_customer?: boolean;
}

export interface TicketMergeData {
  ticket: Ticket;
}

/** Merges a ticket into another one, which gets its conversation; the ticket itself is closed (decisions 2.3 T14). */
export const ticketMerge: Call<{ id: number } & TicketMergeBody, TicketMergeData | null> = {
  name: 'ticketMerge',
  method: 'POST',
  path: '/api/ticket/:id/merge',
};

export interface TicketMergeCandidatesQuery {
  s?: string;
}

/** Tickets that the ticket may be merged into or linked with: those of a search, else the newest of the same customer. */
export const ticketMergeCandidates: Call<{ id: number } & TicketMergeCandidatesQuery, MergeCandidate[]> = {
  name: 'ticketMergeCandidates',
  method: 'GET',
  path: '/api/ticket/:id/mergeCandidates',
};

export interface TicketReadBody {
  last_read_seq: number;
}

/** Sets the read state of a ticket: read up to a sequence, or unread. */
export const ticketRead: Call<{ id: number } & TicketReadBody, null> = {
  name: 'ticketRead',
  method: 'PUT',
  path: '/api/ticket/:id/read',
  answer: 'none',
};

/** Restores a deleted ticket with everything that belongs to it. */
export const ticketRestore: Call<{ id: number }, null> = {
  name: 'ticketRestore',
  method: 'POST',
  path: '/api/ticket/:id/restore',
  answer: 'none',
};

/** Employees with whom the ticket may be shared, and those with whom it is (spec 6.35). */
export const ticketShareCandidates: Call<{ id: number }, TicketShareCandidate[]> = {
  name: 'ticketShareCandidates',
  method: 'GET',
  path: '/api/ticket/:id/shareCandidates',
};

export interface TicketSharesBody {
  version: number;
  shares: {
    user_id: number;
    editable?: boolean;
  }[];
}

export interface TicketSharesData {
  ticket: Ticket;
}

/** Shares a ticket with the people of the list and with nobody else (spec 7.37). */
export const ticketShares: Call<{ id: number } & TicketSharesBody, TicketSharesData | null> = {
  name: 'ticketShares',
  method: 'PUT',
  path: '/api/ticket/:id/shares',
};

/** How the due times of the ticket were computed; null for a ticket without an SLA. */
export const ticketSla: Call<{ id: number }, TicketSlaClocks | null> = {
  name: 'ticketSla',
  method: 'GET',
  path: '/api/ticket/:id/sla',
};

export interface TicketSplitBody {
  content_id: number;
  subject: string;
  department_id: number;
  category_id?: number | null;
  recipient_id?: number | null;
  attachment_ids?: number[];
  client_key: string;
}

export interface TicketSplitData {
  id: number;
  number: string;
}

/** Makes a new ticket of a copy of one message; the two are linked (decisions 2.3 T16). */
export const ticketSplit: Call<{ id: number } & TicketSplitBody, TicketSplitData> = {
  name: 'ticketSplit',
  method: 'POST',
  path: '/api/ticket/:id/split',
};

export interface TicketStoreBody {
  kind?: TicketKind;
  department_id: number;
  importance?: TicketImportance;
  category_id?: number | null;
  service_id?: number | null;
  subject: string;
  body_html: string;
  attachments?: string[];
  client_key: string;
  form_version?: number | null;
  custom_values?: Record<string, (string | number) | null>;
  customer_id?: number;
  recipient_id?: number | null;
  branch_id?: number;
  follow_up_of?: number;
  draft_key?: string;
}

export interface TicketStoreData {
  id: number;
  number: string;
}

/** Submits a ticket. */
export const ticketStore: Call<TicketStoreBody, TicketStoreData> = {
  name: 'ticketStore',
  method: 'POST',
  path: '/api/ticket',
};

export interface TicketUnmergeData {
  ticket: Ticket;
}

/** Gives a merged ticket its conversation and status back, for seven days (decisions 2.3 T15). */
export const ticketUnmerge: Call<{ id: number }, TicketUnmergeData | null> = {
  name: 'ticketUnmerge',
  method: 'POST',
  path: '/api/ticket/:id/unmerge',
};

export type TicketUpdateBody =
  | {
      content: {
        type: 'message' | 'note';
        body_html: string;
        attachments?: string[];
        client_key: string;
        last_seen_seq: number;
        force?: boolean;
        then?: 'stay' | 'close' | 'keep_working';
        template_id?: number;
      };
    }
  | ChangedFields;

export interface TicketUpdateData {
  ticket: Ticket;
  content_id: number | null;
  stale?: TicketContent[];
}

/** Adds a content, or changes fields; never both (spec 7.9). */
export const ticketUpdate: Call<{ id: number } & TicketUpdateBody, TicketUpdateData | null> = {
  name: 'ticketUpdate',
  method: 'POST',
  path: '/api/ticket/:id',
};
