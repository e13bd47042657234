// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type {
  AnnouncementAudience,
  AnnouncementChannel,
  AnnouncementState,
} from './announcements/announcement-lists.ts';
import type { AttachmentType } from './attachments/attachment-lists.ts';
import type {
  EventRepeat,
  EventSource,
  EventVisibility,
  OffDayKind,
  OffDayRepeat,
} from './calendar/calendar-event-lists.ts';
import type { ServiceIcon } from './catalog/catalog-lists.ts';
import type { TaggableType } from './catalog/tag-lists.ts';
import type { LevelIcon, OpeningChannel } from './customers/customer-level-lists.ts';
import type { DeleteType, FileOwnerKind, NotificationEvent, OrderType, Permission } from './declared.ts';
import type { FileSort, FileVisibility, NameConflict } from './files/file-lists.ts';
import type { CustomDateType, CustomFieldContext, CustomFieldType } from './forms/custom-field-lists.ts';
import type { ConditionOp, FormAudience, FormContext, FormFieldWidth } from './forms/form-lists.ts';
import type { AfterClose, UserStatus, UsernameType } from './identity/user-lists.ts';
import type { ImportOnError, ImportType } from './imports/import-lists.ts';
import type {
  ArticleGroup,
  ArticleNeed,
  ArticleState,
  PreviewReader,
  Visibility,
} from './knowledge-base/article-lists.ts';
import type { ModuleFailureKind } from './logs/module-failure-lists.ts';
import type { DeliveryMedium, DeliveryState, SmtpSecurity } from './notifications/delivery-lists.ts';
import type { NoticeChannel } from './notifications/notice-lists.ts';
import type { NotificationAudience } from './notifications/notification-lists.ts';
import type { ExportedReport } from './reports/report-lists.ts';
import type {
  SlaChange,
  SlaChannel,
  SlaClock,
  SlaComparison,
  SlaIdField,
  SlaMatch,
  SlaMoment,
  SlaNotified,
  SlaTarget,
} from './sla/sla-lists.ts';
import type { AssignMode, CustomerAccess, StaffAccess } from './staff/department-lists.ts';
import type { EmployeeEntry, EmployeeRank, EmployeeStatus, InvitationWay } from './staff/employee-lists.ts';
import type { ReplaceableType } from './system/row-lists.ts';
import type { ChangedFields, SavedViewFilters, Share } from './tickets/calls.ts';
import type { MacroAfter } from './tickets/macro-lists.ts';
import type { TicketColumn, TicketColumnNotInRow } from './tickets/ticket-columns.ts';
import type { DueScope } from './tickets/ticket-due-lists.ts';
import type {
  HideableTicketField,
  Satisfaction,
  SavedViewIcon,
  SavedViewScope,
  SlaResult,
  SlaState,
  TicketChannel,
  TicketImportance,
  TicketKind,
  TicketNumberDate,
  TicketNumberRestart,
  TicketSort,
  TicketStatus,
  TicketWithout,
} from './tickets/ticket-lists.ts';
import type { TemplateScope } from './tickets/ticket-template-lists.ts';
import type { TicketViewName } from './tickets/ticket-view.ts';
import type { TodoRepeat, TodoSource, TodoView } from './todos/todo-lists.ts';

/** Every call of the wire by its name, with its inputs as the contract reads them. For test doubles. */
export interface ReceivedCalls {
  announcementDelete: {
    call: typeof import('./announcements/calls.ts').announcementDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  announcementEnd: {
    call: typeof import('./announcements/calls.ts').announcementEnd;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
    };
  };
  announcementGet: {
    call: typeof import('./announcements/calls.ts').announcementGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  announcementList: {
    call: typeof import('./announcements/calls.ts').announcementList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      audience?: AnnouncementAudience;
      s?: string;
      state?: AnnouncementState;
      importance?: number;
    };
    body: undefined;
  };
  announcementReach: {
    call: typeof import('./announcements/calls.ts').announcementReach;
    params: undefined;
    query: {
      audience: AnnouncementAudience;
      branch_ids?: number[];
      department_ids?: number[];
      role_ids?: number[];
      organization_ids?: number[];
      customer_level_ids?: number[];
    };
    body: undefined;
  };
  announcementReceipts: {
    call: typeof import('./announcements/calls.ts').announcementReceipts;
    params: {
      id: number;
    };
    query: {
      page: number;
      perPage: number;
      state?: 'unseen' | 'seen' | 'acked';
    };
    body: undefined;
  };
  announcementStore: {
    call: typeof import('./announcements/calls.ts').announcementStore;
    params: undefined;
    query: undefined;
    body: {
      audience: AnnouncementAudience;
      publish?: boolean;
      title: string;
      body: string;
      importance: 1 | 2 | 3 | 4;
      branch_ids?: number[];
      department_ids?: number[];
      role_ids?: number[];
      organization_ids?: number[];
      customer_level_ids?: number[];
      start_at?: number | null;
      end_at?: number | null;
      pinned?: boolean;
      require_ack?: boolean;
      channels?: AnnouncementChannel[];
      attachments?: (number | string)[];
    };
  };
  announcementUpdate: {
    call: typeof import('./announcements/calls.ts').announcementUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      publish?: boolean;
      reset?: boolean;
      title?: string;
      body?: string;
      importance?: 1 | 2 | 3 | 4;
      branch_ids?: number[];
      department_ids?: number[];
      role_ids?: number[];
      organization_ids?: number[];
      customer_level_ids?: number[];
      start_at?: number | null;
      end_at?: number | null;
      pinned?: boolean;
      require_ack?: boolean;
      channels?: AnnouncementChannel[];
      attachments?: (number | string)[];
    };
  };
  announcementVersions: {
    call: typeof import('./announcements/calls.ts').announcementVersions;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  userAnnouncementAck: {
    call: typeof import('./announcements/calls.ts').userAnnouncementAck;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version_number: number;
    };
  };
  userAnnouncementGet: {
    call: typeof import('./announcements/calls.ts').userAnnouncementGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  userAnnouncementSeen: {
    call: typeof import('./announcements/calls.ts').userAnnouncementSeen;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version_number: number;
    };
  };
  userAnnouncements: {
    call: typeof import('./announcements/calls.ts').userAnnouncements;
    params: undefined;
    query: {
      page: number;
      perPage: number;
    };
    body: undefined;
  };
  attachmentGet: {
    call: typeof import('./attachments/calls.ts').attachmentGet;
    params: {
      id: number;
    };
    query: {
      inline?: '1' | 1;
    };
    body: undefined;
  };
  attachmentStore: {
    call: typeof import('./attachments/calls.ts').attachmentStore;
    params: undefined;
    query: {
      purpose?: FileOwnerKind;
    };
    body: undefined;
  };
  batchCancel: {
    call: typeof import('./batches/calls.ts').batchCancel;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  batchGet: {
    call: typeof import('./batches/calls.ts').batchGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  batchRetry: {
    call: typeof import('./batches/calls.ts').batchRetry;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  calendarBusyList: {
    call: typeof import('./calendar/calls.ts').calendarBusyList;
    params: undefined;
    query: {
      start_date: number;
      end_date: number;
      user_ids?: number[];
      event_id?: number;
    };
    body: undefined;
  };
  calendarEventDelete: {
    call: typeof import('./calendar/calls.ts').calendarEventDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  calendarEventGet: {
    call: typeof import('./calendar/calls.ts').calendarEventGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  calendarEventList: {
    call: typeof import('./calendar/calls.ts').calendarEventList;
    params: undefined;
    query: {
      start_date: number;
      end_date: number;
    };
    body: undefined;
  };
  calendarEventSearch: {
    call: typeof import('./calendar/calls.ts').calendarEventSearch;
    params: undefined;
    query: {
      s: string;
    };
    body: undefined;
  };
  calendarEventStore: {
    call: typeof import('./calendar/calls.ts').calendarEventStore;
    params: undefined;
    query: undefined;
    body: {
      title: string;
      color?:
        | '#E77373'
        | '#E79A5B'
        | '#D9B441'
        | '#9DBB52'
        | '#56B27F'
        | '#45AEB6'
        | '#5E97DB'
        | '#8A80DB'
        | '#BE78CC'
        | '#8C9BA3';
      start_date: number;
      end_date?: number | null;
      all_day?: boolean;
      description?: string | null;
      location?: string | null;
      visibility?: EventVisibility;
      department_id?: number | null;
      attendees?: number[];
      reminder_minutes?: number[];
      repeat?: EventRepeat;
      repeat_until?: string | null;
      source_type?: EventSource;
      source_id?: number;
    };
  };
  calendarEventUpdate: {
    call: typeof import('./calendar/calls.ts').calendarEventUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      title?: string;
      color?:
        | '#E77373'
        | '#E79A5B'
        | '#D9B441'
        | '#9DBB52'
        | '#56B27F'
        | '#45AEB6'
        | '#5E97DB'
        | '#8A80DB'
        | '#BE78CC'
        | '#8C9BA3';
      start_date?: number;
      end_date?: number | null;
      all_day?: boolean;
      description?: string | null;
      location?: string | null;
      visibility?: EventVisibility;
      department_id?: number | null;
      attendees?: number[];
      reminder_minutes?: number[];
      repeat?: EventRepeat;
      repeat_until?: string | null;
    };
  };
  calendarExport: {
    call: typeof import('./calendar/calls.ts').calendarExport;
    params: undefined;
    query: {
      start_date: number;
      end_date: number;
    };
    body: undefined;
  };
  calendarFeedDelete: {
    call: typeof import('./calendar/calls.ts').calendarFeedDelete;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  calendarFeedFile: {
    call: typeof import('./calendar/calls.ts').calendarFeedFile;
    params: {
      token: string;
    };
    query: undefined;
    body: undefined;
  };
  calendarFeedGet: {
    call: typeof import('./calendar/calls.ts').calendarFeedGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  calendarFeedStore: {
    call: typeof import('./calendar/calls.ts').calendarFeedStore;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  lunarOffDayStore: {
    call: typeof import('./calendar/calls.ts').lunarOffDayStore;
    params: undefined;
    query: undefined;
    body: {
      base_date: string;
      moved: -1 | 0 | 1;
    };
  };
  offDayDelete: {
    call: typeof import('./calendar/calls.ts').offDayDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  offDayList: {
    call: typeof import('./calendar/calls.ts').offDayList;
    params: undefined;
    query: {
      start_date: number;
      end_date: number;
    };
    body: undefined;
  };
  offDayStore: {
    call: typeof import('./calendar/calls.ts').offDayStore;
    params: undefined;
    query: undefined;
    body: {
      date: string;
      title: string;
      kind?: OffDayKind;
      repeat?: OffDayRepeat;
      branch_ids?: number[];
      from?: string | null;
      to?: string | null;
    };
  };
  offDayUpdate: {
    call: typeof import('./calendar/calls.ts').offDayUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      date?: string;
      title?: string;
      kind?: OffDayKind;
      repeat?: OffDayRepeat;
      branch_ids?: number[];
      from?: string | null;
      to?: string | null;
    };
  };
  workingShiftDelete: {
    call: typeof import('./calendar/calls.ts').workingShiftDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  workingShiftGet: {
    call: typeof import('./calendar/calls.ts').workingShiftGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  workingShiftList: {
    call: typeof import('./calendar/calls.ts').workingShiftList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      name?: string;
      sort_by: 'name' | 'updated_at';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  workingShiftStore: {
    call: typeof import('./calendar/calls.ts').workingShiftStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      status?: boolean;
      is_default?: boolean;
      days: {
        from: string;
        to: string;
      }[][];
      overrides?: {
        title: string;
        from_date: string;
        to_date: string;
        days: {
          from: string;
          to: string;
        }[][];
      }[];
      department_ids?: number[];
      branch_ids?: number[];
      user_ids?: number[];
    };
  };
  workingShiftUpdate: {
    call: typeof import('./calendar/calls.ts').workingShiftUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      status?: boolean;
      is_default?: boolean;
      days?: {
        from: string;
        to: string;
      }[][];
      overrides?: {
        title: string;
        from_date: string;
        to_date: string;
        days: {
          from: string;
          to: string;
        }[][];
      }[];
      department_ids?: number[];
      branch_ids?: number[];
      user_ids?: number[];
    };
  };
  serviceDelete: {
    call: typeof import('./catalog/calls.ts').serviceDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  serviceGet: {
    call: typeof import('./catalog/calls.ts').serviceGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  serviceList: {
    call: typeof import('./catalog/calls.ts').serviceList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      s?: string;
    };
    body: undefined;
  };
  serviceStore: {
    call: typeof import('./catalog/calls.ts').serviceStore;
    params: undefined;
    query: undefined;
    body: {
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
    };
  };
  serviceUpdate: {
    call: typeof import('./catalog/calls.ts').serviceUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
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
    };
  };
  assignTag: {
    call: typeof import('./catalog/calls.ts').assignTag;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      taggable_type: TaggableType;
      taggable_id: number;
    };
  };
  customerTagGet: {
    call: typeof import('./catalog/calls.ts').customerTagGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  removeTag: {
    call: typeof import('./catalog/calls.ts').removeTag;
    params: {
      id: number;
    };
    query: {
      taggable_type: TaggableType;
      taggable_id: number;
    };
    body: undefined;
  };
  tagDelete: {
    call: typeof import('./catalog/calls.ts').tagDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  tagList: {
    call: typeof import('./catalog/calls.ts').tagList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      s?: string;
      is_archived?: boolean;
      sort_by: 'name' | 'usage_count' | 'created_at';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  tagMerge: {
    call: typeof import('./catalog/calls.ts').tagMerge;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      tag_ids: number[];
    };
  };
  tagStore: {
    call: typeof import('./catalog/calls.ts').tagStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      color?: string | null;
    };
  };
  tagUpdate: {
    call: typeof import('./catalog/calls.ts').tagUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      color?: string | null;
      is_archived?: boolean;
    };
  };
  ticketCategoryDelete: {
    call: typeof import('./catalog/calls.ts').ticketCategoryDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  ticketCategoryGet: {
    call: typeof import('./catalog/calls.ts').ticketCategoryGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketCategoryList: {
    call: typeof import('./catalog/calls.ts').ticketCategoryList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      s?: string;
    };
    body: undefined;
  };
  ticketCategoryStore: {
    call: typeof import('./catalog/calls.ts').ticketCategoryStore;
    params: undefined;
    query: undefined;
    body: {
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
    };
  };
  ticketCategoryUpdate: {
    call: typeof import('./catalog/calls.ts').ticketCategoryUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
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
    };
  };
  customerEventTypeDelete: {
    call: typeof import('./customer-events/calls.ts').customerEventTypeDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  customerEventTypeGet: {
    call: typeof import('./customer-events/calls.ts').customerEventTypeGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  customerEventTypeList: {
    call: typeof import('./customer-events/calls.ts').customerEventTypeList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      s?: string;
    };
    body: undefined;
  };
  customerEventTypeStore: {
    call: typeof import('./customer-events/calls.ts').customerEventTypeStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      type: 0 | 1;
      color: string;
      status?: boolean;
      default_description?: string | null;
    };
  };
  customerEventTypeUpdate: {
    call: typeof import('./customer-events/calls.ts').customerEventTypeUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      type?: 0 | 1;
      color?: string;
      status?: boolean;
      default_description?: string | null;
    };
  };
  customerEventDelete: {
    call: typeof import('./customer-events/calls.ts').customerEventDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  customerEventList: {
    call: typeof import('./customer-events/calls.ts').customerEventList;
    params: undefined;
    query: {
      user_id?: number;
      organization_id?: number;
      page: number;
      perPage: number;
      from_date?: number;
      to_date?: number;
      type?: 0 | 1;
      customer_event_type_ids?: number[];
      ids?: number[];
    };
    body: undefined;
  };
  customerEventStore: {
    call: typeof import('./customer-events/calls.ts').customerEventStore;
    params: undefined;
    query: undefined;
    body: {
      user_id: number;
      customer_event_type_id: number;
      description: string;
      attachments: string[];
      occurred_at?: number;
      related_ticket_id?: number | null;
    };
  };
  multipleUserAction: {
    call: typeof import('./customers/calls.ts').multipleUserAction;
    params: undefined;
    query: undefined;
    body:
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
  };
  customerLevelDelete: {
    call: typeof import('./customers/calls.ts').customerLevelDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  customerLevelGet: {
    call: typeof import('./customers/calls.ts').customerLevelGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  customerLevelList: {
    call: typeof import('./customers/calls.ts').customerLevelList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      s?: string;
    };
    body: undefined;
  };
  customerLevelStore: {
    call: typeof import('./customers/calls.ts').customerLevelStore;
    params: undefined;
    query: undefined;
    body: {
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
    };
  };
  customerLevelUpdate: {
    call: typeof import('./customers/calls.ts').customerLevelUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
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
    };
  };
  userDelete: {
    call: typeof import('./customers/calls.ts').userDelete;
    params: {
      id: number;
    };
    query: {
      employee: number;
    };
    body: undefined;
  };
  userGet: {
    call: typeof import('./customers/calls.ts').userGet;
    params: {
      id: number;
    };
    query: {
      employee: number;
    };
    body: undefined;
  };
  userList: {
    call: typeof import('./customers/calls.ts').userList;
    params: undefined;
    query: {
      employee: number;
      fast: boolean;
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
      sort_by: 'name' | 'created_at' | 'last_login_at';
      sort_dir: 'asc' | 'desc';
      page: number;
      perPage: number;
    };
    body: undefined;
  };
  userStore: {
    call: typeof import('./customers/calls.ts').userStore;
    params: undefined;
    query: undefined;
    body: {
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
    };
  };
  userUpdate: {
    call: typeof import('./customers/calls.ts').userUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
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
    };
  };
  draftDelete: {
    call: typeof import('./drafts/calls.ts').draftDelete;
    params: {
      key: string;
    };
    query: undefined;
    body: undefined;
  };
  draftGet: {
    call: typeof import('./drafts/calls.ts').draftGet;
    params: {
      key: string;
    };
    query: undefined;
    body: undefined;
  };
  draftPut: {
    call: typeof import('./drafts/calls.ts').draftPut;
    params: {
      key: string;
    };
    query: undefined;
    body: {
      body_html: string;
      attachments: string[];
      form_values: Record<string, unknown>;
      revision: number;
      device: string;
      replaced?: string;
    };
  };
  filePartPut: {
    call: typeof import('./files/calls.ts').filePartPut;
    params: {
      id: number;
      number: number;
    };
    query: {
      sha256: string;
    };
    body: undefined;
  };
  fileUploadCancel: {
    call: typeof import('./files/calls.ts').fileUploadCancel;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  fileUploadFinish: {
    call: typeof import('./files/calls.ts').fileUploadFinish;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      name?: string;
      parent_id?: number | null;
      visibility?: FileVisibility;
      on_conflict?: NameConflict;
    };
  };
  fileUploadGet: {
    call: typeof import('./files/calls.ts').fileUploadGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  fileUploadList: {
    call: typeof import('./files/calls.ts').fileUploadList;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  fileUploadStart: {
    call: typeof import('./files/calls.ts').fileUploadStart;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      size: number;
      last_modified: number | null;
      parent_id: number | null;
      visibility?: FileVisibility;
      on_conflict?: NameConflict;
    };
  };
  fileAttach: {
    call: typeof import('./files/calls.ts').fileAttach;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      purpose: FileOwnerKind;
    };
  };
  fileDelete: {
    call: typeof import('./files/calls.ts').fileDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  fileGet: {
    call: typeof import('./files/calls.ts').fileGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  fileList: {
    call: typeof import('./files/calls.ts').fileList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      parent_id?: number;
      keyword?: string;
      ids?: number[];
      only?: 'folders' | 'files';
      extensions?: string[];
      sort_by: FileSort;
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  fileStore: {
    call: typeof import('./files/calls.ts').fileStore;
    params: undefined;
    query: undefined;
    body: {
      name?: string;
      parent_id: number | null;
      visibility?: FileVisibility;
      on_conflict?: NameConflict;
    };
  };
  fileThumbnail: {
    call: typeof import('./files/calls.ts').fileThumbnail;
    params: {
      id: number;
    };
    query: {
      v?: string;
    };
    body: undefined;
  };
  fileUpdate: {
    call: typeof import('./files/calls.ts').fileUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      parent_id?: number | null;
      visibility?: FileVisibility;
    };
  };
  fileUses: {
    call: typeof import('./files/calls.ts').fileUses;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  customFieldDelete: {
    call: typeof import('./forms/calls.ts').customFieldDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  customFieldGet: {
    call: typeof import('./forms/calls.ts').customFieldGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  customFieldList: {
    call: typeof import('./forms/calls.ts').customFieldList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      context?: CustomFieldContext;
      department_id?: number;
      type?: CustomFieldType;
      status?: boolean;
      is_archived?: boolean;
      show_in_list?: boolean;
      s?: string;
    };
    body: undefined;
  };
  customFieldStore: {
    call: typeof import('./forms/calls.ts').customFieldStore;
    params: undefined;
    query: undefined;
    body: {
      context: CustomFieldContext;
      department_id?: number | null;
      type: CustomFieldType;
      label: string;
      required?: boolean;
      default?: (string | number) | null;
      status?: boolean;
      help?: string;
      placeholder?: string;
      min_length?: number | null;
      max_length?: number | null;
      min?: number | null;
      max?: number | null;
      min_date?: string | null;
      max_date?: string | null;
      date_type?: CustomDateType | null;
      items?: string;
      regex?: string | null;
      unique?: boolean;
      sensitive?: boolean;
      show_in_list?: boolean;
      searchable?: boolean;
      is_archived?: boolean;
    };
  };
  customFieldUpdate: {
    call: typeof import('./forms/calls.ts').customFieldUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      type?: CustomFieldType;
      label?: string;
      required?: boolean;
      default?: (string | number) | null;
      status?: boolean;
      help?: string;
      placeholder?: string;
      min_length?: number | null;
      max_length?: number | null;
      min?: number | null;
      max?: number | null;
      min_date?: string | null;
      max_date?: string | null;
      date_type?: CustomDateType | null;
      items?: string;
      regex?: string | null;
      unique?: boolean;
      sensitive?: boolean;
      show_in_list?: boolean;
      searchable?: boolean;
      is_archived?: boolean;
    };
  };
  customerCustomFieldGet: {
    call: typeof import('./forms/calls.ts').customerCustomFieldGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  customerCustomFieldUpdate: {
    call: typeof import('./forms/calls.ts').customerCustomFieldUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      custom_values: Record<string, (string | number) | null>;
    };
  };
  organizationCustomFieldGet: {
    call: typeof import('./forms/calls.ts').organizationCustomFieldGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  organizationCustomFieldUpdate: {
    call: typeof import('./forms/calls.ts').organizationCustomFieldUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      custom_values: Record<string, (string | number) | null>;
    };
  };
  formDelete: {
    call: typeof import('./forms/calls.ts').formDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  formGet: {
    call: typeof import('./forms/calls.ts').formGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  formList: {
    call: typeof import('./forms/calls.ts').formList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      context?: FormContext;
      status?: boolean;
      s?: string;
    };
    body: undefined;
  };
  formStore: {
    call: typeof import('./forms/calls.ts').formStore;
    params: undefined;
    query: undefined;
    body: {
      context: FormContext;
      name: string;
      description?: string;
      fields?: {
        id: number;
        order?: number;
        status?: boolean;
        required?: boolean;
        public?: boolean;
        width?: FormFieldWidth;
        condition?: {
          field_id: number;
          op: ConditionOp;
          value?: (string | number) | null;
        } | null;
      }[];
      status?: boolean;
      is_default?: boolean;
    };
  };
  formUpdate: {
    call: typeof import('./forms/calls.ts').formUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      description?: string;
      fields?: {
        id: number;
        order?: number;
        status?: boolean;
        required?: boolean;
        public?: boolean;
        width?: FormFieldWidth;
        condition?: {
          field_id: number;
          op: ConditionOp;
          value?: (string | number) | null;
        } | null;
      }[];
      status?: boolean;
      is_default?: boolean;
    };
  };
  customerFieldValues: {
    call: typeof import('./forms/calls.ts').customerFieldValues;
    params: undefined;
    query: {
      ids?: number[];
      field_ids?: number[];
    };
    body: undefined;
  };
  ticketFormDelete: {
    call: typeof import('./forms/calls.ts').ticketFormDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  ticketFormGet: {
    call: typeof import('./forms/calls.ts').ticketFormGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketFormList: {
    call: typeof import('./forms/calls.ts').ticketFormList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      status?: boolean;
      audience?: FormAudience;
      s?: string;
    };
    body: undefined;
  };
  ticketFormStore: {
    call: typeof import('./forms/calls.ts').ticketFormStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      description?: string;
      fields?: {
        id: number;
        order?: number;
        status?: boolean;
        required?: boolean;
        public?: boolean;
        width?: FormFieldWidth;
        condition?: {
          field_id: number;
          op: ConditionOp;
          value?: (string | number) | null;
        } | null;
      }[];
      status?: boolean;
      is_default?: boolean;
      department_ids?: number[];
      category_ids?: number[];
      service_ids?: number[];
      audience?: FormAudience;
      branch_ids?: number[];
      intro?: string;
      subject_template?: string;
      default_importance?: TicketImportance | null;
      default_recipient_id?: number | null;
    };
  };
  ticketFormUpdate: {
    call: typeof import('./forms/calls.ts').ticketFormUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      description?: string;
      fields?: {
        id: number;
        order?: number;
        status?: boolean;
        required?: boolean;
        public?: boolean;
        width?: FormFieldWidth;
        condition?: {
          field_id: number;
          op: ConditionOp;
          value?: (string | number) | null;
        } | null;
      }[];
      status?: boolean;
      is_default?: boolean;
      department_ids?: number[];
      category_ids?: number[];
      service_ids?: number[];
      audience?: FormAudience;
      branch_ids?: number[];
      intro?: string;
      subject_template?: string;
      default_importance?: TicketImportance | null;
      default_recipient_id?: number | null;
    };
  };
  cities: {
    call: typeof import('./geography/calls.ts').cities;
    params: undefined;
    query: {
      state_id?: number;
      s?: string;
    };
    body: undefined;
  };
  countries: {
    call: typeof import('./geography/calls.ts').countries;
    params: undefined;
    query: {
      s?: string;
    };
    body: undefined;
  };
  states: {
    call: typeof import('./geography/calls.ts').states;
    params: undefined;
    query: {
      country_id: number;
      s?: string;
    };
    body: undefined;
  };
  timezones: {
    call: typeof import('./geography/calls.ts').timezones;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  addressCode: {
    call: typeof import('./identity/calls.ts').addressCode;
    params: undefined;
    query: undefined;
    body: {
      address: string;
      first_name: string;
      last_name: string;
    };
  };
  addressProof: {
    call: typeof import('./identity/calls.ts').addressProof;
    params: undefined;
    query: undefined;
    body: {
      address: string;
      code: string;
    };
  };
  addressProofEnd: {
    call: typeof import('./identity/calls.ts').addressProofEnd;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  invitationAccept: {
    call: typeof import('./identity/calls.ts').invitationAccept;
    params: {
      token: string;
    };
    query: undefined;
    body: {
      password: string;
    };
  };
  invitationGet: {
    call: typeof import('./identity/calls.ts').invitationGet;
    params: {
      token: string;
    };
    query: undefined;
    body: undefined;
  };
  checkUsername: {
    call: typeof import('./identity/calls.ts').checkUsername;
    params: undefined;
    query: undefined;
    body: {
      username: string;
    };
  };
  getLoginToken: {
    call: typeof import('./identity/calls.ts').getLoginToken;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  getPasswordResetToken: {
    call: typeof import('./identity/calls.ts').getPasswordResetToken;
    params: undefined;
    query: undefined;
    body: {
      username: string;
    };
  };
  login: {
    call: typeof import('./identity/calls.ts').login;
    params: undefined;
    query: undefined;
    body:
      | {
          username: string;
          password: string;
        }
      | {
          username: string;
          code: string;
        }
      | {
          login_token: string;
        };
  };
  passwordReset: {
    call: typeof import('./identity/calls.ts').passwordReset;
    params: undefined;
    query: undefined;
    body: {
      username: string;
      code: string;
      password: string;
    };
  };
  register: {
    call: typeof import('./identity/calls.ts').register;
    params: undefined;
    query: undefined;
    body: {
      first_name: string;
      last_name: string;
      username: string;
      password?: string;
      contact?: string;
    };
  };
  sendCode: {
    call: typeof import('./identity/calls.ts').sendCode;
    params: undefined;
    query: undefined;
    body: {
      username: string;
      purpose: 'login' | 'register' | 'reset';
    };
  };
  verifyAccount: {
    call: typeof import('./identity/calls.ts').verifyAccount;
    params: undefined;
    query: undefined;
    body: {
      username: string;
      code: string;
    };
  };
  profileGet: {
    call: typeof import('./identity/calls.ts').profileGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  updateProfile: {
    call: typeof import('./identity/calls.ts').updateProfile;
    params: undefined;
    query: undefined;
    body: {
      version?: number;
      first_name?: string;
      last_name?: string;
      landline?: string | null;
      birthday?: string | null;
      gender?: ('m' | 'f') | null;
      notification_prefs?: {
        browser: boolean;
        sound: boolean;
        muted?: NotificationEvent[];
        email?: boolean;
        muted_email?: NotificationEvent[];
      };
      after_close?: AfterClose;
      undo_seconds?: number | null;
      picture_token?: string | null;
      password?: {
        current: string;
        next: string;
      };
      contact?: {
        field: 'email' | 'mobile';
        value: string;
        current_password?: string;
        current_code?: string;
        code?: string;
      };
    };
  };
  logout: { call: typeof import('./identity/calls.ts').logout; params: undefined; query: undefined; body: undefined };
  me: { call: typeof import('./identity/calls.ts').me; params: undefined; query: undefined; body: undefined };
  sessionList: {
    call: typeof import('./identity/calls.ts').sessionList;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  sessionRevoke: {
    call: typeof import('./identity/calls.ts').sessionRevoke;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  sessionRevokeOthers: {
    call: typeof import('./identity/calls.ts').sessionRevokeOthers;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  importUsers: {
    call: typeof import('./imports/calls.ts').importUsers;
    params: undefined;
    query: undefined;
    body: {
      type: ImportType;
      branch_id: number;
      organization_id: number;
      customer_level_id: number;
      password?: string;
    };
  };
  userImportFaults: {
    call: typeof import('./imports/calls.ts').userImportFaults;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  userImportGet: {
    call: typeof import('./imports/calls.ts').userImportGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  userImportList: {
    call: typeof import('./imports/calls.ts').userImportList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
    };
    body: undefined;
  };
  userImportRun: {
    call: typeof import('./imports/calls.ts').userImportRun;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      on_error: ImportOnError;
    };
  };
  userImportSample: {
    call: typeof import('./imports/calls.ts').userImportSample;
    params: undefined;
    query: {
      type: ImportType;
    };
    body: undefined;
  };
  userImportUndo: {
    call: typeof import('./imports/calls.ts').userImportUndo;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseCategoryDelete: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseCategoryDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseCategoryGet: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseCategoryGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseCategoryList: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseCategoryList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      keyword?: string;
    };
    body: undefined;
  };
  knowledgebaseCategoryStore: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseCategoryStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      slug?: string | null;
      description?: string | null;
      status?: boolean;
      parent_id?: number | null;
      icon_token?: string | null;
      visibility?: Visibility;
      organization_ids?: number[];
      customer_level_ids?: number[];
    };
  };
  knowledgebaseCategoryUpdate: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseCategoryUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      slug?: string | null;
      description?: string | null;
      status?: boolean;
      parent_id?: number | null;
      icon_token?: string | null;
      visibility?: Visibility;
      organization_ids?: number[];
      customer_level_ids?: number[];
      sibling_ids?: number[];
    };
  };
  knowledgebaseTemplateDelete: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseTemplateDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseTemplateGet: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseTemplateGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseTemplateList: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseTemplateList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      name?: string;
      sort_by: 'name' | 'updated_at';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  knowledgebaseTemplateStore: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseTemplateStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      body: string;
      fields?: {
        public?: boolean;
        user_group?: ArticleGroup;
        category_ids?: number[];
        allow_feedback?: boolean;
      };
    };
  };
  knowledgebaseTemplateUpdate: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseTemplateUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      body?: string;
      fields?: {
        public?: boolean;
        user_group?: ArticleGroup;
        category_ids?: number[];
        allow_feedback?: boolean;
      };
    };
  };
  knowledgebaseArticleDelete: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseArticleFeedback: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleFeedback;
    params: {
      id: number;
    };
    query: {
      page: number;
      perPage: number;
    };
    body: undefined;
  };
  knowledgebaseArticleGet: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseArticleList: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      name?: string;
      state?: ArticleState;
      category_id?: number;
      author_id?: number;
      tag_id?: number;
      need?: ArticleNeed;
      sort_by: 'name' | 'updated_at' | 'created_at' | 'views' | 'helpful_no';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  knowledgebaseArticlePreview: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticlePreview;
    params: {
      id: number;
    };
    query: {
      as: PreviewReader;
      organization_id?: number;
      customer_level_id?: number;
    };
    body: undefined;
  };
  knowledgebaseArticleReviewers: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleReviewers;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  knowledgebaseArticleState: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleState;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      state: ArticleState;
      publish_at?: number;
      remark?: string;
    };
  };
  knowledgebaseArticleStore: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      slug?: string | null;
      body_html?: string;
      excerpt?: string | null;
      public?: boolean;
      user_group?: ArticleGroup;
      category_ids?: number[];
      related_ids?: number[];
      keywords?: string[];
      seo_title?: string | null;
      seo_description?: string | null;
      allow_feedback?: boolean;
      template_id?: number | null;
      reviewer_id?: number | null;
      publish_at?: number | null;
      expire_at?: number | null;
      review_due_at?: number | null;
      attachments?: (number | string)[];
      source_ticket_id?: number;
      search_miss_id?: number;
    };
  };
  knowledgebaseArticleTagGet: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleTagGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseArticleUpdate: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      slug?: string | null;
      body_html?: string;
      excerpt?: string | null;
      public?: boolean;
      user_group?: ArticleGroup;
      category_ids?: number[];
      related_ids?: number[];
      keywords?: string[];
      seo_title?: string | null;
      seo_description?: string | null;
      allow_feedback?: boolean;
      template_id?: number | null;
      reviewer_id?: number | null;
      publish_at?: number | null;
      expire_at?: number | null;
      review_due_at?: number | null;
      attachments?: (number | string)[];
    };
  };
  knowledgebaseArticleVersionGet: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleVersionGet;
    params: {
      id: number;
      number: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseArticleVersionRestore: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleVersionRestore;
    params: {
      id: number;
      number: number;
    };
    query: undefined;
    body: {
      version?: number;
    };
  };
  knowledgebaseArticleVersions: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseArticleVersions;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  kbArticleGet: {
    call: typeof import('./knowledge-base/calls.ts').kbArticleGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  kbArticleList: {
    call: typeof import('./knowledge-base/calls.ts').kbArticleList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      s?: string;
      unfinished?: boolean;
      category_id?: number;
      sort_by: 'name' | 'views' | 'published_at';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  kbArticleSolved: {
    call: typeof import('./knowledge-base/calls.ts').kbArticleSolved;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      source: 'article' | 'suggestion';
    };
  };
  kbArticleUpdate: {
    call: typeof import('./knowledge-base/calls.ts').kbArticleUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body:
      | {
          helpful: boolean;
          comment?: string | null;
        }
      | {
          version: number;
          name?: string;
          slug?: string | null;
          body_html?: string;
          excerpt?: string | null;
          public?: boolean;
          user_group?: ArticleGroup;
          category_ids?: number[];
          related_ids?: number[];
          keywords?: string[];
          seo_title?: string | null;
          seo_description?: string | null;
          allow_feedback?: boolean;
          template_id?: number | null;
          reviewer_id?: number | null;
          publish_at?: number | null;
          expire_at?: number | null;
          review_due_at?: number | null;
          attachments?: (number | string)[];
        };
  };
  kbCategoryGet: {
    call: typeof import('./knowledge-base/calls.ts').kbCategoryGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  kbCategoryList: {
    call: typeof import('./knowledge-base/calls.ts').kbCategoryList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      forCategories?: boolean;
      forArticles?: boolean;
    };
    body: undefined;
  };
  knowledgebaseSearchMissDelete: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseSearchMissDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  knowledgebaseSearchMissList: {
    call: typeof import('./knowledge-base/calls.ts').knowledgebaseSearchMissList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      keyword?: string;
      article_id?: number;
      sort_by: 'count' | 'last_at';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  kbSuggestion: {
    call: typeof import('./knowledge-base/calls.ts').kbSuggestion;
    params: undefined;
    query: undefined;
    body: {
      text: string;
      ticket_id?: number;
    };
  };
  licenseGet: {
    call: typeof import('./license/calls.ts').licenseGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  licensePut: {
    call: typeof import('./license/calls.ts').licensePut;
    params: undefined;
    query: undefined;
    body: {
      code: string;
    };
  };
  auditLogExport: {
    call: typeof import('./logs/calls.ts').auditLogExport;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      action?: string;
      actor_id?: number;
      object_type?: string;
      object_id?: number;
      format: 'xls' | 'xlsx' | 'csv';
      dates: 'jalali' | 'gregorian';
    };
    body: undefined;
  };
  auditLogList: {
    call: typeof import('./logs/calls.ts').auditLogList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      from_date?: number;
      to_date?: number;
      action?: string;
      actor_id?: number;
      object_type?: string;
      object_id?: number;
      cursor?: string;
    };
    body: undefined;
  };
  auditLogVerify: {
    call: typeof import('./logs/calls.ts').auditLogVerify;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  getLogs: {
    call: typeof import('./logs/calls.ts').getLogs;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      from_date?: number;
      to_date?: number;
      user_id?: number;
      method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
      route?: string;
      status_class?: number;
      duration_from?: number;
      ip?: string;
      object_type?: string;
      object_id?: number;
      cursor?: string;
    };
    body: undefined;
  };
  moduleFailureList: {
    call: typeof import('./logs/calls.ts').moduleFailureList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
    };
    body: undefined;
  };
  requestLogExport: {
    call: typeof import('./logs/calls.ts').requestLogExport;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      user_id?: number;
      method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
      route?: string;
      status_class?: number;
      duration_from?: number;
      ip?: string;
      object_type?: string;
      object_id?: number;
      format: 'xls' | 'xlsx' | 'csv';
      dates: 'jalali' | 'gregorian';
    };
    body: undefined;
  };
  requestLogHistogram: {
    call: typeof import('./logs/calls.ts').requestLogHistogram;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      user_id?: number;
      method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
      route?: string;
      status_class?: number;
      duration_from?: number;
      ip?: string;
      object_type?: string;
      object_id?: number;
    };
    body: undefined;
  };
  requestLogNewer: {
    call: typeof import('./logs/calls.ts').requestLogNewer;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      user_id?: number;
      method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
      route?: string;
      status_class?: number;
      duration_from?: number;
      ip?: string;
      object_type?: string;
      object_id?: number;
      after_id: number;
    };
    body: undefined;
  };
  deliveryCode: {
    call: typeof import('./notifications/calls.ts').deliveryCode;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  deliveryHint: {
    call: typeof import('./notifications/calls.ts').deliveryHint;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  deliveryList: {
    call: typeof import('./notifications/calls.ts').deliveryList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      from_date?: number;
      to_date?: number;
      medium?: DeliveryMedium;
      state?: DeliveryState;
      recipient?: string;
      has_code?: boolean;
    };
    body: undefined;
  };
  deliverySend: {
    call: typeof import('./notifications/calls.ts').deliverySend;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  testEmail: {
    call: typeof import('./notifications/calls.ts').testEmail;
    params: undefined;
    query: undefined;
    body: {
      email: string;
    };
  };
  noticeList: {
    call: typeof import('./notifications/calls.ts').noticeList;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  noticeStore: {
    call: typeof import('./notifications/calls.ts').noticeStore;
    params: undefined;
    query: undefined;
    body: {
      event: NotificationEvent;
      audience: NotificationAudience;
      channel: NoticeChannel;
      enabled?: boolean;
      subject?: string | null;
      body?: string | null;
      delay_minutes?: number;
      only_working_time?: boolean;
    };
  };
  notificationRead: {
    call: typeof import('./notifications/calls.ts').notificationRead;
    params: undefined;
    query: undefined;
    body: {
      id?: number;
      link?: {
        type: string;
        value: number | string;
      };
      all?: boolean;
    };
  };
  userNotifications: {
    call: typeof import('./notifications/calls.ts').userNotifications;
    params: undefined;
    query: {
      after_id?: number;
    };
    body: undefined;
  };
  organizationDelete: {
    call: typeof import('./organizations/calls.ts').organizationDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  organizationGet: {
    call: typeof import('./organizations/calls.ts').organizationGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  organizationList: {
    call: typeof import('./organizations/calls.ts').organizationList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      keyword?: string;
      customer_level_id?: number;
      branch_id?: number;
      status?: boolean;
      expire_from?: number;
      expire_to?: number;
      sort_by: 'name' | 'created_at' | 'expire_date';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  organizationStore: {
    call: typeof import('./organizations/calls.ts').organizationStore;
    params: undefined;
    query: undefined;
    body: {
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
    };
  };
  organizationUpdate: {
    call: typeof import('./organizations/calls.ts').organizationUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
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
    };
  };
  channelAuth: {
    call: typeof import('./realtime/calls.ts').channelAuth;
    params: undefined;
    query: undefined;
    body: {
      channels: string[];
    };
  };
  moduleError: {
    call: typeof import('./registry/calls.ts').moduleError;
    params: undefined;
    query: undefined;
    body: {
      trace_id: string;
      module: string;
      release: string;
      kind: ModuleFailureKind;
      message: string;
      route?: string;
      stack?: string;
    };
  };
  registryGet: {
    call: typeof import('./registry/calls.ts').registryGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  dashboardGet: {
    call: typeof import('./reports/calls.ts').dashboardGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  dashboardUpdate: {
    call: typeof import('./reports/calls.ts').dashboardUpdate;
    params: undefined;
    query: undefined;
    body: {
      widgets:
        | {
            name: string;
            columns: number;
            rows: number;
          }[]
        | null;
      version?: number;
    };
  };
  reportBacklog: {
    call: typeof import('./reports/calls.ts').reportBacklog;
    params: undefined;
    query: {
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
    };
    body: undefined;
  };
  reportDeflection: {
    call: typeof import('./reports/calls.ts').reportDeflection;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportDeflectionArticle: {
    call: typeof import('./reports/calls.ts').reportDeflectionArticle;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportEmployeeGet: {
    call: typeof import('./reports/calls.ts').reportEmployeeGet;
    params: {
      id: number;
    };
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportEmployeeList: {
    call: typeof import('./reports/calls.ts').reportEmployeeList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
      employee_ids?: number[];
      keyword?: string;
    };
    body: undefined;
  };
  reportExport: {
    call: typeof import('./reports/calls.ts').reportExport;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
      employee_ids?: number[];
      report: ExportedReport;
      format: 'xls' | 'xlsx' | 'csv';
      dates: 'jalali' | 'gregorian';
    };
    body: undefined;
  };
  reportImportanceTicket: {
    call: typeof import('./reports/calls.ts').reportImportanceTicket;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportLoad: {
    call: typeof import('./reports/calls.ts').reportLoad;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportPerformance: {
    call: typeof import('./reports/calls.ts').reportPerformance;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportSatisfactionEmployee: {
    call: typeof import('./reports/calls.ts').reportSatisfactionEmployee;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
      employee_ids?: number[];
    };
    body: undefined;
  };
  reportSatisfactionTicket: {
    call: typeof import('./reports/calls.ts').reportSatisfactionTicket;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportServiceTicket: {
    call: typeof import('./reports/calls.ts').reportServiceTicket;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportServiceUser: {
    call: typeof import('./reports/calls.ts').reportServiceUser;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportSlaTicket: {
    call: typeof import('./reports/calls.ts').reportSlaTicket;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportTagUserTicket: {
    call: typeof import('./reports/calls.ts').reportTagUserTicket;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportTicketCategoryTicket: {
    call: typeof import('./reports/calls.ts').reportTicketCategoryTicket;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportTicketFrequency: {
    call: typeof import('./reports/calls.ts').reportTicketFrequency;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportTicketState: {
    call: typeof import('./reports/calls.ts').reportTicketState;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  reportTicketStatusTicket: {
    call: typeof import('./reports/calls.ts').reportTicketStatusTicket;
    params: undefined;
    query: {
      from_date?: number;
      to_date?: number;
      branch_ids?: number[];
      department_ids?: number[];
      service_ids?: number[];
      category_ids?: number[];
      customer_level_ids?: number[];
      compare?: boolean;
    };
    body: undefined;
  };
  defaultSettings: {
    call: typeof import('./settings/calls.ts').defaultSettings;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  settingsGet: {
    call: typeof import('./settings/calls.ts').settingsGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  settingsStore: {
    call: typeof import('./settings/calls.ts').settingsStore;
    params: undefined;
    query: undefined;
    body:
      | {
          group: 'generalNoticeSettings';
          version?: number;
          values: {
            smtp_enabled?: boolean;
            smtp_host?: string | null;
            smtp_port?: number;
            smtp_security?: SmtpSecurity;
            smtp_verify_certificate?: boolean;
            smtp_username?: string | null;
            smtp_password?: string | null;
            mail_from_name?: string | null;
            mail_from_address?: string | null;
            mail_link_address?: string | null;
            mail_footer?: string | null;
          };
        }
      | {
          group: 'generalTicketSettings';
          version?: number;
          values: {
            undo_seconds?: number;
            reopen_days?: number;
            reopen_grace_minutes?: number;
            auto_close_days?: number;
            required_on_close?: ('category_id' | 'service_id')[];
            assign_sets_in_progress?: boolean;
            customer_can_close?: boolean;
            customer_sets_importance?: boolean;
            supervisor_can_reply?: boolean;
            members_see_all?: boolean;
            duplicate_days?: number;
            free_tags?: boolean;
            satisfaction_delay_hours?: number;
            satisfaction_after_no_answer?: boolean;
            peers_see_ratings?: boolean;
            reopen_policy?: 'always' | 'days' | 'never';
            number_prefix?: string;
            number_date?: TicketNumberDate;
            number_digits?: number;
            number_restart?: TicketNumberRestart;
            number_check?: boolean;
            hidden_fields?: {
              role_id: number;
              fields: HideableTicketField[];
            }[];
          };
        }
      | {
          group: 'knowledgeBaseSettings';
          version?: number;
          values: {
            knowledge_base_status?: boolean;
            knowledge_base_color?: string;
            knowledge_base_logo_token?: string | null;
            knowledge_base_visibility?: Visibility;
            knowledge_base_feedback?: boolean;
            kb_four_eyes?: boolean;
            knowledge_base_suggestions?: boolean;
            knowledge_base_searches?: string[];
          };
        }
      | {
          group: 'securitySettings';
          version?: number;
          values: {
            force_users_using_secure_password?: boolean;
            staff_session_hours?: number;
            lock_failures?: number;
            lock_minutes?: number;
            request_log_days?: number;
          };
        }
      | {
          group: 'systemInformation';
          version?: number;
          values: {
            system_title?: string;
            system_slogan?: string;
            logo_link?: string | null;
            logo_token?: string | null;
            small_logo_token?: string | null;
            dark_logo_token?: string | null;
            favicon_token?: string | null;
            attachments_allowed_types?: AttachmentType[];
            attachments_maximum_size?: string;
            timezone?: string;
            footer_text?: string | null;
          };
        }
      | {
          group: 'userAccountSettings';
          version?: number;
          values: {
            username_type?: UsernameType;
            username_regex?: string | null;
            username_example?: string | null;
            signup_from_customers_permission?: boolean;
            requests_without_account?: boolean;
            authenticate_customers_type?: 'otp' | 'password';
            default_customer_level_id?: number | null;
            expired_customer_can_reply?: boolean;
          };
        };
  };
  settingsUpdate: {
    call: typeof import('./settings/calls.ts').settingsUpdate;
    params: undefined;
    query: undefined;
    body: {
      system_configed: boolean;
    };
  };
  systemSettingsGet: {
    call: typeof import('./settings/calls.ts').systemSettingsGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  slaDue: {
    call: typeof import('./sla/calls.ts').slaDue;
    params: undefined;
    query: {
      at: number;
      clock: SlaClock;
      working_shift_id?: number;
      department_id?: number;
      branch_id?: number;
      first_response_minutes?: number;
      resolution_minutes?: number;
    };
    body: undefined;
  };
  slaTry: {
    call: typeof import('./sla/calls.ts').slaTry;
    params: undefined;
    query: {
      at: number;
      branch_id: number;
      department_id: number;
      importance: TicketImportance;
      kind: TicketKind;
      channel: TicketChannel;
      category_id?: number;
      service_id?: number;
      organization_id?: number;
      customer_level_id?: number;
      form_id?: number;
    };
    body: undefined;
  };
  slaDelete: {
    call: typeof import('./sla/calls.ts').slaDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  slaGet: {
    call: typeof import('./sla/calls.ts').slaGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  slaList: {
    call: typeof import('./sla/calls.ts').slaList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      name?: string;
      status?: boolean;
      branch_id?: number;
      sort_by: 'order' | 'name' | 'updated_at';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  slaStore: {
    call: typeof import('./sla/calls.ts').slaStore;
    params: undefined;
    query: undefined;
    body: {
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
  };
  slaUpdate: {
    call: typeof import('./sla/calls.ts').slaUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
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
  };
  branchDelete: {
    call: typeof import('./staff/calls.ts').branchDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  branchGet: {
    call: typeof import('./staff/calls.ts').branchGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  branchList: {
    call: typeof import('./staff/calls.ts').branchList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      s?: string;
    };
    body: undefined;
  };
  branchStore: {
    call: typeof import('./staff/calls.ts').branchStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      code: string;
      phone?: string | null;
      country_id?: number | null;
      state_id?: number | null;
      city_id?: number | null;
      city_name?: string | null;
      address?: string | null;
      timezone?: string | null;
      working_shift_id?: number | null;
      manager_ids?: number[];
      logo_token?: string | null;
      status?: boolean;
    };
  };
  branchUpdate: {
    call: typeof import('./staff/calls.ts').branchUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      code?: string;
      phone?: string | null;
      country_id?: number | null;
      state_id?: number | null;
      city_id?: number | null;
      city_name?: string | null;
      address?: string | null;
      timezone?: string | null;
      working_shift_id?: number | null;
      manager_ids?: number[];
      logo_token?: string | null;
      status?: boolean;
    };
  };
  departmentDelete: {
    call: typeof import('./staff/calls.ts').departmentDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  departmentGet: {
    call: typeof import('./staff/calls.ts').departmentGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  departmentList: {
    call: typeof import('./staff/calls.ts').departmentList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      s?: string;
    };
    body: undefined;
  };
  departmentStore: {
    call: typeof import('./staff/calls.ts').departmentStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      description?: string;
      parent_id?: number | null;
      status?: boolean;
      is_public?: boolean;
      branch_ids?: number[];
      member_ids?: number[];
      manager_ids?: number[];
      default_recipient_id?: number | null;
      assign_mode?: AssignMode;
      max_open_per_agent?: number | null;
      customer_access?: CustomerAccess;
      customer_access_ids?: number[];
      staff_access?: StaffAccess;
      staff_access_ids?: number[];
      reopen_policy?: ('always' | 'days' | 'never') | null;
      reopen_days?: number | null;
      auto_close_days?: number | null;
      working_shift_id?: number | null;
      sla_id?: number | null;
      form_id?: number | null;
      signature?: string;
    };
  };
  departmentUpdate: {
    call: typeof import('./staff/calls.ts').departmentUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      description?: string;
      parent_id?: number | null;
      status?: boolean;
      is_public?: boolean;
      branch_ids?: number[];
      member_ids?: number[];
      manager_ids?: number[];
      default_recipient_id?: number | null;
      assign_mode?: AssignMode;
      max_open_per_agent?: number | null;
      customer_access?: CustomerAccess;
      customer_access_ids?: number[];
      staff_access?: StaffAccess;
      staff_access_ids?: number[];
      reopen_policy?: ('always' | 'days' | 'never') | null;
      reopen_days?: number | null;
      auto_close_days?: number | null;
      working_shift_id?: number | null;
      sla_id?: number | null;
      form_id?: number | null;
      signature?: string;
    };
  };
  employeeDelete: {
    call: typeof import('./staff/calls.ts').employeeDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  employeeGet: {
    call: typeof import('./staff/calls.ts').employeeGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  employeeInvite: {
    call: typeof import('./staff/calls.ts').employeeInvite;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      way: InvitationWay;
    };
  };
  employeeList: {
    call: typeof import('./staff/calls.ts').employeeList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      s?: string;
      role_id?: number;
      rank?: EmployeeRank;
      department_id?: number;
      branch_id?: number;
      status?: UserStatus;
      away?: boolean;
      sort_by: 'name' | 'open_ticket_count' | 'last_login_at';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  employeeStore: {
    call: typeof import('./staff/calls.ts').employeeStore;
    params: undefined;
    query: undefined;
    body: {
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
      full_admin?: boolean;
      branch_admin?: boolean;
      branch_id?: number;
      role_ids?: number[];
      department_ids?: number[];
      managed_department_ids?: number[];
      working_shift_ids?: number[];
      entry: EmployeeEntry;
      password?: string;
    };
  };
  employeeUninvite: {
    call: typeof import('./staff/calls.ts').employeeUninvite;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  employeeUpdate: {
    call: typeof import('./staff/calls.ts').employeeUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
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
      status?: EmployeeStatus;
      full_admin?: boolean;
      branch_admin?: boolean;
      branch_id?: number;
      role_ids?: number[];
      department_ids?: number[];
      managed_department_ids?: number[];
      working_shift_ids?: number[];
      away_from?: string | null;
      away_until?: string | null;
      substitute_id?: number | null;
    };
  };
  roleDelete: {
    call: typeof import('./staff/calls.ts').roleDelete;
    params: {
      id: number;
    };
    query: {
      replace_with?: number;
    };
    body: undefined;
  };
  roleGet: {
    call: typeof import('./staff/calls.ts').roleGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  roleList: { call: typeof import('./staff/calls.ts').roleList; params: undefined; query: undefined; body: undefined };
  roleStore: {
    call: typeof import('./staff/calls.ts').roleStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      description?: string;
      permissions?: Permission[];
      status?: boolean;
    };
  };
  roleUpdate: {
    call: typeof import('./staff/calls.ts').roleUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      description?: string;
      permissions?: Permission[];
      status?: boolean;
    };
  };
  adminDefaultsGet: {
    call: typeof import('./system/calls.ts').adminDefaultsGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  getOrder: {
    call: typeof import('./system/calls.ts').getOrder;
    params: undefined;
    query: {
      type: OrderType;
    };
    body: undefined;
  };
  getReferences: {
    call: typeof import('./system/calls.ts').getReferences;
    params: undefined;
    query: {
      type: ReplaceableType;
      type_id: number;
    };
    body: undefined;
  };
  multipleDelete: {
    call: typeof import('./system/calls.ts').multipleDelete;
    params: undefined;
    query: {
      type: DeleteType;
      type_ids: number[];
    };
    body: undefined;
  };
  systemDefaultsGet: {
    call: typeof import('./system/calls.ts').systemDefaultsGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  updateOrder: {
    call: typeof import('./system/calls.ts').updateOrder;
    params: undefined;
    query: undefined;
    body: {
      type: OrderType;
      type_ids: number[];
    };
  };
  expectedAnswerGet: {
    call: typeof import('./tickets/calls.ts').expectedAnswerGet;
    params: undefined;
    query: {
      department_id: number;
    };
    body: undefined;
  };
  macroDelete: {
    call: typeof import('./tickets/calls.ts').macroDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  macroGet: {
    call: typeof import('./tickets/calls.ts').macroGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  macroList: {
    call: typeof import('./tickets/calls.ts').macroList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      name?: string;
      scope?: TemplateScope;
      status?: boolean;
      sort_by: 'order' | 'name' | 'usage_count' | 'updated_at';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  macroStore: {
    call: typeof import('./tickets/calls.ts').macroStore;
    params: undefined;
    query: undefined;
    body: {
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
  };
  macroUpdate: {
    call: typeof import('./tickets/calls.ts').macroUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
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
  };
  requestLinkAttachment: {
    call: typeof import('./tickets/calls.ts').requestLinkAttachment;
    params: {
      token: string;
      id: number;
    };
    query: {
      inline?: '1' | 1;
    };
    body: undefined;
  };
  requestLinkClose: {
    call: typeof import('./tickets/calls.ts').requestLinkClose;
    params: {
      token: string;
    };
    query: undefined;
    body: undefined;
  };
  requestLinkCode: {
    call: typeof import('./tickets/calls.ts').requestLinkCode;
    params: undefined;
    query: undefined;
    body: {
      address: string;
    };
  };
  requestLinkFile: {
    call: typeof import('./tickets/calls.ts').requestLinkFile;
    params: {
      token: string;
    };
    query: undefined;
    body: undefined;
  };
  requestLinkGet: {
    call: typeof import('./tickets/calls.ts').requestLinkGet;
    params: {
      token: string;
    };
    query: undefined;
    body: undefined;
  };
  requestLinkRate: {
    call: typeof import('./tickets/calls.ts').requestLinkRate;
    params: {
      token: string;
    };
    query: undefined;
    body: {
      satisfaction: 1 | 2 | 3 | 4 | 5;
      comment?: string;
    };
  };
  requestLinkRenew: {
    call: typeof import('./tickets/calls.ts').requestLinkRenew;
    params: {
      token: string;
    };
    query: undefined;
    body: {
      address: string;
      code: string;
    };
  };
  requestLinkReply: {
    call: typeof import('./tickets/calls.ts').requestLinkReply;
    params: {
      token: string;
    };
    query: undefined;
    body: {
      body_html: string;
      attachments: string[];
      client_key: string;
      last_seen_seq: number;
      force: boolean;
    };
  };
  ratingLinkGet: {
    call: typeof import('./tickets/calls.ts').ratingLinkGet;
    params: {
      token: string;
    };
    query: undefined;
    body: undefined;
  };
  ratingLinkPut: {
    call: typeof import('./tickets/calls.ts').ratingLinkPut;
    params: {
      token: string;
    };
    query: undefined;
    body: {
      satisfaction: 1 | 2 | 3 | 4 | 5;
      comment?: string;
    };
  };
  satisfactionPut: {
    call: typeof import('./tickets/calls.ts').satisfactionPut;
    params: undefined;
    query: undefined;
    body: {
      ticket_id: number;
      satisfaction: 1 | 2 | 3 | 4 | 5;
      comment?: string;
    };
  };
  savedViewDelete: {
    call: typeof import('./tickets/calls.ts').savedViewDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  savedViewList: {
    call: typeof import('./tickets/calls.ts').savedViewList;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  savedViewStore: {
    call: typeof import('./tickets/calls.ts').savedViewStore;
    params: undefined;
    query: undefined;
    body: {
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
    };
  };
  savedViewUpdate: {
    call: typeof import('./tickets/calls.ts').savedViewUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
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
    };
  };
  similarTicketList: {
    call: typeof import('./tickets/calls.ts').similarTicketList;
    params: undefined;
    query: {
      subject: string;
      customer_id?: number;
    };
    body: undefined;
  };
  multipleTicketAction: {
    call: typeof import('./tickets/calls.ts').multipleTicketAction;
    params: undefined;
    query: undefined;
    body:
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
          value: Share[];
          version?: number;
        }
      | {
          ticket_ids: number[];
          action: 'merge_into';
          value: {
            target_id: number;
            other_customer: boolean;
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
  };
  ticketColumnValues: {
    call: typeof import('./tickets/calls.ts').ticketColumnValues;
    params: undefined;
    query: {
      ids?: number[];
      columns?: TicketColumnNotInRow[];
    };
    body: undefined;
  };
  ticketDraftClaim: {
    call: typeof import('./tickets/calls.ts').ticketDraftClaim;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      user_id: number;
    };
  };
  ticketDraftShare: {
    call: typeof import('./tickets/calls.ts').ticketDraftShare;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      shared: boolean;
    };
  };
  ticketDueGet: {
    call: typeof import('./tickets/calls.ts').ticketDueGet;
    params: undefined;
    query: {
      start_date: number;
      end_date: number;
    };
    body: undefined;
  };
  ticketDueLayerUpdate: {
    call: typeof import('./tickets/calls.ts').ticketDueLayerUpdate;
    params: undefined;
    query: undefined;
    body: {
      shown: boolean;
      scope: DueScope;
    };
  };
  ticketExportFile: {
    call: typeof import('./tickets/calls.ts').ticketExportFile;
    params: {
      key: string;
    };
    query: undefined;
    body: undefined;
  };
  ticketExportGet: {
    call: typeof import('./tickets/calls.ts').ticketExportGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketExportStore: {
    call: typeof import('./tickets/calls.ts').ticketExportStore;
    params: undefined;
    query: undefined;
    body: {
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
      format: 'xls' | 'xlsx' | 'csv';
      dates: 'jalali' | 'gregorian';
      name: string;
      later: boolean;
    };
  };
  ticketFieldMatches: {
    call: typeof import('./tickets/calls.ts').ticketFieldMatches;
    params: undefined;
    query: {
      ids?: number[];
      s: string;
    };
    body: undefined;
  };
  ticketFieldValues: {
    call: typeof import('./tickets/calls.ts').ticketFieldValues;
    params: undefined;
    query: {
      ids?: number[];
      field_ids?: number[];
    };
    body: undefined;
  };
  ticketFormChoice: {
    call: typeof import('./tickets/calls.ts').ticketFormChoice;
    params: undefined;
    query: {
      department_id: number;
      category_id?: number;
      service_id?: number;
      customer_id?: number;
      branch_id?: number;
    };
    body: undefined;
  };
  ticketOpeningGet: {
    call: typeof import('./tickets/calls.ts').ticketOpeningGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  ticketRequestFile: {
    call: typeof import('./tickets/calls.ts').ticketRequestFile;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  ticketRequestForm: {
    call: typeof import('./tickets/calls.ts').ticketRequestForm;
    params: undefined;
    query: {
      department_id: number;
      category_id?: number;
      service_id?: number;
    };
    body: undefined;
  };
  ticketRequestGet: {
    call: typeof import('./tickets/calls.ts').ticketRequestGet;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  ticketRequestStore: {
    call: typeof import('./tickets/calls.ts').ticketRequestStore;
    params: undefined;
    query: undefined;
    body: {
      department_id: number;
      importance?: TicketImportance;
      category_id?: number | null;
      service_id?: number | null;
      subject: string;
      body_html: string;
      attachments: string[];
      client_key: string;
      form_version?: number | null;
      custom_values?: Record<string, (string | number) | null>;
      requester_id: number;
    };
  };
  ticketSignatureGet: {
    call: typeof import('./tickets/calls.ts').ticketSignatureGet;
    params: undefined;
    query: {
      ticket_id: number;
    };
    body: undefined;
  };
  ticketSlaApply: {
    call: typeof import('./tickets/calls.ts').ticketSlaApply;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketSlaMatches: {
    call: typeof import('./tickets/calls.ts').ticketSlaMatches;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketTemplateDelete: {
    call: typeof import('./tickets/calls.ts').ticketTemplateDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketTemplateGet: {
    call: typeof import('./tickets/calls.ts').ticketTemplateGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketTemplateList: {
    call: typeof import('./tickets/calls.ts').ticketTemplateList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      name?: string;
      scope?: TemplateScope;
      status?: boolean;
      department_id?: number;
      sort_by: 'order' | 'name' | 'usage_count' | 'updated_at';
      sort_dir: 'asc' | 'desc';
    };
    body: undefined;
  };
  ticketTemplateStore: {
    call: typeof import('./tickets/calls.ts').ticketTemplateStore;
    params: undefined;
    query: undefined;
    body: {
      name: string;
      body: string;
      scope: TemplateScope;
      department_ids?: number[];
      shortcut?: string | null;
      keywords?: string[];
      attachments?: (number | string)[];
      status?: boolean;
    };
  };
  ticketTemplateUpdate: {
    call: typeof import('./tickets/calls.ts').ticketTemplateUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      name?: string;
      body?: string;
      scope?: TemplateScope;
      department_ids?: number[];
      shortcut?: string | null;
      keywords?: string[];
      attachments?: (number | string)[];
      status?: boolean;
    };
  };
  ticketTemplateUploads: {
    call: typeof import('./tickets/calls.ts').ticketTemplateUploads;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketTemplateValues: {
    call: typeof import('./tickets/calls.ts').ticketTemplateValues;
    params: undefined;
    query: {
      ticket_id: number;
    };
    body: undefined;
  };
  checkDefaultReciever: {
    call: typeof import('./tickets/calls.ts').checkDefaultReciever;
    params: undefined;
    query: {
      department_id: number;
    };
    body: undefined;
  };
  deleteTicketContent: {
    call: typeof import('./tickets/calls.ts').deleteTicketContent;
    params: undefined;
    query: {
      ticket_content_id: number;
      undo?: boolean;
    };
    body: undefined;
  };
  deletedTicketList: {
    call: typeof import('./tickets/calls.ts').deletedTicketList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
      keyword?: string;
    };
    body: undefined;
  };
  ticketAssignees: {
    call: typeof import('./tickets/calls.ts').ticketAssignees;
    params: {
      id: number;
    };
    query: {
      department_id?: number;
    };
    body: undefined;
  };
  ticketContentUpdate: {
    call: typeof import('./tickets/calls.ts').ticketContentUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      content_id: number;
      body_html: string;
      edit_count: number;
    };
  };
  ticketContentVersions: {
    call: typeof import('./tickets/calls.ts').ticketContentVersions;
    params: {
      id: number;
    };
    query: {
      content_id: number;
    };
    body: undefined;
  };
  ticketCounters: {
    call: typeof import('./tickets/calls.ts').ticketCounters;
    params: undefined;
    query: {
      views?: TicketViewName[];
      view_ids?: number[];
      mine?: boolean;
    };
    body: undefined;
  };
  ticketDelete: {
    call: typeof import('./tickets/calls.ts').ticketDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketFollow: {
    call: typeof import('./tickets/calls.ts').ticketFollow;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      follow: boolean;
    };
  };
  ticketGet: {
    call: typeof import('./tickets/calls.ts').ticketGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketHistory: {
    call: typeof import('./tickets/calls.ts').ticketHistory;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketLink: {
    call: typeof import('./tickets/calls.ts').ticketLink;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      other_id: number;
      linked: boolean;
    };
  };
  ticketList: {
    call: typeof import('./tickets/calls.ts').ticketList;
    params: undefined;
    query: {
      page: number;
      perPage: number;
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
    };
    body: undefined;
  };
  ticketMacro: {
    call: typeof import('./tickets/calls.ts').ticketMacro;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      macro_id: number;
      client_key: string;
      last_seen_seq: number;
      force: boolean;
    };
  };
  ticketMentionCandidates: {
    call: typeof import('./tickets/calls.ts').ticketMentionCandidates;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketMerge: {
    call: typeof import('./tickets/calls.ts').ticketMerge;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      target_id: number;
      version?: number;
      other_customer: boolean;
    };
  };
  ticketMergeCandidates: {
    call: typeof import('./tickets/calls.ts').ticketMergeCandidates;
    params: {
      id: number;
    };
    query: {
      s?: string;
    };
    body: undefined;
  };
  ticketRead: {
    call: typeof import('./tickets/calls.ts').ticketRead;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      last_read_seq: number;
    };
  };
  ticketRestore: {
    call: typeof import('./tickets/calls.ts').ticketRestore;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketShareCandidates: {
    call: typeof import('./tickets/calls.ts').ticketShareCandidates;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketShares: {
    call: typeof import('./tickets/calls.ts').ticketShares;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version: number;
      shares: Share[];
    };
  };
  ticketSla: {
    call: typeof import('./tickets/calls.ts').ticketSla;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketSplit: {
    call: typeof import('./tickets/calls.ts').ticketSplit;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      content_id: number;
      subject: string;
      department_id: number;
      category_id?: number | null;
      recipient_id?: number | null;
      attachment_ids: number[];
      client_key: string;
    };
  };
  ticketStore: {
    call: typeof import('./tickets/calls.ts').ticketStore;
    params: undefined;
    query: undefined;
    body: {
      kind: TicketKind;
      department_id: number;
      importance?: TicketImportance;
      category_id?: number | null;
      service_id?: number | null;
      subject: string;
      body_html: string;
      attachments: string[];
      client_key: string;
      form_version?: number | null;
      custom_values?: Record<string, (string | number) | null>;
      customer_id?: number;
      recipient_id?: number | null;
      branch_id?: number;
      follow_up_of?: number;
      draft_key?: string;
    };
  };
  ticketUnmerge: {
    call: typeof import('./tickets/calls.ts').ticketUnmerge;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  ticketUpdate: {
    call: typeof import('./tickets/calls.ts').ticketUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body:
      | {
          content: {
            type: 'message' | 'note';
            body_html: string;
            attachments: string[];
            client_key: string;
            last_seen_seq: number;
            force: boolean;
            then: 'stay' | 'close' | 'keep_working';
            template_id?: number;
          };
        }
      | ChangedFields;
  };
  personalNoteDelete: {
    call: typeof import('./todos/calls.ts').personalNoteDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  personalNoteGet: {
    call: typeof import('./todos/calls.ts').personalNoteGet;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  personalNoteList: {
    call: typeof import('./todos/calls.ts').personalNoteList;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  personalNoteStore: {
    call: typeof import('./todos/calls.ts').personalNoteStore;
    params: undefined;
    query: undefined;
    body: {
      title?: string | null;
      body: string;
      color?:
        | '#E77373'
        | '#E79A5B'
        | '#D9B441'
        | '#9DBB52'
        | '#56B27F'
        | '#45AEB6'
        | '#5E97DB'
        | '#8A80DB'
        | '#BE78CC'
        | '#8C9BA3';
      pinned?: boolean;
    };
  };
  personalNoteUpdate: {
    call: typeof import('./todos/calls.ts').personalNoteUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      title?: string | null;
      body?: string;
      color?:
        | '#E77373'
        | '#E79A5B'
        | '#D9B441'
        | '#9DBB52'
        | '#56B27F'
        | '#45AEB6'
        | '#5E97DB'
        | '#8A80DB'
        | '#BE78CC'
        | '#8C9BA3';
      pinned?: boolean;
    };
  };
  todoDelete: {
    call: typeof import('./todos/calls.ts').todoDelete;
    params: {
      id: number;
    };
    query: undefined;
    body: undefined;
  };
  todoDeleteDone: {
    call: typeof import('./todos/calls.ts').todoDeleteDone;
    params: undefined;
    query: undefined;
    body: undefined;
  };
  todoList: {
    call: typeof import('./todos/calls.ts').todoList;
    params: undefined;
    query: {
      view?: TodoView;
      done?: boolean;
      ticket_id?: number;
    };
    body: undefined;
  };
  todoStore: {
    call: typeof import('./todos/calls.ts').todoStore;
    params: undefined;
    query: undefined;
    body: {
      title: string;
      description?: string | null;
      due_at?: number | null;
      remind_at?: number | null;
      importance?: number;
      assignee_id?: number;
      shared?: boolean;
      checklist?: {
        text: string;
        done: boolean;
      }[];
      repeat?: TodoRepeat;
      source_type?: TodoSource;
      source_id?: number;
    };
  };
  todoUpdate: {
    call: typeof import('./todos/calls.ts').todoUpdate;
    params: {
      id: number;
    };
    query: undefined;
    body: {
      version?: number;
      done?: boolean;
      title?: string;
      description?: string | null;
      due_at?: number | null;
      remind_at?: number | null;
      importance?: number;
      assignee_id?: number;
      shared?: boolean;
      checklist?: {
        text: string;
        done: boolean;
      }[];
      repeat?: TodoRepeat;
    };
  };
}
