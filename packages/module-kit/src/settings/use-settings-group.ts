import type { AllSettings, SettingsGroup, SettingsStoreBody } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import type { FieldSpecs } from '../form/field-check.ts';
import { useResourceForm, type ResourceForm } from '../form/use-resource-form.ts';
import { kitText } from '../messages/fa.ts';
import { useSaveSettingsMutation, useSettingsQuery } from './settings-calls.ts';

/** One settings group while it is edited: a form whose values are there once they have been read. */
export interface SettingsForm<Values extends object> extends ResourceForm<Values> {
  /** The stored values have been read. */
  ready: boolean;
  /** Why they could not be read. */
  error: unknown;
  retry(): void;
}

/**
 * Edits one group of the settings [2.39]. Only changed keys are sent, with the version that was read; a save after
 * somebody else's save is refused with VERSION_CONFLICT. Unsaved changes are stored as a draft, and leaving the page
 * asks for confirmation.
 * @param more keys that are sent with the group but not stored in it, with their value before a change
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

/** Every key of a group stands under `values` in the body. HTML is the server's business here: a pattern may look like it. */
function wirePaths<Values extends object>(values: object, fields: FieldSpecs<Values> = {}): FieldSpecs<Values> {
  const own = fields as Readonly<Record<string, object | undefined>>;
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, { allowHtml: true, wire: `values.${name}`, ...own[name] }]),
  ) as FieldSpecs<Values>;
}
