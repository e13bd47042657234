import type { SettingsValues } from './settings-group.ts';

/** Applies the stored values to the defaults; a stored key that no longer exists is left out. */
export function mergeSettings(
  stored: Readonly<Partial<Record<string, unknown>>>,
  defaults: SettingsValues,
): SettingsValues {
  const merged = Object.entries(defaults).map(([group, values]) => {
    const own = (stored[group] ?? {}) as Record<string, unknown>;
    const keys = Object.entries(values as Record<string, unknown>);
    return [group, Object.fromEntries(keys.map(([key, value]) => [key, own[key] === undefined ? value : own[key]]))];
  });
  return Object.fromEntries(merged) as SettingsValues;
}
