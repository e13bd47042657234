import type { z } from 'zod';

/** A value that pages edit; everybody may read one that is public (decisions 2.26). */
export interface ValueSetting<Input extends z.ZodType = z.ZodType, Public extends boolean = boolean> {
  readonly kind: 'value';
  readonly input: Input;
  /** What a fresh system starts with. */
  readonly initial: z.output<Input>;
  readonly public: Public;
}

/** A picture that everybody may see: saved by the token of an upload, answered by the name of its file. */
export interface PictureSetting {
  readonly kind: 'picture';
  /** Longest side, px. */
  readonly side: number;
  readonly public: true;
}

/** A text that is written and never read: answered by whether it is set. */
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

/** A value that only the settings pages and the server read. */
export const setting = <T extends z.ZodType>(input: T, initial: z.output<T>): ValueSetting<T, false> => ({
  kind: 'value',
  input,
  initial,
  public: false,
});

/** A value that visitors read too, in `systemSettings`. */
export const publicSetting = <T extends z.ZodType>(input: T, initial: z.output<T>): ValueSetting<T, true> => ({
  kind: 'value',
  input,
  initial,
  public: true,
});

/** `logo: picture(480)` is saved as `logo_token` and answered as `logo_name`, to visitors too. @param side longest, px */
export const picture = (side: number): PictureSetting => ({ kind: 'picture', side, public: true });

/**
 * `api_key: secret()` is saved as `api_key` and answered as `api_key_set`. An empty text leaves what is stored, null
 * removes it. It is encrypted in the database and in no answer, log or audit line. @param max characters
 */
export const secret = (max = 500): SecretSetting => ({ kind: 'secret', max, public: false });

/**
 * Declares one group of settings. Everything else is derived from it: what a save accepts and what is answered, the
 * values of a fresh system, what visitors read. Export it under the group's name from a `*.settings.ts` of the slice
 * that it steers; `npm run gen` finds it there. @throws when two keys have one name on the wire
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

/** Ends the name under which it is answered whether a secret is set. */
const SET = '_set';

/** Name of a setting in what is saved. */
export const inputKey = (key: string, kind: Setting['kind']): string => (kind === 'picture' ? `${key}_token` : key);
/** Name of a setting in what is answered. */
export const outputKey = (key: string, kind: Setting['kind']): string =>
  kind === 'picture' ? `${key}_name` : kind === 'secret' ? `${key}${SET}` : key;
