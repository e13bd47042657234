import { FEATURES, PERMISSIONS } from '../declared.ts';
import { systemSettings } from '../settings/settings.schema.ts';
import type { ReceivedGate } from './gate.ts';
import type { ModuleManifest } from './manifest.ts';

/** All gates of a manifest, wherever they stand: a part that a later manifest has is not forgotten. */
function gatesOf(part: unknown): ReceivedGate[] {
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === 'gate' ? (value === undefined ? [] : [value as ReceivedGate]) : gatesOf(value),
  );
}

/** The single conditions of a gate. */
function conditionsOf(gate: ReceivedGate): ReceivedGate[] {
  if ('all' in gate) return gate.all.flatMap(conditionsOf);
  if ('any' in gate) return gate.any.flatMap(conditionsOf);
  return 'not' in gate ? conditionsOf(gate.not) : [gate];
}

const names = (list: readonly string[]): ReadonlySet<string> => new Set(list);
const permissions = names(PERMISSIONS);
const features = names(FEATURES);
const settings = names(Object.keys(systemSettings.shape));

/**
 * The permissions, license features and public settings that gates of a manifest ask for and nobody declares, a sentence
 * each. Such a gate would be closed for ever.
 */
export function unknownNames(manifest: ModuleManifest): string[] {
  const problems = gatesOf(manifest)
    .flatMap(conditionsOf)
    .flatMap((gate) => {
      if ('permission' in gate && !permissions.has(gate.permission))
        return [`a gate asks for the permission ${gate.permission}: declare it in declarations.ts of a slice`];
      if ('feature' in gate && !features.has(gate.feature))
        return [`a gate asks for the license feature ${gate.feature}: declare it in declarations.ts of a slice`];
      if ('setting' in gate && !settings.has(gate.setting))
        return [`a gate asks for the setting ${gate.setting}: declare it by publicSetting in a group of settings`];
      return [];
    });
  return [...new Set(problems)];
}
