export { WholeNumber, type WholeNumberProps } from './whole-number.tsx';
export {
  SettingsField,
  SettingsPage,
  type SettingControl,
  type SettingsFieldProps,
  type SettingsPageProps,
} from './settings-page.tsx';
export { useSettingsGroup, type SettingLabel, type SettingsForm, type SettingsLabels } from './use-settings-group.ts';
