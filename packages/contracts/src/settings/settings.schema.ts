import { z } from 'zod';
import { ATTACHMENT_TYPES, USERNAME_TYPES } from '../enums.ts';
import { booleanInput, id, plainText, plainTextOrNull } from '../field.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { SettingsGroup } from './settings-group.ts';

const attachmentSize = z.string().regex(/^[1-9]\d{0,6}(MB|KB)$/);
const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const fileToken = z.string().max(100).nullable();

/** Public settings (spec 3.3); visitors read exactly these keys. */
export const systemSettings = z.object({
  system_title: z.string(),
  favicon_name: z.string().nullable(),
  logo_name: z.string().nullable(),
  small_logo_name: z.string().nullable(),
  dark_logo_name: z.string().nullable(),
  logo_link: z.string().nullable(),
  version: z.string(),
  signup_from_customers_permission: z.boolean(),
  kb_core: z.boolean(),
  knowledge_base_status: z.boolean(),
  knowledge_base_color: z.string(),
  knowledge_base_logo_name: z.string().nullable(),
  voip_active: z.boolean(),
  username_type: z.enum(USERNAME_TYPES),
  username_regex: z.string().nullable(),
  username_example: z.string().nullable(),
  authenticate_customers_type: z.enum(['otp', 'password']),
  force_users_using_secure_password: z.boolean(),
  system_configed: z.boolean(),
  attachments_allowed_types: z.array(z.string()),
  attachments_maximum_size: z.string(),
  /** One line under the title, the answering hours on the login panel, and a line of the footer; additions of ours. */ system_slogan:
    z.string(),
  working_hours_text: z.string().nullable(),
  footer_text: z.string().nullable(),
  timezone: z.string(),
});
export const systemSettingsGet = defineEndpoint({
  name: 'systemSettingsGet',
  method: 'GET',
  path: '/api/systemSettings',
  tag: 'settings',
  access: 'visitor',
  summary: 'The public settings.',
  data: systemSettings,
});

/** One group of settings each, as the settings pages edit them (decisions 2.26). Secrets are write-only. */
export const settingsGroups = {
  systemInformation: z.strictObject({
    system_title: plainText(60, 1),
    system_slogan: plainText(80),
    logo_link: z.string().trim().max(200).nullable(),
    logo_token: fileToken.optional(),
    small_logo_token: fileToken.optional(),
    dark_logo_token: fileToken.optional(),
    favicon_token: fileToken.optional(),
    attachments_allowed_types: z.array(z.enum(ATTACHMENT_TYPES)).min(1),
    attachments_maximum_size: attachmentSize,
    timezone: z.string().max(60),
    working_hours_text: plainTextOrNull(120),
    footer_text: plainTextOrNull(120),
  }),
  userAccountSettings: z.strictObject({
    username_type: z.enum(USERNAME_TYPES),
    username_regex: z.string().max(200).nullable(),
    username_example: plainTextOrNull(60),
    signup_from_customers_permission: booleanInput,
    authenticate_customers_type: z.enum(['otp', 'password']),
    default_customer_level_id: id.nullable(),
    expired_customer_can_reply: booleanInput,
  }),
  securitySettings: z.strictObject({
    force_users_using_secure_password: booleanInput,
    staff_session_hours: z.coerce.number().int().min(1).max(720),
    lock_failures: z.coerce.number().int().min(3).max(50),
    lock_minutes: z.coerce.number().int().min(1).max(1440),
  }),
  generalTicketSettings: z.strictObject({
    undo_seconds: z.coerce.number().int().min(0).max(60),
    reopen_days: z.coerce.number().int().min(0).max(365),
    assign_sets_in_progress: booleanInput,
    customer_can_close: booleanInput,
    customer_sets_importance: booleanInput,
    supervisor_can_reply: booleanInput,
    reopen_policy: z.enum(['always', 'days', 'never']),
  }),
  knowledgeBaseSettings: z.strictObject({ knowledge_base_status: booleanInput, knowledge_base_color: hexColor }),
};
export const settingsGroupValues = z.object(settingsGroups).partial();

/** All groups with the names of their files; for the full admin (spec 7.18, 6.36). */
export const allSettings = z.object({
  systemInformation: z.object({
    ...settingsGroups.systemInformation.omit({
      logo_token: true,
      small_logo_token: true,
      dark_logo_token: true,
      favicon_token: true,
    }).shape,
    logo_name: z.string().nullable(),
    small_logo_name: z.string().nullable(),
    dark_logo_name: z.string().nullable(),
    favicon_name: z.string().nullable(),
  }),
  userAccountSettings: z.object({
    username_type: z.enum(USERNAME_TYPES),
    username_regex: z.string().nullable(),
    username_example: z.string().nullable(),
    signup_from_customers_permission: z.boolean(),
    authenticate_customers_type: z.enum(['otp', 'password']),
    default_customer_level_id: z.number().nullable(),
    expired_customer_can_reply: z.boolean(),
  }),
  securitySettings: z.object({
    force_users_using_secure_password: z.boolean(),
    staff_session_hours: z.number(),
    lock_failures: z.number(),
    lock_minutes: z.number(),
  }),
  generalTicketSettings: z.object({
    undo_seconds: z.number(),
    reopen_days: z.number(),
    assign_sets_in_progress: z.boolean(),
    customer_can_close: z.boolean(),
    customer_sets_importance: z.boolean(),
    supervisor_can_reply: z.boolean(),
    reopen_policy: z.enum(['always', 'days', 'never']),
  }),
  knowledgeBaseSettings: z.object({ knowledge_base_status: z.boolean(), knowledge_base_color: z.string() }),
  /** Of each group, by its name: what a save of that group sends back as `version`. */
  versions: z.record(z.string(), z.number()),
});
export const settingsGet = defineEndpoint({
  name: 'settingsGet',
  method: 'GET',
  path: '/api/settings',
  tag: 'settings',
  access: 'full_admin',
  summary: 'Every settings group.',
  data: allSettings,
  page: true,
});
export const defaultSettings = defineEndpoint({
  name: 'defaultSettings',
  method: 'GET',
  path: '/api/defaultSettings',
  tag: 'settings',
  access: 'full_admin',
  summary: 'The values a fresh system starts with.',
  data: allSettings.omit({ versions: true }),
});
/** One group and the keys of it that change. */
const groupBody = <G extends SettingsGroup, V extends z.ZodType>(group: G, values: V) =>
  z.strictObject({ group: z.literal(group), version: z.coerce.number().int().optional(), values });
export const settingsStore = defineEndpoint({
  name: 'settingsStore',
  method: 'POST',
  path: '/api/settings',
  tag: 'settings',
  access: 'full_admin',
  summary: 'Saves one group.',
  body: z.union([
    groupBody('systemInformation', settingsGroups.systemInformation.partial()),
    groupBody('userAccountSettings', settingsGroups.userAccountSettings.partial()),
    groupBody('securitySettings', settingsGroups.securitySettings.partial()),
    groupBody('generalTicketSettings', settingsGroups.generalTicketSettings.partial()),
    groupBody('knowledgeBaseSettings', settingsGroups.knowledgeBaseSettings.partial()),
  ]),
  data: allSettings,
});
