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
  'announcement',
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
  announcements: 'announcement';
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
  'announcement',
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
  'employee',
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
  'announcement',
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
  announcement: { count: 20 },
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

/** Kinds of rows that lines of the logs are about. */
export type ObjectType =
  | 'announcement'
  | 'calendar_event'
  | 'calendar_feed'
  | 'off_day'
  | 'working_shift'
  | 'tag'
  | 'ticket_category'
  | 'service'
  | 'customer_event'
  | 'customer_event_type'
  | 'customer'
  | 'customer_level'
  | 'file'
  | 'attachment'
  | 'custom_field'
  | 'form'
  | 'user'
  | 'session'
  | 'user_import'
  | 'article'
  | 'article_category'
  | 'article_template'
  | 'search_miss'
  | 'license'
  | 'request_log'
  | 'audit_log'
  | 'delivery'
  | 'notice'
  | 'organization'
  | 'report'
  | 'settings'
  | 'setting'
  | 'sla'
  | 'employee'
  | 'role'
  | 'branch'
  | 'department'
  | 'ticket'
  | 'ticket_content'
  | 'ticket_template'
  | 'saved_view'
  | 'macro'
  | 'ticket_export'
  | 'todo'
  | 'personal_note';

/** Their names in Persian. */
export const OBJECT_TITLES: Readonly<Record<ObjectType, string>> = {
  announcement: 'اطلاعیه',
  calendar_event: 'رویداد تقویم',
  calendar_feed: 'نشانی اشتراک تقویم',
  off_day: 'روز تعطیل',
  working_shift: 'شیفت کاری',
  tag: 'برچسب',
  ticket_category: 'دسته‌بندی تیکت',
  service: 'محصول یا خدمت',
  customer_event: 'رویداد مشتری',
  customer_event_type: 'دستهٔ رویداد',
  customer: 'مشتری',
  customer_level: 'سطح مشتری',
  file: 'فایل',
  attachment: 'پیوست',
  custom_field: 'فیلد سفارشی',
  form: 'فرم',
  user: 'کاربر',
  session: 'نشست',
  user_import: 'ورود گروهی',
  article: 'مقالهٔ پایگاه دانش',
  article_category: 'دستهٔ مقاله',
  article_template: 'الگوی مقاله',
  search_miss: 'جستجوی بی‌نتیجه',
  license: 'لایسنس',
  request_log: 'گزارش درخواست‌ها',
  audit_log: 'گزارش تغییرات',
  delivery: 'پیام ارسالی',
  notice: 'متن اطلاع‌رسانی',
  organization: 'سازمان',
  report: 'گزارش',
  settings: 'تنظیمات',
  setting: 'تنظیمات',
  sla: 'SLA',
  employee: 'کارشناس',
  role: 'نقش',
  branch: 'شعبه',
  department: 'دپارتمان',
  ticket: 'تیکت',
  ticket_content: 'پیام تیکت',
  ticket_template: 'متن آماده',
  saved_view: 'نمای ذخیره‌شده',
  macro: 'ماکرو',
  ticket_export: 'خروجی لیست تیکت‌ها',
  todo: 'کار',
  personal_note: 'یادداشت شخصی',
};

/** Actions of the audit log. */
export type AuditAction =
  | 'announcement.create'
  | 'announcement.update'
  | 'announcement.publish'
  | 'announcement.end'
  | 'announcement.delete'
  | 'calendar_event.create'
  | 'calendar_event.update'
  | 'calendar_event.delete'
  | 'calendar_feed.create'
  | 'calendar_feed.delete'
  | 'off_day.create'
  | 'off_day.update'
  | 'off_day.confirm'
  | 'off_day.delete'
  | 'working_shift.create'
  | 'working_shift.update'
  | 'working_shift.delete'
  | 'tag.create'
  | 'tag.update'
  | 'tag.merge'
  | 'tag.delete'
  | 'ticket_category.create'
  | 'ticket_category.update'
  | 'ticket_category.order'
  | 'ticket_category.delete'
  | 'service.create'
  | 'service.update'
  | 'service.order'
  | 'service.delete'
  | 'customer_event.create'
  | 'customer_event.delete'
  | 'customer_event_type.create'
  | 'customer_event_type.update'
  | 'customer_event_type.order'
  | 'customer_event_type.delete'
  | 'customer.create'
  | 'customer.update'
  | 'customer.delete'
  | 'customer_level.create'
  | 'customer_level.update'
  | 'customer_level.order'
  | 'customer_level.delete'
  | 'file.create'
  | 'file.update'
  | 'file.replace'
  | 'file.delete'
  | 'folder.create'
  | 'folder.update'
  | 'folder.delete'
  | 'customer.custom_fields'
  | 'organization.custom_fields'
  | 'custom_field.create'
  | 'custom_field.update'
  | 'custom_field.order'
  | 'custom_field.delete'
  | 'form.create'
  | 'form.update'
  | 'form.order'
  | 'form.delete'
  | 'session.end'
  | 'register'
  | 'address.prove'
  | 'login'
  | 'login.failed'
  | 'password.reset'
  | 'password.change'
  | 'profile.update'
  | 'invitation.accept'
  | 'user_import.run'
  | 'user_import.undo'
  | 'article.create'
  | 'article.update'
  | 'article.state'
  | 'article.restore'
  | 'article.delete'
  | 'article_category.create'
  | 'article_category.update'
  | 'article_category.order'
  | 'article_category.delete'
  | 'article_template.create'
  | 'article_template.update'
  | 'article_template.delete'
  | 'search_miss.delete'
  | 'license.install'
  | 'log.export'
  | 'notice.update'
  | 'delivery.send_again'
  | 'delivery.test'
  | 'delivery.code.view'
  | 'organization.create'
  | 'organization.update'
  | 'organization.delete'
  | 'report.export'
  | 'settings.update'
  | 'settings.finish_setup'
  | 'sla.create'
  | 'sla.update'
  | 'sla.order'
  | 'sla.delete'
  | 'sla.apply'
  | 'branch.create'
  | 'branch.update'
  | 'branch.order'
  | 'branch.delete'
  | 'department.create'
  | 'department.update'
  | 'department.order'
  | 'department.delete'
  | 'role.create'
  | 'role.update'
  | 'role.order'
  | 'role.delete'
  | 'employee.create'
  | 'employee.update'
  | 'employee.delete'
  | 'employee.invite'
  | 'employee.uninvite'
  | 'macro.create'
  | 'macro.update'
  | 'macro.order'
  | 'macro.delete'
  | 'ticket_template.create'
  | 'ticket_template.update'
  | 'ticket_template.order'
  | 'ticket_template.delete'
  | 'ticket.delete'
  | 'ticket.share'
  | 'ticket.unmerge'
  | 'ticket.restore'
  | 'ticket_content.delete'
  | 'ticket_content.edit'
  | 'ticket.export'
  | 'ticket.export_download'
  | 'todo.delete'
  | 'todo.delete_done'
  | 'personal_note.delete';

/** Their names in Persian. */
export const AUDIT_ACTION_TITLES: Readonly<Record<AuditAction, string>> = {
  'announcement.create': 'ایجاد اطلاعیه',
  'announcement.update': 'ویرایش اطلاعیه',
  'announcement.publish': 'انتشار اطلاعیه',
  'announcement.end': 'پایان دادن به اطلاعیه',
  'announcement.delete': 'حذف اطلاعیه',
  'calendar_event.create': 'ایجاد رویداد تقویم',
  'calendar_event.update': 'ویرایش رویداد تقویم',
  'calendar_event.delete': 'حذف رویداد تقویم',
  'calendar_feed.create': 'ساختن نشانی اشتراک تقویم',
  'calendar_feed.delete': 'باطل کردن نشانی اشتراک تقویم',
  'off_day.create': 'افزودن روز تعطیل',
  'off_day.update': 'ویرایش روز تعطیل',
  'off_day.confirm': 'تأیید تعطیلی قمری',
  'off_day.delete': 'حذف روز تعطیل',
  'working_shift.create': 'ایجاد شیفت کاری',
  'working_shift.update': 'ویرایش شیفت کاری',
  'working_shift.delete': 'حذف شیفت کاری',
  'tag.create': 'ایجاد برچسب',
  'tag.update': 'ویرایش برچسب',
  'tag.merge': 'ادغام برچسب‌ها',
  'tag.delete': 'حذف برچسب',
  'ticket_category.create': 'ایجاد دسته‌بندی تیکت',
  'ticket_category.update': 'ویرایش دسته‌بندی تیکت',
  'ticket_category.order': 'تغییر ترتیب دسته‌بندی‌های تیکت',
  'ticket_category.delete': 'حذف دسته‌بندی تیکت',
  'service.create': 'ایجاد محصول یا خدمت',
  'service.update': 'ویرایش محصول یا خدمت',
  'service.order': 'تغییر ترتیب محصولات و خدمات',
  'service.delete': 'حذف محصول یا خدمت',
  'customer_event.create': 'ثبت رویداد مشتری',
  'customer_event.delete': 'حذف رویداد مشتری',
  'customer_event_type.create': 'ایجاد دستهٔ رویداد',
  'customer_event_type.update': 'ویرایش دستهٔ رویداد',
  'customer_event_type.order': 'تغییر ترتیب دسته‌های رویداد',
  'customer_event_type.delete': 'حذف دستهٔ رویداد',
  'customer.create': 'ایجاد مشتری',
  'customer.update': 'ویرایش مشتری',
  'customer.delete': 'حذف مشتری',
  'customer_level.create': 'ایجاد سطح مشتری',
  'customer_level.update': 'ویرایش سطح مشتری',
  'customer_level.order': 'تغییر ترتیب سطح‌های مشتریان',
  'customer_level.delete': 'حذف سطح مشتری',
  'file.create': 'بارگذاری فایل',
  'file.update': 'ویرایش فایل',
  'file.replace': 'جایگزینی فایل',
  'file.delete': 'حذف فایل',
  'folder.create': 'ساخت پوشه',
  'folder.update': 'ویرایش پوشه',
  'folder.delete': 'حذف پوشه',
  'customer.custom_fields': 'ویرایش اطلاعات تکمیلی مشتری',
  'organization.custom_fields': 'ویرایش اطلاعات تکمیلی سازمان',
  'custom_field.create': 'ایجاد فیلد سفارشی',
  'custom_field.update': 'ویرایش فیلد سفارشی',
  'custom_field.order': 'تغییر ترتیب فیلدهای سفارشی',
  'custom_field.delete': 'حذف فیلد سفارشی',
  'form.create': 'ایجاد فرم',
  'form.update': 'ویرایش فرم',
  'form.order': 'تغییر ترتیب فرم‌ها',
  'form.delete': 'حذف فرم',
  'session.end': 'پایان دادن به نشست',
  register: 'ثبت‌نام',
  'address.prove': 'تأیید ایمیل برای درخواست بدون حساب',
  login: 'ورود',
  'login.failed': 'ورود ناموفق',
  'password.reset': 'بازیابی رمز عبور',
  'password.change': 'تغییر رمز عبور',
  'profile.update': 'ویرایش پروفایل خود',
  'invitation.accept': 'پذیرفتن دعوت‌نامه',
  'user_import.run': 'ورود گروهی مشتریان',
  'user_import.undo': 'بازگردانی ورود گروهی',
  'article.create': 'ایجاد مقاله',
  'article.update': 'ویرایش مقاله',
  'article.state': 'تغییر وضعیت مقاله',
  'article.restore': 'بازگرداندن نسخهٔ مقاله',
  'article.delete': 'حذف مقاله',
  'article_category.create': 'ایجاد دستهٔ مقاله',
  'article_category.update': 'ویرایش دستهٔ مقاله',
  'article_category.order': 'تغییر ترتیب دسته‌های مقاله',
  'article_category.delete': 'حذف دستهٔ مقاله',
  'article_template.create': 'ایجاد الگوی مقاله',
  'article_template.update': 'ویرایش الگوی مقاله',
  'article_template.delete': 'حذف الگوی مقاله',
  'search_miss.delete': 'حذف جستجوی بی‌نتیجه',
  'license.install': 'ثبت لایسنس',
  'log.export': 'خروجی گزارش درخواست‌ها و تغییرات',
  'notice.update': 'ویرایش متن اطلاع‌رسانی',
  'delivery.send_again': 'ارسال دوبارهٔ پیام',
  'delivery.test': 'آزمایش ارسال ایمیل',
  'delivery.code.view': 'دیدن کد ارسالی',
  'organization.create': 'ایجاد سازمان',
  'organization.update': 'ویرایش سازمان',
  'organization.delete': 'حذف سازمان',
  'report.export': 'خروجی گزارش',
  'settings.update': 'تغییر تنظیمات',
  'settings.finish_setup': 'پایان راه‌اندازی سیستم',
  'sla.create': 'ایجاد SLA',
  'sla.update': 'ویرایش SLA',
  'sla.order': 'تغییر ترتیب SLAها',
  'sla.delete': 'حذف SLA',
  'sla.apply': 'اعمال SLA بر تیکت‌های باز',
  'branch.create': 'ایجاد شعبه',
  'branch.update': 'ویرایش شعبه',
  'branch.order': 'تغییر ترتیب شعبه‌ها',
  'branch.delete': 'حذف شعبه',
  'department.create': 'ایجاد دپارتمان',
  'department.update': 'ویرایش دپارتمان',
  'department.order': 'تغییر ترتیب دپارتمان‌ها',
  'department.delete': 'حذف دپارتمان',
  'role.create': 'ایجاد نقش',
  'role.update': 'ویرایش نقش',
  'role.order': 'تغییر ترتیب نقش‌ها',
  'role.delete': 'حذف نقش',
  'employee.create': 'ایجاد کاربر سازمان',
  'employee.update': 'ویرایش کاربر سازمان',
  'employee.delete': 'حذف کاربر سازمان',
  'employee.invite': 'دعوت کاربر سازمان',
  'employee.uninvite': 'پس گرفتن دعوت کاربر سازمان',
  'macro.create': 'ایجاد ماکرو',
  'macro.update': 'ویرایش ماکرو',
  'macro.order': 'تغییر ترتیب ماکروها',
  'macro.delete': 'حذف ماکرو',
  'ticket_template.create': 'ایجاد متن آماده',
  'ticket_template.update': 'ویرایش متن آماده',
  'ticket_template.order': 'تغییر ترتیب متن‌های آماده',
  'ticket_template.delete': 'حذف متن آماده',
  'ticket.delete': 'حذف تیکت',
  'ticket.share': 'تغییر اشتراک تیکت',
  'ticket.unmerge': 'جدا کردن تیکت ادغام‌شده',
  'ticket.restore': 'بازگردانی تیکت',
  'ticket_content.delete': 'حذف پیام تیکت',
  'ticket_content.edit': 'ویرایش پیام تیکت',
  'ticket.export': 'خروجی لیست تیکت‌ها',
  'ticket.export_download': 'دریافت خروجی لیست تیکت‌ها',
  'todo.delete': 'حذف کار',
  'todo.delete_done': 'حذف کارهای انجام‌شده',
  'personal_note.delete': 'حذف یادداشت شخصی',
};
