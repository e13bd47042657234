import type { ReactNode } from 'react';
import type { SettingsGroup } from '@hamyar/contracts';
import { SettingsRow } from '@hamyar/design-system/fields';
import type { SettingsGroupEditor } from './use-settings-group.ts';

interface SettingsGroupRowProps<G extends SettingsGroup> {
  editor: SettingsGroupEditor<G>;
  /** Keys of the group that this row edits. */
  keys: string | readonly string[];
  label: string;
  hint?: string;
  /** Id of the control the label belongs to. */
  htmlFor?: string;
  children: ReactNode;
}

/** One row: marked while it differs from what is stored, with the server's word on it. */
export function SettingsGroupRow<G extends SettingsGroup>({
  editor,
  keys,
  label,
  hint,
  htmlFor,
  children,
}: SettingsGroupRowProps<G>) {
  const names = typeof keys === 'string' ? [keys] : keys;
  const error = names.map(editor.fieldError).find(Boolean);
  return (
    <SettingsRow label={label} hint={hint} htmlFor={htmlFor} changed={names.some((name) => editor.changed.has(name))}>
      {children}
      {error ? (
        <p className="settings-error" role="alert">
          {error}
        </p>
      ) : null}
    </SettingsRow>
  );
}
