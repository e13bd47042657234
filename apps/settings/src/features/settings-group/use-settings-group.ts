import { useCallback, useMemo, useState } from 'react';
import type { AllSettings, SettingsGroup, SettingsStoreBody } from '@hamyar/contracts';
import { useDraft, useLeaveGuard } from '@hamyar/module-sdk';
import { fieldError, isApiError, type ApiError } from '@hamyar/store';
import { useSaveSettingsMutation, useSettingsQuery } from '../../api/settings.api.ts';

/** Uploaded pictures travel as tokens beside the stored values. */
type ImageTokens = Partial<Record<`${'logo' | 'small_logo' | 'dark_logo' | 'favicon'}_token`, string | null>>;
export type SettingsGroupValues<G extends SettingsGroup> = AllSettings[G] & ImageTokens;

/** One settings group while it is edited: what stands, what differs, and the way to save it. */
export interface SettingsGroupEditor<G extends SettingsGroup> {
  /** What the screen shows: the stored values with the changes on top; undefined until they are read. */
  values: SettingsGroupValues<G> | undefined;
  error: ApiError | undefined;
  retry(): void;
  changed: ReadonlySet<string>;
  set<K extends keyof SettingsGroupValues<G> & string>(key: K, value: SettingsGroupValues<G>[K]): void;
  reset(): void;
  save(): Promise<SaveOutcome>;
  saving: boolean;
  /** Message of the server at a field. */
  fieldError(key: string): string | undefined;
}

export type SaveOutcome = 'saved' | 'conflict' | 'refused';

/**
 * Edits one group. Changes live in the draft vault, so that nothing typed is lost, and only changed keys are sent:
 * a save of another group in between does not matter, one of the same group is refused.
 */
export function useSettingsGroup<G extends SettingsGroup>(group: G): SettingsGroupEditor<G> {
  const { data, error, refetch } = useSettingsQuery();
  const [save, { isLoading: saving }] = useSaveSettingsMutation();
  const draft = useDraft<Partial<SettingsGroupValues<G>>>(`settings-${group}`, {});
  const [refused, setRefused] = useState<unknown>(null);
  const stored = data?.[group] as SettingsGroupValues<G> | undefined;
  const version = data?.versions[group];
  const changed = useMemo(() => changedKeys(stored, draft.value), [stored, draft.value]);
  useLeaveGuard(changed.size > 0);

  const set: SettingsGroupEditor<G>['set'] = useCallback(
    (key, value) => draft.set((before) => ({ ...before, [key]: value })),
    [draft],
  );
  const reset = useCallback(() => {
    setRefused(null);
    draft.clear();
  }, [draft]);

  const submit = useCallback(async (): Promise<SaveOutcome> => {
    setRefused(null);
    const values = Object.fromEntries(Object.entries(draft.value).filter(([key]) => changed.has(key)));
    const result = await save({ group, values, version } as SettingsStoreBody);
    if (!result.data) {
      setRefused(result.error);
      return 'refused';
    }
    if (result.data.conflict) return 'conflict';
    draft.clear();
    return 'saved';
  }, [changed, draft, group, save, version]);

  return {
    values: stored && { ...stored, ...draft.value },
    error: isApiError(error) ? error : undefined,
    retry: () => void refetch(),
    changed,
    set,
    reset,
    saving,
    save: submit,
    fieldError: (key) => fieldError(refused, `values.${key}`),
  };
}

/** Keys whose draft differs from what is stored; arrays compare by their elements, in any order. */
export function changedKeys(stored: object | undefined, draft: object): Set<string> {
  const known = (stored ?? {}) as Record<string, unknown>;
  return new Set(
    Object.entries(draft)
      .filter(([key, value]) => comparable(value) !== comparable(known[key]))
      .map(([key]) => key),
  );
}

const comparable = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null));
