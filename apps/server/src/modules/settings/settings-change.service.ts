import { channels, type SettingsGroup } from '@hamyar/contracts';
import { publicSettings, settingsGroups } from '@hamyar/contracts/schemas';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { readGroups, writeGroup } from './setting.repository.ts';
import { settingsOf } from './settings-reader.service.ts';

/** Whether visitors read a setting of the group; only then the menu of anybody can change. */
export const isPublic = (name: SettingsGroup): boolean =>
  publicSettings(settingsGroups).some(([, , group]) => group === name);

/** Makes other changes of settings wait until the transaction ends. */
export const lockSettings = async (trx: Trx): Promise<void> => void (await readGroups(trx, { lock: true }));

/** Gives a setting that names a row another one, where it names this one; the settings are locked before. */
export const replaceInSetting = (
  deps: Pick<Deps, 'db' | 'broker'>,
  trx: Trx,
  setting: { group: SettingsGroup; key: string },
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<void> => changeSetting(deps, trx, setting, { at, change: (stored) => (stored === from ? to : stored) });

/** Changes the stored value of a setting, where there is one; the settings are locked before. */
export async function changeSetting(
  deps: Pick<Deps, 'db' | 'broker'>,
  trx: Trx,
  { group, key }: { group: SettingsGroup; key: string },
  { at, change }: { at: Date /** The same value, where nothing changes. */; change(stored: unknown): unknown },
): Promise<void> {
  const stored = (await readGroups(trx)).find((one) => one.group === group);
  if (stored?.values[key] === undefined) return;
  const after = change(stored.values[key]);
  if (after === stored.values[key]) return;
  await writeGroup(trx, group, { ...stored.values, [key]: after }, { id: null, at });
  await settingsOf(deps).changed(trx);
  const data = { group, public: isPublic(group) };
  await insertSocketEvents(deps, trx, [{ channel: channels.system(), name: 'settings.changed', data }], null);
}
