import { useState } from 'react';
import type { CustomField, CustomValue, FormAudience, FormField as FormEntry } from '@hamyar/contracts/forms';
import { Alert, Button, EmptyState, Field, Segmented } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { FormGrid } from '@hamyar/design-system/fields';
import { Modal } from '@hamyar/design-system/overlay';
import { checkValues, shownFields, type ValueError } from '@hamyar/domain';
import { CustomFieldLabel, CustomValueField, valueErrorText } from '@hamyar/module-kit/custom-fields';
import { fill, isolate } from '@hamyar/persian';
import { faFields } from '../../messages/fa-fields.ts';
import {
  beginningValues,
  fieldsFor,
  isFor,
  PREVIEW_ROLES,
  type PreviewField,
  type PreviewRole,
} from './form-preview.rules.ts';

const text = faFields.preview;
const ROLES = PREVIEW_ROLES.map((value) => ({ value, label: text.roles[value] }));

/** A form as it is being built. */
export interface PreviewedForm {
  name: string;
  fields: readonly FormEntry[];
  definitions: readonly CustomField[];
  audience?: FormAudience;
  intro?: string;
  subject_template?: string;
}

interface FormPreviewProps {
  form: PreviewedForm;
  onClose(): void;
}

/** The form as it will be filled in, with its conditions at work; nothing of it is saved. */
export function FormPreview({ form, onClose }: FormPreviewProps) {
  const [role, setRole] = useState<PreviewRole>('customer');
  return (
    <Modal
      open
      width={720}
      title={form.name.trim() ? fill(text.title, { name: isolate(form.name) }) : text.unnamed}
      onClose={onClose}
    >
      <div className="fb-preview-roles">
        <span>{text.as}</span>
        <Segmented size="sm" label={text.as} options={ROLES} value={role} onChange={setRole} />
      </div>
      {role === 'guest' ? (
        <Alert>{text.guest}</Alert>
      ) : isFor(form.audience, role) ? (
        <FilledForm key={role} form={form} fields={fieldsFor(form, role)} />
      ) : (
        <Alert>{fill(text.notFor, { role: text.roles[role] })}</Alert>
      )}
    </Modal>
  );
}

interface FilledFormProps {
  form: PreviewedForm;
  /** Those that the person is asked for. */
  fields: readonly PreviewField[];
}

function FilledForm({ form, fields }: FilledFormProps) {
  const [values, setValues] = useState<Readonly<Record<number, CustomValue>>>(() => beginningValues(fields));
  const [errors, setErrors] = useState<ReadonlyMap<number, ValueError> | null>(null);
  const shown = shownFields(fields, values);
  const set = (id: number, value: CustomValue) => {
    setValues((before) => ({ ...before, [id]: value }));
    setErrors((before) => (before ? new Map([...before].filter(([other]) => other !== id)) : null));
  };
  const clear = () => {
    setValues(beginningValues(fields));
    setErrors(null);
  };
  return (
    <>
      {form.intro ? <RichText html={form.intro} className="fb-preview-intro" /> : null}
      {form.subject_template ? (
        <p className="fb-preview-subject">
          <b>{text.subject}</b> <bdi>{form.subject_template}</bdi>
        </p>
      ) : null}
      {fields.length === 0 ? <EmptyState kind="note" compact title={text.nothing} /> : null}
      <FormGrid>
        {shown.map((field) => (
          <PreviewedField
            key={field.id}
            field={field}
            value={values[field.id] ?? null}
            error={errors?.get(field.id)}
            onChange={(value) => set(field.id, value)}
          />
        ))}
      </FormGrid>
      {shown.length < fields.length ? (
        <p className="hd-muted">{fill(text.hidden, { n: fields.length - shown.length })}</p>
      ) : null}
      {errors?.size === 0 ? <Alert tone="success">{text.checked}</Alert> : null}
      {fields.length > 0 ? (
        <div className="fb-preview-actions">
          <Button onClick={() => setErrors(checkValues(fields, values).errors)}>{text.check}</Button>
          <Button variant="text" onClick={clear}>
            {text.clear}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface PreviewedFieldProps {
  field: PreviewField;
  value: CustomValue;
  error: ValueError | undefined;
  onChange(value: CustomValue): void;
}

function PreviewedField({ field, value, error, onChange }: PreviewedFieldProps) {
  const id = `preview-${field.id}`;
  const { help } = field.definition;
  return (
    <Field
      label={<CustomFieldLabel label={field.definition.label} />}
      controlId={id}
      required={field.required}
      // a checkbox says its label itself
      hideLabel={field.type === 'checkbox'}
      error={error ? valueErrorText(error) : undefined}
      help={help || undefined}
      className={field.width === 'full' ? 'hd-span-2' : undefined}
    >
      <CustomValueField
        id={id}
        field={field.definition}
        required={field.required}
        invalid={error !== undefined}
        aria-describedby={error || help ? `${id}-note` : undefined}
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
      />
    </Field>
  );
}
