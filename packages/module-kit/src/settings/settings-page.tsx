import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { SaveBar, SettingsRow } from '@hamyar/design-system/fields';
import { PageHeader } from '@hamyar/design-system/layout';
import type { SettingsEdited, SettingsGroup, SettingsInput } from '@hamyar/contracts';
import { useRoute } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { controlId, fieldId } from '../form/field-focus.ts';
import { FormNotices, OvertakenNote } from '../form/form-notices.tsx';
import { TheirValue } from '../form/their-value.tsx';
import type { FieldControl } from '../form/field-control.ts';
import { FieldHost } from '../form/field-host.tsx';
import type { SettingsForm } from './use-settings-group.ts';

/** Props of {@link SettingsPage}. */
export interface SettingsPageProps<Group extends SettingsGroup> {
  subtitle: string;
  form: SettingsForm<Group>;
  /** The cards with rows; called when the values have been read. */
  children: () => ReactNode;
}

/** A settings page of one group: the title of its route, rows, and a bar that saves the changes. */
export function SettingsPage<Group extends SettingsGroup>({ subtitle, form, children }: SettingsPageProps<Group>) {
  return (
    <>
      <PageHeader title={useRoute()?.route.title ?? ''} subtitle={subtitle} />
      {form.ready ? (
        <form
          id={form.id}
          className="hd-settings-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (form.changed.size > 0) void form.submit();
          }}
        >
          <FormNotices form={form} />
          {children()}
          {/* a form with several fields is sent by Enter only when it has such a button; the one to see is in the bar */}
          <button type="submit" hidden />
        </form>
      ) : form.error ? (
        <ErrorState traceId={failureOf({ error: form.error })?.request_id} onRetry={form.retry} />
      ) : (
        <Skeleton lines={8} />
      )}
      <SaveBar
        count={form.changed.size}
        saving={form.sending}
        onSave={() => void form.submit()}
        onReset={() => void form.cancel()}
      />
    </>
  );
}

/** Props of {@link SettingsField}. */
export interface SettingsFieldProps<Group extends SettingsGroup, N extends keyof SettingsInput<Group> & string> {
  form: SettingsForm<Group>;
  name: N;
  /** Connects the label to the control. Leave it out for switches and radio groups, which have their own labels. */
  labelled?: boolean;
  /** Draws the control; a control without a label of its own is named by the row's. */
  children: (control: SettingControl<Group, N>, label: string) => ReactNode;
}

/** What a row gives to its control. */
export type SettingControl<Group extends SettingsGroup, N extends keyof SettingsInput<Group> & string> = FieldControl<
  SettingsEdited<Group>[N & keyof SettingsEdited<Group>]
>;

/** One row of a settings page: highlighted while its value is changed, with the server's message. */
export function SettingsField<Group extends SettingsGroup, N extends keyof SettingsInput<Group> & string>({
  form,
  name: key,
  labelled = false,
  children,
}: SettingsFieldProps<Group, N>) {
  const name = key as N & keyof SettingsEdited<Group>;
  const named = form.labels[key];
  const { label, hint } = typeof named === 'string' ? { label: named, hint: undefined } : (named ?? NAMELESS);
  const id = controlId(form.id, name);
  const error = form.errors[name];
  const control = {
    id,
    required: Boolean(form.fields[name]?.required),
    value: form.values[name],
    invalid: error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-note`,
    onChange: (value: (typeof form.values)[typeof name]) => form.set(name, value),
    onBlur: () => form.left(name),
  };
  return (
    <SettingsRow
      id={fieldId(form.id, name)}
      label={label}
      hint={hint}
      htmlFor={labelled ? id : undefined}
      required={control.required}
      changed={form.changed.has(name)}
      error={error}
      errorId={`${id}-note`}
    >
      <FieldHost form={form} name={name}>
        {children(control as unknown as SettingControl<Group, N>, label)}
      </FieldHost>
      <TheirValue form={form} name={name}>
        {(their) => children(their as unknown as SettingControl<Group, N>, label)}
      </TheirValue>
      {form.overtaken.has(name) ? <OvertakenNote typed={form.changed.has(name)} /> : null}
    </SettingsRow>
  );
}

/** A setting that the page leaves out by its labels, and shows all the same. */
const NAMELESS = { label: '', hint: undefined };
