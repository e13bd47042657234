import type { CustomField, CustomValue, FormField as FormEntry } from '@hamyar/contracts/forms';
import { Field } from '@hamyar/design-system/basics';
import { FormGrid } from '@hamyar/design-system/fields';
import type { CustomValues } from '@hamyar/domain';
import { FieldHost } from '../form/field-host.tsx';
import { controlId, fieldId } from '../form/field-focus.ts';
import type { ResourceForm } from '../form/use-resource-form.ts';
import { customFieldName, fieldsToFill, filledValues, type FillableField } from './custom-field-specs.ts';
import { CustomFieldLabel, isLabelCut } from './custom-field-label.tsx';
import { CustomValueField, type ValueField } from './custom-value-field.tsx';

/** The values of custom fields in a form: one value of it, `custom_values`. */
export interface WithCustomValues {
  /** By the id of the field. */
  custom_values: CustomValues;
}

/** A field that a form asks for. */
type AskedField = FillableField & ValueField & Pick<CustomField, 'id' | 'help'> & Pick<FormEntry, 'required' | 'width'>;

interface CustomFormFieldsProps<Values extends WithCustomValues> {
  form: ResourceForm<Values>;
  /** All that the form may ask for; those that a condition hides are left out. */
  fields: readonly AskedField[];
}

/** The custom fields of a form that are asked for now, and what is wrong with all of them together. */
export function CustomFormFields<Values extends WithCustomValues>({ form, fields }: CustomFormFieldsProps<Values>) {
  const typed = form.values.custom_values;
  const values = filledValues(fields, typed);
  const problem = form.errors.custom_values;
  return (
    <div id={fieldId(form.id, 'custom_values')}>
      <FormGrid>
        {fieldsToFill(fields, typed).map((field) => (
          <CustomFormField key={field.id} form={form} field={field} value={values[field.id] ?? null} />
        ))}
      </FormGrid>
      {problem === undefined ? null : (
        <p className="hd-field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface CustomFormFieldProps<Values extends WithCustomValues> {
  form: ResourceForm<Values>;
  field: AskedField;
  /** What is filled in, or the default value of the field. */
  value: CustomValue;
}

/** One field with its label, help line and message. */
function CustomFormField<Values extends WithCustomValues>({ form, field, value }: CustomFormFieldProps<Values>) {
  // the name of a part of a value, which the type of the form does not know
  const name = customFieldName(field.id) as keyof Values & string;
  const id = controlId(form.id, name);
  const error = form.errors[name];
  const change = (next: CustomValue) =>
    form.change(
      (before) => ({ custom_values: { ...before.custom_values, [field.id]: next } }) as unknown as Partial<Values>,
    );
  return (
    <Field
      id={fieldId(form.id, name)}
      controlId={id}
      label={<CustomFieldLabel label={field.label} />}
      required={field.required}
      error={error}
      // who fills in the field has to be able to read all of it
      help={[isLabelCut(field.label) ? field.label : '', field.help].filter(Boolean).join(' · ') || undefined}
      // a checkbox says its label itself
      hideLabel={field.type === 'checkbox'}
      className={field.width === 'full' ? 'hd-span-2' : undefined}
    >
      <FieldHost form={form} name={name}>
        <CustomValueField
          id={id}
          field={field}
          required={field.required}
          invalid={error !== undefined}
          aria-describedby={error || field.help ? `${id}-note` : undefined}
          value={value}
          onChange={change}
          onBlur={() => form.left(name)}
        />
      </FieldHost>
    </Field>
  );
}
