/** Closed lists of the API (spec 3.32-3.37, decisions 2.x), as plain constants. */

/** Ticket status ids (spec 3.33). */
export const TICKET_STATUSES = [0, 1, 2, 3, 4] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export const TICKET_STATUS = {
  open: 0,
  inProgress: 1,
  expertReplied: 2,
  customerReplied: 3,
  closed: 4,
} as const satisfies Record<string, TicketStatus>;

/** Ticket importance ids: low, medium, high, critical (spec 3.34). */
export const TICKET_IMPORTANCES = [0, 1, 2, 3] as const;
export type TicketImportance = (typeof TICKET_IMPORTANCES)[number];
export const TICKET_IMPORTANCE = {
  low: 0,
  medium: 1,
  high: 2,
  critical: 3,
} as const satisfies Record<string, TicketImportance>;

/** Satisfaction ids; 0 is unknown and cannot be voted (spec 3.36). */
export const SATISFACTION_LEVELS = [0, 1, 2, 3, 4, 5] as const;
export type Satisfaction = (typeof SATISFACTION_LEVELS)[number];

/** Who writes to whom (decisions 2.3). */
export const TICKET_KINDS = ['customer', 'behalf', 'to_customer', 'internal'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKET_CHANNELS = ['web', 'behalf', 'email', 'call', 'api', 'import', 'system'] as const;
export type TicketChannel = (typeof TICKET_CHANNELS)[number];

export const CLOSE_REASONS = ['resolved', 'no_answer', 'duplicate', 'spam', 'merged', 'other'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** `message` is public, `note` internal, `system` a history line, `auto` an automatic e-mail (decisions 2.4). */
export const CONTENT_TYPES = ['message', 'note', 'system', 'call', 'auto'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const CONTENT_STATES = ['pending', 'published', 'cancelled', 'deleted', 'failed'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const AUTHOR_KINDS = ['customer', 'employee', 'system', 'api', 'ai'] as const;
export type AuthorKind = (typeof AUTHOR_KINDS)[number];

export const USER_STATUSES = ['active', 'inactive', 'invited', 'blocked'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const DEPARTMENT_KINDS = ['normal', 'customers', 'managers'] as const;
export type DepartmentKind = (typeof DEPARTMENT_KINDS)[number];

/** Roles in label priority (spec 6.1); derived from the user's flags, never stored. */
export const ROLES = [
  'full_admin',
  'branch_admin',
  'department_admin',
  'employee',
  'organization_supervisor',
  'organization_customer',
  'customer',
] as const;
export type Role = (typeof ROLES)[number];

export const USERNAME_TYPES = ['email', 'mobile', 'username'] as const;
export type UsernameType = (typeof USERNAME_TYPES)[number];

/** Attachment extensions allowed by default (spec 3.37). */
export const ATTACHMENT_TYPES = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'zip',
  'rar',
  'mp3',
  'mp4',
] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** State of one message to one recipient (decisions 2.27 "Message delivery"). */
/**
 * Why a module, or a part of one, failed in a browser; `uncaught` is an error of a handler, a promise or a timer
 * (design/module-platform.md 2).
 */
export const MODULE_FAILURE_KINDS = [
  'network',
  'not-javascript',
  'timeout',
  'integrity',
  'version',
  'init',
  'render',
  'uncaught',
] as const;
export type ModuleFailureKind = (typeof MODULE_FAILURE_KINDS)[number];
export const DELIVERY_STATES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'uncertain',
  'failed',
  'expired',
  'suppressed',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const DELIVERY_MEDIA = ['sms', 'email', 'webhook'] as const;
export type DeliveryMedium = (typeof DELIVERY_MEDIA)[number];

/** The roles in which an event reaches a person. For events about their own account the person is the `owner`. */
export const NOTIFICATION_AUDIENCES = [
  'owner',
  'customer',
  'supervisor',
  'assignee',
  'members',
  'department_admins',
  'branch_admins',
  'full_admins',
  'followers',
  'shared',
] as const;
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];
/** Channels of a notification. The panel is always on; e-mail, SMS, webhook and PWA have no gateway yet. */
export const NOTIFICATION_CHANNELS = ['panel', 'browser', 'email', 'sms', 'webhook', 'pwa'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Sorts of the ticket list, a closed list (decisions 2.3). */
export const TICKET_SORTS = [
  'waiting_since',
  'last_activity_at',
  'created_at',
  'importance',
  'sla_due',
  'number',
] as const;
export type TicketSort = (typeof TICKET_SORTS)[number];
