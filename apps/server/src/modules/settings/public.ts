export { businessDay, businessZone, settingsOf, storedSettings, storeWorkingHours } from './settings-reader.service.ts';
export type { SettingsReader, SettingsReading } from './settings-reader.service.ts';
export { changeSetting, lockSettings, replaceInSetting } from './settings-change.service.ts';
export { defaultSettings } from './settings-values.ts';
export { exchangeState, writeGroup, writeState } from './setting.repository.ts';
export { toSystemSettings } from './settings.presenter.ts';
