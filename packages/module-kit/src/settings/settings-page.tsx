import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { SaveBar, SettingsRow } from '@hamyar/design-system/fields';
import { PageHeader } from '@hamyar/design-system/layout';
import { failureOf } from '@hamyar/store';
import { controlId, fieldId } from '../form/field-focus.ts';
import type { FieldControl } from '../form/form.tsx';
import type { SettingsForm } from './use-settings-group.ts';

/** Props of {@link SettingsPage}. */
export interface SettingsPageProps<Values extends object> {
  title: string;
  subtitle: string;
  form: SettingsForm<Values>;
  /** The cards with rows; called when the values have been read. */
  children: () => ReactNode;
}

/** A settings page of one group: header, rows, and a bar that saves the changes. */
export function SettingsPage<Values extends object>({ title, subtitle, form, children }: SettingsPageProps<Values>) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {form.ready ? (
        children()
      ) : form.error ? (
        <ErrorState traceId={failureOf({ error: form.error })?.request_id} onRetry={form.retry} />
      ) : (
        <Skeleton lines={8} />
      )}
      <SaveBar
        count={form.changed.size}
        saving={form.sending}
        onSave={() => void form.submit()}
        onReset={form.discard}
      />
    </>
  );
}

/** Props of {@link SettingsField}. */
export interface SettingsFieldProps<Values extends object, N extends keyof Values & string> {
  form: SettingsForm<Values>;
  name: N;
  label: string;
  hint?: string;
  /** Connects the label to the control. Leave it out for switches and radio groups, which have their own labels. */
  labelled?: boolean;
  children: (control: FieldControl<Values[N]>) => ReactNode;
}

/** One row of a settings page: highlighted while its value is changed, with the server's message. */
export function SettingsField<Values extends object, N extends keyof Values & string>({
  form,
  name,
  label,
  hint,
  labelled = false,
  children,
}: SettingsFieldProps<Values, N>) {
  const id = controlId(form.id, name);
  const error = form.errors[name];
  return (
    <SettingsRow
      id={fieldId(form.id, name)}
      label={label}
      hint={hint}
      htmlFor={labelled ? id : undefined}
      changed={form.changed.has(name)}
      error={error}
      errorId={`${id}-note`}
    >
      {children({
        id,
        required: Boolean(form.fields[name]?.required),
        value: form.values[name],
        invalid: error !== undefined,
        'aria-describedby': error === undefined ? undefined : `${id}-note`,
        onChange: (value) => form.set(name, value),
        onBlur: () => form.check(name),
      })}
    </SettingsRow>
  );
}
