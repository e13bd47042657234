import { channels, type AllSettings, type SettingsStoreBody } from '@hamyar/contracts';
import { isUrl } from '@hamyar/persian';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { messages } from '../../platform/http/messages.ts';
import { publishSocketEvents } from '../../platform/realtime/publish-socket-events.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { audit, changedOnly, type Actor } from '../logs/public.ts';
import { removePicture, publishPicture } from '../pictures/public.ts';
import { readGroups, writeGroup } from './setting.repository.ts';
import { settingsOf, type SettingsReading } from './settings-reader.service.ts';
import { GROUPS, mergeSettings, type SettingsValues } from './settings.rules.ts';

/** Fields that are sent as the token of an upload and stored as the name of a public picture, with the width in px. */
const PICTURES = { logo: 480, small_logo: 192, dark_logo: 480, favicon: 96 } as const;

/** A page of the product itself; `//` and `/\` lead to other hosts. */
const OWN_PATH = /^\/(?![/\\])\S*$/;

/** Every group in wire form. */
export function allSettings(reading: SettingsReading): AllSettings {
  const { version } = reading;
  return {
    ...(Object.fromEntries(GROUPS.map((group) => [group, reading[group]])) as unknown as SettingsValues),
    version,
  };
}

/**
 * Saves the changes of one group, audited with the values before and after, and informs every node (decisions 2.26).
 * @throws Nok VERSION_CONFLICT with the current settings, ValidationFailed
 */
export async function saveSettings(deps: Deps, actor: Actor, body: SettingsStoreBody): Promise<AllSettings> {
  checkValues(body);
  await withTransaction(deps.db, async (trx) => {
    const stored = await readGroups(trx, { lock: true });
    const version = stored.reduce((sum, g) => sum + g.version, 0);
    const current = mergeSettings(Object.fromEntries(stored.map((g) => [g.group, g.values])));
    if (body.version !== undefined && body.version !== version)
      throw new Nok('VERSION_CONFLICT', { ...current, version }, messages.versionConflict);
    const before = current[body.group] as unknown as Record<string, unknown>;
    const after = { ...before, ...(await resolvePictures(deps, trx, actor, body.values, before)) };
    await writeGroup(trx, body.group, after, { id: actor.caller?.id ?? null, at: deps.clock.now() });
    await insertSocketEvents(
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
  const reader = settingsOf(deps);
  await reader.changed();
  await publishSocketEvents(deps);
  return allSettings(await reader.current());
}

async function resolvePictures(
  deps: Deps,
  trx: Parameters<typeof publishPicture>[1],
  actor: Actor,
  values: object,
  before: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const resolved: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const picture = /^(logo|small_logo|dark_logo|favicon)_token$/.exec(key)?.[1] as keyof typeof PICTURES | undefined;
    if (!picture) {
      resolved[key] = value;
      continue;
    }
    if (value === undefined) continue;
    await removePicture(deps, trx, before[`${picture}_name`] as string | null);
    if (value === null) resolved[`${picture}_name`] = null;
    else if (actor.caller) {
      resolved[`${picture}_name`] = (
        await publishPicture(deps, trx, {
          token: String(value),
          ownerId: actor.caller.id,
          context: 'setting',
          width: PICTURES[picture],
          field: `values.${key}`,
        })
      ).name;
    }
  }
  return resolved;
}

/** Checks that the type cannot express: a pattern that compiles and a time zone that exists. */
function checkValues({ group, values }: SettingsStoreBody): void {
  if (group === 'userAccountSettings' && values.username_regex) {
    try {
      new RegExp(values.username_regex, 'u');
    } catch {
      throw new ValidationFailed([fieldError('values.username_regex', 'PATTERN')]);
    }
  }
  if (group === 'systemInformation') {
    if (values.timezone !== undefined && !Intl.supportedValuesOf('timeZone').includes(values.timezone))
      throw new ValidationFailed([fieldError('values.timezone', 'CHOICE')]);
    if (values.logo_link && !isUrl(values.logo_link) && !OWN_PATH.test(values.logo_link))
      throw new ValidationFailed([fieldError('values.logo_link', 'URL')]);
  }
}
