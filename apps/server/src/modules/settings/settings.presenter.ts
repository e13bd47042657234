import type { AllSettings, Feature, SystemSettings } from '@hamyar/contracts';
import { publicSettings, settingsGroups } from '@hamyar/contracts/schemas';
import type { SettingsReading } from './settings-reader.service.ts';
import { answered } from './settings-values.ts';

/** Every group for the settings pages; secrets are only shown as set or not set. */
export const toAllSettings = (
  reading: Omit<SettingsReading, 'demo' | 'system_configed' | 'last_seen' | 'working_hours_text'>,
): AllSettings => ({
  ...answered(reading),
  versions: reading.versions,
});

/** The public settings, which visitors can read too (spec 3.3, decisions 2.26). */
export function toSystemSettings(
  reading: SettingsReading,
  about: { version: string; features: readonly Feature[] },
): SystemSettings {
  const values = answered(reading) as unknown as Record<string, Record<string, unknown>>;
  return {
    ...Object.fromEntries(publicSettings(settingsGroups).map(([name, , group]) => [name, values[group]?.[name]])),
    version: about.version,
    system_configed: reading.system_configed,
    working_hours_text: reading.working_hours_text,
    kb_core: about.features.includes('kb_core'),
    // phone calls are a later feature; no screen uses it yet
    voip_active: false,
  } as SystemSettings;
}
