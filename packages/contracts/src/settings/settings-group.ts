/** The groups of settings that pages edit, each saved by itself (decisions 2.26). */
export const SETTINGS_GROUPS = [
  'systemInformation',
  'userAccountSettings',
  'securitySettings',
  'generalTicketSettings',
  'knowledgeBaseSettings',
] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];
