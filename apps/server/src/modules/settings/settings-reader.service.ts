import type { Deps } from '../../platform/deps.ts';
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

export interface SettingsReader {
  /** The settings in force; read from memory, at most a moment old on other nodes after a save. */
  current(): Promise<SettingsReading>;
  /** Forgets what is in memory, here and on every node. */
  changed(): Promise<void>;
}

/** Topic that tells every node to read the settings again. */
const TOPIC = 'settings';
/** Milliseconds a reading lives even when no node said anything, should a message be lost. */
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
