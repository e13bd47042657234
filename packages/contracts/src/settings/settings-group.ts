import type { AllSettings, SettingsStoreBody } from './calls.ts';

/** Names of the groups of settings, each saved by itself (decisions 2.26). */
export type SettingsGroup = SettingsStoreBody['group'];
/** What a save of a group may change. */
export type SettingsInput<Group extends SettingsGroup> = Extract<SettingsStoreBody, { group: Group }>['values'];
/** What a page that edits a group holds: what is stored, and what is only written, such as the token of a picture. */
export type SettingsEdited<Group extends SettingsGroup> = AllSettings[Group] &
  Omit<SettingsInput<Group>, keyof AllSettings[Group]>;
