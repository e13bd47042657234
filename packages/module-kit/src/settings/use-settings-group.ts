import {
  channels,
  type SettingsEdited,
  type SettingsGroup,
  type SettingsInput,
  type SettingsStoreBody,
} from '@hamyar/contracts';
import { settingsGet, settingsStore, type AllSettings } from '@hamyar/contracts/settings';
import { toast } from '@hamyar/design-system/overlay';
import { putSharedData, send, useSharedQuery, type CallResult } from '@hamyar/store';
import type { FieldSpecs } from '../form/field-check.ts';
import { useResourceForm, type ResourceForm } from '../form/use-resource-form.ts';
import { useChannels } from '../live/use-channels.ts';
import { kitText } from '../messages/fa.ts';

/** What a setting is called on its page. */
export type SettingLabel = string | { readonly label: string; readonly hint: string };
/** One for each setting of a group; null says that the page leaves it out. */
export type SettingsLabels<Group extends SettingsGroup> = {
  readonly [Key in keyof SettingsInput<Group>]-?: SettingLabel | null;
};

/** A form for one settings group; its values are available after they have been read. */
export interface SettingsForm<Group extends SettingsGroup> extends ResourceForm<SettingsEdited<Group>> {
  labels: SettingsLabels<Group>;
  /** The stored values have been read. */
  ready: boolean;
  /** Why they could not be read; undefined otherwise. */
  error: unknown;
  retry(): void;
}

/**
 * Edits one group of the settings [2.39]. It sends only the changed keys, with the version that was read; when somebody
 * else has saved the group in between, the server refuses with VERSION_CONFLICT. Unsaved changes are stored as a draft, secrets excepted, and
 * leaving the page asks for confirmation.
 */
export function useSettingsGroup<Group extends SettingsGroup>(
  group: Group,
  labels: SettingsLabels<Group>,
  fields: FieldSpecs<SettingsEdited<Group>> = {},
): SettingsForm<Group> {
  // another tab or another admin may have saved since the answer was cached; the event says it while the page is open
  const { data, error, refetch } = useSharedQuery(settingsGet);
  useChannels([channels.system()], (event) => event.name === 'settings.changed' && refetch(), refetch);
  const stored: object = data?.[group] ?? {};
  // what is written and never read, such as the token of a picture, begins empty
  const initial = { ...Object.fromEntries(Object.keys(labels).map((key) => [key, undefined])), ...stored };
  const form = useResourceForm<SettingsEdited<Group>>({
    initial: initial as SettingsEdited<Group>,
    fields: wirePaths(initial, fields) as FieldSpecs<SettingsEdited<Group>>,
    draft: { key: `settings-${group}`, secret: secretsOf(stored) as (keyof SettingsEdited<Group> & string)[] },
    askOnLeave: true,
    conflictText: kitText.settings.conflict,
    send: (_, values) => save({ group, values, version: data?.versions[group] } as SettingsStoreBody),
    onSaved: () => toast.success(kitText.settings.saved),
  });
  return { ...form, labels, error, ready: data !== undefined, retry: refetch };
}

/** Saves one group. A VERSION_CONFLICT is a failure that contains the current settings; they replace the cached ones. */
async function save(body: SettingsStoreBody): Promise<CallResult<AllSettings>> {
  const result = await send(settingsStore, body, { failures: 'form' });
  const now = result.error ? result.error.data : result.data;
  if (now) putSharedData(settingsGet, now);
  return result;
}

/** Of a secret only `<key>_set` is answered. */
const secretsOf = (stored: object): string[] =>
  Object.keys(stored).flatMap((key) => (key.endsWith('_set') ? [key.slice(0, -'_set'.length)] : []));

/**
 * In the body the keys of a group are under `values`. HTML is checked by the server only, because a pattern may look
 * like a tag.
 */
function wirePaths(values: object, fields: object): object {
  const own = fields as Readonly<Record<string, object | undefined>>;
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, { allowHtml: true, wire: `values.${name}`, ...own[name] }]),
  );
}
