export { SettingsField, SettingsPage, type SettingsFieldProps, type SettingsPageProps } from './settings-page.tsx';
export { useSettingsGroup, type SettingsForm } from './use-settings-group.ts';
