import type { AllSettings, SettingsGroup, SettingsStoreBody } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import type { FieldSpecs } from '../form/field-check.ts';
import { useResourceForm, type ResourceForm } from '../form/use-resource-form.ts';
import { kitText } from '../messages/fa.ts';
import { useSaveSettingsMutation, useSettingsQuery } from './settings-calls.ts';

/** A form for one settings group; its values are available after they have been read. */
export interface SettingsForm<Values extends object> extends ResourceForm<Values> {
  /** The stored values have been read. */
  ready: boolean;
  /** Why they could not be read; undefined otherwise. */
  error: unknown;
  retry(): void;
}

/**
 * Edits one group of the settings [2.39]. It sends only the changed keys, with the version that was read; when somebody
 * else has saved the group in between, the server refuses with VERSION_CONFLICT. Unsaved changes are stored as a draft,
 * and leaving the page asks for confirmation.
 * @param more values that are sent with the group but not stored in it, with their initial values
 */
export function useSettingsGroup<G extends SettingsGroup, More extends object = object>(
  group: G,
  { more, fields }: { more?: More; fields?: FieldSpecs<AllSettings[G] & More> } = {},
): SettingsForm<AllSettings[G] & More> {
  const { data, error, refetch } = useSettingsQuery();
  const [save] = useSaveSettingsMutation();
  const form = useResourceForm<AllSettings[G] & More>({
    initial: { ...more, ...data?.[group] } as AllSettings[G] & More,
    fields: wirePaths({ ...more, ...data?.[group] }, fields),
    draft: { key: `settings-${group}` },
    askOnLeave: true,
    conflictText: kitText.settings.conflict,
    send: (_, values) => save({ group, values, version: data?.versions[group] } as SettingsStoreBody),
    onSaved: () => toast.success(kitText.settings.saved),
  });
  return { ...form, error, ready: data !== undefined, retry: () => void refetch() };
}

/**
 * In the body the keys of a group are under `values`. HTML is checked by the server only, because a pattern may look
 * like a tag.
 */
function wirePaths<Values extends object>(values: object, fields: FieldSpecs<Values> = {}): FieldSpecs<Values> {
  const own = fields as Readonly<Record<string, object | undefined>>;
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, { allowHtml: true, wire: `values.${name}`, ...own[name] }]),
  ) as FieldSpecs<Values>;
}
