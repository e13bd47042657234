import type { AllSettings, FieldError, SettingsGroup, SettingsStoreBody } from '@hamyar/contracts';
import type { ServerModule } from '../../platform/deps.ts';

/** Every group of settings with its values, as they are in force. */
export type SettingsValues = Omit<AllSettings, 'versions'>;

/** What somebody saves of a group: the keys that change. */
type SavedValues<Group extends SettingsGroup> = Extract<SettingsStoreBody, { group: Group }>['values'];

/** One group of settings, as the module that is steered by it declares it (decisions 2.26). Its shape is in the contract. */
export interface SettingsGroupDeclaration<Group extends SettingsGroup> {
  name: Group;
  /** The values a fresh system starts with (decisions 2.23). */
  defaults: SettingsValues[Group];
  /** What a type cannot say of the values somebody saves; answers what is wrong. */
  check?(values: SavedValues<Group>): FieldError[];
  /** Longest sides in px of its pictures: `logo` comes as the token of an upload in `logo_token`, kept as `logo_name`. */
  pictures?: Readonly<Record<string, number>>;
}

/** A declaration of any group. */
export type AnySettingsGroup = { [Group in SettingsGroup]: SettingsGroupDeclaration<Group> }[SettingsGroup];

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** The groups of settings that steer it. */
    readonly settings?: readonly AnySettingsGroup[];
  }
}

/** The groups of all modules by name. @throws when two modules declare the same */
export function declaredGroups(modules: readonly ServerModule[]): ReadonlyMap<SettingsGroup, AnySettingsGroup> {
  const groups = new Map<SettingsGroup, AnySettingsGroup>();
  for (const { name, settings = [] } of modules)
    for (const group of settings) {
      if (groups.has(group.name)) throw new Error(`module ${name} declares the settings ${group.name} a second time`);
      groups.set(group.name, group);
    }
  return groups;
}

/** What a fresh system starts with, of every group. */
export function defaultSettings(modules: readonly ServerModule[]): SettingsValues {
  const groups = [...declaredGroups(modules).values()];
  return Object.fromEntries(groups.map(({ name, defaults }) => [name, defaults])) as unknown as SettingsValues;
}
