// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { AttachmentType } from '../attachments/attachment-lists.ts';
import type { Call } from '../call.ts';
import type { UsernameType } from '../identity/user-lists.ts';
import type { Visibility } from '../knowledge-base/article-lists.ts';
import type { SmtpSecurity } from '../notifications/delivery-lists.ts';
import type { HideableTicketField, TicketNumberDate, TicketNumberRestart } from '../tickets/ticket-lists.ts';

export interface AllSettings {
  generalNoticeSettings: {
    smtp_enabled: boolean;
    smtp_host: string | null;
    smtp_port: number;
    smtp_security: SmtpSecurity;
    smtp_verify_certificate: boolean;
    smtp_username: string | null;
    smtp_password_set: boolean;
    mail_from_name: string | null;
    mail_from_address: string | null;
    mail_link_address: string | null;
    mail_footer: string | null;
  };
  generalTicketSettings: {
    undo_seconds: number;
    reopen_days: number;
    reopen_grace_minutes: number;
    auto_close_days: number;
    required_on_close: ('category_id' | 'service_id')[];
    assign_sets_in_progress: boolean;
    customer_can_close: boolean;
    customer_sets_importance: boolean;
    supervisor_can_reply: boolean;
    members_see_all: boolean;
    duplicate_days: number;
    free_tags: boolean;
    satisfaction_delay_hours: number;
    satisfaction_after_no_answer: boolean;
    peers_see_ratings: boolean;
    reopen_policy: 'always' | 'days' | 'never';
    number_prefix: string;
    number_date: TicketNumberDate;
    number_digits: number;
    number_restart: TicketNumberRestart;
    number_check: boolean;
    hidden_fields: {
      role_id: number;
      fields: HideableTicketField[];
    }[];
  };
  knowledgeBaseSettings: {
    knowledge_base_status: boolean;
    knowledge_base_color: string;
    knowledge_base_logo_name: string | null;
    knowledge_base_visibility: Visibility;
    knowledge_base_feedback: boolean;
    kb_four_eyes: boolean;
    knowledge_base_suggestions: boolean;
    knowledge_base_searches: string[];
  };
  securitySettings: {
    force_users_using_secure_password: boolean;
    staff_session_hours: number;
    lock_failures: number;
    lock_minutes: number;
    request_log_days: number;
  };
  systemInformation: {
    system_title: string;
    system_slogan: string;
    logo_link: string | null;
    logo_name: string | null;
    small_logo_name: string | null;
    dark_logo_name: string | null;
    favicon_name: string | null;
    attachments_allowed_types: AttachmentType[];
    attachments_maximum_size: string;
    timezone: string;
    footer_text: string | null;
  };
  userAccountSettings: {
    username_type: UsernameType;
    username_regex: string | null;
    username_example: string | null;
    signup_from_customers_permission: boolean;
    requests_without_account: boolean;
    authenticate_customers_type: 'otp' | 'password';
    default_customer_level_id: number | null;
    expired_customer_can_reply: boolean;
  };
  versions: Record<string, number>;
}

export interface SystemSettings {
  customer_sets_importance: boolean;
  knowledge_base_status: boolean;
  knowledge_base_color: string;
  knowledge_base_logo_name: string | null;
  knowledge_base_feedback: boolean;
  knowledge_base_suggestions: boolean;
  knowledge_base_searches: string[];
  force_users_using_secure_password: boolean;
  system_title: string;
  system_slogan: string;
  logo_link: string | null;
  logo_name: string | null;
  small_logo_name: string | null;
  dark_logo_name: string | null;
  favicon_name: string | null;
  attachments_allowed_types: AttachmentType[];
  attachments_maximum_size: string;
  timezone: string;
  footer_text: string | null;
  username_type: UsernameType;
  username_regex: string | null;
  username_example: string | null;
  signup_from_customers_permission: boolean;
  requests_without_account: boolean;
  authenticate_customers_type: 'otp' | 'password';
  version: string;
  kb_core: boolean;
  voip_active: boolean;
  system_configed: boolean;
  working_hours_text: string | null;
}

export interface DefaultSettingsData {
  generalNoticeSettings: {
    smtp_enabled: boolean;
    smtp_host: string | null;
    smtp_port: number;
    smtp_security: SmtpSecurity;
    smtp_verify_certificate: boolean;
    smtp_username: string | null;
    smtp_password_set: boolean;
    mail_from_name: string | null;
    mail_from_address: string | null;
    mail_link_address: string | null;
    mail_footer: string | null;
  };
  generalTicketSettings: {
    undo_seconds: number;
    reopen_days: number;
    reopen_grace_minutes: number;
    auto_close_days: number;
    required_on_close: ('category_id' | 'service_id')[];
    assign_sets_in_progress: boolean;
    customer_can_close: boolean;
    customer_sets_importance: boolean;
    supervisor_can_reply: boolean;
    members_see_all: boolean;
    duplicate_days: number;
    free_tags: boolean;
    satisfaction_delay_hours: number;
    satisfaction_after_no_answer: boolean;
    peers_see_ratings: boolean;
    reopen_policy: 'always' | 'days' | 'never';
    number_prefix: string;
    number_date: TicketNumberDate;
    number_digits: number;
    number_restart: TicketNumberRestart;
    number_check: boolean;
    hidden_fields: {
      role_id: number;
      fields: HideableTicketField[];
    }[];
  };
  knowledgeBaseSettings: {
    knowledge_base_status: boolean;
    knowledge_base_color: string;
    knowledge_base_logo_name: string | null;
    knowledge_base_visibility: Visibility;
    knowledge_base_feedback: boolean;
    kb_four_eyes: boolean;
    knowledge_base_suggestions: boolean;
    knowledge_base_searches: string[];
  };
  securitySettings: {
    force_users_using_secure_password: boolean;
    staff_session_hours: number;
    lock_failures: number;
    lock_minutes: number;
    request_log_days: number;
  };
  systemInformation: {
    system_title: string;
    system_slogan: string;
    logo_link: string | null;
    logo_name: string | null;
    small_logo_name: string | null;
    dark_logo_name: string | null;
    favicon_name: string | null;
    attachments_allowed_types: AttachmentType[];
    attachments_maximum_size: string;
    timezone: string;
    footer_text: string | null;
  };
  userAccountSettings: {
    username_type: UsernameType;
    username_regex: string | null;
    username_example: string | null;
    signup_from_customers_permission: boolean;
    requests_without_account: boolean;
    authenticate_customers_type: 'otp' | 'password';
    default_customer_level_id: number | null;
    expired_customer_can_reply: boolean;
  };
}

/** The values a fresh system starts with. */
export const defaultSettings: Call<void, DefaultSettingsData> = {
  name: 'defaultSettings',
  method: 'GET',
  path: '/api/defaultSettings',
};

/** Every settings group. */
export const settingsGet: Call<void, AllSettings> = { name: 'settingsGet', method: 'GET', path: '/api/settings' };

export type SettingsStoreBody =
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

/** Saves one group. */
export const settingsStore: Call<SettingsStoreBody, AllSettings> = {
  name: 'settingsStore',
  method: 'POST',
  path: '/api/settings',
};

export interface SettingsUpdateBody {
  system_configed: boolean;
}

/** Marks the setup as complete, when its seven tasks are done. */
export const settingsUpdate: Call<SettingsUpdateBody, SystemSettings> = {
  name: 'settingsUpdate',
  method: 'PUT',
  path: '/api/settings',
};

/** The public settings. */
export const systemSettingsGet: Call<void, SystemSettings> = {
  name: 'systemSettingsGet',
  method: 'GET',
  path: '/api/systemSettings',
};
