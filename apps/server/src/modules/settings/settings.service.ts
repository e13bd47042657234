import { isDeepStrictEqual } from 'node:util';
import {
  channels,
  type AllSettings,
  type FieldError,
  type SettingsGroup,
  type SettingsStoreBody,
} from '@hamyar/contracts';
import { answeredValues, outputKey, settingsGroups, type SettingsDeclaration } from '@hamyar/contracts/schemas';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { audit, changedOnly, type Actor } from '../logs/public.ts';
import { makePicture, removePicture } from '../attachments/public.ts';
import { readGroups, writeGroup } from './setting.repository.ts';
import { toAllSettings } from './settings.presenter.ts';
import { readingOf, settingsOf } from './settings-reader.service.ts';
import {
  completed,
  settingsValues,
  type SettingsCheck,
  type SettingsEffect,
  type StoredValues,
} from './settings-values.ts';
import { sealSecret } from './stored-secret.ts';
import { isPublic } from './settings-change.service.ts';

/**
 * Saves the changed keys of one group, unless somebody else has saved the group meanwhile. The change is audited with
 * the values before and after, and all nodes read the settings again (decisions 2.26).
 * @throws Nok VERSION_CONFLICT with the current settings, ValidationFailed
 */
export async function saveSettings(deps: Deps, actor: Actor, body: SettingsStoreBody): Promise<AllSettings> {
  const { group: name, values } = body;
  const problems = await problemsOf(deps, name, values);
  if (problems.length > 0) throw new ValidationFailed(problems.map(inValues));
  const group: SettingsDeclaration = settingsGroups[name];
  const reader = settingsOf(deps);
  await withTransaction(deps.db, async (trx) => {
    const stored = await readGroups(trx, { lock: true });
    const current = readingOf(stored);
    // what a value names may have been deleted meanwhile; from here on it is not
    const refused = await problemsOf({ ...deps, db: trx }, name, values);
    if (refused.length > 0) throw new ValidationFailed(refused.map(inValues));
    await checkVersion(body.version, current.versions[name], () => toAllSettings(current));
    const before = completed(group, stored.find((row) => row.group === name)?.values);
    const after = { ...before, ...(await storedChanges(deps, trx, actor, { group, values, before })) };
    // others who edit the group would be told of a change that is none
    if (isDeepStrictEqual(after, before)) return;
    await writeGroup(trx, name, after, { id: actor.caller?.id ?? null, at: deps.clock.now() });
    const reading = (row: StoredValues) => settingsValues(new Map([[name, row]]))[name];
    for (const { settingsEffects } of deps.modules)
      await (settingsEffects?.[name] as SettingsEffect<typeof name> | undefined)?.(
        trx,
        { before: reading(before), after: reading(after) },
        deps,
      );
    await reader.changed(trx);
    await insertSocketEvents(
      deps,
      trx,
      [{ channel: channels.system(), name: 'settings.changed', data: { group: name, public: isPublic(name) } }],
      null,
    );
    await audit(deps, trx, actor, {
      action: 'settings.update',
      object_type: 'setting',
      object_name: name,
      ...auditedChange(group, before, after),
    });
  });
  return toAllSettings(await reader.current());
}

const inValues = (problem: FieldError): FieldError => ({ ...problem, field: `values.${problem.field}` });

/** Errors from the checks of all modules. */
async function problemsOf(
  { modules, db }: Pick<Deps, 'modules'> & { db: AnyDb },
  group: SettingsGroup,
  values: SettingsStoreBody['values'],
): Promise<FieldError[]> {
  const checks = modules.map(
    ({ settingsChecks }) => settingsChecks?.[group] as SettingsCheck<typeof values> | undefined,
  );
  const errors: FieldError[] = [];
  for (const check of checks) errors.push(...((await check?.(values, db)) ?? []));
  return errors;
}

interface Change {
  group: SettingsDeclaration;
  values: Readonly<Record<string, unknown>>;
  before: StoredValues;
}

/** The saved values in stored form; keys that are not given keep their value. */
async function storedChanges(deps: Deps, trx: Trx, actor: Actor, change: Change): Promise<StoredValues> {
  const changes: Record<string, unknown> = {};
  for (const [key, declared] of Object.entries(change.group)) {
    const given = change.values[declared.kind === 'picture' ? `${key}_token` : key];
    if (given === undefined) continue;
    if (declared.kind === 'value') changes[key] = given;
    else if (declared.kind === 'picture')
      changes[`${key}_name`] = await storedPicture(deps, trx, actor, { key, given, side: declared.side, ...change });
    // a page cannot show a secret, so an empty field means that it was not changed
    else if (given !== '') changes[key] = given === null ? null : sealSecret(deps.secrets, String(given));
  }
  return changes;
}

/** Replaces the previous picture by an upload, or removes it. Returns the name of the new file. */
async function storedPicture(
  deps: Deps,
  trx: Trx,
  { caller }: Actor,
  { key, given, side, before }: { key: string; given: unknown; side: number } & Change,
): Promise<string | null> {
  await removePicture(deps, trx, 'setting', before[`${key}_name`] as string | null);
  if (given === null || !caller) return null;
  const field = `values.${key}_token`;
  const taken = await makePicture(deps, trx, {
    token: String(given),
    uploaderId: caller.id,
    owner: { kind: 'setting', id: null },
    side,
    shape: 'whole',
    field,
  });
  return taken.name;
}

/** The change for the audit log. For a changed secret it only contains whether one was set before and is set now. */
function auditedChange(group: SettingsDeclaration, before: StoredValues, after: StoredValues) {
  const change = changedOnly(answeredValues(group, before), answeredValues(group, after));
  for (const [key, { kind }] of Object.entries(group)) {
    if (kind !== 'secret' || before[key] === after[key]) continue;
    const name = outputKey(key, kind);
    change.before[name] = before[key] !== null;
    change.after[name] = after[key] !== null;
  }
  return change;
}
