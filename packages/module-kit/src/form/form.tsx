import type { ReactNode } from 'react';
import { Button, classNames, Field } from '@hamyar/design-system/basics';
import { kitText } from '../messages/fa.ts';
import { FormDiscard } from './after-deletion.ts';
import { controlId, fieldId } from './field-focus.ts';
import type { FieldControl } from './field-control.ts';
import { FieldHost } from './field-host.tsx';
import { FormNotices, OvertakenNote } from './form-notices.tsx';
import { TheirValue } from './their-value.tsx';
import type { ResourceForm } from './use-resource-form.ts';

/** Props of {@link Form}. */
export interface FormProps<Values extends object> {
  form: ResourceForm<Values>;
  /** Name of the form for screen readers. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The `<form>` element around the fields, with a notice of what was restored. */
export function Form<Values extends object>({ form, label, className, children }: FormProps<Values>) {
  return (
    <form
      id={form.id}
      aria-label={label}
      className={classNames('hd-form', className)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React also sends the submit event of a form in a dialog to the form that opened the dialog
        event.stopPropagation();
        void form.submit();
      }}
    >
      <FormNotices form={form} />
      {children}
    </form>
  );
}

/** Props of {@link FormField}. */
export interface FormFieldProps<Values extends object, N extends keyof Values & string> {
  form: ResourceForm<Values>;
  name: N;
  label: string;
  /** Shows the mark for required fields. Default: what the form's checks say. */
  required?: boolean;
  /** A line under the field. */
  help?: ReactNode;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  /** How a value is shown that cannot be changed. Default: by the control. */
  read?: (value: Values[N]) => ReactNode;
  children: (control: FieldControl<Values[N]>) => ReactNode;
}

/** One field with its label, help line and message. */
export function FormField<Values extends object, N extends keyof Values & string>({
  form,
  name,
  label,
  required = Boolean(form.fields[name]?.required),
  help,
  hideLabel,
  className,
  read,
  children,
}: FormFieldProps<Values, N>) {
  const id = controlId(form.id, name);
  const error = form.errors[name];
  const note = form.overtaken.has(name) ? (
    <>
      <OvertakenNote typed={form.changed.has(name)} /> {help}
    </>
  ) : (
    help
  );
  return (
    <Field
      id={fieldId(form.id, name)}
      controlId={id}
      label={label}
      required={required}
      error={error}
      help={note}
      hideLabel={hideLabel}
      className={className}
    >
      <FieldHost form={form} name={name}>
        {children({
          id,
          required,
          value: form.values[name],
          invalid: error !== undefined,
          'aria-describedby': error === undefined && note === undefined ? undefined : `${id}-note`,
          onChange: (value) => form.set(name, value),
          onBlur: () => form.left(name),
        })}
      </FieldHost>
      <TheirValue form={form} name={name} read={read}>
        {children}
      </TheirValue>
    </Field>
  );
}

/** Props of {@link FormActions}. */
export interface FormActionsProps {
  form: Pick<ResourceForm<object>, 'id' | 'sending' | 'cancel' | 'discard'>;
  /** Called when nothing is unsaved any more: immediately, or when the person has agreed to lose the changes. */
  onCancel(): void;
  /** «ذخیره» by default. */
  submitLabel?: string;
  /** More buttons, such as «حذف». */
  children?: ReactNode;
}

/** The buttons below a form; they stay visible while the form is scrolled. */
export function FormActions({ form, onCancel, submitLabel = kitText.save, children }: FormActionsProps) {
  return (
    <div className="hd-form-foot">
      <Button type="submit" form={form.id} variant="primary" loading={form.sending}>
        {submitLabel}
      </Button>
      <Button disabled={form.sending} onClick={() => void form.cancel().then((done) => done && onCancel())}>
        {kitText.cancel}
      </Button>
      <FormDiscard value={form.discard}>{children}</FormDiscard>
    </div>
  );
}
