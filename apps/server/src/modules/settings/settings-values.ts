import type { AllSettings, FieldError, SettingsGroup, SettingsInput } from '@hamyar/contracts';
import {
  answeredValues,
  initialOf,
  outputKey,
  settingsGroups,
  type PictureSetting,
  type SecretSetting,
  type Setting,
  type SettingsDeclaration,
  type ValueSetting,
} from '@hamyar/contracts/schemas';
import type { z } from 'zod';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { StoredSecret } from './stored-secret.ts';

type Groups = typeof settingsGroups;
type Name<Key extends string, Declared> = Declared extends PictureSetting ? `${Key}_name` : Key;
type Value<Declared> =
  Declared extends ValueSetting<infer Input>
    ? z.output<Input>
    : Declared extends SecretSetting
      ? StoredSecret | null
      : string | null;

/** Every group of settings with its values, as the server reads them. */
export type SettingsValues = {
  [Group in SettingsGroup]: {
    [Key in keyof Groups[Group] & string as Name<Key, Groups[Group][Key]>]: Value<Groups[Group][Key]>;
  };
};

/** A check of saved values that a schema cannot express, such as the id of a row; returns its errors. */
export type SettingsCheck<Values> = (values: Values, db: AnyDb) => FieldError[] | Promise<FieldError[]>;

/** The checks of a module by group. */
export type SettingsChecks = { readonly [Group in SettingsGroup]?: SettingsCheck<SettingsInput<Group>> };

/** What belongs to the change of a group, in its transaction: the values before and after. */
export type SettingsEffect<Group extends SettingsGroup> = (
  trx: Trx,
  change: { before: SettingsValues[Group]; after: SettingsValues[Group] },
  deps: Deps,
) => Promise<void>;

/** The effects of a module by group. */
export type SettingsEffects = { readonly [Group in SettingsGroup]?: SettingsEffect<Group> };

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** Checks of what the module knows about, in addition to the schemas of the contract. */
    readonly settingsChecks?: SettingsChecks;
    /** What the module stores together with a change of settings that decide about its rows. */
    readonly settingsEffects?: SettingsEffects;
  }
}

/** A group as it is stored: pictures by the names of their files, secrets encrypted. */
export type StoredValues = Readonly<Record<string, unknown>>;

const storedKey = (key: string, kind: Setting['kind']): string => (kind === 'picture' ? outputKey(key, kind) : key);

/** The values of a row; missing keys get the initial value, keys that are no longer declared are left out. */
export function completed(group: SettingsDeclaration, row: StoredValues = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group).map(([key, declared]) => {
      const name = storedKey(key, declared.kind);
      return [name, row[name] === undefined ? initialOf(declared) : row[name]];
    }),
  );
}

const byGroup = (values: (group: SettingsDeclaration, name: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settingsGroups).map(([name, group]) => [name, values(group, name)]));

/** The current values, from the rows by group. */
export const settingsValues = (rows: ReadonlyMap<string, StoredValues>): SettingsValues =>
  byGroup((group, name) => {
    const values = completed(group, rows.get(name));
    for (const [key, { kind }] of Object.entries(group))
      if (kind === 'secret' && typeof values[key] === 'string') values[key] = new StoredSecret(values[key]);
    return values;
  }) as SettingsValues;

/** The current values as the API returns them. */
export const answered = (values: SettingsValues): Omit<AllSettings, 'versions'> =>
  byGroup((group, name) => answeredValues(group, values[name as SettingsGroup])) as Omit<AllSettings, 'versions'>;

/** The values of a fresh system, in stored form. */
export const defaultSettings = (): SettingsValues => settingsValues(new Map());

/** Group and key of all settings that contain a picture. */
export const pictureSettings = (): { group: string; key: string }[] =>
  Object.entries(settingsGroups).flatMap(([group, settings]) =>
    Object.entries(settings)
      .filter(([, { kind }]) => kind === 'picture')
      .map(([key, { kind }]) => ({ group, key: storedKey(key, kind) })),
  );
