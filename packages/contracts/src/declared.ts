// Printed from the folders of the slices by `npm run gen`; do not edit.

import type { FileLimits } from './declaration.ts';

/** Every permission (decisions 2.2), by the name that the database and the wire use. */
export const PERMISSIONS = [
  'assign tickets',
  'change ticket importance',
  'change ticket sla',
  'close tickets',
  'delete ticket contents',
  'delete tickets',
  'edit ticket contents',
  'export data',
  'flag tickets as spam',
  'import users',
  'manage api keys',
  'manage automations',
  'manage canned texts',
  'manage customer events',
  'manage customer sign-in',
  'manage customers',
  'manage files',
  'manage knowledge base',
  'manage macros',
  'manage organizations',
  'manage tags',
  'manage webhooks',
  'merge and split tickets',
  'reopen tickets',
  'send ticket behalf customers',
  'send ticket to customers',
  'share tickets',
  'transfer tickets',
  'use ai assistant',
  'view audit log',
  'view department tickets',
  "view others' calls",
  'view reports',
  'view team reports',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What a branch admin may without a role naming it (decisions 2.2, column "Implied", B). */
export const BRANCH_ADMIN_PERMISSIONS: readonly Permission[] = [
  'assign tickets',
  'change ticket importance',
  'change ticket sla',
  'close tickets',
  'delete ticket contents',
  'delete tickets',
  'edit ticket contents',
  'export data',
  'flag tickets as spam',
  'import users',
  'manage canned texts',
  'manage customer events',
  'manage customer sign-in',
  'manage customers',
  'manage files',
  'manage macros',
  'manage organizations',
  'manage tags',
  'merge and split tickets',
  'reopen tickets',
  'share tickets',
  'transfer tickets',
  'view department tickets',
  "view others' calls",
  'view reports',
  'view team reports',
];

/** What a department admin may without a role naming it (decisions 2.2, column "Implied", D). */
export const DEPARTMENT_ADMIN_PERMISSIONS: readonly Permission[] = [
  'assign tickets',
  'change ticket importance',
  'change ticket sla',
  'close tickets',
  'delete ticket contents',
  'edit ticket contents',
  'flag tickets as spam',
  'manage canned texts',
  'manage macros',
  'manage tags',
  'merge and split tickets',
  'reopen tickets',
  'share tickets',
  'transfer tickets',
  'view department tickets',
  "view others' calls",
  'view reports',
  'view team reports',
];

/** On by default in a new role (decisions 2.2). */
export const NEW_ROLE_PERMISSIONS: readonly Permission[] = ['close tickets', 'reopen tickets', 'view reports'];

/** What each permission allows, in words. */
export const PERMISSION_TITLES: Readonly<Record<Permission, string>> = {
  'manage customers': 'مدیریت مشتریان',
  'manage customer sign-in': 'تغییر اطلاعات ورود مشتریان',
  'manage customer events': 'مدیریت رویدادهای مشتریان',
  'manage files': 'مدیریت فایل‌ها',
  'import users': 'ورود گروهی کاربران',
  'manage knowledge base': 'مدیریت پایگاه دانش',
  'export data': 'خروجی گرفتن از داده‌ها',
  "view others' calls": 'مشاهدهٔ تماس‌های دیگران',
  'view audit log': 'مشاهدهٔ گزارش تغییرات',
  'manage organizations': 'مدیریت سازمان‌ها',
  'view reports': 'مشاهدهٔ گزارش‌ها',
  'view team reports': 'مشاهدهٔ گزارش‌های گروه',
  'manage webhooks': 'مدیریت وب‌هوک‌ها',
  'manage api keys': 'مدیریت کلیدهای API',
  'send ticket behalf customers': 'ارسال تیکت از طرف مشتریان',
  'send ticket to customers': 'ارسال تیکت به مشتریان',
  'manage tags': 'مدیریت برچسب‌ها',
  'view department tickets': 'مشاهدهٔ تیکت‌های دپارتمان',
  'assign tickets': 'واگذاری تیکت',
  'transfer tickets': 'ارجاع تیکت',
  'close tickets': 'بستن تیکت',
  'reopen tickets': 'باز کردن دوبارهٔ تیکت',
  'share tickets': 'به اشتراک گذاشتن تیکت',
  'merge and split tickets': 'ادغام و تفکیک تیکت',
  'flag tickets as spam': 'هرزنامه دانستن تیکت',
  'delete tickets': 'حذف تیکت',
  'edit ticket contents': 'ویرایش پیام‌های دیگران',
  'delete ticket contents': 'حذف پیام‌های دیگران',
  'change ticket importance': 'تغییر اهمیت تیکت',
  'change ticket sla': 'تغییر SLA تیکت',
  'manage canned texts': 'مدیریت متن‌های آماده',
  'manage macros': 'مدیریت ماکروها',
  'manage automations': 'مدیریت خودکارسازی',
  'use ai assistant': 'استفاده از دستیار هوشمند',
};

/** Of these features one has to be licensed for a permission to allow anything; absent: it needs none. */
export const PERMISSION_FEATURES: Readonly<Partial<Record<Permission, readonly Feature[]>>> = {
  'manage customer events': ['customer_event'],
  'manage knowledge base': ['kb_core'],
  'send ticket behalf customers': ['ticket_send_behalf_customer'],
  'change ticket sla': ['ticket_simple_sla', 'ticket_conditional_sla'],
  'manage canned texts': ['ticket_canned_message'],
};

/** The permissions of each slice, in the order in which it declares them. */
export const PERMISSIONS_OF_SLICES: readonly { slice: string; permissions: readonly Permission[] }[] = [
  { slice: 'customers', permissions: ['manage customers', 'manage customer sign-in', 'manage customer events'] },
  { slice: 'files', permissions: ['manage files'] },
  { slice: 'identity', permissions: ['import users'] },
  { slice: 'knowledge-base', permissions: ['manage knowledge base'] },
  { slice: 'logs', permissions: ['export data', "view others' calls", 'view audit log'] },
  { slice: 'organizations', permissions: ['manage organizations'] },
  { slice: 'reports', permissions: ['view reports', 'view team reports'] },
  { slice: 'settings', permissions: ['manage webhooks', 'manage api keys'] },
  {
    slice: 'tickets',
    permissions: [
      'send ticket behalf customers',
      'send ticket to customers',
      'manage tags',
      'view department tickets',
      'assign tickets',
      'transfer tickets',
      'close tickets',
      'reopen tickets',
      'share tickets',
      'merge and split tickets',
      'flag tickets as spam',
      'delete tickets',
      'edit ticket contents',
      'delete ticket contents',
      'change ticket importance',
      'change ticket sla',
      'manage canned texts',
      'manage macros',
      'manage automations',
      'use ai assistant',
    ],
  },
];

/** License features (spec 1.2). */
export const FEATURES = [
  'custom_field',
  'customer_custom_field',
  'customer_event',
  'email_to_ticket',
  'kb_core',
  'organization_custom_field',
  'ticket_canned_message',
  'ticket_conditional_sla',
  'ticket_send_behalf_customer',
  'ticket_simple_sla',
  'workingshift',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The features that concern customers; their pages name no other. */
export const CUSTOMER_FEATURES: readonly Feature[] = [
  'custom_field',
  'customer_custom_field',
  'kb_core',
  'organization_custom_field',
];

/** Events that people are notified of (decisions 2.17). */
export const NOTIFICATION_EVENTS = [
  'batch_ended',
  'calendar_invitation',
  'calendar_reminder',
  'account_expiring',
  'contact_changed',
  'new_device',
  'password_changed',
  'role_changed',
  'article_review',
  'article_returned',
  'article_review_due',
  'license_expiring',
  'mail_failed',
  'created',
  'new_in_department',
  'assigned',
  'unassigned',
  'shared',
  'staff_replied',
  'customer_replied',
  'note',
  'mention',
  'transferred',
  'importance_changed',
  'reopened',
  'closed',
  'merged',
  'satisfaction_request',
  'low_rating',
  'sla_warn',
  'sla_breach',
  'sla_escalated',
  'auto_close_warning',
  'todo_due',
  'todo_assigned',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** Events by the slice that declares them. */
export interface SliceNotifications {
  batches: 'batch_ended';
  calendar: 'calendar_invitation' | 'calendar_reminder';
  identity: 'account_expiring' | 'contact_changed' | 'new_device' | 'password_changed' | 'role_changed';
  'knowledge-base': 'article_review' | 'article_returned' | 'article_review_due';
  license: 'license_expiring';
  notifications: 'mail_failed';
  tickets:
    | 'created'
    | 'new_in_department'
    | 'assigned'
    | 'unassigned'
    | 'shared'
    | 'staff_replied'
    | 'customer_replied'
    | 'note'
    | 'mention'
    | 'transferred'
    | 'importance_changed'
    | 'reopened'
    | 'closed'
    | 'merged'
    | 'satisfaction_request'
    | 'low_rating'
    | 'sla_warn'
    | 'sla_breach'
    | 'sla_escalated'
    | 'auto_close_warning';
  todos: 'todo_due' | 'todo_assigned';
}

/** Kinds of socket channels (design/api.md "Socket"). */
export const CHANNEL_KINDS = [
  'customer',
  'department',
  'branch',
  'folder',
  'private-user',
  'presence-article',
  'organization',
  'ticket',
  'ticket-staff',
  'presence-ticket',
  'system',
] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Builders of channel names; the id is the entity's. */
export const channels = {
  customer: (id: number) => `customer.${id}` as const,
  department: (id: number) => `department.${id}` as const,
  branch: (id: number) => `branch.${id}` as const,
  folder: (id: number) => `folder.${id}` as const,
  user: (id: number) => `private-user.${id}` as const,
  articlePresence: (id: number) => `presence-article.${id}` as const,
  organization: (id: number) => `organization.${id}` as const,
  ticket: (id: number) => `ticket.${id}` as const,
  ticketStaff: (id: number) => `ticket-staff.${id}` as const,
  presence: (id: number) => `presence-ticket.${id}` as const,
  system: () => 'system' as const,
};

/** Keys of drafts that are stored on the server too (decisions 2.4); `{id}` stands for a number. */
export const DRAFT_KEYS = [
  'article:{id}:text',
  'ticket:{id}:message',
  'ticket:{id}:note',
  'new:customer',
  'new:behalf',
  'new:to_customer',
  'new:internal',
] as const;
export type DraftKey = (typeof DRAFT_KEYS)[number];

/** Types of rows that one call deletes several of (spec 7.20, decisions 2.25). */
export const DELETE_TYPES = [
  'workingshift',
  'tag',
  'ticketCategory',
  'service',
  'customerEventType',
  'user',
  'customerLevel',
  'file',
  'customField',
  'form',
  'ticketForm',
  'knowledgebaseCategory',
  'knowledgebaseArticle',
  'knowledgebaseTemplate',
  'organization',
  'sla',
  'branch',
  'department',
  'role',
  'ticketTemplate',
  'macro',
  'todo',
  'note',
] as const;
export type DeleteType = (typeof DELETE_TYPES)[number];

/** Types of rows that people put into an order (spec 7.19, decisions 2.25). */
export const ORDER_TYPES = [
  'ticketCategory',
  'service',
  'customerEventType',
  'customerLevel',
  'customField',
  'form',
  'ticketForm',
  'knowledgebaseCategory',
  'sla',
  'branch',
  'department',
  'role',
  'ticketTemplate',
  'savedView',
  'macro',
  'todo',
  'note',
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Kinds of rows to which people attach files (decisions 2.10). */
export const FILE_OWNERS = [
  'customer_event',
  'file',
  'file_part',
  'file_thumbnail',
  'profile_picture',
  'article',
  'article_category',
  'organization_contract',
  'setting',
  'branch_logo',
  'ticket_content',
  'ticket_template',
] as const;
export type FileOwnerKind = (typeof FILE_OWNERS)[number];

/** What one row of each kind may have attached. */
export const FILE_LIMITS: Readonly<Record<FileOwnerKind, FileLimits>> = {
  customer_event: { count: 5 },
  file: { count: 1, types: null, bytes: 104857600, ownCalls: true },
  file_part: { count: 1, types: null, bytes: 4194304, ownCalls: true },
  file_thumbnail: { count: 1, types: ['webp'], ownCalls: true },
  profile_picture: { count: 1, types: ['jpg', 'jpeg', 'png'], bytes: 10485760 },
  article: { count: 200 },
  article_category: { count: 1, types: ['png'], bytes: 512000 },
  organization_contract: { count: 1 },
  setting: { count: 1, types: ['jpg', 'jpeg', 'png'], bytes: 512000 },
  branch_logo: { count: 1, types: ['png', 'jpg', 'jpeg', 'webp'], bytes: 1000000 },
  ticket_content: { count: 20 },
  ticket_template: { count: 10 },
};
