import { ATTACHMENT_TYPES, type AllSettings } from '@hamyar/contracts';
import { messages } from './messages.ts';

/** Every group of settings with its current values. */
export type SettingsValues = Omit<AllSettings, 'version'>;

/** The title of a system that has not been set up; the wizard first checks that it was changed (spec 9.8). */
export const DEFAULT_TITLE = 'همیار';

/** The default values (decisions 2.23). */
export const DEFAULT_SETTINGS: SettingsValues = {
  systemInformation: {
    system_title: DEFAULT_TITLE,
    system_slogan: messages.defaultSlogan,
    logo_link: null,
    attachments_allowed_types: [...ATTACHMENT_TYPES],
    attachments_maximum_size: '25MB',
    timezone: 'Asia/Tehran',
    working_hours_text: null,
    footer_text: null,
    logo_name: null,
    small_logo_name: null,
    dark_logo_name: null,
    favicon_name: null,
  },
  userAccountSettings: {
    username_type: 'mobile',
    username_regex: null,
    username_example: null,
    signup_from_customers_permission: false,
    authenticate_customers_type: 'password',
    default_customer_level_id: null,
    expired_customer_can_reply: true,
  },
  securitySettings: {
    force_users_using_secure_password: true,
    staff_session_hours: 12,
    lock_failures: 8,
    lock_minutes: 10,
  },
  generalTicketSettings: {
    undo_seconds: 0,
    reopen_days: 14,
    assign_sets_in_progress: true,
    customer_can_close: true,
    customer_sets_importance: false,
    supervisor_can_reply: true,
    reopen_policy: 'days',
  },
  knowledgeBaseSettings: { knowledge_base_status: false, knowledge_base_color: '#1F6FEB' },
};

export const GROUPS = Object.keys(DEFAULT_SETTINGS) as (keyof SettingsValues)[];

/** Applies the stored values to the defaults; a stored key that no longer exists is left out. */
export function mergeSettings(stored: Partial<Record<string, unknown>>): SettingsValues {
  const merged = GROUPS.map((group) => {
    const defaults = DEFAULT_SETTINGS[group] as Record<string, unknown>;
    const own = (stored[group] ?? {}) as Record<string, unknown>;
    return [
      group,
      Object.fromEntries(Object.keys(defaults).map((key) => [key, own[key] === undefined ? defaults[key] : own[key]])),
    ];
  });
  return Object.fromEntries(merged) as SettingsValues;
}
