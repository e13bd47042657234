import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  AuthorKind,
  CloseReason,
  ContentState,
  ContentType,
  Satisfaction,
  SavedView,
  SavedViewIcon,
  SavedViewScope,
  SlaClockState,
  SlaState,
  TicketCause,
  TicketChannel,
  TicketImportance,
  TicketKind,
  TicketSort,
  TicketStatus,
} from '@hamyar/contracts';

// Tickets, their conversation and their related tables (decisions 2.3, 2.4, 2.21).

export interface TicketTable {
  id: Generated<number>;
  number: string;
  subject: string;
  subject_dense: string;
  norm_version: Generated<number>;
  kind: TicketKind;
  channel: Generated<TicketChannel>;
  owner_id: number;
  recipient_id: number | null;
  customer_id: number | null;
  assignee_id: number | null;
  created_by_id: number;
  updated_by_id: number | null;
  department_id: number;
  branch_id: number;
  organization_id: number | null;
  category_id: number | null;
  service_id: number | null;
  /** The ticket form that was filled in, and its version then. */
  form_id: number | null;
  form_version: number | null;
  status: Generated<TicketStatus>;
  importance: Generated<TicketImportance>;
  source_meta: ColumnType<unknown, string | undefined, string>;
  first_staff_reply_at: Date | null;
  last_staff_reply_at: Date | null;
  last_customer_reply_at: Date | null;
  last_activity_at: Generated<Date>;
  waiting_since: Date | null;
  waiting_sort: GeneratedAlways<Date | null>;
  sla_due_at: Date | null;
  sla_sort: GeneratedAlways<Date | null>;
  sla_id: number | null;
  sla_name: string | null;
  /** Somebody has chosen it. */
  sla_by_hand: Generated<boolean>;
  sla_state: Generated<SlaState>;
  /** When the clocks have to be looked at next, without anybody writing. */
  sla_next_at: Date | null;
  fr_due_at: Date | null;
  fr_at: Date | null;
  fr_state: SlaClockState | null;
  nr_due_at: Date | null;
  nr_state: SlaClockState | null;
  res_due_at: Date | null;
  res_at: Date | null;
  res_state: SlaClockState | null;
  paused_since: Date | null;
  paused_minutes: number | null;
  closed_at: Date | null;
  closed_by_id: number | null;
  close_reason: CloseReason | null;
  close_note: string | null;
  assignee_at_close_id: number | null;
  /** Minutes of working time until the first answer; null until they are measured. */
  first_answer_minutes: number | null;
  /** Minutes of working time until it was closed; null until they are measured. */
  resolution_minutes: number | null;
  reopened_count: Generated<number>;
  last_reopened_at: Date | null;
  merged_into_id: number | null;
  satisfaction: Generated<Satisfaction>;
  satisfaction_comment: string | null;
  satisfaction_at: Date | null;
  /** When the customer was warned last that it will be closed. */
  auto_close_warned_at: Date | null;
  satisfaction_requested_at: Date | null;
  is_spam: Generated<boolean>;
  locked: Generated<boolean>;
  content_count: Generated<number>;
  public_content_count: Generated<number>;
  attachment_count: Generated<number>;
  public_attachment_count: Generated<number>;
  shares_count: Generated<number>;
  last_seq: Generated<number>;
  last_public_seq: Generated<number>;
  last_public_author_id: number | null;
  client_key: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  deleted_at: Date | null;
}

export interface TicketNumberCounterTable {
  /** A month, a year, or all tickets: where the running number begins again. */
  month: string;
  last: Generated<number>;
}

/** The greatest running number that was given out after each stem, under whatever format. */
export interface TicketNumberStemTable {
  stem: string;
  last: number;
}

export interface TicketContentTable {
  id: Generated<number>;
  ticket_id: number;
  /** The merged ticket that it was written in, with the sequences that it had there. */
  origin_ticket_id: number | null;
  origin_seq: number | null;
  origin_public_seq: number | null;
  seq: number;
  public_seq: number | null;
  type: ContentType;
  author_id: number | null;
  author_kind: AuthorKind;
  on_behalf_of_id: number | null;
  body_html: Generated<string>;
  dir: Generated<'rtl' | 'ltr'>;
  event: ColumnType<unknown, string | null | undefined, string | null>;
  state: Generated<ContentState>;
  after_publish: ColumnType<unknown, string | null | undefined, string | null>;
  send_at: Date | null;
  published_at: Date | null;
  edited_at: Date | null;
  edited_by_id: number | null;
  edit_count: Generated<number>;
  deleted_at: Date | null;
  deleted_by_id: number | null;
  channel: Generated<TicketChannel>;
  reply_to_content_id: number | null;
  client_key: string | null;
  attachment_count: Generated<number>;
  created_at: Generated<Date>;
  /** The ready-made text that it was written with; its row may be gone. */
  template_id: number | null;
  /** The macro that wrote it; its row may be gone. */
  macro_id: number | null;
  /** the text that search compares, where the database reads a different one from the HTML (docs/adr/0015) */
  search_key: string | null;
}

export interface TicketShareTable {
  ticket_id: number;
  user_id: number;
  editable: Generated<boolean>;
  added_by_id: number | null;
  created_at: Generated<Date>;
}

export interface TicketFollowTable {
  ticket_id: number;
  user_id: number;
  reason: Generated<string>;
  created_at: Generated<Date>;
}

export interface TicketReadTable {
  user_id: number;
  ticket_id: number;
  last_read_seq: Generated<number>;
  last_read_public_seq: Generated<number>;
  at: Generated<Date>;
}

export interface TicketLinkTable {
  type: 'follow_up_of' | 'split_from' | 'related' | 'merged_into';
  ticket_id: number;
  other_ticket_id: number;
  created_at: Generated<Date>;
  created_by_id: number | null;
}

export interface TicketHistoryTable {
  id: Generated<number>;
  ticket_id: number;
  at: Generated<Date>;
  actor_id: number | null;
  field: string;
  from_value: string | null;
  to_value: string | null;
  cause: Generated<TicketCause>;
  /** What it was called then. */
  cause_name: string | null;
}

export interface SatisfactionVoteTable {
  id: Generated<number>;
  ticket_id: number;
  satisfaction: Satisfaction;
  comment: string | null;
  at: Generated<Date>;
  user_id: number | null;
  current: Generated<boolean>;
}

/** One change of a name that rows of ticket lists show; only that there was one matters (ADR 0049). */
export interface ListedNameChangeTable {
  id: GeneratedAlways<number>;
}

/** How long first answers of a department take (decisions 2.3 "How waiting is shown"). */
export interface DepartmentAnswerTimeTable {
  department_id: number;
  median_minutes: number;
  p90_minutes: number;
  tickets: number;
  computed_at: Date;
}

/** The same by the hour of the day in which tickets came in. */
export interface DepartmentHourAnswerTimeTable {
  department_id: number;
  hour: number;
  median_minutes: number;
  p90_minutes: number;
}

/** A saved view of the list (decisions 2.4). */
export interface SavedViewTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  name: string;
  scope: SavedViewScope;
  owner_id: number;
  department_id: number | null;
  filters: ColumnType<SavedView['filters'], string, string>;
  sort_by: TicketSort | null;
  sort_dir: 'asc' | 'desc' | null;
  columns: ColumnType<SavedView['columns'], string | null, string | null>;
  icon: SavedViewIcon | null;
  color: string | null;
  is_default: Generated<boolean>;
  counter: Generated<boolean>;
  order: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket: TicketTable;
    ticket_number_counter: TicketNumberCounterTable;
    ticket_number_stem: TicketNumberStemTable;
    ticket_content: TicketContentTable;
    ticket_share: TicketShareTable;
    ticket_follow: TicketFollowTable;
    ticket_read: TicketReadTable;
    ticket_link: TicketLinkTable;
    ticket_history: TicketHistoryTable;
    satisfaction_vote: SatisfactionVoteTable;
    listed_name_change: ListedNameChangeTable;
    department_answer_time: DepartmentAnswerTimeTable;
    department_hour_answer_time: DepartmentHourAnswerTimeTable;
    saved_view: SavedViewTable;
  }
}
