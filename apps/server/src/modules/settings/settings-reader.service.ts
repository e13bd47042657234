import type { Deps } from '../../platform/deps.ts';
import { cachedReading, type CachedReading } from '../../platform/realtime/cached-reading.ts';
import { readGroups, readState } from './setting.repository.ts';
import { mergeSettings, type SettingsValues } from './settings.rules.ts';

/** Settings in force and the facts about the installation, as one reading. */
export interface SettingsReading extends SettingsValues {
  /** Raised by every save of any group. */
  version: number;
  /** The database holds the demo company: demo logins and the demo licence are trusted. */
  demo: boolean;
  /** The set-up wizard has been finished (spec 3.3). */
  system_configed: boolean;
  /** The latest time this installation has noted, unix seconds; a clock set back does not move it. */
  last_seen: number;
}

export type SettingsReader = CachedReading<SettingsReading>;

/** The one reader of the settings in this process. */
export const settingsOf = cachedReading(
  'settings',
  async ({ db }: Pick<Deps, 'db' | 'broker'>): Promise<SettingsReading> => {
    const [groups, state] = await Promise.all([readGroups(db), readState(db)]);
    return {
      ...mergeSettings(Object.fromEntries(groups.map((g) => [g.group, g.values]))),
      version: groups.reduce((sum, g) => sum + g.version, 0),
      demo: Boolean(state.get('demo')),
      system_configed: state.get('system_configed') === true,
      last_seen: Number(state.get('licence_last_seen') ?? 0),
    };
  },
);
