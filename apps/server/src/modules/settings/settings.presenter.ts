import type { Feature, SystemSettings } from '@hamyar/contracts';
import type { SettingsReading } from './settings-reader.service.ts';

/** The settings that everybody may read, including visitors; exactly these keys (spec 3.3, decisions 2.26). */
export function toSystemSettings(
  reading: SettingsReading,
  about: { version: string; features: readonly Feature[] },
): SystemSettings {
  const { systemInformation: info, userAccountSettings: account, knowledgeBaseSettings: kb } = reading;
  return {
    system_title: info.system_title,
    system_slogan: info.system_slogan,
    favicon_name: info.favicon_name,
    logo_name: info.logo_name,
    small_logo_name: info.small_logo_name,
    dark_logo_name: info.dark_logo_name,
    logo_link: info.logo_link,
    version: about.version,
    working_hours_text: info.working_hours_text,
    footer_text: info.footer_text,
    timezone: info.timezone,
    signup_from_customers_permission: account.signup_from_customers_permission,
    username_type: account.username_type,
    username_regex: account.username_regex,
    username_example: account.username_example,
    authenticate_customers_type: account.authenticate_customers_type,
    force_users_using_secure_password: reading.securitySettings.force_users_using_secure_password,
    system_configed: reading.system_configed,
    attachments_allowed_types: info.attachments_allowed_types,
    attachments_maximum_size: info.attachments_maximum_size,
    kb_core: about.features.includes('kb_core'),
    knowledge_base_status: kb.knowledge_base_status,
    knowledge_base_color: kb.knowledge_base_color,
    knowledge_base_logo_name: null,
    // calls are a later feature; until then no screen offers them
    voip_active: false,
  };
}
