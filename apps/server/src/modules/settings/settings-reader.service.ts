import { isoDayAt } from '../../platform/clock/iso-day.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { cachedReading, type CachedReading } from '../../platform/realtime/cached-reading.ts';
import { readGroups, readState, type StoredGroup, writeState } from './setting.repository.ts';
import { defaultSettings, settingsValues, type SettingsValues } from './settings-values.ts';

/** Current settings and the facts about the installation, read together. */
export interface SettingsReading extends SettingsValues {
  /** Version of each group by its name: how often it was saved. */
  versions: Record<string, number>;
  /** The database contains the demo company: demo logins and the demo license are valid. */
  demo: boolean;
  /** The set-up wizard has been finished (spec 3.3). */
  system_configed: boolean;
  /** The latest time that this installation has stored, unix seconds; setting the clock back does not change it. */
  last_seen: number;
  /** The hours of the default working shift in words; null while there is none. */
  working_hours_text: string | null;
}

export type SettingsReader = CachedReading<SettingsReading>;

const WORKING_HOURS = 'working_hours_text';

/** The settings reader of this process. */
export const settingsOf = cachedReading(
  'settings',
  async ({ db }: Pick<Deps, 'db' | 'broker'>): Promise<SettingsReading> => {
    const [groups, state] = await Promise.all([readGroups(db), readState(db)]);
    return {
      ...readingOf(groups),
      demo: Boolean(state.get('demo')),
      system_configed: state.get('system_configed') === true,
      last_seen: Number(state.get('license_last_seen') ?? 0),
      working_hours_text: (state.get(WORKING_HOURS) as string | undefined) ?? null,
    };
  },
);

/** The zone in which days begin and end, and whose wall clock is shown (decisions 2.0 "Zone"). */
export const businessZone = async (deps: Pick<Deps, 'db' | 'broker'>): Promise<string> =>
  (await settingsOf(deps).current(deps.db)).systemInformation.timezone;

/** The day of the organisation, `YYYY-MM-DD`. */
export const businessDay = async (deps: Pick<Deps, 'db' | 'broker' | 'clock'>): Promise<string> =>
  isoDayAt(deps.clock.unix(), await businessZone(deps));

/** Stores the hours of the default working shift in words, which visitors read with the public settings. */
export async function storeWorkingHours(
  deps: Pick<Deps, 'db' | 'broker' | 'clock'>,
  trx: Trx,
  text: string,
): Promise<void> {
  await writeState(trx, WORKING_HOURS, text, deps.clock.now());
  await settingsOf(deps).changed(trx);
}

/** The current values with the version of each group; a group that was never saved has 0. */
export const readingOf = (stored: readonly StoredGroup[]): SettingsValues & Pick<SettingsReading, 'versions'> => ({
  ...settingsValues(new Map(stored.map(({ group, values }) => [group, values]))),
  versions: Object.fromEntries(
    Object.keys(defaultSettings()).map((group) => [group, stored.find((row) => row.group === group)?.version ?? 0]),
  ),
});

/** The stored values as a transaction or a check sees them, past what this process remembers. */
export const storedSettings = async (db: AnyDb): Promise<SettingsValues> => readingOf(await readGroups(db));
