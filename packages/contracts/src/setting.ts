import type { z } from 'zod';

/** A value that settings pages edit; visitors can read it when it is public (decisions 2.26). */
export interface ValueSetting<Input extends z.ZodType = z.ZodType, Public extends boolean = boolean> {
  readonly kind: 'value';
  readonly input: Input;
  /** The value in a fresh system. */
  readonly initial: z.output<Input>;
  readonly public: Public;
}

/** A public picture: saved as the token of an upload, returned as the name of its file. */
export interface PictureSetting {
  readonly kind: 'picture';
  /** Longest side, px. */
  readonly side: number;
  readonly public: true;
}

/** A text that is never returned: the answer only says whether it is set. */
export interface SecretSetting {
  readonly kind: 'secret';
  /** Longest text, characters. */
  readonly max: number;
  readonly public: false;
}

/** One key of a group. */
export type Setting = ValueSetting | PictureSetting | SecretSetting;
/** The settings of one group by their names. */
export type SettingsDeclaration = Readonly<Record<string, Setting>>;
/** Groups by their names. */
export type SettingsDeclarations = Readonly<Record<string, SettingsDeclaration>>;

/** Declares a value that only the settings pages and the server read. */
export const setting = <T extends z.ZodType>(input: T, initial: z.output<T>): ValueSetting<T, false> => ({
  kind: 'value',
  input,
  initial,
  public: false,
});

/** Declares a value that visitors can read too, in `systemSettings`. */
export const publicSetting = <T extends z.ZodType>(input: T, initial: z.output<T>): ValueSetting<T, true> => ({
  kind: 'value',
  input,
  initial,
  public: true,
});

/**
 * `logo: picture(480)` is saved as `logo_token` and returned as `logo_name`, to visitors too. @param side longest, px
 */
export const picture = (side: number): PictureSetting => ({ kind: 'picture', side, public: true });

/**
 * `api_key: secret()` is saved as `api_key` and returned as `api_key_set`. An empty text keeps the stored value, null
 * removes it. It is encrypted in the database, and is in no answer, log or audit entry. @param max characters
 */
export const secret = (max = 500): SecretSetting => ({ kind: 'secret', max, public: false });

/**
 * Declares one settings group. The input and output schemas, the initial values and the public settings are derived
 * from it. Export it under the group's name from a `*.settings.ts` of its slice; `npm run gen` finds it there. @throws
 * when two keys have the same name in the API
 */
export function settingsGroup<G extends SettingsDeclaration>(group: G): G {
  const names = Object.entries(group).flatMap(([key, { kind }]) => [
    ...new Set([inputKey(key, kind), outputKey(key, kind)]),
  ]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two settings of a group are called ${twice} on the wire`);
  const marked = Object.entries(group).find(([key, { kind }]) => kind === 'value' && key.endsWith(SET));
  if (marked) throw new Error(`${marked[0]} is no name for a setting: ${SET} tells whether a secret is set`);
  return group;
}

/** Suffix of the output key that says whether a secret is set. */
const SET = '_set';

/** Name of a setting in the input of a save. */
export const inputKey = (key: string, kind: Setting['kind']): string => (kind === 'picture' ? `${key}_token` : key);
/** Name of a setting in the answer. */
export const outputKey = (key: string, kind: Setting['kind']): string =>
  kind === 'picture' ? `${key}_name` : kind === 'secret' ? `${key}${SET}` : key;
