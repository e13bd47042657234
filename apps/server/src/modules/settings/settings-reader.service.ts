import type { Deps } from '../../platform/deps.ts';
import { readGroups, readState } from './setting.repository.ts';
import { mergeSettings, type SettingsValues } from './settings.rules.ts';

/** Current settings and the facts about the installation, read together. */
export interface SettingsReading extends SettingsValues {
  /** Raised by every save of any group. */
  version: number;
  /** The database contains the demo company: demo logins and the demo licence are valid. */
  demo: boolean;
  /** The set-up wizard has been finished (spec 3.3). */
  system_configed: boolean;
  /** The latest time that this installation has stored, unix seconds; setting the clock back does not change it. */
  last_seen: number;
}

export interface SettingsReader {
  /** The current settings; cached, and for a moment out of date on other nodes after a save. */
  current(): Promise<SettingsReading>;
  /** Clears the cache, here and on every node. */
  changed(): Promise<void>;
}

/** Topic that makes every node read the settings again. */
const TOPIC = 'settings';
/** Milliseconds of the cache, in case a message from another node is lost. */
const LIFETIME = 30_000;

const readers = new WeakMap<object, SettingsReader>();

/** The one reader of this process. */
export function settingsOf(deps: Pick<Deps, 'db' | 'broker'>): SettingsReader {
  const known = readers.get(deps.broker);
  if (known) return known;
  const reader = makeReader(deps);
  readers.set(deps.broker, reader);
  return reader;
}

function makeReader({ db, broker }: Pick<Deps, 'db' | 'broker'>): SettingsReader {
  let reading: Promise<SettingsReading> | null = null;
  let readAt = 0;
  const forget = () => {
    reading = null;
  };
  broker.subscribe(TOPIC, forget);
  broker.onResync(forget);
  return {
    async current() {
      if (!reading || performance.now() - readAt > LIFETIME) {
        readAt = performance.now();
        reading = Promise.all([readGroups(db), readState(db)]).then(([groups, state]) => ({
          ...mergeSettings(Object.fromEntries(groups.map((g) => [g.group, g.values]))),
          version: groups.reduce((sum, g) => sum + g.version, 0),
          demo: Boolean(state.get('demo')),
          system_configed: state.get('system_configed') === true,
          last_seen: Number(state.get('licence_last_seen') ?? 0),
        }));
        reading.catch(forget);
      }
      return reading;
    },
    async changed() {
      forget();
      await broker.publish(TOPIC, 'changed');
    },
  };
}
