import { channels, type AllSettings, type FieldError, type SettingsStoreBody } from '@hamyar/contracts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { messages } from '../../platform/http/messages.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { audit, changedOnly, type Actor } from '../logs/public.ts';
import { removePicture, takePicture } from '../attachments/public.ts';
import { readGroups, writeGroup } from './setting.repository.ts';
import { settingsOf, versionsOf, type SettingsReading } from './settings-reader.service.ts';
import { declaredGroups, defaultSettings, type SettingsValues } from './settings-group.ts';
import { mergeSettings } from './settings.rules.ts';

/** Every group in wire form. */
export function allSettings(deps: Pick<Deps, 'modules'>, reading: SettingsReading): AllSettings {
  const values = [...declaredGroups(deps.modules).keys()].map((group) => [group, reading[group]]);
  return { ...(Object.fromEntries(values) as SettingsValues), versions: reading.versions };
}

/**
 * Saves what changes in one group, unless somebody else has saved this group since; audited with before and after, and tells every node (decisions 2.26).
 * @throws Nok VERSION_CONFLICT with the current settings, ValidationFailed
 */
export async function saveSettings(deps: Deps, actor: Actor, body: SettingsStoreBody): Promise<AllSettings> {
  const declared = declaredGroups(deps.modules).get(body.group);
  if (!declared) throw new ValidationFailed([fieldError('group', 'CHOICE')]);
  const problems = (declared.check as ((values: object) => FieldError[]) | undefined)?.(body.values) ?? [];
  if (problems.length > 0)
    throw new ValidationFailed(problems.map((problem) => ({ ...problem, field: `values.${problem.field}` })));
  const reader = settingsOf(deps);
  await withTransaction(deps.db, async (trx) => {
    const stored = await readGroups(trx, { lock: true });
    const defaults = defaultSettings(deps.modules);
    const versions = versionsOf(defaults, stored);
    const current = mergeSettings(Object.fromEntries(stored.map((g) => [g.group, g.values])), defaults);
    if (body.version !== undefined && body.version !== versions[body.group])
      throw new Nok('VERSION_CONFLICT', { ...current, versions }, messages.versionConflict);
    const before = current[body.group] as unknown as Record<string, unknown>;
    const after = {
      ...before,
      ...(await resolvePictures(deps, trx, actor, { values: body.values, before, sides: declared.pictures ?? {} })),
    };
    await writeGroup(trx, body.group, after, { id: actor.caller?.id ?? null, at: deps.clock.now() });
    await reader.changed(trx);
    await insertSocketEvents(
      deps,
      trx,
      [{ channel: channels.system(), name: 'settings.changed', data: { group: body.group } }],
      null,
    );
    await audit(deps, trx, actor, {
      action: 'settings.update',
      object_type: 'setting',
      object_name: body.group,
      ...changedOnly(before, after),
    });
  });
  return allSettings(deps, await reader.current());
}

async function resolvePictures(
  deps: Deps,
  trx: Parameters<typeof takePicture>[1],
  actor: Actor,
  {
    values,
    before,
    sides,
  }: { values: object; before: Record<string, unknown>; sides: Readonly<Record<string, number>> },
): Promise<Record<string, unknown>> {
  const resolved: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const picture = /^(.+)_token$/.exec(key)?.[1];
    const width = picture === undefined ? undefined : sides[picture];
    if (width === undefined) {
      resolved[key] = value;
      continue;
    }
    if (value === undefined) continue;
    await removePicture(deps, trx, before[`${picture}_name`] as string | null);
    if (value === null) resolved[`${picture}_name`] = null;
    else if (actor.caller) {
      resolved[`${picture}_name`] = (
        await takePicture(deps, trx, {
          token: String(value),
          ownerId: actor.caller.id,
          context: 'setting',
          width,
          field: `values.${key}`,
        })
      ).name;
    }
  }
  return resolved;
}
