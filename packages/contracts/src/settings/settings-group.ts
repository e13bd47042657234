import type { AllSettings, SettingsStoreBody } from './calls.ts';

/** Names of the settings groups; each is saved separately (decisions 2.26). */
export type SettingsGroup = SettingsStoreBody['group'];
/** Input of a save of one group. */
export type SettingsInput<Group extends SettingsGroup> = Extract<SettingsStoreBody, { group: Group }>['values'];
/** Form values of a settings page: the stored values, and input-only values such as the token of a picture. */
export type SettingsEdited<Group extends SettingsGroup> = AllSettings[Group] &
  Omit<SettingsInput<Group>, keyof AllSettings[Group]>;
