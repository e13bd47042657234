// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { AttachmentType, UsernameType } from '../enums.ts';

export interface AllSettings {
  systemInformation: {
    system_title: string;
    system_slogan: string;
    logo_link: string | null;
    attachments_allowed_types: AttachmentType[];
    attachments_maximum_size: string;
    timezone: string;
    working_hours_text: string | null;
    footer_text: string | null;
    logo_name: string | null;
    small_logo_name: string | null;
    dark_logo_name: string | null;
    favicon_name: string | null;
  };
  userAccountSettings: {
    username_type: UsernameType;
    username_regex: string | null;
    username_example: string | null;
    signup_from_customers_permission: boolean;
    authenticate_customers_type: 'otp' | 'password';
    default_customer_level_id: number | null;
    expired_customer_can_reply: boolean;
  };
  securitySettings: {
    force_users_using_secure_password: boolean;
    staff_session_hours: number;
    lock_failures: number;
    lock_minutes: number;
  };
  generalTicketSettings: {
    undo_seconds: number;
    reopen_days: number;
    assign_sets_in_progress: boolean;
    customer_can_close: boolean;
    customer_sets_importance: boolean;
    supervisor_can_reply: boolean;
    reopen_policy: 'always' | 'days' | 'never';
  };
  knowledgeBaseSettings: {
    knowledge_base_status: boolean;
    knowledge_base_color: string;
  };
  versions: Record<string, number>;
}

export interface SettingsGroupValues {
  systemInformation?: {
    system_title: string;
    system_slogan: string;
    logo_link: string | null;
    logo_token?: string | null;
    small_logo_token?: string | null;
    dark_logo_token?: string | null;
    favicon_token?: string | null;
    attachments_allowed_types: AttachmentType[];
    attachments_maximum_size: string;
    timezone: string;
    working_hours_text: string | null;
    footer_text: string | null;
  };
  userAccountSettings?: {
    username_type: UsernameType;
    username_regex: string | null;
    username_example: string | null;
    signup_from_customers_permission: boolean;
    authenticate_customers_type: 'otp' | 'password';
    default_customer_level_id: number | null;
    expired_customer_can_reply: boolean;
  };
  securitySettings?: {
    force_users_using_secure_password: boolean;
    staff_session_hours: number;
    lock_failures: number;
    lock_minutes: number;
  };
  generalTicketSettings?: {
    undo_seconds: number;
    reopen_days: number;
    assign_sets_in_progress: boolean;
    customer_can_close: boolean;
    customer_sets_importance: boolean;
    supervisor_can_reply: boolean;
    reopen_policy: 'always' | 'days' | 'never';
  };
  knowledgeBaseSettings?: {
    knowledge_base_status: boolean;
    knowledge_base_color: string;
  };
}

export interface SystemSettings {
  system_title: string;
  favicon_name: string | null;
  logo_name: string | null;
  small_logo_name: string | null;
  dark_logo_name: string | null;
  logo_link: string | null;
  version: string;
  signup_from_customers_permission: boolean;
  kb_core: boolean;
  knowledge_base_status: boolean;
  knowledge_base_color: string;
  knowledge_base_logo_name: string | null;
  voip_active: boolean;
  username_type: UsernameType;
  username_regex: string | null;
  username_example: string | null;
  authenticate_customers_type: 'otp' | 'password';
  force_users_using_secure_password: boolean;
  system_configed: boolean;
  attachments_allowed_types: string[];
  attachments_maximum_size: string;
  system_slogan: string;
  working_hours_text: string | null;
  footer_text: string | null;
  timezone: string;
}

export interface DefaultSettingsData {
  systemInformation: {
    system_title: string;
    system_slogan: string;
    logo_link: string | null;
    attachments_allowed_types: AttachmentType[];
    attachments_maximum_size: string;
    timezone: string;
    working_hours_text: string | null;
    footer_text: string | null;
    logo_name: string | null;
    small_logo_name: string | null;
    dark_logo_name: string | null;
    favicon_name: string | null;
  };
  userAccountSettings: {
    username_type: UsernameType;
    username_regex: string | null;
    username_example: string | null;
    signup_from_customers_permission: boolean;
    authenticate_customers_type: 'otp' | 'password';
    default_customer_level_id: number | null;
    expired_customer_can_reply: boolean;
  };
  securitySettings: {
    force_users_using_secure_password: boolean;
    staff_session_hours: number;
    lock_failures: number;
    lock_minutes: number;
  };
  generalTicketSettings: {
    undo_seconds: number;
    reopen_days: number;
    assign_sets_in_progress: boolean;
    customer_can_close: boolean;
    customer_sets_importance: boolean;
    supervisor_can_reply: boolean;
    reopen_policy: 'always' | 'days' | 'never';
  };
  knowledgeBaseSettings: {
    knowledge_base_status: boolean;
    knowledge_base_color: string;
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
        working_hours_text?: string | null;
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
        authenticate_customers_type?: 'otp' | 'password';
        default_customer_level_id?: number | null;
        expired_customer_can_reply?: boolean;
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
      };
    }
  | {
      group: 'generalTicketSettings';
      version?: number;
      values: {
        undo_seconds?: number;
        reopen_days?: number;
        assign_sets_in_progress?: boolean;
        customer_can_close?: boolean;
        customer_sets_importance?: boolean;
        supervisor_can_reply?: boolean;
        reopen_policy?: 'always' | 'days' | 'never';
      };
    }
  | {
      group: 'knowledgeBaseSettings';
      version?: number;
      values: {
        knowledge_base_status?: boolean;
        knowledge_base_color?: string;
      };
    };

/** Saves one group. */
export const settingsStore: Call<SettingsStoreBody, AllSettings> = {
  name: 'settingsStore',
  method: 'POST',
  path: '/api/settings',
};

/** The public settings. */
export const systemSettingsGet: Call<void, SystemSettings> = {
  name: 'systemSettingsGet',
  method: 'GET',
  path: '/api/systemSettings',
};
